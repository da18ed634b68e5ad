package drafts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// This file tells what a sentence may put right of what stands above it.

// A Right is what a sentence puts right: a card that it names as struck, or another player, or how many dice.
type Right struct {
	Card   engine.Card // none for none
	Player engine.Seat // NoSeat for nobody
	Dice   bool
	Scoped bool // it says itself for which go
}

// Stands tells how many orders a sentence may put right, of these goes: more than one where nobody knows which it is
// of, be it that what it names stands in another go. Where it names nothing that is any order of these goes.
func (r *Right) Stands(list []Entry, scopes []orders.Scope) (orders int) {
	here, own := false, 0
	for i := range list {
		e := &list[i]
		if e.Gone {
			continue
		}
		inside := r.Scoped || slices.Contains(scopes, e.Line.Scope)
		if here = here || inside; r.isOf(&e.Line.Order) {
			if own++; !inside {
				own++
			}
		}
	}
	if !r.Named() && here || r.Scoped && own > 1 {
		return 1
	}
	return own
}

// Named tells that it is named what is struck.
func (r *Right) Named() bool { return r.Card != engine.NoCard || r.Player != engine.NoSeat || r.Dice }

// isOf tells an order in which it stands.
func (r *Right) isOf(o *orders.Order) bool {
	card := r.Card != engine.NoCard && (slices.Contains(o.Cards, r.Card) || o.Theirs == r.Card)
	player := r.Player != engine.NoSeat && o.Player == r.Player && (o.Verb == orders.TV || o.Verb == orders.Swap || o.Verb == orders.Move)
	return card || player || r.Dice && o.Verb == orders.Roll
}

// Named are the cards that orders name.
func Named(list []Entry) (cards engine.Cards) {
	for i := range list {
		if e := &list[i]; !e.Gone {
			cards |= engine.CardsOf(e.Line.Order.Cards...) | engine.CardsOf(e.Line.Order.Theirs)
		}
	}
	return cards
}
