package conditions

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/pieces"
)

// This file reads conditions by what was named before them.

// tornDown tells a condition that a landmark is not there that was to be torn down first: the
// next one comes then anyway.
func (s asker) tornDown(list []orders.Condition, unless bool) bool {
	c := list[0]
	if len(list) > 1 || c.Kind != orders.Has || c.Who != s.Table.Me || c.Not == unless {
		return false
	}
	return slices.ContainsFunc(s.Pieces, func(p pieces.Piece) bool {
		return p.Kind == pieces.Order && p.Order.Verb == orders.Demolish && slices.Contains(p.Order.Cards, c.Card)
	})
}

// ofThem makes a condition on a number of what was named before one of that: `two or more of
// them`.
func ofThem(s *pieces.Sentence, list []orders.Condition, from, to int, unless bool) []orders.Condition {
	var before *orders.Order
	for i := range s.Pieces {
		if p := &s.Pieces[i]; (p.Kind == pieces.Order || p.Kind == pieces.Cards) && len(p.Order.Cards) == 1 {
			before = &p.Order
		}
	}
	return bags.OfCard(s.Arguer, from, to, list, before, unless)
}

// pointed settles what a word points at in a condition by what was asked before.
func pointed(s asker, at, end int, list []orders.Condition) []orders.Condition {
	if _, next := s.Opener(at); next > at {
		at = next
	}
	var chain [][]orders.Condition
	for _, p := range s.Pieces {
		if p.Kind == pieces.Condition && len(p.List) > 0 {
			chain = append(chain, p.List)
		}
	}
	if chain == nil {
		chain = s.Now.Chain
	}
	list, _ = asking.Pointed(&s.Asker, at, end, list, chain)
	return list
}
