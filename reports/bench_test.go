package reports

import (
	"strings"
	"testing"
)

func BenchmarkTurnReport(b *testing.B) {
	w, turn := english(b, "Ann", "Bob"), played(b, 3, 3, 1, 2, 4, 5, 1)
	for b.Loop() {
		w.TurnReport(turn, w.Public(turn), Private{Tag: "[friday#0123456789ab]"})
	}
}

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
