package reading_test

import (
	"os"
	"strings"
	"testing"
)

// Before the reader knew how to say other languages in the words of the rules, 85 of the first 270
// Spanish and German wishes were read at once, 168 at once or with a yes.
var wishesAbroad = figure{261, 311}

// Wishes in other languages: how many are read, none wrongly without a word; and what looks
// like one and is none.
func TestWishesAbroad(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/abroad.txt")
	if err != nil {
		t.Fatal(err)
	}
	count := map[taken]int{}
	for line := range strings.Lines(string(text)) {
		wish, want, ok := strings.Cut(strings.TrimSpace(line), " => ")
		if !ok {
			continue
		}
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1, Text: wish, Want: strings.ReplaceAll(want, " / ", "\n")}
		if want == "-" {
			if filed := l.effect(l.read()); filed != "" {
				t.Errorf("%s: is read as %s, and is no order", wish, filed)
			}
			continue
		}
		how, got := l.judge()
		if count[how]++; how != atOnce {
			t.Logf("%s: %s\nwant %s\ngot  %q", how, wish, want, got)
		}
	}
	if count[silent] > 0 || count[atOnce] < wishesAbroad.at || count[atOnce]+count[withYes] < wishesAbroad.yes {
		t.Errorf("at once %d, with a yes %d, wrong and silent %d: no wish may be read wrongly without a word, and at least %+v", count[atOnce], count[atOnce]+count[withYes], count[silent], wishesAbroad)
	}
	t.Logf("%v", count)
}
