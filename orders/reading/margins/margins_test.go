package margins_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"machipost/orders/reading/margins"
)

// A letter all of whose long lines end where the next word had no place is broken at each of
// them; one whose lines end anywhere is broken nowhere.
func TestFull(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, letter string
		want         []int // the lines that go on
	}{
		{"a wrapped letter", `Dear GM,

I am writing this on the ferry to Islay and there is a swell, so bear with an
old man's typing. Two dice, please. Roll again if it comes to less than 6. Add
the harbour two on a 10 or an 11.

There was a bosun on the old ships who put every penny that he had into herring,
and he never looked back.

Hamish`, []int{2, 3, 6}},
		{"orders and talk", `two dice
reroll under 5
Mine, or else Forest

My grandson has set up the machine for me and shown me where one writes. I have
never since been able to get up later than five. It is a great help with all of
the garden and no help at all with company, as my sister has always told us all
at Christmas.`, []int{4, 5, 6}},
		{"lines that end anywhere", `take from Bob with the TV Station, but if he has less than 3 coins from Carol
buy Mine, and if there is none left the Forest, please
swap my Bakery for Bob's Mine whenever the Business Complex allows
two dice in both goes unless I have no Train Station by then
never reroll`, nil},
		{"bullets", `- take from Bob with the TV Station, but if he has less than 3 coins from Carol
- swap my Bakery for Bob's Mine whenever the Business Complex of mine allows it
- buy Mine, and if there is none left the Forest, and if that is gone a Bakery
- two dice`, nil},
		{"short lines", "two dice\nMine\nForest\nBakery\nAnn", nil},
		{"who breaks no lines", strings.Repeat("word ", 30) + "\n" + strings.Repeat("word ", 16) + "\n" + strings.Repeat("word ", 16) + "\nword", nil},
		{"one long line", "take from Bob with the TV Station, but if he has less than 3 coins from Carol\ntwo dice", nil},
		{"nothing", "", nil},
	} {
		var lines []margins.Line
		for line := range strings.Lines(c.letter) {
			line = strings.TrimSpace(line)
			lines = append(lines, margins.Line{Text: strings.TrimPrefix(line, "- "), Own: strings.HasPrefix(line, "- ")})
		}
		var got []int
		for i, full := range margins.Full(lines) {
			if full {
				got = append(got, i)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Two lines alone tell it only where mail programs break lines, and never behind a picture.
func TestWrapped(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line, next string
		want       bool
	}{
		{strings.Repeat("word ", 13) + "word", "is", true},
		{strings.Repeat("word ", 11) + "word", "word", false},
		{strings.Repeat("word ", 13) + "word", "- is", false},
		{strings.Repeat("word ", 13) + "🙂", "is", false},
		{strings.Repeat("word ", 21) + "word", "is", false},
	} {
		if got := margins.Wrapped(c.line, utf8.RuneCountInString(c.line), c.next); got != c.want {
			t.Errorf("%q, %q: %t", c.line, c.next, got)
		}
	}
}
