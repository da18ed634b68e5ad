package trust

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells what stands beside candidates and leaves them what they are.

// itIs are words of `it's`, `it will have to be`.
var itIs = marks.Lows("it", "its", "'s", "is", "be", "ll", "will", "shall", "must", "has", "have", "to")

// serving are words of `goes to`, `is for`, `use it on`.
var serving = marks.Lows("gets", "goes", "go", "is", "to", "for", "on", "use", "it", "spend", "should", "shall", "will", "be", "buys", "means", "the", "a", "an", "just", "ill", "i", "another")

// serves tells a word that only says, directly behind goes, that they are for the one candidate
// behind it: `go 1 is for a Mine`, `if I get an extra go, use it on a Mine`.
func serves(w weigher, at int) bool {
	from, to := at, at
	for from > 0 && w.Of[from-1] == 0 && serving[w.T[from-1].Low] {
		from--
	}
	for to < len(w.T) && w.Of[to] == 0 && serving[w.T[to].Low] {
		to++
	}
	if from == 0 || at >= to || to == len(w.T) || w.Of[to] == 0 || !w.Pieces[w.Of[to]-1].Orders() {
		return false
	}
	i := w.Of[from-1] - 1
	if i > 0 && w.Pieces[i].Kind == pieces.Stop && w.Sign(from-1, ",") {
		i--
	}
	return i >= 0 && (w.Pieces[i].Kind == pieces.Goes || isExtra(w, &w.Pieces[i]))
}

// isIt tells a word of `it's`, `it will be` between goes and the one candidate for them.
func isIt(w weigher, at int) bool {
	if serves(w, at) {
		return true
	}
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
	return w.Sign(from, "it", "its") && from > 0 && w.kindAt(from-1) == pieces.Goes && to < len(w.T) && w.Pieces[max(w.Of[to]-1, 0)].Orders() && w.Of[to] > 0
}

// leads are words with which what is said of a card may begin behind it.
var leads = marks.Lows("for", "to", "with", "in", "at", "on", "as", "of", "like", "from", "by", "into", "onto", "near", "please", "tonight", "today", "too")

// beneath are words behind which a card only says where something is.
var beneath = marks.Lows("of", "from", "at", "near", "in", "on", "than", "against", "over", "like", "into", "behind", "beside", "about", "by", "under", "off", "around", "past", "to")

// plain tells whether candidates stand as they do in a list, or behind a verb that buys: no
// other word is beside them that may make them something else.
func (w rester) plain(p *pieces.Piece) bool {
	from, to := p.From, p.To
	for from > 0 && !w.parts(from-1) {
		from--
	}
	for to < len(w.T) && !w.parts(to) {
		to++
	}
	before := p.From - 1
	for before >= from && w.Sign(before, "a", "an", "the", "my", "another") {
		before--
	}
	if before >= from && w.Of[before] == 0 && !w.within(before) && !isIt(w.weigher, before) && (beneath[w.T[before].Low] || w.Sign(before, "with") && slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool { return q.Kind == pieces.Cards && q.From >= from && q.From < p.From })) {
		return false // what is with, or near, another
	}
	if w.isFor(from, p) {
		return false
	}
	for i := from; i < p.From; i++ {
		if m, end := w.Is(i, words.Verb); end > 0 && m.Value == int(orders.Buy) {
			return !(w.Sign(i, "give") && w.Sign(p.To, "to")) && !w.Sign(p.To, "out", "away", "off", "back", "over", "from", "alone", "elsewhere", "down", "up") // get it out of my sight
		}
	}
	for i := from; i < p.From; i++ {
		if w.Of[i] > 0 || w.Sign(i, "the", "a", "an", "my", "own", "please", "one", "just", "simply", "another") || w.isFurther(i) || w.Sign(i, "with") && i > 0 && w.kindAt(i-1) == pieces.Order || w.within(i) || isIt(w.weigher, i) || w.Means(i, words.Empty, words.And, words.Or, words.Joint) {
			continue
		}
		if !w.described(i, p.From) {
			return false
		}
	}
	led := false
	for i := p.To; i < to && w.Of[i] == 0; i++ {
		if led = led || leads[w.T[i].Low]; led && w.Sign(i, "is", "are", "was", "were", "has", "have", "had", "will", "would", "can", "looks", "seems") {
			return false // the Bakery on our street is dear
		}
		if led || i+1 == to && from > 0 && w.Means(from-1, words.Or) && everyday.Is(w.T[i].Low, &w.Languages) {
			continue
		}
		if !w.within(i) && !w.Means(i, words.Empty, words.And, words.Or, words.Joint) {
			return false
		}
	}
	return true
}

// isFor tells candidates of which one may only say what the one before is for: `the Cheese Factory
// for my Ranches`.
func (w rester) isFor(from int, p *pieces.Piece) bool {
	for i := from + 1; i+2 < p.To; i++ {
		if w.Sign(i, "for") && w.Sign(i+1, "my", "our", "the") && w.IsCard(i-1) && w.CardAt(i+2).Tokens > 0 {
			return true
		}
	}
	return false
}

// isFurther tells a word by which a card is one more of those that the writer has: `one more
// Forest`, `a third Mine`.
func (w rester) isFurther(at int) bool {
	return w.Sign(at, "more") && w.Sign(at-1, "one") || w.Sign(at, "third", "fourth", "fifth", "further") && w.Sign(at-1, "a", "my") || w.Sign(at, "second") && w.Sign(at-1, "a", "my") && !w.Now.TwoGo
}

// described tells a word between an article and a card: `a humble Bakery`.
func (w rester) described(at, card int) bool {
	for i := at; i < card; i++ {
		if w.Of[i] > 0 || w.Means(i, named...) || w.Means(i, words.Verb, words.Prep) {
			return false
		}
	}
	return at > 0 && card-at <= 2 && (w.Sign(at-1, "a", "an", "the") || at > 1 && w.Sign(at-2, "a", "an", "the"))
}

// orderBefore is the order, that is no purchase, of which nothing but a condition stands between it and a place;
// nil for none.
func (w rester) orderBefore(at int) *pieces.Piece {
	for i := len(w.Pieces) - 1; i >= 0; i-- {
		if p := &w.Pieces[i]; p.From < at && p.Kind != pieces.Stop && p.Kind != pieces.Condition && p.Kind != pieces.Other {
			if p.Kind == pieces.Order {
				return p
			}
			return nil
		}
	}
	return nil
}

// orderBehind is such an order behind a place.
func (w rester) orderBehind(at int) *pieces.Piece {
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

// has tells whether an order of a verb is in the sentence.
func (w weigher) has(verb orders.Verb) bool {
	return slices.ContainsFunc(w.Pieces, func(p pieces.Piece) bool { return p.Kind == pieces.Order && p.Order.Verb == verb })
}

// asked tells whether a condition stands directly beside an order.
func (w rester) asked(p *pieces.Piece) bool {
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
