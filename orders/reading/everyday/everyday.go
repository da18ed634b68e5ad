// Package everyday has the words of everyday life that say nothing in a letter of orders,
// wherever they stand: grandmothers, dahlias, the bus, how somebody feels.
//
// What enters is a word in a file, with its theme; it may turn no order round: none denies, limits, compares,
// counts, tells a time or a condition, or is near the name of a card. What does stands in
// orders/reading/words. A test holds each word against the tables.
package everyday

import (
	"embed"
	"strings"
	"sync"

	"machipost/orders/reading/words"
)

//go:embed *.txt
var files embed.FS

// lists are the files by language; a line that begins with # is a theme.
var lists = [words.NumLanguages]string{words.English: "english.txt", words.Spanish: "spanish.txt", words.German: "german.txt", words.French: "french.txt"}

// all are the words, with a bit for each language in which they are of every day.
var all = sync.OnceValue(func() map[string]uint8 {
	set := map[string]uint8{}
	for language := range words.NumLanguages {
		for _, word := range In(language) {
			set[word] |= 1 << language
		}
	}
	return set
})

// In returns the words of a language, as they are compared.
func In(language words.Language) (list []string) {
	text, err := files.ReadFile(lists[language])
	if err != nil {
		panic(err) // it is a part of the program
	}
	for line := range strings.Lines(string(text)) {
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
