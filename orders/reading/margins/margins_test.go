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

// Lines are put together where the next one's first word had no place in the widest, and nowhere else.
func TestUnbroken(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word ", 13) + "word" // of 69 characters
	for _, c := range []struct {
		name, text, want string
		joined           int
	}{
		{"one break", long + "\nis last", long + " is last", 1},
		{"two in a row are one line", long + "\n" + long + "\nis last", long + " " + long + " is last", 1},
		{"two apart", long + "\nis\n\n" + long + "\nis", long + " is\n\n" + long + " is", 2},
		{"a line with place for the next word", "word word\n" + long, "word word\n" + long, 0},
		{"a sentence that ends", long + ".\nIs", long + ".\nIs", 0},
		{"a title", long + ":\nis", long + ":\nis", 0},
		{"a bullet, and numbers of a list", long + "\n- is\n1. " + long + "\n2. is " + long + "\n3) is", "", 0},
		{"it begins anew", long + "\nanew", long + "\nanew", 0},
		{"behind what began anew", "anew " + long + "\nis", "anew " + long + " is", 1},
		{"a number that ends a sentence", long + "\n5. Is", long + " 5. Is", 1},
		{"the first of a list", long + "\n1. is", long + "\n1. is", 0},
		{"a number of what was said", long + "\n4.", long + " 4.", 1},
		{"its own line", long + "\nown", long + "\nown", 0},
		{"behind a line of its own", "own " + long + "\nis", "own " + long + "\nis", 0},
		{"... that goes on", "own " + long + ",\nis", "own " + long + ", is", 1},
		{"behind a picture", long + " 🐄\nis", long + " 🐄\nis", 0},
		{"no mail program breaks so late", long + " " + long + "\nis", long + " " + long + "\nis", 0},
		{"nor so early", "word word word\nis", "word word word\nis", 0},
		{"nothing", "", "", 0},
	} {
		if c.want == "" {
			c.want = c.text
		}
		got, joined := margins.Words{
			Whole: func(line string) bool { return strings.HasPrefix(line, "own") },
			Anew:  func(line string) bool { return strings.HasPrefix(line, "own") || strings.HasPrefix(line, "anew") },
			Open:  func(line string) bool { return false },
		}.Unbroken(c.text)
		if got != c.want || len(joined) != c.joined {
			t.Errorf("%s: %q, %v", c.name, got, joined)
		}
	}
}
