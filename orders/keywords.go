package orders

import "strings"

// keywords are the words of the language that are no verbs.
const keywords = " if unless and or then not no for of from to has have i more less landmark landmarks" +
	" coins doubles rolled bought built on offer is are go extra every standing turn end clear player" +
	" always never none nothing richest "

// IsKeyword tells whether a word, in lower case, is one of the language that is no
// verb.
func IsKeyword(low string) bool { return strings.Contains(keywords, " "+low+" ") }
