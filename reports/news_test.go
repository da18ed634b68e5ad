package reports

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/templates"
)

var defined = regexp.MustCompile(`\{\{-? ?define "([^"]+)"`)

// templatesIn are the names of the templates of a file.
func templatesIn(t *testing.T, file string) []string {
	t.Helper()
	text, err := fs.ReadFile(templates.Files(), file)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, m := range defined.FindAllStringSubmatch(string(text), -1) {
		names = append(names, m[1])
	}
	return names
}

// Every change can be told, with its reason.
func TestEveryChangeHasItsWords(t *testing.T) {
	w := english(t, "Ann", "Bob")
	n := News{Who: "Ann", What: "Cat", Until: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC), Reason: "Bob was ill."}
	for _, name := range templatesIn(t, "en/news.tmpl") {
		kind, ok := strings.CutPrefix(name, "change ")
		if !ok {
			continue
		}
		n.Kind = kind
		lines := newsLines(w, []News{n, n})
		if len(lines) != 1 || !strings.HasSuffix(lines[0], ". The reason: Bob was ill.") {
			t.Errorf("%s: %q", kind, lines)
		}
	}
}

// What happened beside the turn, as everybody's report tells it.
func TestReportTellsWhatElseHappened(t *testing.T) {
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	turn.Circumstances = Circumstances{
		NMR: []engine.Seat{1}, Absent: []engine.Seat{0}, Bots: []engine.Seat{0, 1}, Empty: []engine.Seat{1},
		News:  []News{{Kind: "game held", Reason: "Christmas."}, {Kind: "player renamed", Who: "Bob", What: "Bert"}},
		Press: []Press{{Author: "Ann", Text: "Hear, hear!\n\n  buy nothing\n" + strings.Repeat("a long line of press ", 10)}, {Text: "Who am I?"}},
	}
	golden(t, "beside", english(t, "Ann", "Bert").Observed(turn))
}

// A game that nobody won is told with its table, and a mailbox out of reach with
// its fault.
func TestLettersOfPatience(t *testing.T) {
	w := english(t, "Ann", "Bob")
	turn := played(t, 3, 3, 1, 2, 4, 5, 1)
	draw := w.Unwon(Unwon{Overview: turn.Overview, Turns: 1, Agreed: true}).Text()
	if !strings.HasPrefix(draw, "friday: the game is over, a draw "+templates.ReplyMark) || !strings.Contains(draw, "ends as a draw after 1 turn, as all its players wished.\n\nThe towns\n") {
		t.Error(draw)
	}
	left := w.UnwonObserved(Unwon{Overview: turn.Overview, Turns: 2}).Text()
	if !strings.Contains(left, "ends after 2 turns, unwon: none of its players is left.") || strings.Contains(left, templates.ReplyMark) {
		t.Error(left)
	}
	outage := w.Note(Outage{Last: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC), Why: "letter 2: the server gave no body"}).Text()
	if !strings.Contains(outage, "2026-12-08 20:00 UTC") || !strings.Contains(outage, "\n  letter 2: the server gave no body\n") {
		t.Error(outage)
	}
}

func TestSubjectsOfAnswersDoNotGrow(t *testing.T) {
	w := english(t)
	for subject, want := range map[string]string{"Hello": "Re: Hello", "Re: Hello": "Re: Hello", "RE: re: Hello": "Re: Hello", "": "Re: "} {
		if got := w.Say(AnswerTo(subject)); got != want {
			t.Errorf("the answer to %q is %q, want %q", subject, got, want)
		}
	}
}
