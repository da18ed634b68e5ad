package voice

import (
	"strings"
	"testing"
)

// A mark that somebody wrote in a letter breaks nothing.
func TestMarksInWhatPeopleWrite(t *testing.T) {
	players := []string{"Ann", "Bob"}
	for text, want := range map[string]string{
		"\x1e0:0\x1e pays \x1e1:5\x1e.": "Ann pays Bob  .", "\x1e7:0\x1e": "\x1e7:0\x1e", "\x1e": "\x1e",
		"\x1e0:999999999\x1e": "\x1e0:999999999\x1e", "\x1e\x1e0:0\x1e": "\x1eAnn", "-1": "-1",
	} {
		if got := named(players, text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	if strings.Contains(named(players, "\x1e1:0\x1e"), markRune) {
		t.Error("a mark is left")
	}
}
