package gm_test

import (
	"net/mail"
	"testing"

	"machipost/gm/records"
)

// While the GM holds a game no letter of it names a deadline, for none counts:
// each says that the game is held, and no letter has a time that is none.
func TestLettersOfAHeldGameNameNoDeadline(t *testing.T) {
	t.Parallel()
	const held = "The GM holds friday: no turn is resolved until it goes on"
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Substitute: "steady-1"}, "Ann", "Bob")
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	nowhere := func(address string) {
		t.Helper()
		tb.round()
		for _, text := range []string{"0001", "due by", "Orders by", "Wed 2 December", "extended"} {
			tb.silentOn(address, text)
		}
	}
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-03 20:00", "Snow."))
	nowhere(ann)
	tb.says(ann, "The GM has moved the deadline of friday. The reason: Snow.", "It does not count yet. "+held)
	tb.asks(ann, "extension")
	nowhere(ann)

	tb.asks(ann, "buy Forest")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.round()
	tb.says(eve, "Turn 2 begins with Bob. "+held)
	tb.says(ann, "Turn 2 begins with Bob. "+held)
	nowhere(eve)
	tb.says(bob, "your seat is open to whoever takes it over", held)
	nowhere(bob)
	tb.asks(ann, "report 1")
	tb.says(ann, "Turn 2 begins with Bob. "+held)

	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Cat", Address: keeperAddress}, why))
	tb.round()
	tb.says(keeperAddress, "Welcome to friday, Cat!", held)
	nowhere(keeperAddress)
	tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why))
	tb.asks(ann, "report 1")
	tb.says(ann, "Orders by Wed 2 December 2026, 20:00 UTC")
}
