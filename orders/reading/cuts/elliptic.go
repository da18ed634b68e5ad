package cuts

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file finds orders of which only what is new is said, behind one of the same kind.

// elliptic reads another player who stands alone behind an order that names one.
func (s cutter) elliptic(at int) int {
	n := len(s.Pieces)
	if at != s.Begins || n > 0 && s.Pieces[n-1].Kind != pieces.Stop && s.Pieces[n-1].Kind != pieces.Other && s.Pieces[n-1].Kind != pieces.Lack && s.Pieces[n-1].Kind != pieces.Condition && s.Pieces[n-1].Kind != pieces.Which && s.Pieces[n-1].Kind != pieces.Full && s.Pieces[n-1].Kind != pieces.Goes {
		return at
	}
	before := s.before()
	next := at
	for s.Sign(next, "from", "off", "on", "at", "the", "then", "just", "a", "de", "von", "bei", "chez", "only") {
		next++
	}
	end := s.Bound(next)
	switch before {
	case orders.TV:
		if _, richest := s.Is(next, words.Richest); richest > 0 {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: richest, Order: orders.Order{Verb: orders.TV, Player: engine.NoSeat}})
		}
		if who := s.PlayerAt(next, 3); s.IsOther(next) && (next+who.Tokens >= end || s.Sign(next+who.Tokens, "'s") && next+who.Tokens+1 >= end) {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: orders.TV, Player: who.Seat}})
		}
	case orders.Roll:
		if dice, after := s.Number(next); after > 0 && (dice == 1 || dice == 2) && after >= end {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: orders.Roll, Dice: dice}})
		}
	}
	return at
}

// before is the verb of the last order before; Buy for none.
func (s cutter) before() orders.Verb {
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		if s.Pieces[i].Kind == pieces.Order {
			return s.Pieces[i].Order.Verb
		}
		if s.Pieces[i].Kind == pieces.Cards {
			return orders.Buy
		}
	}
	if s.Now.Last != nil {
		return s.Now.Last.Verb
	}
	return orders.Buy
}

// never reads a refusal that stands alone behind an order of a tool: `but never in go 2`.
func (s cutter) never(at int) int {
	if at != s.Begins || len(s.Pieces) == 0 {
		return at
	}
	_, end := s.Is(at, words.Never, words.Denial, words.Not)
	if s.Sign(at, "never", "not") {
		end = at + 1
	}
	for s.Sign(end, "at", "all", "so") {
		end++
	}
	goes := end
	if _, prep := s.Is(end, words.Prep); prep > 0 {
		goes = prep
	}
	for s.Sign(goes, "my", "the") {
		goes++
	}
	if end == 0 || !s.Means(end, words.Scope) && !s.Means(goes, words.Scope) && (s.Pieces[len(s.Pieces)-1].Kind != pieces.Goes || !s.Closes(end)) {
		return at
	}
	switch verb := s.before(); verb {
	case orders.Reroll, orders.Harbour:
		return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: verb}})
	case orders.Swap, orders.Convention, orders.Invest:
		return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: verb, Nothing: true}})
	}
	return at
}
