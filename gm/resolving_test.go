package gm_test

import (
	"errors"
	"strings"
	"testing"

	"machipost/gm"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

func TestResolveNow(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest") // lies in the mailbox
	_, err := tb.Steps.ResolveNow(t.Context(), "friday", 2, why, false)
	tb.refuses(err, "turn 2 is not due: the turn to be resolved is turn 1")
	if letters := tb.letters(ann); len(letters) != 1 {
		t.Fatal("the mailbox was read for nothing")
	}
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	_, err = tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)
	tb.refuses(err, "turn 1 is not due: the turn to be resolved is turn 2")
	tb.due("friday", "02 20:00") // the one of today leaves less than half a day
	tb.round()
	tb.says(bob, "friday: report of turn 1", "Ann buys Forest", "The GM had this turn resolved at once. The reason: Bob is ill.")
	tb.verifies("friday", 1)

	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	tb.at(4, "12:00:00")
	tb.reply(bob, "buy Bakery")
	game := tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 2, why, false))
	if game.Held == "" || game.Position.Turn != 3 {
		t.Errorf("a held game was resolved: turn %d, held %q", game.Position.Turn, game.Held)
	}
	tb.round()
	tb.says(ann, "Bob buys Bakery")
}

func TestResolveNowNeedsTheMailbox(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	inbox := tb.deps.Inbox
	tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{inbox} })
	_, err := tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)
	if !errors.Is(err, keeper.ErrUnread) {
		t.Errorf("with a broken mailbox: %v", err)
	}
	tb.with(func(d *gm.Deps) { d.Inbox = &otherClock{inbox, tb.clock} })
	tb.clock = tb.clock.AddDate(1, 0, 0)
	_, err = tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)
	tb.refuses(err, "set the clock right and run 'machipost resume'")
	if turn := tb.turn("friday"); turn != 1 {
		t.Errorf("resolved all the same: turn %d", turn)
	}
}

func TestPreviewKeepsNothing(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "go 1: buy Wheat Field\npress: Hear!")
	before := tb.state()
	preview, err := tb.Looks.PreviewTurn(t.Context(), "friday")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"=== PREVIEW", "friday: report of turn 1", "Ann buys Wheat Field", "No orders received (NMR): Bob.", "Hear!"} {
		if !strings.Contains(preview.Report, text) {
			t.Errorf("the preview does not say %q:\n%s", text, preview.Report)
		}
	}
	if strings.Contains(preview.Report, "Orders by") {
		t.Error("the preview tells a deadline")
	}
	if tb.state() != before {
		t.Error("the preview changed the database")
	}
	other, err := tb.newGM(7).Looks.PreviewTurn(t.Context(), "friday")
	if err != nil || other.Report == preview.Report {
		t.Errorf("other dice, the same report (%v)", err)
	}
	tb.round()
	tb.count(bob, 1)
}

// A game that nobody plays any more ends when the GM has its turn resolved, as it
// does at its deadline, and a preview says so.
func TestResolveNowOfADesertedGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-1"}, "Ann", "Bob")
	tb.writes(eve, "hello", "watch friday")
	tb.asks(eve, "yes")
	tb.change("friday", func(g *records.Game) { g.Players[0].Gone, g.Players[1].Gone = records.GoneSilent, records.GoneSilent })
	preview, err := tb.Looks.PreviewTurn(t.Context(), "friday")
	if err != nil || !preview.Ends || len(preview.Turn.Events) > 0 ||
		!strings.HasPrefix(preview.Report, "=== PREVIEW") || !strings.Contains(preview.Report, "friday ends after 0 turns, unwon") {
		t.Errorf("ends: %v, %v:\n%s", preview.Ends, err, preview.Report)
	}
	game := tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	if game.State != records.Finished || game.Position.Turn != 1 {
		t.Errorf("it is %s in turn %d", game.State, game.Position.Turn)
	}
	tb.round()
	tb.says(eve, "friday ends after 0 turns, unwon: none of its players is left.")
	tb.verifies("friday", 0)
	_, past, err := tb.Looks.History(t.Context(), "friday")
	if n := len(past.Changes); err != nil || n != 1 || past.Changes[0].Kind != records.GameEnded || past.Changes[0].Reason != why {
		t.Errorf("%+v %v", past.Changes, err)
	}
}
