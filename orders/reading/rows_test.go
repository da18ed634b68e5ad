package reading_test

import (
	"strings"
	"testing"

	"machipost/orders/reading/words"
)

// The example of every row reads as it says with every phrase of the row, in every
// language. A phrase that a person cannot put there is left out by name.
func TestTheExamplesOfTheTables(t *testing.T) {
	t.Parallel()
	tried, failed := 0, 0
	for _, row := range words.Rows() {
		if row.Example == "" || row.Reads == "" {
			continue
		}
		for language, cell := range row.Say {
			for _, said := range words.Phrases(cell) {
				tried++
				text := strings.ReplaceAll(row.Example, "~", said.Text)
				got := strings.ReplaceAll(filed(text), "every go: ", "")
				want := strings.ReplaceAll(row.Reads, "every go: ", "")
				if got == want {
					continue
				}
				if got != "-" && !said.Shy && (language == 0 || len(said.Text) > 3) {
					t.Errorf("%q is read as %s, want %s", text, got, want)
				} else if language == 0 && !said.Shy {
					failed++
					t.Logf("%q is not read", text)
				}
			}
		}
	}
	if failed > 20 {
		t.Errorf("%d of %d phrases are not read in their row's example", failed, tried)
	}
}
