package reports

import (
	"strings"
	"testing"
)

// Every letter on what the GM did tells the players why, and says nothing of a reason
// where there is none.
func TestEveryInterventionTellsItsReason(t *testing.T) {
	w := english(t, "Ann", "Bob")
	for _, s := range everySection {
		if !strings.HasPrefix(nameOf(s), "Tell") || nameOf(s) == "TellOrdersStay" {
			continue
		}
		text := w.LetterOf("friday", 12, filled(s, true)).Text()
		if !strings.Contains(strings.ReplaceAll(text, "\n", " "), "The reason: some Reason") {
			t.Errorf("%s keeps the reason to itself:\n%s", nameOf(s), text)
		}
		if text := w.Say(s); strings.Contains(text, "reason") {
			t.Errorf("%s without a reason: %q", nameOf(s), text)
		}
	}
}

// Whatever page of a preview somebody has, it says that it is one.
func TestEveryPageOfAPreviewIsMarked(t *testing.T) {
	w := english(t, "Ann", "Bob")
	const mark = "=== PREVIEW: these dice do not count, nothing of this has happened ==="
	text := Preview(w, played(t, 3, 3, 1, 2, 4, 5, 1))
	if !strings.HasPrefix(text, mark) || !strings.HasSuffix(text, mark) {
		t.Errorf("not marked on top and at the end:\n%s", text)
	}
	since := 0
	for _, line := range strings.Split(text, "\n") {
		since++
		if line == mark {
			since = 0
		}
		if since > 2*pageLength {
			t.Fatalf("no mark for %d lines:\n%s", since, text)
		}
	}
}
