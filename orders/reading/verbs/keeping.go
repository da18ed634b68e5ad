package verbs

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file reads what is said of a roll that stays, and of what an order leaves alone.

// Keeps returns where `I keep it` ends, of a roll; the place itself for none.
func (p Finder) Keeps(at int) int {
	next := at
	if _, end := p.Is(at, words.Else); end > 0 {
		next = p.CommaAt(end)
	}
	for p.Sign(next, "i", "ill", "then", "just", "we", "shall", "will", "to", "want", "id", "like", "please") {
		next++
	}
	switch {
	case p.Sign(next, "keep", "leave", "hold", "accept", "stand", "take", "stick"):
		next++
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
	for p.Sign(end, "alone", "as", "it", "is", "stand", "in", "peace", "be", "them", "are") {
		end++
	}
	if !p.Closes(end) {
		return at
	}
	return end
}
