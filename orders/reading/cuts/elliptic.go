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
	for s.Sign(next, "from", "off", "on", "at", "the", "then", "just", "a", "de", "von", "bei", "chez", "only", "to", "against", "for", "with", "it", "'s", "is", "alternatively", "by", "after", "well", "go", "make", "instead") {
		next++
	}
	end := s.Bound(next)
	switch before {
	case orders.TV:
		if _, richest := s.Is(next, words.Richest); richest > 0 {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: richest, Order: orders.Order{Verb: orders.TV, Player: engine.NoSeat}})
		}
		who := s.PlayerAt(next, 3)
		after := next + who.Tokens
		for s.Sign(after, "'s", "instead", "then", "please", "pls", "rather", "is", "it", "will", "do") {
			after++
		}
		if s.IsOther(next) && after >= end {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: orders.TV, Player: who.Seat}})
		}
	case orders.Swap:
		if o, ok := s.swapped(next, end); ok {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: o})
		}
	case orders.Demolish:
		for s.Sign(next, "my", "our") {
			next++
		}
		if found := s.CardAt(next); s.IsCard(next) && found.Fits == nil && found.Card.IsLandmark() && next+found.Tokens >= end {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: end, Order: orders.Order{Verb: orders.Demolish, Cards: []engine.Card{found.Card}}})
		}
	case orders.Roll:
		return roller(s).asMany(at)
	case orders.Reroll, orders.Harbour:
		if set, after := s.Totals(next); after > 0 && s.goesAt(after) && !s.Means(after, words.Coins) && (before == orders.Reroll || set&^orders.TotalsBetween(1, engine.HarbourFrom-1) != 0) {
			return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: after, Order: orders.Order{Verb: before, Totals: set}, Sure: true})
		}
	}
	return at
}

// swapped is the swap before, with what stands between two places in the place of what it gets:
// `Carol's`, `Bob's Mine`, or of the whole: `my Cafe for Bob's Mine`.
func (s cutter) swapped(from, to int) (o orders.Order, ok bool) {
	for i := len(s.Pieces) - 1; i >= 0 && !ok; i-- {
		if p := &s.Pieces[i]; p.Kind == pieces.Order && p.Order.Verb == orders.Swap && !p.Order.Nothing {
			o, ok = p.Order, true
		}
	}
	if last := s.Now.Last; !ok && last != nil && last.Verb == orders.Swap && !last.Nothing {
		o, ok = *last, true
	}
	if s.Sign(from, "my") && s.IsCard(from+1) && s.CardAt(from+1).Fits == nil {
		next := from + 1 + s.CardAt(from+1).Tokens
		if !s.Sign(next, "for", "against", "with") {
			return o, false
		}
		o.Cards, from = []engine.Card{s.CardAt(from + 1).Card}, next+1
	}
	for s.Sign(from, "a", "the", "one", "of", "that") {
		from++
	}
	who, found := s.PlayerAt(from, 3), s.CardAt(from)
	if next := from + who.Tokens; ok && s.IsOther(from) && (s.Sign(next, "'s") || s.Sign(from-1, "of") && s.Sign(from-2, "one", "that")) {
		o.Player = who.Seat
		if s.Sign(next, "'s") {
			next++
		}
		if s.IsCard(next) && s.CardAt(next).Fits == nil {
			o.Theirs = s.CardAt(next).Card
			next += s.CardAt(next).Tokens
		}
		for s.Sign(next, "as", "plan", "b", "instead", "please", "second", "choice") {
			next++
		}
		return o, next >= to
	}
	if next := from + found.Tokens; ok && s.IsCard(from) && found.Fits == nil && s.Sign(next, "of", "from") && s.IsOther(next+1) {
		o.Theirs, o.Player = found.Card, s.PlayerAt(next+1, 3).Seat
		return o, next+1+s.PlayerAt(next+1, 3).Tokens >= to
	}
	return o, false
}

// goesAt tells whether goes are named at a place, or what was said is over.
func (s cutter) goesAt(at int) bool {
	for s.Sign(at, "in", "on", "for", "during", "my", "the") {
		at++
	}
	return s.Means(at, words.Scope) || s.Now.TwoGo && s.Sign(at, "first", "second", "other") || at >= len(s.T) || s.Sign(at, ".", ",", ";")
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
