package spelling_test

import (
	"strings"
	"testing"

	"machipost/orders/reading/marks"
)

// Nothing but words that nobody knows, as many as a letter's languages are told by.
func BenchmarkMend(b *testing.B) {
	row := marks.Tokens(strings.Repeat("sblorvat conquibble marfle stroun ", 375))
	speller := speller()
	speller.Mend(marks.Tokens("learnt"))
	for b.Loop() {
		s := speller
		s.Mend(row)
	}
}
