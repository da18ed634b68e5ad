package cuts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/throws"
	"machipost/orders/reading/words"
)

// This file finds orders about the dice, of what orders/reading/throws knows of their words.

// A roller finds them.
type roller struct{ *pieces.Sentence }

// threw reads an order about the dice at the beginning of a clause.
func (s roller) threw(at int) int {
	if n := len(s.Pieces); at != s.Begins || s.Sign(at, "if", "when", "whenever", "unless", "should", "had") || s.Means(at, words.If, words.Unless, words.Else, words.Joint) || n > 0 && s.Pieces[n-1].Kind != pieces.Goes && s.Pieces[n-1].Kind != pieces.Condition && s.Means(at, words.Retract) && !s.raises(at) {
		return at
	}
	if m, end := s.Is(at, words.Scope); end > 0 && m.Value != int(orders.EveryGo) && !throws.Thrower(s).IsThrow(at, end) {
		return at
	}
	best, early, next := throws.Thrower(s).Said(at)
	if next == at || teller(s).later(at, next) || (talk.Teller{Arguer: s.Arguer}).TellsWhatWas(at, s.Bound(at)) {
		return at
	}
	if old, ok := tooler(s).tooled(at, s.Bound(at)); ok && !best.Sure {
		if early {
			old.From, old.To, old.Loose = at, throws.Thrower(s).Until(at), true
			return s.Add(old)
		}
		return at
	}
	if best.Order.Verb == orders.Harbour && best.Order.Totals == orders.AllTotals && s.raisedBefore() {
		return next // with the Harbour: on a 10, add two
	}
	if best.Kind == pieces.Condition { // reroll doubles
		spared := slices.ContainsFunc(s.T[at:next], func(t marks.Token) bool {
			return t.Is("but", "except", "excepting", "besides", "bar", "barring", "save", "than", "not", "no")
		})
		s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: at, List: []orders.Condition{{Kind: orders.Doubles, Who: s.Table.Me, Not: spared}}})
	}
	best.Kind, best.From, best.To = pieces.Order, at, next
	if best.Order.Verb == orders.Harbour && s.meets(at, next) {
		best.Sure, best.Loose = false, true
	}
	return s.Add(best)
}

// meets tells where and when people meet, with more behind it: `ten at the Harbour, wear red`.
func (s roller) meets(at, next int) bool {
	_, end := s.Number(at)
	return end > at && s.Sign(end, "at", "by") && next+1 < len(s.T) && s.T[next+1].IsWord() && s.Bound(next+1) > next+1 && !s.Says(next, len(s.T))
}

// raisedBefore tells whether the order before is for some totals to which two are added.
func (s roller) raisedBefore() bool {
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		if p := &s.Pieces[i]; p.Kind != pieces.Stop && p.Kind != pieces.Colon {
			return p.Kind == pieces.Order && p.Order.Verb == orders.Harbour && p.Order.Totals != orders.AllTotals && p.Order.Totals != 0
		}
	}
	return false
}

// raises tells `make it 12`.
func (s roller) raises(at int) bool {
	for s.Sign(at, "make", "it", "that", "a", "an", "into", "to", "up") {
		at++
	}
	n, end := s.Number(at)
	return end > 0 && n >= engine.HarbourFrom+2 && n <= orders.MaxTotal
}

// asMany reads how many dice are thrown behind an order that says of how many: `and two in
// my second`, `one is enough`.
func (s roller) asMany(at int) int {
	next := at
	for s.Sign(next, "just", "the", "a", "with", "use", "only", "to", "then", "but", "for", "it", "is") {
		next++
	}
	n, end := s.Number(next)
	if _, single := s.Is(at, words.Single); single > 0 {
		n, end = 1, single
	} else if end == 0 && (s.Sign(next, "pair", "both", "couple") || s.Means(next, words.Both) && !s.Sign(next, "all")) {
		n, end = 2, next+1
	}
	if end == 0 || n < 1 || n > 2 {
		return at
	}
	for s.Sign(end, "of", "them", "die", "dice") {
		end++
	}
	to := throws.Thrower(s).Until(at)
	for to > end && cutter(s).goesAt(end) {
		to = end
	}
	for i := end; i < to; i++ {
		deed := words.DeedsOf(s.T[i].Low, &s.Languages)
		if deed&(words.Mild|words.Staying) == 0 || deed&words.Turning != 0 || !s.T[i].IsWord() {
			return at
		}
	}
	return s.Add(pieces.Piece{Kind: pieces.Order, From: at, To: max(to, end), Order: orders.Order{Verb: orders.Roll, Dice: n}, Sure: true})
}
