package cues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file knows the languages of a letter.

// known are words by which a language is known.
var known = [words.NumLanguages]map[string]bool{
	words.English: marks.Lows("the", "i", "and", "to", "of", "for", "is", "it", "please", "my", "with", "if", "buy", "not", "go", "roll", "then", "or", "two", "one", "you", "dice", "turn", "else", "take"),
	words.German:  marks.Lows("ich", "und", "der", "das", "nicht", "ein", "eine", "wenn", "mit", "bitte", "den", "ist", "auf", "kaufe", "sonst", "wurfel", "zwei", "fur", "dann", "falls", "im", "zug", "von", "bei", "ihr", "oder", "einen"),
	words.Spanish: marks.Lows("el", "los", "que", "una", "por", "si", "con", "jugada", "compra", "no", "un", "la", "las", "y", "en", "dos", "dado", "dados", "para", "me", "al", "del", "quiero", "turno", "o", "mi"),
	words.French:  marks.Lows("je", "le", "les", "et", "pas", "une", "si", "avec", "pour", "des", "un", "la", "sinon", "deux", "achete", "mon", "du", "au", "est", "ou", "dans", "tour"),
}

// A Hearing counts the words of a letter by which languages are known.
type Hearing struct {
	n    [words.NumLanguages]int
	most int
}

// Hear takes in a row of a letter.
func (h *Hearing) Hear(t []marks.Token) {
	for k := range t {
		for l := range h.n {
			if known[l][t[k].Low] {
				h.n[l]++
				h.most = max(h.most, h.n[l])
			}
		}
	}
}

// Spoken are the languages of the letter: that of most such words, and those of half as many.
func (h *Hearing) Spoken() (speaks [words.NumLanguages]bool) {
	for l := range h.n {
		speaks[l] = 2*h.n[l] >= h.most && h.n[l] > 0
	}
	speaks[words.English] = speaks[words.English] || h.most <= 1
	return speaks
}
