package reading_test

import (
	"strings"
	"testing"
	"unicode"

	"machipost/engine"
	"machipost/orders/reading"
)

// Each word of a sentence is explained once, also where it was read in two ways: one that remarks
// something, and those that only seemed to.
func TestExplainTellsEachWordOnce(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Bob", "Carol"}, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	letters := func(text string) string {
		return strings.Map(func(c rune) rune {
			if unicode.IsLetter(c) || unicode.IsDigit(c) {
				return c
			}
			return -1
		}, text)
	}
	for _, text := range []string{"two dice: the Vineyard wants a 7", "one die (my fields are all on the low numbers)", "tv Bob, he is poor now so Carol", "buy Mine, I like the Forest better"} {
		var said strings.Builder
		for _, e := range reading.Explain(text, table, 0) {
			said.WriteString(e.Word)
		}
		if got, want := letters(said.String()), letters(text); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}
