package reading_test

import (
	"os"
	"strings"
	"testing"

	"machipost/orders/reading/words"
)

// The example of every row reads as it says with every phrase of the row, in every
// language. A phrase that a person cannot put there is left out by name. Of those that its choices make,
// `make test` takes each that has two words behind one another which none before it has, `make
// test-long` all.
func TestTheExamplesOfTheTables(t *testing.T) {
	t.Parallel()
	tried, failed := 0, 0
	for _, row := range words.Rows() {
		if row.Example == "" || row.Reads == "" {
			continue
		}
		for language, cell := range row.Say {
			seen := map[string]bool{}
			for _, said := range words.Phrases(cell) {
				if !isNew(said.Words, seen) && os.Getenv("MACHIPOST_LONG") == "" {
					continue
				}
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

// isNew tells words of which two stand behind one another as they were not seen yet, and sees them.
func isNew(said []string, seen map[string]bool) (yes bool) {
	before := ""
	for _, low := range append(said[:len(said):len(said)], "") {
		if pair := before + " " + low; !seen[pair] {
			seen[pair], yes = true, true
		}
		before = low
	}
	return yes
}
