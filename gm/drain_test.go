package gm_test

import (
	"fmt"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// The mail server takes no letter for a day, and for five, while turns go on: then every
// player gets every report, once, the older ones first, and all together is sent once
// the server is back.
func TestOutboxDrainsInOrder(t *testing.T) {
	t.Parallel()
	for _, days := range []int{1, 5} {
		t.Run(fmt.Sprintf("%d days", days), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			var players []string
			for g := range sized(2, 50) { // of five players each
				var names []string
				for p := range 5 {
					names = append(names, fmt.Sprintf("P%dg%d", p, g))
					players = append(players, fmt.Sprintf("p%dg%d@example.org", p, g))
				}
				tb.agree(fmt.Sprintf("game%d", g), daily, "UTC", records.Terms{}, names...)
			}
			sound := tb.deps.Postman
			tb.with(func(d *gm.Deps) { d.Postman = &moody{away: true} })
			for range days * 24 {
				tb.clock = tb.clock.Add(time.Hour)
				_, _ = tb.Round(t.Context()) // the postman is away
			}
			tb.with(func(d *gm.Deps) { d.Postman = sound })
			tb.clock = tb.clock.Add(4 * time.Hour) // the longest wait of all
			tb.round()
			for _, who := range players {
				tb.gotInOrder(who, days)
			}
		})
	}
}

// gotInOrder fails unless an address got the start and the report of each turn, once,
// one behind the other.
func (tb *table) gotInOrder(who string, turns int) {
	tb.Helper()
	letters := tb.letters(who)
	if len(letters) != 1+turns {
		tb.Fatalf("%s got %d letters, want %d", who, len(letters), 1+turns)
	}
	for i, l := range letters[1:] {
		if found := anyReport.FindStringSubmatch(tb.text(l)); found == nil || number(found[1]) != i+1 {
			tb.Errorf("letter %d to %s is %.80q", i+2, who, tb.text(l))
		}
	}
}
