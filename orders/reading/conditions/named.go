package conditions

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
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
func ofThem(s *pieces.Sentence, list []orders.Condition, from, to int) []orders.Condition {
	c := list[0]
	if len(list) > 1 || c.Kind != orders.Coins || c.Compare != orders.AtLeast && c.Compare != orders.Exactly && c.Compare != orders.Over || c.Count > mostCopies {
		return list
	}
	card := engine.NoCard
	for _, p := range s.Pieces {
		if (p.Kind == pieces.Order || p.Kind == pieces.Cards) && len(p.Order.Cards) == 1 {
			card = p.Order.Cards[0]
		}
	}
	for i := from; i < to; i++ {
		if s.Means(i, words.Coins) {
			return list
		}
		if s.Sign(i, "of") && s.Sign(i+1, "them", "those", "these") && card != engine.NoCard {
			if c.Compare == orders.Over {
				c.Count++
			}
			return []orders.Condition{{Kind: orders.Has, Who: c.Who, Card: card, Count: c.Count, Not: c.Not}}
		}
	}
	return list
}
