package reports

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// Every letter on what the GM did can be written, with a reason and without one,
// in lines that fit; and none keeps the reason from the players.
func TestEveryInterventionHasItsWords(t *testing.T) {
	w := english(t, "Ann", "Bob")
	for _, name := range templatesIn(t, "en/interventions.tmpl") {
		if name == "PreviewMark" || name == "TheReason" {
			continue
		}
		for _, yes := range []bool{false, true} {
			about := someAbout(yes)
			about.Value = "Bob was ill."
			text := w.Letter(w.Section(name, about))
			for _, line := range strings.Split(text, "\n") {
				if utf8.RuneCountInString(line) > Width {
					t.Errorf("%s: a line of %d columns: %s", name, utf8.RuneCountInString(line), line)
				}
			}
			if !strings.Contains(strings.ReplaceAll(text, "\n", " "), "The reason: Bob was ill.") && name != "TellOrdersStay" {
				t.Errorf("%s keeps the reason to itself:\n%s", name, text)
			}
			about.Value = ""
			if text := w.Section(name, about); text == "" || strings.Contains(text, "reason") {
				t.Errorf("%s without a reason: %q", name, text)
			}
		}
	}
}

// Whatever page of a preview somebody has, it says that it is one.
func TestEveryPageOfAPreviewIsMarked(t *testing.T) {
	w := english(t, "Ann", "Bob")
	const mark = "=== PREVIEW: these dice do not count, nothing of this has happened ==="
	text := w.Preview(played(t, 3, 3, 1, 2, 4, 5, 1))
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
