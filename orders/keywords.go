package orders

import (
	"strings"

	"machipost/engine/names"
)

// keywords are the words of the English language of orders that are no verbs.
const keywords = " if unless and or then not no for of from to has have i more less landmark landmarks" +
	" coins doubles rolled bought built on offer is are go extra every standing turn end clear player" +
	" always never none nothing richest "

// IsKeyword tells whether a word, in lower case, is one of the language that is no
// verb.
func IsKeyword(low string) bool { return strings.Contains(keywords, " "+low+" ") }

// IsKeywordIn tells whether a word, in lower case, means something in the order language
// as it is written in a language.
func IsKeywordIn(low string, l Language) bool {
	return l == names.English && IsKeyword(low) || l != names.English && said[l][low]
}

// said are the words of the tables, by language.
var said = wordsOfTables()

func wordsOfTables() (said [NumLanguages]map[string]bool) {
	for l := range said {
		said[l] = map[string]bool{}
		for _, text := range textsIn(Language(l)) {
			for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ':' || r == ',' }) {
				if !IsPlace(word) {
					said[l][strings.ToLower(word)] = true
				}
			}
		}
	}
	return said
}

// textsIn are all cells of a column.
func textsIn(l Language) []string {
	var all []string
	for _, say := range terms {
		all = append(all, say[l])
	}
	for _, say := range headings {
		all = append(all, say[l])
	}
	for _, f := range orderForms {
		all = append(all, f.Say[l])
	}
	for _, f := range conditionForms {
		all = append(all, f.Say[l], f.Not[l])
	}
	return all
}
