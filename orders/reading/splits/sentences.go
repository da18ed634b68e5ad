package splits

import (
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

// longestShort is how many letters an abbreviation has at most.
const longestShort = 5

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
	case before.IsWord() && len(before.Low) <= longestShort:
		return f.AnyCard(t, i-1).Tokens > 1
	}
	return false
}
