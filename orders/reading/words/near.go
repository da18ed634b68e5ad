package words

import (
	"sync"

	"machipost/engine/names"
)

// shortestSlip is how many letters a word has at least of which one may be wrong.
const shortestSlip = 4

// A vocabulary is all words of the tables and of the classes.
type vocabulary struct {
	words map[string]bool
	slips map[string][]string // by what is left of them without one letter, or with all
}

// lexicon is made when the first word is not understood.
var lexicon = sync.OnceValue(func() vocabulary {
	known := vocabulary{vocables(), map[string][]string{}}
	for word := range known.words {
		if len(word) < shortestSlip {
			continue
		}
		known.slips[word] = append(known.slips[word], word)
		for i := range len(word) {
			less := word[:i] + word[i+1:]
			known.slips[less] = append(known.slips[less], word)
		}
	}
	return known
})

// Near returns the one word of the tables of which a text is a misspelling: one letter
// more, fewer, other, or two that changed places; "" for none or several.
func Near(low string) string {
	known := lexicon()
	if len(low) < shortestSlip || known.words[low] {
		return ""
	}
	best := ""
	for i := range len(low) + 1 {
		less := low
		if i < len(low) {
			less = low[:i] + low[i+1:]
		}
		for _, word := range known.slips[less] {
			if word == best || !names.Alike(low, word) {
				continue
			}
			if best != "" {
				return ""
			}
			best = word
		}
	}
	return best
}

func vocables() map[string]bool {
	all := map[string]bool{}
	for word := range phrases().words {
		all[word] = true
	}
	for word := range byWord {
		all[word] = true
	}
	for word := range inBags {
		all[word] = true
	}
	return all
}
