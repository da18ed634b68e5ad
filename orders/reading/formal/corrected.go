package formal

import (
	_ "embed"
	"sync"

	"machipost/orders/reading/marks"
)

// corrections are the phrases of people who put right what they have said or sent, in the form of
// the other files. They are read only where something was: behind orders, or where a sheet is on
// file.
//
//go:embed corrections.txt
var corrections string

// amendments are phrases that only speak of a sheet on file. There OTHER is the second card of what
// is written.
//
//go:embed amendments.txt
var amendments string

// dearer are phrases of a card that is to come before those that were named, in the same form.
//
//go:embed dearer.txt
var dearer string

// before are those phrases by their first words.
var before = sync.OnceValue(func() map[string][]*saying { return phrases(dearer) })

// Before returns a sentence behind one that names a card, as it is said plainly that another is to
// come before it: `unless I have enough for the Mall, then that` is `no wait, the Mall first`.
func Before(table *marks.Table, tokens []marks.Token) []marks.Token {
	if len(tokens) == 0 || !tokens[0].Is("unless", "but", "except", "if", "the", "a") {
		return tokens
	}
	return plainly(table, tokens, before())
}

// corrected are those phrases by their first words: those that are read behind orders, and those
// that are read where a sheet is on file.
var corrected = sync.OnceValue(func() (list [2]map[string][]*saying) {
	return [2]map[string][]*saying{phrases(corrections), phrases(corrections + amendments)}
})

// telling are the words of those phrases by which one is known: without any of them none fits.
var telling = sync.OnceValue(func() map[string]bool {
	words := map[string]bool{}
	for _, list := range corrected()[1] {
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

// Corrected returns a sentence that may put right what was said before it, or was sent, as it is
// said plainly: `you can cross the Forest off` is `drop the Forest`.
func Corrected(table *marks.Table, tokens []marks.Token, sent bool) []marks.Token {
	if words := telling(); !marks.Some(tokens, words) {
		return tokens
	}
	all := corrected()[0]
	if sent {
		all = corrected()[1]
	}
	return plainly(table, tokens, all)
}
