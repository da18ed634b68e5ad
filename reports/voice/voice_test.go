package voice

import (
	"strings"
	"testing"
)

// A mark that somebody wrote in a letter breaks nothing.
func TestMarksInWhatPeopleWrite(t *testing.T) {
	players := []string{"Ann", "Bob"}
	for text, want := range map[string]string{
		"\x1e0\x1e pays \x1e1\x1e.": "Ann pays Bob.", "\x1e7\x1e": "\x1e7\x1e", "\x1e": "\x1e",
		"\x1e999999999\x1e": "\x1e999999999\x1e", "\x1e\x1e0\x1e": "\x1eAnn", "-1": "-1",
	} {
		if got := named(players, text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	if strings.Contains(named(players, "\x1e1\x1e"), markRune) {
		t.Error("a mark is left")
	}
}
