package gm_test

import (
	"errors"
	"net/mail"
	"strings"
	"testing"
	"time"

	"machipost/gm/keeper"
	"machipost/gm/records"
)

// An interference is a thing the GM may do to a game, and how it is refused.
type interference struct {
	name string
	do   func(tb *table, game, reason string) error
}

// interferences are all that change a running game.
var interferences = []interference{
	{"deadline", func(tb *table, game, reason string) error {
		_, err := tb.Steps.MoveDeadline(tb.Context(), game, "2026-12-09 20:00", reason)
		return err
	}},
	{"hold", func(tb *table, game, reason string) error {
		_, err := tb.Steps.HoldGame(tb.Context(), game, reason)
		return err
	}},
	{"resume", func(tb *table, game, reason string) error {
		_, err := tb.Steps.ResumeGame(tb.Context(), game, reason)
		return err
	}},
	{"resolve", func(tb *table, game, reason string) error {
		_, err := tb.Steps.ResolveNow(tb.Context(), game, 1, reason, false)
		return err
	}},
	{"undo", func(tb *table, game, reason string) error {
		_, err := tb.Steps.UndoTurn(tb.Context(), game, 1, reason)
		return err
	}},
	{"replace", func(tb *table, game, reason string) error {
		_, err := tb.Steps.ReplacePlayer(tb.Context(), game, "Bob", mail.Address{Name: "Eve", Address: eve}, reason)
		return err
	}},
	{"rename", func(tb *table, game, reason string) error {
		_, err := tb.Steps.RenamePlayer(tb.Context(), game, "Bob", "Bert", reason)
		return err
	}},
	{"end", func(tb *table, game, reason string) error {
		_, err := tb.Steps.EndGame(tb.Context(), game, reason)
		return err
	}},
	{"enter", func(tb *table, game, reason string) error {
		_, err := tb.Steps.EnterOrders(tb.Context(), game, "Bob", "buy Forest", reason)
		return err
	}},
}

func TestNobodyStepsInWithoutAReason(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for _, reason := range []string{"", " \n "} {
		for _, i := range interferences {
			if err := i.do(tb, "friday", reason); !errors.Is(err, keeper.ErrNoReason) {
				t.Errorf("%s with the reason %q: %v", i.name, reason, err)
			}
			if err := i.do(tb, "monday", reason); reason == "" && i.name != "undo" && !errors.Is(err, records.ErrNoGame) {
				t.Errorf("%s where there is no game: %v", i.name, err)
			}
		}
	}
	tb.round()
	tb.count(ann, 1)
	if _, past, err := tb.Looks.History(t.Context(), "friday"); err != nil || len(past.Changes) > 0 {
		t.Errorf("changes %v: %v", past.Changes, err)
	}
}

// What may be done to a game that is not running, beside to one that is.
func TestAWaitingOrFinishedGameIsHardlySteppedInto(t *testing.T) {
	t.Parallel()
	may := map[string]bool{"waiting rename": true, "waiting replace": true, "waiting end": true, "over rename": true}
	for _, i := range interferences {
		tb := setTable(t)
		tb.openWaiting("waiting")
		tb.start("over")
		tb.finish("over")
		for game, says := range map[string]string{"waiting": "game waiting: it has not started yet", "over": "game over: it is over"} {
			err := i.do(tb, game, why)
			switch {
			case may[game+" "+i.name]:
				tb.does(records.Game{}, err)
			case i.name == "undo":
				tb.refuses(err, "no turn of it was resolved yet")
			default:
				tb.refuses(err, says)
			}
		}
	}
}

func TestDeadlineMoved(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "zone Europe/Madrid")
	for text, says := range map[string]string{
		"2026-12-01 11:00": "the deadline 2026-12-01 11:00 UTC is over already", "2026-12-01T12:00:00Z": "is over already",
		"2028-12-01 12:01": "the deadline 2028-12-01 12:01 UTC is more than two years ahead", "9999-01-01T00:00:00Z": "more than two years",
		"tomorrow": `"tomorrow": not a time; write '2026-12-08 20:00'`, "2026-12-32 10:00": "not a time",
	} {
		_, err := tb.Steps.MoveDeadline(t.Context(), "friday", text, why)
		tb.refuses(err, says)
		if strings.Contains(says, "not a time") != errors.Is(err, keeper.ErrNoTime) {
			t.Errorf("%s: %v", text, err)
		}
	}
	tb.due("friday", "01 20:00")
	tb.change("friday", func(g *records.Game) { g.Grace = g.Deadline.Add(48 * time.Hour) })
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-02T21:30:00+01:00", why))
	tb.due("friday", "02 20:30")
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-02 09:00", "Bob\nis better."))
	tb.due("friday", "02 09:00")
	tb.round()
	tb.says(ann, "orders for turn 1 are due by Wed 2 December 2026, 09:00 UTC now. The reason: Bob is better.")
	tb.says(bob, "Wed 2 December 2026, 10:00 CET")
	tb.at(2, "09:00:01")
	if report := tb.round(); report.Turns != 1 {
		t.Error("the turn was not resolved at its new deadline")
	}
	tb.says(ann, "The GM moved the deadline to Wed 2 December 2026, 20:30 UTC. The")
	if _, past, err := tb.Looks.History(t.Context(), "friday"); err != nil || len(past.Changes) != 2 || past.Changes[1].Reason != "Bob is better." {
		t.Errorf("%+v %v", past.Changes, err)
	}
	tb.due("friday", "03 20:00") // less than half a day is left to the one before
}

// A deadline may be two years ahead, to the second.
func TestDeadlineTwoYearsAhead(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	game := tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2028-12-01 12:00", why))
	if want := utc(t, "2028-12-01T12:00:00Z"); !game.Cut().Equal(want) {
		t.Errorf("due %s, want %s", game.Cut(), want)
	}
}

// A time on the clock that is skipped is the first behind the gap; one that comes
// twice is the first of the two (design rule 6).
func TestDeadlineInAGap(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.change("friday", func(g *records.Game) { g.Zone = "Europe/London" })
	for text, want := range map[string]string{"2027-03-28 01:30": "2027-03-28T01:00:00Z", "2027-10-31 01:30": "2027-10-31T00:30:00Z"} {
		game := tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", text, why))
		if got := game.Deadline.Format(time.RFC3339); got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
}

func TestHoldOverADeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	_, err := tb.Steps.ResumeGame(t.Context(), "friday", why)
	tb.refuses(err, "game friday: it is not held")
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	_, err = tb.Steps.HoldGame(t.Context(), "friday", "again")
	tb.refuses(err, "game friday: it is held already: Bob is ill.")
	tb.round()
	tb.says(ann, "The GM holds friday: turn 1 is not resolved", "The reason: Bob is ill.")
	tb.at(3, "12:00:00")
	tb.asks(bob, "buy Forest") // behind the deadline, for the turn that is held
	tb.says(bob, "These are your orders for turn 1 of friday")
	tb.says(bob, "The GM holds the game: you can change them until it goes on")
	tb.silentOn(bob, "The deadline of turn 1 has passed")
	tb.does(tb.Steps.ResumeGame(t.Context(), "friday", "Bob is back."))
	tb.due("friday", "04 20:00") // eight hours are less than half of the usual time
	tb.round()
	tb.says(ann, "friday goes on: orders for turn 1 are due by Fri 4 December 2026, 20:00 UTC. The reason: Bob is back.")
	tb.at(4, "20:01:00")
	if report := tb.round(); report.Turns != 1 {
		t.Error("the turn was not resolved after the hold")
	}
	tb.says(ann, "The GM held the game. The reason: Bob is ill.", "The GM let the game go on. The reason: Bob is back.", "Bob buys Forest")
}

func TestResumeKeepsADeadlineThatLeavesTime(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 * * TUE")
	tb.at(2, "12:00:00")
	tb.round()
	tb.due("friday", "08 20:00")
	for _, c := range []struct {
		day      int
		deadline string
	}{{3, "08 20:00"}, {5, "15 20:00"}, {9, "15 20:00"}, {12, "22 20:00"}} {
		tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
		tb.at(c.day, "12:00:00")
		tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why))
		tb.due("friday", c.deadline)
	}
}

func TestEnd(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	game := tb.does(tb.Steps.EndGame(t.Context(), "friday", why))
	if game.State != records.Finished || !game.Deadline.IsZero() || game.Held != "" {
		t.Errorf("%+v", game)
	}
	_, err := tb.Steps.EndGame(t.Context(), "friday", why)
	tb.refuses(err, "it is over already")
	tb.round()
	for _, address := range []string{ann, bob, eve} {
		tb.says(address, "The GM has ended friday, in turn 1.", "The reason: Bob is ill.", "The towns", "Coins ")
	}
	tb.at(2, "20:01:00")
	if report := tb.round(); report.Turns != 0 {
		t.Error("a turn was resolved behind the end")
	}
}

func TestEndOfAWaitingGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.openWaiting("monday")
	tb.does(tb.Steps.EndGame(t.Context(), "monday", ""))
	tb.round()
	tb.says(ann, "monday is called off: it will not start.")
	tb.silentOn(ann, "The towns")
	tb.silentOn(ann, "reason")
	if _, err := tb.Lobby.StartGame(t.Context(), "monday"); err == nil {
		t.Error("a game that was called off has started")
	}
}

// A game that goes on keeps a deadline, or a grace, that leaves half of the usual
// time, to the second; else the next of the schedule counts.
func TestResumeLeavesHalfOfTheUsualTime(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		at    string
		grace bool
		want  string
	}{
		{"08:00:00", false, "02 20:00"}, {"08:00:01", false, "03 20:00"}, {"20:00:01", false, "03 20:00"},
		{"10:00:00", true, "02 22:00"}, {"10:00:01", true, "03 20:00"},
	} {
		tb := setTable(t)
		tb.start("friday")
		tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
		tb.change("friday", func(g *records.Game) {
			g.Deadline = g.Deadline.AddDate(0, 0, 1)
			if c.grace {
				g.Grace = g.Deadline.Add(2 * time.Hour)
			}
		})
		tb.at(2, c.at)
		tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why))
		tb.due("friday", c.want)
	}
}
