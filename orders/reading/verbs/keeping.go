package verbs

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file reads what is said of a roll that stays, and of what an order leaves alone.

// Keeps returns where `I keep it` ends, of a roll; the place itself for none.
func (p Finder) Keeps(at int) int {
	next := at
	if other := Other(p, at); other > 0 {
		next = p.CommaAt(other)
	}
	for p.Sign(next, "i", "im", "ill", "then", "just", "we", "shall", "will", "to", "want", "id", "like", "please") {
		next++
	}
	if _, end := p.Is(next, words.Stay); end > 0 && p.Closes(end) {
		return end
	}
	switch {
	case p.Sign(next, "keep", "take", "accept") && p.Sign(next+1, "whatever") && p.Sign(next+2, "comes", "i", "falls", "turns", "is"):
		for next += 3; p.Sign(next, "up", "roll", "throw", "get", "rolled", "out", "down"); {
			next++
		}
		if p.Closes(next) {
			return next
		}
		return at
	case p.Sign(next, "keep", "leave", "hold", "accept", "stand", "take", "stick"):
		next++
	case p.Sign(next, "do") && p.Sign(next+1, "not") && p.Closes(next+2) && !p.Sign(0, "unless"):
		return next + 2
	case p.Sign(next, "dont", "not") && p.Closes(next+1) && !p.Sign(0, "unless"): // of what stands before it
		return next + 1
	case p.Sign(next, "it", "that", "the") && p.Sign(next+1, "stands", "stays", "roll", "throw", "result"):
	default:
		return at
	}
	for p.Sign(next, "it", "that", "them", "the", "roll", "throw", "result", "total", "what", "i", "have", "got", "this", "those", "with", "by", "stands", "stays", "as", "is", "alone", "be") {
		next++
	}
	if !p.Closes(next) {
		return at
	}
	return next
}

// Other returns where an otherwise ends, also one with which `otherwise keep it` says that nothing is
// bought; 0 for none.
func Other(p Finder, at int) int {
	if _, end := p.Is(at, words.Else); end > 0 {
		return end
	}
	if found := words.Shorter(p.T, at, words.Else, p.Speaks); found.Tokens > 0 && p.Some && (p.Last.Verb == orders.Reroll || p.Last.Verb == orders.Harbour) {
		return at + found.Tokens
	}
	return 0
}

// Left returns where `leave a 12 alone`, `not Bob`, `not two` ends behind an order that
// leaves it alone; the place itself for none.
func (p Finder) Left(at int) int {
	if !p.Some {
		return at
	}
	if n, end := p.Number(at + 1); p.Sign(at, "not") && end > 0 && p.Last.Verb == orders.Roll && n != p.Last.Dice && p.Closes(end) {
		return end
	}
	who := p.PlayerAt(at+1, 3)
	if end := at + 1 + who.Tokens; p.Sign(at, "not") && who.Tokens > 0 && who.Fits == nil && p.Last.Verb == orders.TV && who.Seat != p.Last.Player && p.Closes(end) {
		return end
	}
	if p.Last.Verb != orders.Harbour && p.Last.Verb != orders.Reroll {
		return at
	}
	if _, with := p.Is(at, words.With); with > 0 {
		set, end := p.Totals(with)
		if end > 0 && set&p.Last.Totals == 0 && p.Sign(end, "nicht", "no", "non", "pas") && p.Closes(end+1) { // bei 12 nicht
			return end + 1
		}
	}
	_, next := p.Is(at, words.Alone)
	set, end := p.Totals(next)
	if next == 0 || end == 0 || set&p.Last.Totals != 0 {
		return at
	}
	if p.Sign(end, "and") && p.Sign(end+1, "up", "over", "above") {
		end += 2
	}
	for p.Sign(end, "alone", "as", "it", "is", "stand", "in", "peace", "be", "them", "are", "they", "were", "untouched") {
		end++
	}
	if !p.Closes(end) {
		return at
	}
	return end
}

// KeepsSome reads totals that stay, and that any other is rolled again: `keep 10 and above,
// reroll anything below`, `5 to 7 stands, the rest again`; the end is 0 for none.
func (p Finder) KeepsSome(at int) (orders.Order, int) {
	next, keeps, denied := at, false, false
	for p.Sign(next, "i", "ill", "id", "please", "any", "anything", "from", "a", "an", "the", "result", "results", "total", "totals", "roll", "rolls", "of", "on", "with", "at", "is", "its", "it", "if", "keep", "stick", "stand", "stop", "hold", "dont", "do", "not", "never", "no", "reroll", "re", "shall", "want", "to", "s") {
		denied = denied || p.Sign(next, "dont", "not", "never", "no")
		keeps = keeps || p.Sign(next, "keep", "stick", "stand", "stop", "hold") || denied && p.Sign(next, "reroll", "re")
		next++
	}
	set, end := p.Totals(next)
	if end == 0 || set == orders.AllTotals || keeps && next == at {
		return orders.Order{}, 0
	}
	for p.Sign(end, "shall", "should", "must", "may", "can", "will", "is", "are", "to", "be", "just") && !keeps {
		end++
	}
	for !keeps && p.Sign(end, "stand", "stands", "stay", "stays", "kept", "keep") {
		keeps = true
		end++
	}
	last := Rest(p, p.CommaAt(end))
	if !keeps || last == 0 {
		return orders.Order{}, 0
	}
	return orders.Order{Verb: orders.Reroll, Totals: orders.AllTotals &^ set}, last
}

// Rest returns where `reroll anything else`, `the rest shall be thrown again` ends; 0 for
// neither.
func Rest(p Finder, at int) int {
	again, other := false, false
	next := at
	for ; next < len(p.T); next++ {
		switch {
		case p.Sign(next, "reroll", "rerolled", "again", "re"):
			again = true
		case p.Sign(next, "rest", "else", "other", "others", "otherwise", "below", "lower", "less", "worse"):
			other = true
		case p.Sign(next, "and", "but", "then", "i", "ill", "please", "shall", "should", "will", "is", "are", "to", "be", "gets", "get", "goes", "go", "roll", "throw", "thrown", "rolled", "any", "anything", "everything", "all", "the", "result", "results", "total", "that", "it", "them", "number", "by", "means", "of", "with", "my", "using", "on", "id"):
		case p.CardAt(next).Card == engine.RadioTower && p.CardAt(next).Tokens > 0:
			next += p.CardAt(next).Tokens - 1
		default:
			if !again || !other || !p.Closes(next) {
				return 0
			}
			return next
		}
	}
	if !again || !other {
		return 0
	}
	return next
}

// Except reads totals that are taken out of those of a reroll, or of the Harbour, before it:
// `except a 3`; the end is 0 for none.
func (p Finder) Except(at int) (set orders.Totals, end int) {
	next := at
	for p.Sign(next, "except", "but", "not", "excluding", "save", "bar", "apart", "from", "for", "on", "with", "if", "its", "it", "is") {
		next++
	}
	denies := p.Sign(at, "except", "excluding", "save", "bar", "apart") || p.Sign(at, "but", "just") && p.Sign(at+1, "not")
	if !p.Some || !denies || p.Last.Verb != orders.Reroll && p.Last.Verb != orders.Harbour {
		return 0, 0
	}
	if p.Sign(next, "anything", "any") && p.Sign(next+1, "higher", "lower", "else", "above", "below", "other", "more", "less") && p.Closes(next+2) {
		return 0, next + 2 // which it does not mean, anyway
	}
	if set, end = p.Totals(next); end == 0 || !p.Closes(end) || p.Last.Totals&^set == 0 {
		return 0, 0
	}
	return set, end
}
