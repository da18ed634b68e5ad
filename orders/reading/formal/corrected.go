package formal

import (
	_ "embed"
	"slices"
	"sync"

	"machipost/orders/reading/marks"
)

// corrections are the phrases of people who put right what they have said or sent, in the form of
// the other files. They are read only where something was: behind orders, or where a sheet is on
// file.
//
//go:embed corrections.txt
var corrections string

// corrected are those phrases by their first words.
var corrected = sync.OnceValue(func() map[string][]*saying { return phrases(corrections) })

// telling are the words of those phrases by which one is known: without any of them none fits.
var telling = sync.OnceValue(func() map[string]bool {
	words := map[string]bool{}
	for _, list := range corrected() {
		for _, one := range list {
			for _, step := range one.there {
				for _, choice := range step.choices {
					for _, low := range choice {
						words[low] = !step.maybe && !common[low] || words[low]
					}
				}
			}
		}
	}
	return words
})

// common are words that stand in sentences of all kinds.
var common = marks.Lows("the", "a", "an", "my", "i", "we", "you", "to", "of", "and", "it", "no", "not", "is", "buy", "get", "take", "want", "have", "in", "on", "for", "with", ",", ".", "-", ":")

// Corrected returns a sentence that may put right what was said before it as it is said plainly:
// `you can cross the Forest off` is `drop the Forest`.
func Corrected(table *marks.Table, tokens []marks.Token) []marks.Token {
	if words := telling(); !slices.ContainsFunc(tokens, func(t marks.Token) bool { return words[t.Low] }) {
		return tokens
	}
	return plainly(table, tokens, corrected())
}
