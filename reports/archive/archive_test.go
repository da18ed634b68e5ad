package archive

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
	"machipost/reports/voice"
	"machipost/templates"
)

// aGame is a game of three bots with all cards, to its end or so many turns.
func aGame(t testing.TB, turns int) Game {
	t.Helper()
	source := chance.Of(18, 5)
	names := []string{"Ann", "Bob <b>", "Zoë & Cat"}
	g := Game{Facts: Facts{Name: "friday", Players: names}, Dice: "Dice of friday are locked:\n  lock 1 < 2"}
	position := engine.NewPosition(engine.DefaultRules(engine.Everything), len(names), source.Shuffle)
	at := time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)
	for number := 1; number <= turns; number++ {
		turn := Turn{Number: number, At: at.AddDate(0, 0, number), Names: names, Before: position, Luck: []int{number, 0, -number}, Odds: []int{50, 30, 20}}
		a := engine.Adjudicator{Dice: &source, Tell: func(e engine.Event) { turn.Events = append(turn.Events, e) }}
		for s := range names {
			a.Players[s], _ = bots.Named("steady-1")
		}
		if err := a.PlayTurn(&position); err != nil {
			t.Fatal(err)
		}
		turn.After = position
		if number == 2 {
			turn.Notes = []string{"No orders received (NMR): Ann."}
			turn.Press = []Press{{"Ann", "Hello\n<script>alert(1)</script>"}, {"", "I was here."}}
		}
		g.Turns, g.Played = append(g.Turns, turn), number
		if winners := a.Winners(); len(winners) > 0 {
			g.Over, g.Ended, g.Placings = true, turn.At, engine.Placings(&position, winners)
			for _, s := range winners {
				g.Winners = append(g.Winners, names[s])
			}
			break
		}
	}
	g.Final = position
	return g
}

func voiceOf(t testing.TB, language string) *voice.Voice {
	t.Helper()
	v, err := voice.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func pageOf(t testing.TB, language string, g Game) string {
	t.Helper()
	page, err := Page(voiceOf(t, language), g)
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

// A page asks nobody for anything, and what somebody wrote is no markup.
func TestPagesAreTheirOwn(t *testing.T) {
	t.Parallel()
	const mostScript = 4096
	if n := len(asset("script.js")); n > mostScript {
		t.Errorf("the script has %d bytes, more than %d", n, mostScript)
	}
	for _, language := range templates.Languages() {
		for _, turns := range []int{0, 1, 3, 100} {
			g := aGame(t, turns)
			page := pageOf(t, language, g)
			if again := pageOf(t, language, g); again != page {
				t.Errorf("%s, %d turns: the same game makes other bytes", language, turns)
			}
			for _, bad := range []string{`https?://`, `<[^>]+ style=`, `<[^>]+ on[a-z]+=`, `<(?:img|link|iframe|object)\b`, `alert\(1\)</script>`, `\x1f|\x1e`} {
				if found := regexp.MustCompile(bad).FindString(page); found != "" {
					t.Errorf("%s, %d turns: there is %q", language, turns, found)
				}
			}
			if !strings.Contains(page, `<html lang="`+language+`">`) || !strings.Contains(page, "default-src &#39;none&#39;") {
				t.Errorf("%s, %d turns: no language or policy", language, turns)
			}
		}
	}
}

// Each go has its place, and the towns are those of the end.
func TestPageOfAGame(t *testing.T) {
	t.Parallel()
	g := aGame(t, 100)
	page := pageOf(t, "en", g)
	goes := 0
	for _, turn := range g.Turns {
		for _, e := range turn.Events {
			if _, is := e.(engine.GoBegan); is {
				goes++
			}
		}
	}
	if n := strings.Count(page, `<section id="go-`); n != goes+1 {
		t.Errorf("%d places for %d goes and the start", n, goes)
	}
	for _, says := range []string{
		"Go 37: ", "Zoë &amp; Cat", "No orders received (NMR): Ann.", "Ann told all:", "&lt;script&gt;alert(1)", "Somebody who gave no name told all:",
		"<pre id=\"dice\" tabindex=\"0\" role=\"region\" aria-label=\"The dice\">Dice of friday are locked:\n  lock 1 &lt; 2</pre>", "50 %", "&#43;3", "Turn 2, Thu 3 December 2026",
	} {
		if !strings.Contains(page, says) {
			t.Errorf("the page does not say %q", says)
		}
	}
	coins := fmt.Sprintf("<tr><th scope=\"row\">Coins</th><td>%d</td><td>%d</td><td>%d</td></tr>", g.Final.Towns[0].Coins, g.Final.Towns[1].Coins, g.Final.Towns[2].Coins)
	if !strings.Contains(page, coins) {
		t.Errorf("the page does not say %q", coins)
	}
}

// Of each step only what changed is told, and all of it: the steps one after the other
// make the last towns.
func TestChanges(t *testing.T) {
	t.Parallel()
	g := aGame(t, 100)
	s := stepsOf(voiceOf(t, "en"), &g)
	c := s.changes()
	var cells []string
	for range s.stands[0] {
		cells = append(cells, "never")
	}
	for step, changed := range c.Steps {
		for i := 0; i < len(changed); i += 2 {
			if at := changed[i].(int); cells[at] == changed[i+1].(string) {
				t.Errorf("step %d: cell %d is told again", step, at)
			} else {
				cells[at] = changed[i+1].(string)
			}
		}
	}
	for i, row := range s.towns() {
		for seat, text := range row.Cells {
			if got := cells[i*len(g.Players)+seat]; got != text {
				t.Errorf("%s of seat %d: %q after all steps, %q at the end", row.Name, seat+1, got, text)
			}
		}
	}
	if c.Turns[0] != 1 || len(c.Turns) != len(g.Turns) {
		t.Errorf("the turns begin at %v", c.Turns)
	}
}

func TestLists(t *testing.T) {
	t.Parallel()
	for _, language := range templates.Languages() {
		v := voiceOf(t, language)
		games := []Facts{aGame(t, 100).Facts, aGame(t, 2).Facts}
		list, err := List(v, games, func(name string) string { return name + ".html" }, Link{"All", "all.html"})
		if err != nil || !bytes.Contains(list, []byte(`<a href="friday.html">friday</a>`)) || !bytes.Contains(list, []byte(`<a href="all.html">All</a>`)) {
			t.Errorf("%s: %s (%v)", language, list, err)
		}
		tables, err := Tables(v, "Title", "Text", []Table{{"Caption", []string{"A", "B"}, [][]string{{"Ann <b>", "1"}}}})
		if err != nil || !bytes.Contains(tables, []byte(`<th scope="row">Ann &lt;b&gt;</th><td>1</td>`)) {
			t.Errorf("%s: %s (%v)", language, tables, err)
		}
	}
}
