package lines

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// spellOut puts words that are written as they sound as they are meant.
func (r *Letter) spellOut(t []marks.Token) []marks.Token {
	for i := 0; i < len(t); i++ {
		if i+1 < len(t) && t[i].Is("sum", "some", "any", "every", "no") && t[i+1].Glued && t[i+1].Is("1") {
			one := t[i] // sum1
			one.Low, one.Raw, one.To = ones[one.Low], one.Raw+t[i+1].Raw, t[i+1].To
			t = slices.Concat(t[:i], []marks.Token{one}, t[i+2:])
			continue
		}
		if !t[i].IsWord() || isName(r.Grammar.Table, t, i) {
			continue
		}
		if t[i].Is("bth") && i+1 < len(t) && t[i+1].Is("times", "goes", "turns", "go", "time") {
			t[i].Low = "both"
		}
		if words.IsKnown(t[i].Low, words.English) {
			continue
		}
		if there, ok := words.Spoken(t[i].Low, words.English); ok {
			t[i].Low = there
		}
	}
	return t
}

// ones are words behind which people write a number for its sound.
var ones = map[string]string{"sum": "someone", "some": "someone", "any": "anyone", "every": "everyone", "no": "nobody"}

// isName tells whether a card or a player is named at a place.
func isName(table *marks.Table, t []marks.Token, at int) bool {
	return table.AnyCard(t, at).Tokens > 0 || table.Player(t, at, 2).Tokens > 0
}

// Remend makes misspelt words of a row as they are meant, where those of the row that it was made of were.
func Remend(tokens, was []marks.Token) {
	for i := range tokens {
		for _, one := range was {
			if one.Raw == tokens[i].Raw {
				tokens[i].Low = one.Low
			}
		}
	}
}
