package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
)

// This file has lists that are told anew where something was taken from them.

// Renewed are the candidates in whose place those of a sentence come that takes one of them away, or
// stands behind one that did, which is was: it names all that stay, and more. It is nil where it does
// not; the sentence's are for the goes of those, else.
func Renewed(list []Said, was *clauses.Amendment, read *clauses.Reading) map[*orders.Line]bool {
	a := was
	if len(read.Amendments) > 0 {
		a = &read.Amendments[0]
	}
	if a == nil || len(read.Amendments) > 1 || a.List.Some() || a.From.Verb != orders.Buy || len(a.From.Cards) == 0 || a.Scopes != nil || read.Same != nil || read.Joins || read.Too {
		return nil
	}
	cards := toldAnew(a, read).Cards
	own := slices.DeleteFunc(Own(list, Last(list, orders.Buy)), func(e Said) bool { return e.Line.Order.Verb != orders.Buy })
	if len(cards) < 2 || len(own) == 0 || slices.ContainsFunc(own, func(e Said) bool { return !renews(&e, own[0].Line, a.From, orders.Order{Cards: cards}) }) {
		return nil
	}
	if len(cards) > cardsOf(read.Acts) {
		read.Acts = slices.Concat([]clauses.Act{{Line: orders.Line{Order: a.To}}}, read.Acts)
	}
	gone, scopes := map[*orders.Line]bool{}, []orders.Scope(nil)
	for _, e := range own {
		gone[e.Line] = true
		if !slices.Contains(scopes, e.Line.Scope) {
			scopes = append(scopes, e.Line.Scope)
		}
	}
	for k := range read.Acts {
		read.Acts[k].Scopes, read.Acts[k].Instead = scopes, k > 0
	}
	read.Amendments, read.Retracts, read.Falls = nil, false, false
	return gone
}

// Restates tells a sentence that only tells the last list of candidates once more, as it stands now: `Scrap
// the Forest. So: Mine, Cafe.`
func Restates(list []Said, read *clauses.Reading) bool {
	if len(read.Acts) == 0 || len(read.Amendments) > 0 || read.Sticky || read.Same != nil || len(read.If) > 0 {
		return false
	}
	var told orders.Order
	for _, act := range read.Acts {
		if o := act.Line.Order; o.Verb != orders.Buy || o.Nothing || len(act.Line.If) > 0 || act.Scopes != nil {
			return false
		}
		told.Cards = append(told.Cards, act.Line.Order.Cards...)
	}
	said := 0
	for _, e := range list {
		if e.Line.Order.Verb != orders.Buy || e.Gone {
			continue
		}
		if said++; e.Doubted || e.Line.Order.Nothing || len(e.Line.If) > 0 || !slices.Equal(e.Line.Order.Cards, told.Cards) {
			return false
		}
	}
	return said == 1
}

// toldAnew has the candidates that a sentence tells anew, behind the one that its change brings; none where
// it orders more than that.
func toldAnew(a *clauses.Amendment, read *clauses.Reading) (list orders.Order) {
	brings := len(read.Amendments) > 0 && !a.Drop && !slices.ContainsFunc(read.Acts, func(act clauses.Act) bool { return slices.Contains(act.Line.Order.Cards, a.To.Cards[0]) })
	if brings {
		list.Cards = append(list.Cards, a.To.Cards...)
	}
	for _, act := range read.Acts {
		if o := act.Line.Order; o.Verb != orders.Buy || o.Nothing || len(act.Line.If) > 0 || act.Scopes != nil {
			return orders.Order{}
		}
		list.Cards = append(list.Cards, act.Line.Order.Cards...)
	}
	if len(read.Acts) == 0 {
		return orders.Order{}
	}
	return list
}

// cardsOf is how many candidates orders have.
func cardsOf(acts []clauses.Act) (n int) {
	for i := range acts {
		n += len(acts[i].Line.Order.Cards)
	}
	return n
}

// renews tells candidates all of which are told anew but those that were taken away, and one of which
// stays.
func renews(e *Said, first *orders.Line, dropped, cards orders.Order) bool {
	if e.Doubted || e.Line.Order.Nothing || len(e.Line.If) > 0 || !e.Line.Order.Equal(first.Order) {
		return false
	}
	stays := 0
	for _, card := range e.Line.Order.Cards {
		again := slices.Contains(cards.Cards, card)
		if gone := slices.Contains(dropped.Cards, card); again == gone {
			return false
		}
		if again {
			stays++
		}
	}
	return stays > 0
}

// Unplaced tells candidates behind a sentence that dropped one from a list, of which nobody knows whether
// they are to stand where that stood: several where others were behind it, and those on a condition.
func Unplaced(before []orders.Line, was *clauses.Amendment, read *clauses.Reading) bool {
	if was == nil || !was.Drop || was.From.Verb != orders.Buy || len(was.From.Cards) != 1 || len(read.Amendments) > 0 || len(read.Acts) == 0 {
		return false
	}
	list, asks := orders.Order{}, false
	for _, act := range read.Acts {
		if o := act.Line.Order; o.Verb != orders.Buy || o.Nothing || act.Scopes != nil {
			return false
		}
		list.Cards, asks = append(list.Cards, act.Line.Order.Cards...), asks || len(act.Line.If) > 0
	}
	return slices.ContainsFunc(before, func(l orders.Line) bool {
		at := slices.Index(l.Order.Cards, was.From.Cards[0])
		again := shares(l.Order.Cards, list.Cards)
		last := at == len(l.Order.Cards)-1
		return l.Order.Verb == orders.Buy && at >= 0 && len(l.Order.Cards) > 1 && !again && (asks || len(list.Cards) > 1 && !last)
	})
}

// shares tells two lists with one thing in both.
func shares[T comparable](one, other []T) bool {
	return slices.ContainsFunc(one, func(t T) bool { return slices.Contains(other, t) })
}
