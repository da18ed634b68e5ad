package gm_test

import (
	"errors"
	"fmt"
	"net/mail"
	"testing"
	"time"

	"machipost/gm/keeper"
	"machipost/gm/records"
)

func TestUndo(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	_, err := tb.Steps.UndoTurn(t.Context(), "friday", 1, why)
	tb.refuses(err, "no turn of it was resolved yet")
	tb.write(eve, "watch friday", "", "watch friday")
	tb.round()
	tb.reply(eve, "yes")
	tb.asks(ann, "go 1: buy Forest\nstanding: buy Wheat Field")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "12:00:00")
	tb.asks(ann, "buy Bakery")
	tb.asks(bob, "turn 3\nbuy Mine")
	tb.at(2, "20:01:00")
	before, _ := tb.Looks.Game(t.Context(), "friday")
	tb.round()
	tb.change("friday", func(g *records.Game) {
		for i := range g.Players {
			p := &g.Players[i]
			p.Ready, p.Wait, p.Reminded, p.Extension, p.Missed = 2, 3, 1, 2, 7
		}
	})
	for _, number := range []int{1, 3, 0} {
		_, err := tb.Steps.UndoTurn(t.Context(), "friday", number, why)
		tb.refuses(err, "the last that was resolved is turn 2")
	}
	tb.at(3, "09:00:00")
	game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 2, why))
	if game.Position != before.Position || game.State != records.Running {
		t.Error("the game is not where it was")
	}
	tb.due("friday", "04 20:00")
	for i, missed := range []int{0, 1} { // Bob sent nothing for turn 1
		if p := tb.player(i); p.Ready != 0 || p.Wait != 0 || p.Reminded != 1 || p.Extension != 0 || p.Missed != missed {
			t.Errorf("%+v", p)
		}
	}
	tb.verifies("friday", 2)
	tb.round()
	for _, address := range []string{ann, bob, eve} {
		tb.says(address, "I am sorry: the GM had to take turn 2 of friday back. The reason: Bob is ill.")
	}
	tb.says(ann, "The orders that were on file for turn 2 stay in force. You can send others until Fri 4 December 2026, 20:00 UTC.")
	tb.silentOn(eve, "stay in force")
	tb.asks(bob, "orders")
	tb.says(bob, "turn 3", "buy Mine")
	tb.at(4, "20:01:00")
	tb.round()
	tb.says(ann, "friday: report of turn 2", "The GM took turn 2 back, and it was played again. The reason: Bob is ill.")
	tb.verifies("friday", 3)
	_, past, err := tb.Looks.History(t.Context(), "friday")
	if err != nil || len(past.Turns) != 2 || len(past.Undone) != 1 || past.Undone[0].Number != 2 || past.Undone[0].Reason != why {
		t.Errorf("the history: %+v %v", past, err)
	}
	tb.asks(ann, "history")
	tb.says(ann, "Taken back:")
}

func TestUndoOfTheEnd(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.change("friday", func(g *records.Game) {
		g.Players[0].VoteEnd, g.Players[1].Gone = true, records.GoneSilent
		g.State, g.Deadline = records.Finished, time.Time{}
	})
	_, err := tb.Steps.UndoTurn(t.Context(), "friday", 1, "")
	if !errors.Is(err, keeper.ErrNoReason) {
		t.Errorf("without a reason: %v", err)
	}
	game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if game.State != records.Running || game.Position.Turn != 1 || game.Players[0].VoteEnd || game.Players[1].Gone != "" {
		t.Errorf("%s in turn %d, %+v", game.State, game.Position.Turn, game.Players)
	}
	tb.due("friday", "02 20:00")
	tb.round()
	tb.says(ann, "counts no more, and the game is not over")
}

// newsOf are the kinds of changes that a report tells.
func (tb *table) newsOf(name string, turn int) (kinds []records.ChangeKind) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) error {
		changes, err := view.Changes.Of(tb.found(name).ID, turn)
		for _, c := range changes {
			kinds = append(kinds, c.Kind)
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return kinds
}

// What was done behind a turn goes with it: no report tells it, and it does not
// count. Who plays, and under which name, stays.
func TestUndoTakesBackWhatWasDoneBehindTheTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Extensions: 2}, "Ann", "Bob")
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-01 21:00", why)) // before the turn's end: it stays
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.asks(ann, "extension")
	tb.says(ann, "Turn 2 of friday is extended")
	tb.does(tb.Steps.MoveDeadline(t.Context(), "friday", "2026-12-09 20:00", why))
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why))
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bert", why))
	if game := tb.does(tb.Steps.EndGame(t.Context(), "friday", why)); game.Extended != 1 {
		t.Fatalf("%d extensions", game.Extended)
	}
	game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if game.Extended != 0 {
		t.Errorf("%d extensions are used", game.Extended)
	}
	if got, want := fmt.Sprint(tb.newsOf("friday", 1), tb.newsOf("friday", 2)), "[deadline moved turn undone] [player renamed]"; got != want {
		t.Errorf("told are %s, want %s", got, want)
	}
	tb.at(3, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.silentOn(ann, "resolved at once")
	tb.asks(ann, "extension")
	tb.says(ann, "Turn 2 of friday is extended")
	_, past, err := tb.Looks.History(t.Context(), "friday")
	undone := 0
	for _, c := range past.Changes {
		if c.Undone {
			undone++
		}
	}
	if err != nil || len(past.Changes) != 10 || undone != 6 {
		t.Errorf("%d changes, %d of them taken back, in %+v: %v", len(past.Changes), undone, past.Changes, err)
	}
}

// An excuse for which the turn waited, or the one behind it, is the player's again,
// by whatever name; not one of an earlier turn, nor a predecessor's.
func TestUndoGivesExcusesBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 5}, "Ann", "Bob")
	waits := func(day int) { // for Bob, until the next evening
		tb.at(day, "12:00:00")
		tb.asks(ann, "buy Forest")
		tb.at(day, "20:01:00")
		tb.round()
		tb.at(day+1, "20:01:00")
		tb.round()
	}
	waits(1)
	waits(3)
	tb.inTurn("friday", 3)
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bert", why))
	tb.at(5, "12:00:00")
	tb.asks(ann, "buy Forest")
	tb.at(5, "20:01:00")
	tb.round()
	if excused := tb.found("friday").Players[1].Excused; excused != 3 {
		t.Fatalf("%d excuses used", excused)
	}
	game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 2, why))
	if p := game.Players[1]; p.Excused != 1 || p.Missed != 1 {
		t.Errorf("used %d excuses, missed %d turns", p.Excused, p.Missed)
	}
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bert", mail.Address{Name: "Eve", Address: eve}, why))
	game = tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if p := game.Players[1]; p.Excused != 0 || p.Missed != 0 {
		t.Errorf("Eve has used %d excuses, missed %d turns", p.Excused, p.Missed)
	}
}

// The turns that a player missed are counted by the seat, whatever the player was
// called then, and from when the player had it.
func TestUndoCountsMissesOfWhoeverHasTheSeat(t *testing.T) {
	t.Parallel()
	for _, replaced := range []bool{false, true} {
		tb := setTable(t)
		tb.start("friday")
		for day := 1; day <= 3; day++ {
			tb.at(day, "20:01:00")
			tb.round()
			if day != 1 {
				continue
			}
			tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bert", why))
			if replaced {
				tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bert", mail.Address{Name: "Bob", Address: eve}, why))
			}
		}
		game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 3, why))
		if got, want := game.Players[1].Missed, map[bool]int{false: 2, true: 1}[replaced]; got != want {
			t.Errorf("replaced %v: missed %d turns, want %d", replaced, got, want)
		}
	}
}

// A seat that was opened behind the turn is the player's again, and no report
// tells that it was open.
func TestUndoGivesASeatBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Substitute: "steady-1"}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	if game := tb.found("friday"); game.Players[1].Gone != records.GoneSilent {
		t.Fatal("Bob's seat is not open")
	}
	game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if game.Players[1].Gone != "" || len(tb.newsOf("friday", 2)) != 0 {
		t.Errorf("gone: %q, told are %v", game.Players[1].Gone, tb.newsOf("friday", 2))
	}
}

// Who came back behind the turn, and has another name since, is not told twice: the
// seat is known by its player, not by a name.
func TestUndoKnowsARenamedPlayerWhoCameBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Substitute: "steady-1"}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bert", why))
	tb.asks(bob, "buy Mine")
	if got, want := fmt.Sprint(tb.newsOf("friday", 2)), "[seat opened player renamed player back]"; got != want {
		t.Fatalf("told are %s, want %s", got, want)
	}
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if got, want := fmt.Sprint(tb.newsOf("friday", 2)), "[player renamed]"; got != want {
		t.Errorf("told are %s, want %s", got, want)
	}
}

// A game that is held stays so, and all are told; one that was over goes on.
func TestUndoOfAHeldGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", "Snow."))
	if game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why)); game.Held != "Snow." {
		t.Errorf("held is %q", game.Held)
	}
	tb.round()
	tb.says(ann, "The orders that were on file for turn 1 stay in force, and you can send others.",
		"The GM holds friday: no turn is resolved until it goes on, and then you get a letter with the deadline.")
	tb.silentOn(ann, "December")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.round()
	tb.says(ann, "The GM held the game. The reason: Snow.")
	tb.change("friday", func(g *records.Game) { g.State, g.Deadline = records.Finished, time.Time{} })
	if game := tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why)); game.Held != "" || game.Deadline.IsZero() {
		t.Errorf("held is %q, deadline %v", game.Held, game.Deadline)
	}
}
