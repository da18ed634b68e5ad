//go:build servers

package gm_test

import (
	"fmt"
	"testing"

	"machipost/gm/records"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

// The connection to the database is cut behind any message that a round sends: its letters
// are filed, or not; its turn is resolved, or not; and the next round does the rest, once.
func TestServersConnectionsAreCut(t *testing.T) {
	t.Parallel()
	if !trial.Started() {
		t.Skip("there is no PostgreSQL")
	}
	cuts, failed := 0, 0
	for k := 0; ; k += sized(7, 1) {
		tb := setTable(t)
		tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
		tb.reply(ann, "buy Forest")
		tb.reply(bob, "buy Bakery")
		tb.at(1, "20:01:00")
		wire := trial.Lay(t, tb.path)
		db, err := postgres.OpenClocked(t.Context(), wire.Address, "", tb.ours)
		if err != nil {
			t.Fatal(err)
		}
		deps := tb.depsOf(50)
		deps.Store, deps.Holds = db, db
		process := tb.made(deps)
		wire.CutAfter(k)
		_, err = process.Round(t.Context())
		if err != nil {
			failed++
		}
		waits := wire.Waits()
		db.Close()
		for _, later := range []string{"20:02:00", "20:20:00"} { // behind that claims are over
			tb.at(1, later)
			for range 2 {
				if _, err := tb.Round(t.Context()); err != nil {
					t.Fatalf("cut behind %d: %v", k, err)
				}
			}
		}
		tb.verified("friday", 1)
		for _, who := range []string{ann, bob} {
			ids := map[string]bool{}
			for _, l := range tb.letters(who) {
				ids[l.MessageID] = true
			}
			if len(ids) != 3 { // the start, an answer, a report
				t.Errorf("cut behind message %d: %s has %d letters", k, who, len(ids))
			}
		}
		tb.nothingIsQueued(fmt.Sprintf("cut behind message %d", k))
		if waits {
			break
		}
		cuts++
	}
	t.Logf("cut %d times, of which %d were told", cuts, failed)
	if cuts < 20 || failed == 0 {
		t.Errorf("cut only %d times, of which %d were told", cuts, failed)
	}
}

// nothingIsQueued fails where a letter of ours waits.
func (tb *table) nothingIsQueued(when string) {
	tb.Helper()
	waiting, err := tb.Outbox.Newest(tb.Context(), []records.OutgoingState{records.Queued, records.Parked}, 10)
	if err != nil {
		tb.Fatal(err)
	}
	for _, l := range waiting {
		tb.Errorf("%s: letter %d to %s is %s", when, l.ID, l.To, l.State)
	}
}
