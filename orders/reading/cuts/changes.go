package cuts

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file reads changes of what is on file.

// A changer finds changes, in a letter that may amend.
type changer struct{ *pieces.Sentence }

// changed reads `drop A`, `replace A by B`, `B instead of A`, `not A, B`.
func (s changer) Changed(at int) int {
	if !s.Now.OnFile {
		return at
	}
	if _, end := s.Is(at, words.Keep); end > 0 {
		return s.Add(pieces.Piece{Kind: pieces.Change, From: at, To: end})
	}
	if at != s.Begins {
		return at
	}
	end := s.Bound(at)
	if from, to, ok := s.two(at, end, false); ok {
		p := pieces.Piece{Kind: pieces.Change, From: at, To: end}
		p.Changed = clauses.Amendment{From: orders.Order{Verb: orders.Buy, Cards: []engine.Card{from}}, To: orders.Order{Verb: orders.Buy, Cards: []engine.Card{to}}}
		return s.Add(p)
	}
	if _, next := s.Is(at, words.Drop); next > 0 && s.only(next, end) && s.Sign(end, ",", "-") {
		behind := s.Bound(end + 1) // not A, B in its place
		if from, to, ok := s.two(at, behind, true); ok && s.only(end+1, behind) {
			p := pieces.Piece{Kind: pieces.Change, From: at, To: behind}
			p.Changed = clauses.Amendment{From: orders.Order{Verb: orders.Buy, Cards: []engine.Card{from}}, To: orders.Order{Verb: orders.Buy, Cards: []engine.Card{to}}}
			return s.Add(p)
		}
	}
	if _, next := s.Is(at, words.Drop); next > 0 && s.only(next, end) {
		for i := next; i < end; i++ {
			if s.IsCard(i) {
				p := pieces.Piece{Kind: pieces.Change, From: at, To: end}
				p.Changed = clauses.Amendment{From: orders.Order{Verb: orders.Buy, Cards: []engine.Card{s.CardAt(i).Card}}, Drop: true}
				return s.Add(p)
			}
		}
	}
	return at
}

// only tells whether one card is named between two places.
func (s changer) only(from, to int) bool {
	n := 0
	for i := from; i < to; i++ {
		if s.IsCard(i) {
			n++
			i += s.CardAt(i).Tokens - 1
		}
	}
	return n == 1
}

// two are the cards of a change of one for another; false for none. instead tells that the
// first one is dropped, and the other must be said to be in its place.
func (s changer) two(at, end int, instead bool) (from, to engine.Card, ok bool) {
	var list []engine.Card
	places := []int{}
	for i := at; i < end; i++ {
		if s.IsCard(i) && s.CardAt(i).Fits == nil {
			list, places = append(list, s.CardAt(i).Card), append(places, i)
			i += s.CardAt(i).Tokens - 1
		}
	}
	if len(list) != 2 {
		return from, to, false
	}
	if instead {
		for i := places[1]; i < end; i++ {
			if s.Sign(i, "instead", "place", "rather", "stead", "lieber", "stattdessen") {
				return list[0], list[1], true
			}
		}
		return from, to, false
	}
	for i := at; i < end; i++ {
		if _, behind := s.Is(i, words.Instead); behind > 0 && !s.Sign(i, "not") {
			if i < places[0] {
				return list[0], list[1], true // instead of A B
			}
			return list[1], list[0], i > places[0] && i < places[1]
		}
	}
	if _, next := s.Is(at, words.Change); next > 0 {
		return list[0], list[1], true
	}
	return from, to, false
}
