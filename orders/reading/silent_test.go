package reading_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// ofLine is a line that names no goes.
var ofLine = regexp.MustCompile(`^(go \d|extra go|standing|every go):`)

// Short letters of all kinds: none is read otherwise than it is meant without a word.
func TestNothingIsWrongInSilence(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/silent.txt")
	if err != nil {
		t.Fatal(err)
	}
	count := map[taken]int{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		l := strangersLetter{Players: []string{"Ann", "Bob", "Carol", "Dave"}, Player: "Ann", Turn: 1}
		if before, rest, amends := strings.Cut(strings.TrimPrefix(line, "@"), "@"); amends && line[0] == '@' {
			l.Before, line = strings.ReplaceAll(before, " / ", "\n"), strings.TrimSpace(rest)
		}
		at := strings.LastIndex(line, " =>")
		if at < 0 {
			t.Fatal("no => in ", line)
		}
		l.Text = strings.ReplaceAll(line[:at], "⏎", "\n")
		for want := range strings.SplitSeq(line[at+3:], "||") {
			var orders []string
			for order := range strings.SplitSeq(strings.TrimSpace(want), " / ") {
				if !ofLine.MatchString(order) {
					order = "every go: " + order
				}
				orders = append(orders, order)
			}
			l.Or = append(l.Or, strings.Join(orders, "\n"))
		}
		l.Want, l.Ask = l.Or[0], strings.TrimSpace(line[at+3:]) == ""
		how, got := l.judge()
		if count[how]++; how == silent {
			t.Errorf("%q is read otherwise without a word: want %q, got %q", l.Text, l.Want, got)
		}
	}
	t.Log(count)
}
