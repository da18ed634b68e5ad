package sense

import (
	"machipost/orders/reading/cues"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file knows the languages of a letter, and tells the sentences that ask for nothing.

// telling are words by which a language is known.
var telling = [words.NumLanguages]map[string]bool{
	words.English: marks.Lows("the", "i", "and", "to", "of", "for", "is", "it", "please", "my", "with", "if", "buy", "not", "go", "roll", "then", "or", "two", "one", "you", "dice", "turn", "else", "take"),
	words.German:  marks.Lows("ich", "und", "der", "das", "nicht", "ein", "eine", "wenn", "mit", "bitte", "den", "ist", "auf", "kaufe", "sonst", "wurfel", "zwei", "fur", "dann", "falls", "im", "zug", "von", "bei", "ihr", "oder", "einen"),
	words.Spanish: marks.Lows("el", "los", "que", "una", "por", "si", "con", "jugada", "compra", "no", "un", "la", "las", "y", "en", "dos", "dado", "dados", "para", "me", "al", "del", "quiero", "turno", "o", "mi"),
	words.French:  marks.Lows("je", "le", "les", "et", "pas", "une", "si", "avec", "pour", "des", "un", "la", "sinon", "deux", "achete", "mon", "du", "au", "est", "ou", "dans", "tour"),
}

// spoken are the languages of a letter: that of most such words, and those of half as many.
func spoken(rows []lines.Row) (speaks [words.NumLanguages]bool) {
	var n [words.NumLanguages]int
	most := 0
	for i := range rows {
		for k := range rows[i].Tokens {
			for l := range n {
				if telling[l][rows[i].Tokens[k].Low] {
					n[l]++
					most = max(most, n[l])
				}
			}
		}
	}
	for l := range n {
		speaks[l] = 2*n[l] >= most && n[l] > 0
	}
	speaks[words.English] = speaks[words.English] || most <= 1
	return speaks
}

// titled are words before the number of a turn.
var titled = marks.Lows("turn", "zug", "turno", "tour", "runde", "round", "ronda", "spielzug")

// longestTitle is how many tokens a sentence has at most that names the turn.
const longestTitle = 25

// titles tells a sentence that names the turn for which the letter is, and asks nothing.
func (r *letter) titles(t []marks.Token, items []cues.Item) bool {
	if r.turn <= 0 || r.turn <= 2 && r.Numbers[1] != 0 || len(t) >= longestTitle || cues.Any(items, cues.Dice) {
		return false
	}
	for i := range items {
		if items[i].Is(cues.Buy) && !items[i].Says("order", "plan") {
			return false
		}
	}
	for i := 1; i < len(t); i++ {
		if t[i].Number == r.turn && (titled[t[i-1].Low] || i > 1 && titled[t[i-2].Low] && t[i-1].Is("no", "nr", "number", "#", ".")) {
			return true
		}
	}
	return false
}

// polite are words that may stand amidst others.
var polite = marks.Lows("please", "pls", "plz", "pleas", "plese", "bitte", "svp", "porfa", "kindly", "pleeease", "plss")

// Words of questions that ask for something all the same.
var (
	wishing = []string{"i would like", "would like", "want", "id like", "ill take", "ill have", "mochte", "quiero", "i take", "i buy"}
	asking_ = []string{"can i get", "can i have", "could i have", "may i have", "could i get", "can"}
)

// pleads tells a question that asks for something all the same.
func pleads(t []marks.Token, items []cues.Item) bool {
	for i := range items {
		if items[i].Says(wishing...) || i < 2 && items[i].Says(asking_...) {
			return true
		}
	}
	return marks.Some(t, polite)
}
