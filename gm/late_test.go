package gm_test

import (
	"net/mail"
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
)

// A turn that waits is cut off when it has waited: a sheet that came behind its
// deadline counts for it then, and nobody has waited for that player.
func TestLateOrdersCountInATurnThatWaits(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob", "Cat")
	tb.asks(bob, "buy Forest")
	tb.afterCut(ann, "buy Wheat Field")
	tb.due("friday", "02 20:00")
	tb.times(bob, "there are no orders yet from Cat.", 1)
	if ann := tb.game("friday").Players[0]; ann.Excused != 0 {
		t.Error("Ann used an excuse")
	}
	tb.asks(ann, "orders")
	tb.told(ann, "Wheat Field")
	tb.at(2, "20:01:00")
	tb.round()
	tb.told(bob, "Ann buys Wheat Field")
	tb.told(bob, "No orders received (NMR): Cat.")
	tb.verified("friday", 1)
}

// An excuse is good for late orders, too: who is late is not worse off than who
// sends nothing.
func TestLateOrdersAreExcusedOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob")
	tb.asks(bob, "buy Forest")
	tb.afterCut(ann, "buy Wheat Field")
	tb.inTurn("friday", 1)
	tb.times(ann, "so they count for it, and you can change them until then. That uses up an excuse of yours.", 1)
	tb.at(2, "20:01:00")
	tb.round()
	tb.told(bob, "Ann buys Wheat Field")
}

// Where nothing waits they are for the next turn, as their writer was told.
func TestLateOrdersAreForTheNextTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(bob, "buy Forest")
	tb.afterCut(ann, "buy Wheat Field")
	tb.inTurn("friday", 2)
	tb.times(ann, "this is for turn 2", 1)
	tb.asks(bob, "buy Forest")
	tb.at(2, "20:01:00")
	tb.round()
	tb.told(bob, "Ann buys Wheat Field")
}

// Late orders that name their turn stay there, and those that were taken back do
// not come again.
func TestWhichLateOrdersStay(t *testing.T) {
	t.Parallel()
	for _, last := range []string{"turn 2\nbuy Wheat Field", "clear"} {
		t.Run(last, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob", "Cat")
			tb.asks(ann, "buy Forest")
			tb.asks(bob, "buy Forest")
			tb.at(1, "20:00:20")
			if last == "clear" {
				tb.reply(ann, "buy Wheat Field")
			}
			tb.afterCut(ann, last)
			tb.at(2, "20:01:00")
			tb.round()
			tb.told(bob, "Ann buys Forest")
		})
	}
}

// A turn waits for lost mail, which a late letter is not.
func TestLateOrdersAreNoLostMail(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "20:00:30")
	tb.reply(ann, "buy Wheat Field")
	tb.reply(bob, "buy Bakery")
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 3)
	tb.count(keeperAddress, 0)
}

// Whoever moves the deadline behind a letter takes it in.
func TestLateOrdersCountBeforeAMovedDeadline(t *testing.T) {
	t.Parallel()
	for name, move := range map[string]func(*table) error{
		"deadline": func(tb *table) error {
			_, err := tb.Steps.MoveDeadline(tb.Context(), "friday", "2026-12-02 12:00", "the mail was down")
			return err
		},
		"hold": func(tb *table) error {
			if _, err := tb.Steps.HoldGame(tb.Context(), "friday", "Christmas"); err != nil {
				return err
			}
			_, err := tb.Steps.ResumeGame(tb.Context(), "friday", "it is over")
			return err
		},
		"resolve": func(tb *table) error {
			if _, err := tb.Steps.HoldGame(tb.Context(), "friday", "Christmas"); err != nil {
				return err
			}
			_, err := tb.Steps.ResolveNow(tb.Context(), "friday", 1, "all wish it", false)
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
			tb.filedAfterCut(ann, "buy Wheat Field")
			if err := move(tb); err != nil {
				t.Fatal(err)
			}
			tb.at(3, "20:01:00")
			tb.round()
			tb.times(bob, "Ann buys Wheat Field", 1)
			tb.told(bob, "Ann buys Wheat Field")
		})
	}
}

// A turn waits once, whatever becomes of its deadline then.
func TestTurnThatWasMovedWaitsNoMore(t *testing.T) {
	t.Parallel()
	for name, move := range map[string]func(*table) error{
		"deadline": func(tb *table) error {
			_, err := tb.Steps.MoveDeadline(tb.Context(), "friday", "2026-12-03 12:00", "the mail was down")
			return err
		},
		"hold": func(tb *table) error {
			if _, err := tb.Steps.HoldGame(tb.Context(), "friday", "Christmas"); err != nil {
				return err
			}
			tb.at(2, "19:59:00")
			_, err := tb.Steps.ResumeGame(tb.Context(), "friday", "it is over")
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Excuses: 5, Grace: 24 * time.Hour}, "Ann", "Bob")
			tb.asks(bob, "buy Forest")
			tb.at(1, "20:01:00")
			tb.round()
			if err := move(tb); err != nil {
				t.Fatal(err)
			}
			game := tb.game("friday")
			if cut := game.Cut(); !cut.After(utc(t, "2026-12-02T20:00:00Z")) {
				t.Errorf("the cut-off is %s", cut)
			}
			tb.at(4, "12:01:00")
			tb.round()
			tb.inTurn("friday", 2)
			if n := tb.game("friday").Players[0].Excused; n != 1 {
				t.Errorf("%d excuses for one turn", n)
			}
		})
	}
}

// Who takes a seat over behind the deadline cannot have sent orders for the turn: it
// counts against nobody, and no letter names a deadline that is over.
func TestSeatTakenOverBehindTheDeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, NMRs: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "resign")
	tb.asks(bob, "yes")
	tb.writes(eve, "hello", "take over friday as Eve")
	tb.afterCut(eve, "yes")
	tb.inTurn("friday", 2)
	for _, l := range tb.letters(eve) {
		if text := unbroken(tb.text(l)); strings.Contains(text, "1 December") {
			t.Errorf("a letter to Eve names a deadline that is over:\n%s", text)
		}
	}
	tb.times(eve, "The seat of Bob in friday is yours, Eve.", 1)
	tb.times(eve, "Turn 1 is played without orders of yours; its report tells until when the next are due.", 2)
	tb.told(eve, "Orders by Wed 2 December 2026, 20:00 UTC.")
	tb.times(ann, "No orders received", 0)
	if eve := tb.game("friday").Players[1]; eve.Name != "Eve" || eve.Gone != "" || eve.Excused != 0 || eve.Missed != 0 {
		t.Errorf("%+v", eve)
	}
}

// An offer that goes out behind the deadline names none, either.
func TestSeatOfferedBehindTheDeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.writes(eve, "hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.asks(bob, "resign")
	tb.afterCut(bob, "yes")
	tb.times(eve, "the seat of Bob is open, Eve. It is turn 1, whose deadline is over; there is time for the next.", 1)
}

// What a predecessor said of being away is not the successor's.
func TestAbsenceEndsWithItsPlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(bob, "absent on 1 December")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:00:30")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, "Bob is ill"))
	tb.at(1, "20:05:00")
	tb.round()
	tb.times(ann, "Away, as announced: Eve.", 0)
}
