package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
)

// This file has corrections of a change: of what it brought, or dropped, in the sentence before.

// Only is the change that a sentence makes and does nothing else; nil for none.
func Only(read *clauses.Reading) *clauses.Amendment {
	if len(read.Amendments) != 1 || len(read.Acts) > 0 || read.Amendments[0].List.Some() {
		return nil
	}
	return &read.Amendments[0]
}

// Drops tells a sentence that only drops something.
func Drops(read *clauses.Reading) bool {
	only := Only(read)
	return only != nil && only.Drop
}

// Retarget makes of a sentence that only names a card the change before it, with that card in the
// place of what it brought or dropped: `change the Mine to a Forest. No, to a Cafe`; a card that did
// not stand there comes in the place of what was dropped. What the change struck undoes it. It tells whether it
// is one.
func Retarget(was clauses.Amendment, read *clauses.Reading, stood func(orders.Order) bool) bool {
	if !NamesCard(read) || was.From.Verb != orders.Buy || len(was.From.Cards) == 0 || !was.Drop && len(was.To.Cards) != 1 {
		return false
	}
	card := read.Acts[0].Line.Order
	if len(card.Cards) == 1 && card.Cards[0] == was.From.Cards[0] && (read.Retracts || read.Corrects) {
		read.Amendments, read.Acts = nil, nil // it was right before: no, the Mine
		return true
	}
	switch stands := was.Drop && stood(card); {
	case stands && !read.Retracts && !read.Corrects:
		return false // it stays: scrap the Mine, so the Forest
	case stands:
		was.From = card
	default:
		was.To, was.Drop = card, false
	}
	read.Amendments, read.Acts = []clauses.Amendment{was}, nil
	return true
}

// Again tells a change of what the one before it changed, which comes in its place: `change the
// Mine to a Forest. No, change the Mine to a Cafe`; beside tells that it may as well come beside it.
func Again(was clauses.Amendment, read *clauses.Reading) (again, beside bool) {
	a := &read.Amendments[0]
	if len(read.Amendments) > 1 || a.List.Some() || a.From.Verb != was.From.Verb || a.From.Equal(was.To) {
		return false, false // not the Forest that it brought, the Cafe
	}
	return true, !a.From.Equal(was.From)
}

// Otherwise is an order that is no purchase with what an amendment brings in it: `the Mall instead
// of the Harbour`, of what is torn down. It tells whether it is about that.
func Otherwise(o orders.Order, a clauses.Amendment) (orders.Order, bool) {
	switch {
	case a.From.Verb == orders.Buy && o.Verb != orders.Buy && len(a.From.Cards) == 1:
		if at := slices.Index(o.Cards, a.From.Cards[0]); at >= 0 {
			o.Cards = slices.Clone(o.Cards)
			o.Cards[at] = a.To.Cards[0]
			return o, true
		}
		if o.Verb == orders.Swap && o.Theirs == a.From.Cards[0] {
			o.Theirs = a.To.Cards[0]
			return o, true
		}
	case a.From.Verb == orders.TV && (o.Verb == orders.Move || o.Verb == orders.Swap) && o.Player == a.From.Player:
		o.Player = a.To.Player
		return o, true
	}
	return o, false
}
