package reading_test

import (
	"strings"
	"testing"
)

// A fallback that names what lacks goes on with the list before it; where it is for
// something else it stays a condition.
func TestFallbacks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"buy Bakery. If there is no Bakery left then please the Wheat Field.", "every go: buy Bakery / every go: buy Wheat Field"},
		{"Forest again. If no forests, Flower Orchard.", "every go: buy Forest / every go: buy Flower Orchard"},
		{"Mine please. If somehow I can't, I'd settle for a Bakery.", "every go: buy Mine / every go: buy Bakery"},

		{"buy Bakery. If there is no Bakery left, roll 1.", "every go: buy Bakery / every go: if no Bakery on offer: roll 1"},
		{"buy Bakery. If there is no Mine left, Wheat Field.", "every go: buy Bakery / every go: if no Mine on offer: buy Wheat Field"},

		{"Two dice shall be rolled.", "every go: roll 2"},
		{"One die is to be thrown on either occasion", "every go: roll 1"},
		{"(b) I roll one die", "every go: roll 1"},
		{"The dice shall be rolled again", "prose: The dice shall be rolled again"},
	} {
		if got := strings.ReplaceAll(said(read(c.text)), "\n", " / "); got != c.want {
			t.Errorf("%q: got %s, want %s", c.text, got, c.want)
		}
	}
}

// A choice below lines that each have their go is for both, if neither has one of its own.
func TestChoicesBelowGoesAreForBoth(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"go 1: Cafe\ngo 2: Mine\nI roll one die":                 "go 1: buy Cafe / go 2: buy Mine / every go: roll 1",
		"go 1: buy Cafe\ngo 2: buy Mine\nroll 1":                 "go 1: buy Cafe / go 2: buy Mine / every go: roll 1",
		"go 1: buy Cafe\nreroll 1-3\ngo 2: buy Mine\nreroll 1-4": "go 1: buy Cafe / go 1: reroll 1-3 / go 2: buy Mine / go 2: reroll 1-4",
	} {
		if got := strings.ReplaceAll(said(read(text)), "\n", " / "); got != want {
			t.Errorf("%q: got %s, want %s", text, got, want)
		}
	}
}
