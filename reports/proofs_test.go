package reports

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
	"machipost/reports/figures"
	"machipost/reports/page/proof"
)

// mistakesIn are what is wrong with a letter.
func mistakesIn(l Letter, subject string) []string {
	text, html := l.Text(), l.HTML(subject)
	return slices.Concat(proof.HTML(html), proof.Lines(text), proof.Same(text, html))
}

// The worst letter there can be is still what mail programs show whole: five players with
// the longest names, all cards, all that a report may tell.
func TestWorstReport(t *testing.T) {
	turn, private := worst(t)
	turn.Dice = filled(DiceRolled{}, true)
	for _, language := range languages(t) {
		w := english(t, longNames...).In(language)
		l := w.TurnReport(turn, w.Public(turn), private)
		text, html := l.Text(), l.HTML("grand-tournament-2026 1: "+l.News)
		for _, fault := range slices.Concat(proof.HTML(html), proof.Lines(text)) {
			t.Errorf("%s: %s", language, fault)
		}
		if !proof.SameLetters(text, html) {
			t.Errorf("%s: its text and its HTML do not say the same", language)
		}
		if len(html) < proof.Bytes*3/4 {
			t.Errorf("%s: %d bytes: there is a worse one", language, len(html))
		}
		keepPage(t, "worst-"+language, html)
	}
}

// keepPage keeps a page for a browser to look at, where one does.
func keepPage(t *testing.T, name, html string) {
	t.Helper()
	folder := os.Getenv("MACHIPOST_PICTURES")
	if folder == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(folder, name+".html"), []byte(html), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Every letter of a kind of its own is shown by mail programs, and its text says the same.
func TestLettersSayTheSameInBoth(t *testing.T) {
	for _, names := range [][]string{{"Ann", "Bob"}, {"<b>Ann</b> & Co", "Bob \u202eboB"}} {
		w := english(t, names...)
		turn := played(t, 3, 3, 1, 2, 4, 5, 1)
		turn.Names = names
		turn.Press = []Press{{Author: names[0], Text: "<script>alert(1)</script>\n\n| quoted &amp; \u2066 so"}}
		laid := Overview{"friday", names, engine.NewPosition(engine.DefaultRules(engine.Everything), 2, func([]engine.Card) {})}
		sheet := reading.Read("go 1: buy Forest\nhello <there>\nbuy everything\ngo 9: roll 2\n", reading.Table{Names: names, Rules: laid.Position.Rules, Turn: 1}, 0)
		acknowledged := Acknowledged{Overview: laid, Sheet: sheet, Deadline: turn.Deadline}
		final := Final{Overview: turn.Overview, Turns: 12, Winners: []engine.Seat{0}, Placings: engine.Placings(&turn.Position, []engine.Seat{0}), Past: turn.Past,
			Seasons: figures.SeasonOf(nil, turn.Before, turn.Events)}
		letters := map[string]Letter{
			"start":            w.Start(Start{Overview: laid, Tag: "[friday#0123456789ab]", Address: "gm@example.org", Deadline: turn.Deadline}),
			"report":           w.TurnReport(turn, w.Public(turn), Private{Tag: "[friday#0123456789ab]", Standing: reading.ReadStanding("buy Forest", reading.Table{Names: names, Rules: turn.Position.Rules}, 0)}),
			"observer":         w.ObserverReport(turn, w.Public(turn)),
			"answer":           w.Letter(w.Headline("friday", 1, NewsOf(acknowledged)), w.Acknowledgement(acknowledged)),
			"final":            w.Final(final),
			"unwon":            w.Unwon(Unwon{Overview: turn.Overview, Turns: 1}),
			"unwon to readers": w.UnwonObserved(Unwon{Overview: turn.Overview, Turns: 1}),
			"standing":         w.Letter(w.Headline("friday", 1, Status{}), w.Standing(laid)),
		}
		for name, l := range letters {
			for _, fault := range mistakesIn(l, "friday: "+l.News) {
				t.Errorf("%s: %s", name, fault)
			}
		}
	}
}

// So is every section, as a letter by itself.
func TestSectionsSayTheSameInBoth(t *testing.T) {
	for _, language := range languages(t) {
		w, err := In(language)
		if err != nil {
			t.Fatal(err)
		}
		w = w.For([]string{"Ann", "Bob", "Cat"})
		for _, s := range everySection {
			for _, flags := range []bool{false, true} {
				l := w.LetterOf("friday", 3, filled(s, flags))
				if faults := mistakesIn(l, "friday"); len(faults) > 0 {
					t.Errorf("%s: %s:\n%s", language, nameOf(s), strings.Join(faults, "\n"))
				}
			}
		}
	}
}
