package page

import (
	"strings"
	"testing"
)

func TestWrap(t *testing.T) {
	long := strings.Repeat("word ", 20)
	for _, c := range []struct{ says, text, want string }{
		{"short lines stay", "  one\ntwo", "  one\ntwo"},
		{"the rest is indented as the line was", "  " + long, "  " + strings.TrimSpace(strings.Repeat("word ", 15)) + "\n  word word word word word"},
		{"a long word stands alone", "a " + strings.Repeat("x", 90), "a\n" + strings.Repeat("x", 90)},
		{"items stay whole", strings.Repeat("x", 70) + " " + "Radio" + Tie + "Tower" + Tie + "(22)", strings.Repeat("x", 70) + "\nRadio Tower (22)"},
		{"what stood behind a bar still does", "    | " + long, "    | " + strings.TrimSpace(strings.Repeat("word ", 14)) + "\n    | word word word word word word"},
		{"no line begins as a block of dice does", strings.Repeat("x", 76) + " Dice roll 1", strings.Repeat("x", 76) + " Dice\nroll 1"},
		{"nor in quotes", strings.Repeat("x", 76) + ` "Deck of`, strings.Repeat("x", 76) + " \"Deck\nof"},
	} {
		if got := Wrap(c.text); got != c.want {
			t.Errorf("%s:\n%q\nwant\n%q", c.says, got, c.want)
		}
	}
}
