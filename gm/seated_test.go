package gm_test

import (
	"net/mail"
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
)

// daily is a deadline each evening at eight.
const daily = "0 20 * * *"

// agree opens and starts a game of these players with terms of its own.
func (tb *table) agree(name, schedule, zone string, terms records.Terms, players ...string) {
	tb.Helper()
	tb.round()
	plan := lobby.Plan{Name: name, KeepSeats: true, Rules: engine.DefaultRules(engine.Base), Schedule: schedule, Zone: zone}
	for _, p := range players {
		address := strings.ToLower(p) + "@example.org"
		tb.mail.Account(address)
		plan.Players = append(plan.Players, mail.Address{Name: p, Address: address})
	}
	if _, err := tb.Lobby.NewGame(tb.Context(), plan); err != nil {
		tb.Fatal(err)
	}
	tb.change(name, func(game *records.Game) { game.Terms = terms })
	if _, err := tb.Lobby.StartGame(tb.Context(), name); err != nil {
		tb.Fatal(err)
	}
	tb.round()
}

func (tb *table) game(name string) records.Game {
	tb.Helper()
	game, err := tb.Looks.Game(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

// on sets the clock to any time.
func (tb *table) on(text string) {
	tb.Helper()
	now, err := time.Parse(time.RFC3339, text)
	if err != nil {
		tb.Fatal(err)
	}
	tb.clock = now.UTC()
}

// told fails unless the newest letter to an address says something, wherever its
// lines are broken.
func (tb *table) told(address, text string) {
	tb.Helper()
	if letters := tb.letters(address); !strings.Contains(unbroken(tb.text(letters[len(letters)-1])), text) {
		tb.Errorf("the newest letter to %s does not say %q", address, text)
	}
}

// unbroken is a text on one line.
func unbroken(text string) string { return strings.Join(strings.Fields(text), " ") }

// times fails unless so many letters to an address say something.
func (tb *table) times(address, text string, want int) {
	tb.Helper()
	got := 0
	for _, l := range tb.letters(address) {
		if strings.Contains(unbroken(tb.text(l)), text) {
			got++
		}
	}
	if got != want {
		tb.Errorf("%d letters to %s say %q, want %d", got, address, text, want)
	}
}

// inTurn fails unless a game is in a turn.
func (tb *table) inTurn(name string, want int) {
	tb.Helper()
	if got := tb.turn(name); got != want {
		tb.Errorf("%s is in turn %d, want %d", name, got, want)
	}
}

// verified fails unless every turn of a game comes out the same again.
func (tb *table) verified(name string, turns int) {
	tb.Helper()
	if n, err := tb.Turns.Verify(tb.Context(), name); n != turns || err != nil {
		tb.Errorf("verified %d turns of %s, want %d: %v", n, name, turns, err)
	}
}

func utc(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		t.Fatal(err)
	}
	return at.UTC()
}
