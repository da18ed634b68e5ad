package wire

import (
	"fmt"
	"slices"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// asWritten are the alphabets in which names are written today (UAX 31, table 5), and
// those that people write together (UTS 39, section 5.1). The others have no keyboard
// that anybody plays at; their letters look like ours.
var asWritten = [][]string{
	{"Latin"}, {"Greek"}, {"Cyrillic"}, {"Armenian"}, {"Georgian"}, {"Hebrew"}, {"Arabic"}, {"Thaana"}, {"Ethiopic"},
	{"Devanagari"}, {"Bengali"}, {"Gurmukhi"}, {"Gujarati"}, {"Oriya"}, {"Tamil"}, {"Telugu"}, {"Kannada"}, {"Malayalam"},
	{"Sinhala"}, {"Thai"}, {"Lao"}, {"Tibetan"}, {"Myanmar"}, {"Khmer"},
	{"Han", "Hiragana", "Katakana"}, {"Han", "Bopomofo"}, {"Han", "Hangul"},
}

// checkAlphabet tells a name that is written in two alphabets, or in one of which the
// letters cannot be told from others. The error is a sentence for a person.
func checkAlphabet(name string) error {
	var found []string
	for _, r := range norm.NFKC.String(name) {
		script := scriptOf(r)
		if script != "" && !slices.Contains(found, script) {
			found = append(found, script)
		}
	}
	together := func(alphabets []string) bool {
		return !slices.ContainsFunc(found, func(script string) bool { return !slices.Contains(alphabets, script) })
	}
	switch {
	case slices.ContainsFunc(asWritten, together):
		return nil
	case len(found) > 1:
		return fmt.Errorf("%q has letters of two alphabets, %s and %s; write it in one", name, found[0], found[1])
	}
	return fmt.Errorf("%q is in an alphabet that is not told from others by eye, %s; write it in another", name, found[0])
}

// scriptOf is the alphabet of a letter, "" for what belongs to all.
func scriptOf(r rune) string {
	for name, table := range unicode.Scripts {
		if unicode.Is(table, r) {
			if name == "Common" || name == "Inherited" {
				return ""
			}
			return name
		}
	}
	return ""
}
