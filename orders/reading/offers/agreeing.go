package offers

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/ledger"
)

// This file tells whether the sense of a letter has all that was filed of it, and so may stand in the
// place of what its sentences come to.

// agrees tells whether all that is filed is in the reading, go by go, in the same order, but for what the
// letter put right.
func (o *offer) agrees(s *orders.Sheet) bool {
	for _, scope := range [...]orders.Scope{orders.Go1, orders.Go2, orders.ExtraGo, orders.Standing} {
		filed, read := inGo(s.Lines, scope, o.me), inGo(o.Lines, scope, o.me)
		if !o.Mended[orders.Buy] && !hasCandidates(candidates(read), candidates(filed)) {
			return false
		}
		for i := range filed {
			if l := &filed[i]; l.Order.Verb != orders.Buy && !o.Mended[l.Order.Verb] && !isDefault(l) && !slices.ContainsFunc(read, func(other orders.Line) bool { return isAlike(l, &other) }) {
				return false
			}
		}
	}
	return true
}

// inGo are the orders that count in a go, those for it alone first.
func inGo(all []orders.Line, scope orders.Scope, me engine.Seat) []orders.Line {
	return ledger.Settled(ofGo(all, scope), me)
}

// A candidate is a card that is bought, or none, and the conditions that hold for it.
type candidate struct {
	card engine.Card
	when []orders.Condition
}

// candidates are those of the purchases among orders.
func candidates(all []orders.Line) (list []candidate) {
	for i := range all {
		l := &all[i]
		if l.Order.Verb != orders.Buy {
			continue
		}
		for _, card := range l.Order.Cards {
			list = append(list, candidate{card, l.If})
		}
		if l.Order.Nothing && len(l.Order.Cards) == 0 && len(l.If) > 0 {
			list = append(list, candidate{engine.NoCard, l.If})
		}
	}
	return list
}

// hasCandidates tells whether some candidates are among others, in the same order.
func hasCandidates(all, some []candidate) bool {
	for _, one := range some {
		at := slices.IndexFunc(all, func(c candidate) bool { return c.card == one.card && slices.Equal(c.when, one.when) })
		if at < 0 {
			return false
		}
		all = all[at+1:]
	}
	return true
}

// isAlike tells two orders of a tool that come to the same.
func isAlike(a, b *orders.Line) bool {
	return slices.Equal(a.If, b.If) && a.Order.Equal(b.Order)
}

// isDefault tells an order for what is done anyway.
func isDefault(l *orders.Line) bool {
	o := &l.Order
	if len(l.If) > 0 {
		return false
	}
	switch o.Verb {
	case orders.Roll:
		return o.Dice == 2
	case orders.TV:
		return o.Player == engine.NoSeat
	case orders.Reroll, orders.Harbour:
		return o.Totals == 0
	}
	return o.Nothing && len(o.Cards) == 0
}

// whole is the reading, and what is filed of what is done anyway.
func (o *offer) whole(s *orders.Sheet) orders.Sheet {
	all := o.Reading
	all.Lines = slices.Clone(o.Lines)
	if s.IfYes != nil {
		for i := range s.IfYes.Lines {
			if l := &s.IfYes.Lines[i]; l.Order.Verb != orders.Buy && len(ofVerb(o.Lines, l.Order.Verb)) == 0 {
				all.Lines = append(all.Lines, *l)
			}
		}
	}
	for i := range s.Lines {
		if l := &s.Lines[i]; isDefault(l) && !slices.ContainsFunc(all.Lines, func(other orders.Line) bool {
			return other.Order.Verb == l.Order.Verb && (other.Scope == l.Scope || other.Scope == orders.EveryGo || l.Scope == orders.EveryGo)
		}) {
			all.Lines = append(all.Lines, *l)
		}
	}
	slices.SortStableFunc(all.Lines, func(a, b orders.Line) int { return int(a.Order.Verb) - int(b.Order.Verb) })
	return sheetOf(&all, s)
}

// namesAll tells whether the reading has all cards that the sentences would buy.
func (o *offer) namesAll(s *orders.Sheet) bool {
	return s.IfYes == nil || cardsOf(s.IfYes.Lines)&^cardsOf(o.Lines) == 0
}

// cardsOf are the candidates of orders.
func cardsOf(all []orders.Line) (set engine.Cards) {
	for i := range all {
		if all[i].Order.Verb == orders.Buy {
			set |= engine.CardsOf(all[i].Order.Cards...)
		}
	}
	return set
}

// tellsMore tells whether the reading has more orders than the sentences come to, or of other tools, and all
// of their cards; or puts something right that they do not.
func (o *offer) tellsMore(s *orders.Sheet) bool {
	switch {
	case s.IfYes == nil:
		return false
	case slices.Contains(o.Mended[:], true):
		return true
	case !o.namesAll(s):
		return false
	case doing(o.Lines) > doing(s.IfYes.Lines):
		return true
	}
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		if doing(ofVerb(o.Lines, verb)) > 0 && len(ofVerb(s.IfYes.Lines, verb)) == 0 {
			return true
		}
	}
	return false
}

// doing is how many candidates and orders of tools there are that are not for what is done anyway.
func doing(all []orders.Line) (n int) {
	for i := range all {
		switch l := &all[i]; {
		case l.Order.Verb == orders.Buy:
			n += len(l.Order.Cards)
		case !isDefault(l):
			n++
		}
	}
	return n
}
