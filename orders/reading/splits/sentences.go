package splits

import (
	"slices"

	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file cuts a row into sentences.

// A Sentence is what stands up to a stop.
type Sentence struct {
	Tokens []marks.Token
	Asks   bool // a question
}

// Sentences cuts a row where sentences end; what stands in brackets ends none.
func Sentences(f *cues.Finder, t []marks.Token) (list []Sentence) {
	from, inside := 0, 0
	t = withColons(t)
	for i := range t {
		if t[i].Is("(") && marks.Index(t[i:], ")") > 0 {
			inside++
		} else if t[i].Is(")") {
			inside = max(inside-1, 0)
		}
		if inside > 0 || !t[i].Is(".", "?", ";") || t[i].Is(".") && isInside(f, t, from, i) {
			continue
		}
		if i > from {
			list = append(list, Sentence{t[from:i], t[i].Is("?")})
		}
		from = i + 1
	}
	if from < len(t) {
		list = append(list, Sentence{t[from:], false})
	}
	return list
}

// withColons puts a colon in the place of dots that lead from a total at a row's begin to what is to
// be done: `On 9 or 10 ... Wheat Field to Bob`.
func withColons(t []marks.Token) []marks.Token {
	if len(t) == 0 || t[0].Number < 0 && !t[0].Is("on", "roll", "bei") {
		return t
	}
	for i := 1; i < min(longestCell, len(t)-1); i++ {
		if t[i].Is(".") && t[i+1].Is(".") {
			end := i + 1
			for end < len(t) && t[end].Is(".") {
				end++
			}
			colon := t[i]
			colon.Raw, colon.Low = ":", ":"
			return slices.Concat(t[:i], []marks.Token{colon}, t[end:])
		}
	}
	return t
}

// longestCell is how many tokens stand before dots that lead from one column to the next.
const longestCell = 5

// longestShort is how many letters an abbreviation has at most.
const longestShort = 5

// shortened are ends of cards' names that are cut short.
var shortened = marks.Lows("co", "stn", "sta", "ctr", "fact", "mkt", "twr", "pk", "orch", "off", "comp", "rest", "est", "gmbh")

// isInside tells a full stop that ends no sentence: of an abbreviation, an ordinal, a fraction.
func isInside(f *cues.Finder, t []marks.Token, from, i int) bool {
	if i == 0 || i+1 >= len(t) || !t[i].Glued {
		return false
	}
	switch before := &t[i-1]; {
	case before.Number >= 0:
		return t[i+1].Number >= 0 && t[i+1].Glued || i == from+1 || f.Begins(t, i+1) > 0
	case before.IsWord() && len(before.Low) == 1:
		return t[i+1].Glued
	case before.IsWord() && shortened[before.Low] && i > 1 && t[i+1].IsWord() && t[i+1].Raw == t[i+1].Low && f.AnyCard(t, i-2).Tokens == 2:
		return true // Demolition Co. takes
	case before.IsWord() && len(before.Low) <= longestShort:
		return f.AnyCard(t, i-1).Tokens > 1
	}
	return false
}
