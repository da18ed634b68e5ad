package verbs

import (
	"machipost/orders/reading/words"
)

// TurnAt reads `turn 7`; the end is 0 for none.
func (p Finder) TurnAt(at int) (n, end int) {
	_, next := p.Is(at, words.Turn)
	if next == 0 {
		if _, prep := p.Is(at, words.Prep); prep > 0 {
			_, next = p.Is(prep, words.Turn)
		}
	}
	if next > 0 && p.Sign(next, ":", "=") && next+2 == len(p.T) {
		next++ // Turn: 4
	}
	if next == 0 || next >= len(p.T) || p.T[next].Number < 0 {
		return 0, 0
	}
	return p.T[next].Number, next + 1
}

// Colon passes over a colon or dash behind a heading, and what may stand before it.
func (p Finder) Colon(at int) int {
	next := at
	for p.Sign(next, ")") {
		next++
	}
	if _, end := p.Is(next, words.Empty); end > 0 && p.Sign(end, ":", "-", "|", ">") {
		next = end
	}
	if p.Sign(next, ":", "-", "|", "=", ">", ",") {
		for p.Sign(next, ":", "-", "|", "=", ">", ",") {
			next++
		}
		p.Take(at, next, "a heading")
		return next
	}
	return at
}
