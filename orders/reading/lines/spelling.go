package lines

import (
	"slices"

	"machipost/engine/names"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// keys are words on which much hangs; one that is near to one of them, and is nothing
// else, is that.
var keys = []string{"otherwise", "instead", "again", "first", "second", "please", "because", "unless", "another", "possible", "available", "afford", "enough", "failing", "always", "nothing", "money", "whichever", "choice", "purchase", "throw", "thanks", "between", "whenever", "reroll", "anything", "everything", "somebody", "someone", "saving"}

// minKey is how many letters a word has that is looked for among the keys.
const minKey = 4

// spellOut puts words that are misspelt as they are meant.
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
			continue
		}
		if len(t[i].Low) < minKey {
			continue
		}
		for _, key := range keys {
			if key[0] == t[i].Low[0] && names.Alike(t[i].Low, key) && t[i].Low != key+"s" && r.Grammar.Table.Misspelt(t[i:i+1]).Tokens == 0 {
				t[i].Low = key
				break
			}
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
