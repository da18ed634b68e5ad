package verbs

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file has what stands round orders in a letter that changes some.

// mostAbout is how many tokens tell what a correction is about.
const mostAbout = 6

// Matter passes over what a correction is about: `about the TV:`, `about Bob.`.
func Matter(p Finder, at int) int {
	if !p.Sign(at, "about", "over", "regarding", "concerning", "on") {
		return at
	}
	end := at
	for next := at; end == at && next < min(at+mostAbout, len(p.T)); next++ {
		if p.Sign(next, ":", "-") {
			end = next
		}
	}
	if _, next := p.Thing(at + 1); end == at && next > 0 && p.Closes(next) {
		end = next
	}
	return end
}

// Staying passes over `the Forest and the Mine stay`, `the Forest is still my second choice`.
func Staying(p Finder, at int) int {
	next := at
	for {
		_, end := p.Thing(next)
		if end == 0 {
			return at
		}
		_, and := p.Is(end, words.And)
		if next = max(end, and); and == 0 {
			break
		}
	}
	still := p.Sign(next, "is", "are") && p.Sign(next+1, "still")
	if !still && !p.Sign(next, "stays", "stay", "remains", "remain", "stands", "stand", "holds", "hold") {
		return at
	}
	end := next + 1
	for placed := false; p.Sign(end, "still", "my", "the", "a", "as", "second", "2nd", "third", "3rd", "fallback", "backup", "reserve", "choice", "candidate", "option", "one"); end++ {
		placed = placed || p.Sign(end, "second", "2nd", "third", "3rd", "fallback", "backup", "reserve")
		still = still && !placed
	}
	if still || !p.Closes(end) {
		return at
	}
	return end
}

// Also is where an `also` ends, before goes as well: `also in go 1`; 0 for none.
func Also(p Finder, at int) int {
	if p.Sign(at, "also") && p.Sign(at+1, "ein", "eine", "einen", "einmal", "doch", "den", "das", "ich", "nehme", "kaufe") {
		return 0 // so, in German
	}
	_, end := p.Is(at, words.Also)
	if shorter := words.Shorter(p.T, at, words.Also, p.Speaks); end == 0 && shorter.Tokens > 0 {
		if _, scope := p.Is(at+shorter.Tokens, words.Prep, words.Scope, words.If, words.With); scope > 0 {
			return at + shorter.Tokens
		}
	}
	return end
}

// Recipient reads `to Carol`, to whom the same building goes instead; the end is 0 for none.
func Recipient(p Finder, last *orders.Order, at int) (orders.Order, int) {
	if p.Sign(at, "to") {
		at++
	}
	who := p.PlayerAt(at, 3)
	if end := at + who.Tokens; who.Whole && who.Fits == nil && who.Seat != p.Table.Me && p.Closes(end) {
		return orders.Order{Cards: last.Cards, Player: who.Seat}, end
	}
	return orders.Order{}, 0
}

// IsEver tells `always` and `never`, alone.
func IsEver(p Finder, at int) bool {
	return p.Sign(at, "always", "never", "siempre", "nunca", "immer", "nie", "toujours", "jamais") && p.Closes(at+1)
}

// AlsoBehind is where an `also` ends behind goes: `go 1: also`; 0 for none.
func AlsoBehind(p Finder, at int) int {
	for p.Sign(at, ":", "-", ",") {
		at++
	}
	if !p.Sign(at, "also", "additionally", "too", "tambien", "ademas", "auch", "noch", "zusatzlich", "aussi") {
		return 0
	}
	return at + 1
}
