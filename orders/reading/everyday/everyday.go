// Package everyday has the words of everyday life that say nothing in a letter of orders,
// wherever they stand: grandmothers, dahlias, the bus, how somebody feels.
//
// What enters is a word in a file, with its theme; it may turn no order round: none denies, limits, compares,
// counts, tells a time or a condition, or is near the name of a card. What does stands in
// orders/reading/words. A test holds each word against the tables.
package everyday

import (
	_ "embed" // the files
	"strings"
	"sync"

	"machipost/orders/reading/words"
)

// Files of words; a line that begins with # is a theme. Strings lie in the program itself.
var (
	//go:embed english.txt
	english string
	//go:embed spanish.txt
	spanish string
	//go:embed german.txt
	german string
	//go:embed french.txt
	french string
)

// lists are the files by language.
var lists = [words.NumLanguages]string{words.English: english, words.Spanish: spanish, words.German: german, words.French: french}

// all are the words, with a bit for each language in which they are of every day.
var all = sync.OnceValue(func() map[string]uint8 {
	var lists [words.NumLanguages][]string
	n := 0
	for language := range lists {
		lists[language] = In(words.Language(language))
		n += len(lists[language])
	}
	set := make(map[string]uint8, n) // one that grows has room for twice as many
	for language, list := range lists {
		for _, word := range list {
			set[word] |= 1 << language
		}
	}
	return set
})

// In returns the words of a language, as they are compared.
func In(language words.Language) (list []string) {
	for line := range strings.Lines(lists[language]) {
		if !strings.HasPrefix(line, "#") {
			list = append(list, strings.Fields(line)...)
		}
	}
	return list
}

// Is tells whether a word, as it is compared, is of every day in one of the languages of a
// letter.
func Is(low string, in *[words.NumLanguages]bool) bool {
	of := all()[low]
	for language := range in {
		if in[language] && of&(1<<language) != 0 {
			return true
		}
	}
	return false
}

// IsAny tells whether a word, as it is compared, is of every day in any language.
func IsAny(low string) bool { return all()[low] != 0 }
