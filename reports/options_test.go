package reports

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// Every section about waiting games can be said, about anything and about nothing,
// in lines that fit.
func TestEverySectionOfTheLobbyHasItsWords(t *testing.T) {
	w := english(t, "Ann", "Bob")
	for _, name := range templatesIn(t, "en/lobby.tmpl") {
		for _, about := range []About{{}, someAbout(false), someAbout(true)} {
			for _, line := range strings.Split(w.Letter(w.Section(name, about)), "\n") {
				if utf8.RuneCountInString(line) > Width {
					t.Errorf("%s: a line of %d columns: %s", name, utf8.RuneCountInString(line), line)
				}
			}
		}
		if text := w.Section(name, someAbout(true)); strings.Contains(text, "  \n") || strings.TrimSpace(text) == "" {
			t.Errorf("%s says %q", name, text)
		}
	}
}

// Words for an option stand where nobody would say them in one value.
func TestDefaultsInWords(t *testing.T) {
	rows := english(t).Options([]OptionHelp{{Name: "schedule"}, {Name: "victory", Default: "first"}})
	if rows[0].Default != "needed" || rows[1].Default != "first" || rows[1].Meaning == "" {
		t.Errorf("%+v", rows)
	}
}
