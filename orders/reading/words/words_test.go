package words_test

import (
	"testing"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A word that says nothing must not be one that turns an order round.
func TestEmptyWordsTurnNothingRound(t *testing.T) {
	turns := map[words.Kind]string{
		words.Denial: "denial", words.Not: "not", words.Unless: "unless", words.Under: "under", words.Over: "over", words.HasNot: "has not",
		words.Gone: "gone", words.NotBought: "not bought", words.Else: "else", words.Drop: "drop", words.Instead: "instead",
	}
	for _, row := range words.Rows() {
		if row.Kind != words.Empty {
			continue
		}
		for _, cell := range row.Say {
			for _, said := range words.Phrases(cell) {
				for _, m := range words.Find(marks.Tokens(said.Text), 0, func(words.Meaning) bool { return true }).Means {
					if turned := turns[m.Kind]; turned != "" && m.Language == words.English {
						t.Errorf("%q says nothing, and is a %s", said.Text, turned)
					}
				}
			}
		}
	}
}

// Every phrase is found as a whole, by the meaning of its row.
func TestEveryPhraseIsFound(t *testing.T) {
	for _, row := range words.Rows() {
		for language, cell := range row.Say {
			for _, said := range words.Phrases(cell) {
				found := words.Find(marks.Tokens(said.Text), 0, func(words.Meaning) bool { return true })
				if found.Tokens != len(said.Words) {
					t.Errorf("%q is found with %d tokens of %d", said.Text, found.Tokens, len(said.Words))
				}
				ok := false
				for _, m := range found.Means {
					ok = ok || m.Kind == row.Kind && m.Value == row.Value
				}
				if !ok {
					t.Errorf("%q does not mean what its row says (%d, language %d)", said.Text, row.Kind, language)
				}
			}
		}
	}
}
