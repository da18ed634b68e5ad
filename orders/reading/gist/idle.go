package gist

import (
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells words that change nothing, beside orders and conditions.

// idles tells a token outside of orders and conditions that changes nothing.
func (w weigher) idles(at int) bool {
	t := &w.T[at]
	switch {
	case isIt(w, at):
		return true
	case !t.IsWord():
		return !(t.Glued && at > 0 && w.T[at-1].Number >= 0 && w.kindAt(at-1) != pieces.Goes && at+1 < len(w.T) && w.T[at+1].Glued) && divides(t)
	case t.Is("own", "very") && w.Sign(at-1, "my"):
		return true
	case t.Is("should") && w.Sign(at+1, "like", "love", "prefer", "want"):
		return true
	case t.Is("also"):
		return false
	case t.Is("the", "a", "an", "my", "i", "and", "but", "please", "so"):
		return true
	case w.Means(at, words.Or, words.Joint):
		return w.between(at)
	case t.Is("it", "them", "that", "this", "one", "ones", "he", "she", "they") && !w.within(at):
		return false
	}
	if w.IsCard(at) || w.IsOther(at) || w.Means(at, turns...) || w.Class(at)&words.Naught != 0 || t.Is("both", "each", "either", "every", "all") {
		return false
	}
	if m, end := w.Is(at, words.Verb); end > 0 {
		return m.Value == int(orders.Buy)
	}
	return w.Means(at, words.Empty, words.And, words.Me) || everyday.Is(t.Low, &w.Languages) || w.within(at)
}

// itIs are words of `it's`, `it will have to be`.
var itIs = marks.Lows("it", "its", "'s", "is", "be", "ll", "will", "shall", "must", "has", "have", "to")

// isIt tells a word of `it's`, `it will be` between goes and the one candidate for them.
func isIt(w weigher, at int) bool {
	if !itIs[w.T[at].Low] {
		return false
	}
	from, to := at, at
	for from > 0 && w.Of[from-1] == 0 && itIs[w.T[from-1].Low] {
		from--
	}
	for to < len(w.T) && w.Of[to] == 0 && (itIs[w.T[to].Low] || w.Sign(to, "the", "a", "an", "just", "another")) {
		to++
	}
	return w.Sign(from, "it", "its") && from > 0 && w.kindAt(from-1) == pieces.Goes && to < len(w.T) && isOrder(&w.Pieces[max(w.Of[to]-1, 0)]) && w.Of[to] > 0
}

// divides tells a sign between clauses.
func divides(t *marks.Token) bool { return t.Is(",", ".", ":", ";", "-", "(", ")") }

// between tells whether orders stand directly before and behind a place.
func (w weigher) between(at int) bool {
	if first, second := w.orderBefore(at), w.orderBehind(at); first != nil && second != nil && first.Order.Verb == second.Order.Verb {
		return first.Order.Verb == orders.Swap || first.Order.Verb == orders.TV && (w.asked(first) || w.asked(second))
	}
	before, behind := pieces.Stop, pieces.Stop
	for i := at - 1; i >= 0 && (before == pieces.Stop || before == pieces.Goes); i-- {
		before = w.kindAt(i)
	}
	for i := at + 1; i < len(w.T) && behind == pieces.Stop; i++ {
		behind = w.kindAt(i)
	}
	return before == pieces.Cards && (behind == pieces.Cards || behind == pieces.Lack || behind == pieces.Nothing || behind == pieces.Relief) || before == pieces.Lack && behind == pieces.Cards
}

// orderBefore is the order, that is no purchase, of which nothing but a condition stands between it and a place;
// nil for none.
func (w weigher) orderBefore(at int) *pieces.Piece {
	for i := len(w.Pieces) - 1; i >= 0; i-- {
		if p := &w.Pieces[i]; p.From < at && p.Kind != pieces.Stop && p.Kind != pieces.Condition {
			if p.Kind == pieces.Order {
				return p
			}
			return nil
		}
	}
	return nil
}

// orderBehind is such an order behind a place.
func (w weigher) orderBehind(at int) *pieces.Piece {
	for i := range w.Pieces {
		if p := &w.Pieces[i]; p.From > at && p.Kind != pieces.Stop && p.Kind != pieces.Condition && p.Kind != pieces.Lack {
			if p.Kind == pieces.Order {
				return p
			}
			return nil
		}
	}
	return nil
}

// asked tells whether a condition stands directly beside an order.
func (w weigher) asked(p *pieces.Piece) bool {
	at := w.Of[p.From] - 1
	return at+1 < len(w.Pieces) && w.Pieces[at+1].Kind == pieces.Condition || at > 0 && w.Pieces[at-1].Kind == pieces.Condition
}

// within tells a word within a phrase of several that says nothing, or that buys.
func (w weigher) within(at int) bool {
	for i := max(0, at-longest); i < at; i++ {
		if m, end := w.Is(i, words.Empty, words.Verb); end > at && (m.Kind == words.Empty || m.Value == int(orders.Buy)) {
			return true
		}
	}
	return false
}

// longest is how many words a phrase of the tables has at most.
const longest = 8

// plain tells whether candidates stand as they do in a list, or behind a verb that buys: no
// word of every day is beside them that may make them something else.
func (w weigher) plain(p *pieces.Piece) bool {
	from, to := p.From, p.To
	for from > 0 && !divides(&w.T[from-1]) {
		from--
	}
	for to < len(w.T) && !divides(&w.T[to]) {
		to++
	}
	for i := from; i < p.From; i++ {
		if m, end := w.Is(i, words.Verb); end > 0 && m.Value == int(orders.Buy) {
			return true
		}
	}
	for i := range from {
		if w.Of[i] == 0 && everyday.Is(w.T[i].Low, &w.Languages) {
			return false
		}
	}
	for i := from; i < to; i++ {
		if w.Of[i] == 0 && w.T[i].IsWord() && !w.Means(i, words.Empty, words.And, words.Or, words.Joint) && !w.within(i) && !isIt(w, i) && !w.Sign(i, "the", "a", "an", "my", "please") {
			return false
		}
	}
	return true
}
