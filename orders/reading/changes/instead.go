package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// InPlaceOf reads `Bakeries are to be renovated in place of Cafes`, `it's Bob who should get
// it, not Carol`, one thing, and
// what it is for.
func InPlaceOf(p verbs.Finder, at int) (from, to orders.Order, end int) {
	var named []orders.Order
	for i := at; i < len(p.T) && !p.Sign(i, ".", ";", ":"); i++ {
		if _, next := p.Is(i, words.Instead); next > 0 && len(named) > 0 {
			from, end = p.Thing(next)
			alikes := slices.DeleteFunc(named, func(o orders.Order) bool { return o.Verb != from.Verb })
			if end == 0 || len(alikes) != 1 || !p.Closes(end) && !p.Sign(end, "for", "with") {
				return from, to, 0
			}
			for end < len(p.T) && !p.Sign(end, ",", ".", ";") {
				end++
			}
			return from, alikes[0], end
		}
		if _, stops := p.Is(i, words.If, words.Unless, words.Else, words.Denial, words.Scope); stops > 0 {
			return from, to, 0
		}
		if thing, after := thingAt(p, i); after > 0 {
			named = append(named, thing)
			i = after - 1
		}
	}
	return from, to, 0
}

// thingAt is the card or the player who is named at a place itself.
func thingAt(p verbs.Finder, at int) (orders.Order, int) {
	if found := p.Slot(at, true); found.Tokens > 0 && found.Fits == nil && found.Strength < marks.Weak {
		return orders.Order{Verb: orders.Buy, Cards: []engine.Card{found.Card}}, at + found.Tokens
	}
	if who := p.PlayerAt(at, 99); who.Whole && who.Seat != p.Table.Me {
		return orders.Order{Verb: orders.TV, Player: who.Seat}, at + who.Tokens
	}
	return orders.Order{}, 0
}
