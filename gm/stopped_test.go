package gm_test

import (
	"fmt"
	"testing"
	"time"

	"machipost/gm/records"
)

// Every round is stopped at its k-th transaction, whichever that is, and run
// again: the end is the same as without the stops (invariants 1 and 2).
func TestStoppedAnywhereAndRunAgain(t *testing.T) {
	t.Parallel()
	for k := 1; k < 15; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.reply("ann@example.org", "buy Forest")
			tb.reply("bob@example.org", "no orders, sorry")
			tb.interrupted(k)
			tb.at(1, "20:01:00")
			tb.interrupted(k)
			tb.clock = tb.clock.Add(time.Hour)
			tb.round()
			if got := tb.turn("friday"); got != 2 {
				t.Errorf("the game is in turn %d, want 2", got)
			}
			tb.distinct("ann@example.org", 3)
			tb.distinct("bob@example.org", 3)
		})
	}
}

func TestEarlyTurnStoppedAnywhere(t *testing.T) {
	t.Parallel()
	for k := 1; k < 11; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Early: true}, "Ann", "Bob")
			tb.reply(ann, "buy Forest")
			tb.reply(bob, "buy Forest")
			tb.interrupted(k)
			tb.round()
			tb.inTurn("friday", 2)
			tb.distinct(ann, 3)
			tb.distinct(bob, 3)
			tb.verified("friday", 1)
		})
	}
}

func TestRemindersStoppedAnywhere(t *testing.T) {
	t.Parallel()
	for k := 1; k < 10; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: 24 * time.Hour}, "Ann", "Bob")
			tb.at(3, "20:00:00")
			tb.interrupted(k)
			tb.at(4, "12:00:00")
			tb.round()
			tb.distinct(ann, 2)
			tb.distinct(bob, 2)
		})
	}
}

// Whatever a round is stopped at, all of this happens once (invariant 2).
func TestMissesStoppedAnywhere(t *testing.T) {
	t.Parallel()
	for k := 1; k < 12; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, NMRs: 1, Reminder: time.Hour, Substitute: "steady-1"}, "Ann", "Bob")
			tb.asks(ann, "buy Forest")
			tb.at(1, "19:10:00")
			tb.interrupted(k)
			tb.at(1, "20:01:00")
			tb.interrupted(k)
			tb.at(2, "20:01:00")
			tb.interrupted(k)
			tb.at(2, "22:00:00")
			tb.round()
			tb.inTurn("friday", 2)
			tb.distinct(ann, 4) // start, acknowledgement, waiting, report
			tb.distinct(bob, 5) // start, reminder, waiting, report, the seat is open
			if bob := tb.game("friday").Players[1]; bob.Excused != 1 || bob.Gone != records.GoneSilent {
				t.Errorf("%+v", bob)
			}
			tb.verified("friday", 1)
		})
	}
}

func TestVotesStoppedAnywhere(t *testing.T) {
	t.Parallel()
	for k := 1; k < 9; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{}, "Ann", "Bob")
			tb.reply(ann, "vote end")
			tb.reply(bob, "vote end")
			tb.interrupted(k)
			tb.distinct(ann, 3) // start, answer, last letter
			tb.distinct(bob, 3)
			if game := tb.game("friday"); game.State != records.Finished {
				t.Errorf("the game is %s", game.State)
			}
		})
	}
}
