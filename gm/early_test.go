package gm_test

import (
	"fmt"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// "early resolution when all sheets are in": in the round that read the last one.
// What comes later is for the next turn.
func TestTurnIsResolvedWhenAllOrdersAreIn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.inTurn("friday", 1)
	tb.reply(bob, "buy Wheat Field")
	if report := tb.round(); report.Turns != 1 {
		t.Errorf("%+v", report)
	}
	tb.told(ann, "Ann buys Forest")
	tb.told(ann, "Bob buys Wheat Field")
	tb.told(ann, "Orders by Wed 2 December 2026, 20:00 UTC.") // 8 hours would be too short
	tb.asks(bob, "buy Forest")
	tb.told(bob, "These are your orders for turn 2 of friday")
	tb.round()
	tb.inTurn("friday", 2)
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.verified("friday", 1)
}

func TestNoTurnIsEarlyWithoutThatTerm(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "buy Forest\nwait")
	tb.told(ann, "friday waits for its deadline anyway; turn 1 is resolved after Tue 1 December 2026, 20:00 UTC.")
	tb.asks(bob, "buy Forest\nready")
	tb.told(bob, "It is resolved after Tue 1 December 2026, 20:00 UTC in any case.")
	tb.round()
	tb.inTurn("friday", 1)
}

// "and nobody said `wait`"; `ready` takes it back, and stands for orders.
func TestWaitAndReady(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob", "Cat")
	tb.asks(ann, "wait")
	tb.told(ann, "Turn 1 of friday is not resolved before its deadline, Tue 1 December 2026, 20:00 UTC.")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "ready")
	tb.told(bob, "Nothing has come yet from 1 other player. You can still send orders until then.")
	tb.asks("cat@example.org", "ready")
	tb.told("cat@example.org", "It is resolved now, unless somebody has asked to wait for the deadline.")
	tb.inTurn("friday", 1)
	tb.asks(ann, "ready")
	tb.inTurn("friday", 2)
	tb.told(ann, "Ann buys Forest")
	tb.times(ann, "No orders received", 0)
	tb.verified("friday", 1)
}

// Orders that are taken back, and `ready` with them, are missing again.
func TestClearTakesReadyBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.asks(ann, "buy Forest\nready")
	tb.asks(ann, "clear")
	tb.asks(bob, "buy Forest")
	tb.inTurn("friday", 1)
}

// Nobody waits for who is away or gone; but somebody must have said something.
func TestEarlyWithoutThoseWhoAreNotThere(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob", "Cat")
	tb.asks(ann, "absent on 2026-12-01")
	tb.change("friday", func(g *records.Game) { g.Players[2].Gone = records.GoneSilent })
	tb.inTurn("friday", 1)
	tb.asks(bob, "absent on 2026-12-01")
	tb.round()
	tb.inTurn("friday", 1)
	tb.asks(bob, "buy Forest")
	tb.inTurn("friday", 2)
	tb.told(ann, "Away, as announced: Ann.")
	tb.told(ann, "Played by nobody: Cat.")
	tb.verified("friday", 1)
}

// A game that is held, and a mailbox that cannot be read, keep the turn waiting.
func TestNoEarlyTurnWhileHeldOrBlind(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.change("friday", func(g *records.Game) { g.Held = "Christmas" })
	tb.asks(ann, "buy Forest\nwait")
	tb.told(ann, "The GM holds friday; once it goes on, turn 1 is not resolved before its deadline.")
	tb.asks(ann, "ready")
	tb.told(ann, "The GM holds the game; it is resolved once it goes on.")
	tb.asks(bob, "buy Forest")
	tb.at(3, "12:00:00")
	tb.round()
	tb.inTurn("friday", 1)
	tb.at(3, "12:05:00")
	tb.change("friday", func(g *records.Game) { g.Held, g.Deadline = "", utc(t, "2026-12-04T20:00:00Z") })
	sound := tb.deps.Inbox
	tb.with(func(d *gm.Deps) { d.Inbox = brokenInbox{sound} })
	_, _ = tb.Round(t.Context())
	tb.inTurn("friday", 1)
	tb.with(func(d *gm.Deps) { d.Inbox = sound })
	tb.round()
	tb.inTurn("friday", 2)
}

// One turn a game and round, also with orders for turns to come.
func TestOneEarlyTurnARound(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	for turn := 3; turn >= 1; turn-- {
		tb.reply(ann, fmt.Sprintf("turn %d\nbuy Forest", turn))
		tb.reply(bob, fmt.Sprintf("turn %d\nbuy Forest", turn))
	}
	for turn := 2; turn <= 4; turn++ {
		tb.round()
		tb.inTurn("friday", turn)
	}
	tb.round()
	tb.inTurn("friday", 4)
}

// "extension (granted by the game's rule: so many a game, or by votes of all)".
func TestExtensionsOfSoManyAGame(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "Europe/Madrid", records.Terms{Extensions: 2, Grace: 12 * time.Hour}, "Ann", "Bob")
	tb.asks(bob, "zone America/New_York")
	tb.asks(ann, "extension")
	tb.told(ann, "Turn 1 of friday is extended: orders are due by Wed 2 December 2026, 08:00 CET now.")
	tb.told(bob, "The deadline of turn 1 of friday was extended, as Ann asked: orders are due by Wed 2 December 2026, 02:00 EST now.")
	tb.count(ann, 2)
	tb.asks(bob, "extension")
	tb.told(bob, "Turn 1 of friday was extended already")
	tb.on("2026-12-02T07:00:01Z")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(bob, "The deadline was extended to Wed 2 December 2026, 02:00 EST, as Ann asked.")
	tb.asks(bob, "extension")
	tb.on("2026-12-04T20:00:01Z")
	tb.round()
	tb.inTurn("friday", 3)
	tb.asks(bob, "extension")
	tb.told(bob, "All 2 extensions that friday has were used already.")
	tb.change("friday", func(g *records.Game) { g.Terms.Extensions = 0 })
	tb.asks(bob, "extension")
	tb.told(bob, "There are no extensions in friday.")
}

func TestExtensionByVotes(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Extensions: records.ByVote}, "Ann", "Bob", "Cat")
	tb.asks(ann, "extension")
	tb.asks(ann, "extension")
	tb.told(ann, "In friday all players must ask for it: 1 of 3 have.")
	tb.asks("cat@example.org", "absent on 1 December")
	tb.asks(bob, "extension")
	tb.told(bob, "Turn 1 of friday is extended: orders are due by Wed 2 December 2026, 20:00 UTC now.")
	tb.times("cat@example.org", "was extended, as Bob asked", 1)
	if got := tb.game("friday"); got.Extended != 1 || !got.Deadline.Equal(utc(t, "2026-12-02T20:00:00Z")) {
		t.Errorf("%d extensions, deadline %s", got.Extended, got.Deadline)
	}
	tb.asks(ann, "extension")
	tb.told(ann, "Turn 1 of friday was extended already")
}

// An extension of a turn that waits moves the end of its grace; behind the cut-off
// and while the GM holds the game there is none.
func TestWhenATurnCanBeExtended(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, Extensions: 9}, "Ann", "Bob")
	tb.at(1, "20:00:30")
	tb.reply(ann, "extension")
	tb.reply(bob, "wait\nready")
	tb.at(1, "20:01:00")
	tb.round()
	tb.times(ann, "The deadline of turn 1 has passed, so this comes too late for it.", 1)
	tb.times(bob, "The deadline of turn 1 has passed, so this comes too late for it.", 1)
	tb.asks(ann, "extension") // the turn waits until the 2nd
	tb.told(ann, "orders are due by Thu 3 December 2026, 20:00 UTC now")
	if game := tb.game("friday"); !game.Deadline.Equal(utc(t, "2026-12-01T20:00:00Z")) {
		t.Errorf("the deadline was moved to %s", game.Deadline)
	}
	tb.change("friday", func(g *records.Game) { g.Held = "Christmas" })
	tb.asks(bob, "extension")
	tb.told(bob, "The GM holds friday")
}

// A turn that was taken back gives its players time for other orders: it is early
// again when everybody has said so, or sent orders, since then.
func TestTurnTakenBackIsNotEarlyByOldOrders(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob", "Cat")
	for _, p := range []string{ann, bob, "cat@example.org"} {
		tb.asks(p, "buy Forest")
	}
	tb.inTurn("friday", 2)
	tb.at(1, "13:00:00")
	if _, err := tb.Steps.UndoTurn(t.Context(), "friday", 1, "a mistake"); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.inTurn("friday", 1)
	tb.asks("cat@example.org", "absent on 2 December")
	tb.at(1, "13:05:00")
	tb.asks(ann, "ready")
	tb.told(ann, "Nothing has come yet from 1 other player.")
	tb.inTurn("friday", 1)
	tb.asks(bob, "buy Bakery")
	tb.inTurn("friday", 2)
	tb.told(ann, "Bob buys Bakery")
	tb.told(ann, "Cat buys Forest")
}

// Its deadline comes all the same.
func TestTurnTakenBackIsResolvedAtItsDeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	if _, err := tb.Steps.UndoTurn(t.Context(), "friday", 1, "a mistake"); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.inTurn("friday", 1)
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(bob, "Ann buys Forest")
}
