package gm_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm"
)

func TestUndo(t *testing.T) {
	tb := setTable(t)
	tb.start("friday")
	_, err := tb.UndoTurn(t.Context(), "friday", 1, why)
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
	before, _ := tb.FindGame(t.Context(), "friday")
	tb.round()
	tb.change("friday", func(g *gm.Game) {
		for i := range g.Players {
			p := &g.Players[i]
			p.Ready, p.Wait, p.Reminded, p.Extension, p.Missed = 2, 3, 1, 2, 7
		}
	})
	for _, number := range []int{1, 3, 0} {
		_, err := tb.UndoTurn(t.Context(), "friday", number, why)
		tb.refuses(err, "the last that was resolved is turn 2")
	}
	tb.at(3, "09:00:00")
	game := tb.does(tb.UndoTurn(t.Context(), "friday", 2, why))
	if game.Position != before.Position || game.State != gm.Running {
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
	_, past, err := tb.History(t.Context(), "friday")
	if err != nil || len(past.Turns) != 2 || len(past.Undone) != 1 || past.Undone[0].Number != 2 || past.Undone[0].Reason != why {
		t.Errorf("the history: %+v %v", past, err)
	}
	tb.asks(ann, "history")
	tb.says(ann, "Taken back:")
}

func TestUndoOfTheEnd(t *testing.T) {
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.change("friday", func(g *gm.Game) {
		g.Players[0].VoteEnd, g.Players[1].Gone = true, gm.GoneSilent
		g.State, g.Deadline = gm.Finished, time.Time{}
	})
	_, err := tb.UndoTurn(t.Context(), "friday", 1, "")
	if !errors.Is(err, gm.ErrNoReason) {
		t.Errorf("without a reason: %v", err)
	}
	game := tb.does(tb.UndoTurn(t.Context(), "friday", 1, why))
	if game.State != gm.Running || game.Position.Turn != 1 || game.Players[0].VoteEnd || game.Players[1].Gone != "" {
		t.Errorf("%s in turn %d, %+v", game.State, game.Position.Turn, game.Players)
	}
	tb.due("friday", "02 20:00")
	tb.round()
	tb.says(ann, "counts no more, and the game is not over")
}
