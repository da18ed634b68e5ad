package lines

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file drops sounds of somebody who looks for a word, where they take back nothing.

var (
	humming   = marks.Lows("um", "umm", "ummm", "uhm", "uh", "uhh", "er", "err", "errm", "erm", "ehm", "eh", "hm", "hmm", "hmmm", "mmm", "ahm", "aeh", "ah", "oh", "euh", "heu", "ben", "bah", "pues", "este", "mmh", "tja", "naja")
	resuming  = marks.Lows("or", "else", "otherwise", "if", "failing", "alternatively", "when", "should", "o", "si", "sino", "oder", "sonst", "wenn", "falls", "ansonsten", "ou", "sinon", "then", "entonces", "dann", "alors")
	beginning = marks.Lows("and", "but", "y", "pero", "und", "aber", "et", "mais")
)

// A hummer looks for them.
type hummer struct{ *Letter }

// unhummed is a row without an `um` behind what joins it to what was said before, or asks whether
// that can be had, or in front of that: `Wheat Field. Or if they're gone, um, Ranch`. Behind anything
// else it may take that back.
func (r hummer) unhummed(t []marks.Token) []marks.Token {
	var row []marks.Token
	for at := 0; at < len(t); at++ {
		if !humming[t[at].Low] || r.sounds(t, at) {
			if row != nil {
				row = append(row, t[at])
			}
			continue
		}
		next, end := at+1, at
		for next < len(t) && (humming[t[next].Low] || parting(t, next)) {
			next++
		}
		for end > 0 && parting(t, end-1) {
			end--
		}
		clause := t[clauseAt(t, end):end]
		joins := next < len(t) && resuming[t[next].Low] && (at == 0 || stops(t, at-1))
		if next == len(t) || !joins && !r.resumes(clause) {
			if row != nil {
				row = append(row, t[at])
			}
			continue
		}
		if row == nil {
			row = slices.Clone(t[:at])
		}
		if len(clause) == 1 && !joins {
			row = row[:len(row)-(at-end)] // or, um, a Ranch
		}
		at = next - 1
	}
	if row == nil {
		return t
	}
	return row
}

// clauseAt is where the clause begins that ends at a place.
func clauseAt(t []marks.Token, end int) int {
	for end > 0 && !stops(t, end-1) {
		end--
	}
	return end
}

// parting tells a sign beside an `um`.
func parting(t []marks.Token, at int) bool { return t[at].Is(",", ".", "-") }

// stops tells a sign between clauses.
func stops(t []marks.Token, at int) bool {
	return t[at].Is(",", ".", ";", ":", "-", "?", "!", "(", ")")
}

// resumes tells a clause that only joins what follows to what was said, and names nothing that an
// `um` behind it may take back.
func (r hummer) resumes(t []marks.Token) bool {
	if len(t) > 0 && beginning[t[0].Low] {
		t = t[1:]
	}
	if len(t) == 0 || !resuming[t[0].Low] {
		return false
	}
	for at := range t {
		number := words.Find(t, at, r.Grammar.Speaks).May(words.Number, words.Dice)
		if t[at].Number >= 0 || number || r.Grammar.Table.Card(t, at, full).Tokens > 0 || r.Grammar.Table.Player(t, at, 3).Tokens > 0 {
			return false
		}
	}
	return true
}

// sounds tells whether such a word is one of a language, or names somebody.
func (r hummer) sounds(t []marks.Token, at int) bool {
	if r.Grammar.Table.Player(t, at, 3).Tokens > 0 || r.Grammar.Table.Card(t, at, full).Tokens > 0 {
		return true
	}
	german := r.Grammar.Languages[words.German] && t[at].Is("er", "um")
	return german || t[at].Is("este") && !(at > 0 && t[at-1].Is(",")) || t[at].Is("eh", "ah", "oh", "ben", "pues") && at > 0 && t[at-1].IsWord()
}

// full lets no name be shortened.
func full(int) bool { return false }
