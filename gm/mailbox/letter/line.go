package letter

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// OneLine makes words of others fit for a header, an error or a log: s with
// controls and white space made single spaces, what is not UTF-8 replaced, and
// cut after limit runes.
func OneLine(s string, limit int) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
	s = strings.Join(strings.Fields(s), " ")
	if utf8.RuneCountInString(s) > limit {
		s = string([]rune(s)[:limit])
	}
	return s
}
