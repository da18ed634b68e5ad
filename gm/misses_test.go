package gm_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/gm/records"
)

// A game's deadline is at eight in its zone, before the clocks change and after.
func TestDeadlinesKeepTheirHourOverAChangeOfClocks(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.on("2027-03-27T12:00:00Z")
	tb.agree("friday", daily, "Europe/London", records.Terms{}, "Ann", "Bob")
	tb.heard(ann, "Sat 27 March 2027, 20:00 GMT")
	tb.on("2027-03-27T20:00:01Z")
	tb.round()
	tb.heard(ann, "Orders by Sun 28 March 2027, 20:00 BST.")
	tb.on("2027-03-28T19:00:01Z")
	if report := tb.round(); report.Turns != 1 {
		t.Errorf("at eight in summer time: %+v", report)
	}
}

// "the whole turn waits once by the grace period (default 24 h), all are told":
// each on his own clock, 24 hours also where the clocks change meanwhile.
func TestTurnWaitsOnceForAnExcusedMiss(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.on("2027-03-27T12:00:00Z")
	tb.agree("friday", daily, "Europe/London", records.Terms{Excuses: 1}, "Ann", "Bob")
	tb.asks(ann, "zone America/New_York")
	tb.asks(ann, "buy Forest")
	tb.on("2027-03-27T20:00:01Z")
	if report := tb.round(); report.Turns != 0 {
		t.Error("the turn did not wait")
	}
	tb.round() // nothing twice
	tb.times(ann, "waits until Sun 28 March 2027, 16:00 EDT: there are no orders yet from Bob.", 1)
	tb.times(bob, "the turn waits for you until Sun 28 March 2027, 21:00 BST. That uses up an excuse of yours.", 1)
	if bob := tb.game("friday").Players[1]; bob.Excused != 1 {
		t.Errorf("Bob's excuses used: %d", bob.Excused)
	}
	tb.on("2027-03-28T20:00:00Z")
	tb.round()
	tb.inTurn("friday", 1) // the cut-off's own second still counts
	tb.on("2027-03-28T20:00:01Z")
	tb.round()
	tb.inTurn("friday", 2)
	tb.heard(ann, "No orders received (NMR): Bob.")
	tb.told(ann, "The turn waited until Sun 28 March 2027, 16:00 EDT for Bob, who has used an excuse.")
	tb.heard(ann, "Orders by Mon 29 March 2027, 15:00 EDT.")

	tb.asks(ann, "buy Forest")
	tb.on("2027-03-29T19:00:01Z")
	tb.round()
	tb.inTurn("friday", 3) // the second miss is an NMR
	tb.heard(bob, "No orders received (NMR): Bob.")
}

// Orders that come during the grace count, and the excuse is gone all the same.
func TestOrdersInTheGraceCount(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.asks(bob, "buy Forest")
	tb.heard(bob, "These are your orders for turn 1 of friday")
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.times(bob, "No orders received", 0)
}

// "with an excuse left and no standing orders": whoever has these, is away, said
// `ready` or sent orders is not waited for.
func TestWhomNoTurnWaitsFor(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		says string
		by   string
		nmr  bool
	}{
		{"standing: buy Wheat Field", "standing orders", true},
		{"absent on 1 December", "absence", false},
		{"ready", "ready", false},
		{"buy Forest", "orders", false},
	} {
		t.Run(c.by, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob")
			tb.asks(ann, "buy Forest")
			if c.by == "standing orders" { // of an earlier sheet
				tb.asks(bob, c.says)
				tb.asks(bob, "clear")
			} else {
				tb.asks(bob, c.says)
			}
			tb.at(1, "20:01:00")
			tb.round()
			tb.inTurn("friday", 2)
			if bob := tb.game("friday").Players[1]; bob.Excused != 0 {
				t.Error("an excuse was used")
			}
			want := 0
			if c.nmr {
				want = 1
			}
			tb.times(ann, "No orders received (NMR): Bob.", want)
		})
	}
}

// Rule 10 goes first, uses no excuse, and waits as long as the game says; who is
// away, and a bot, are not among the usual players.
func TestLostMailUsesNoExcuse(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, Grace: 6 * time.Hour}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.heard(keeperAddress, "Turn 2 of friday is held until Thu 3 December 2026, 02:00 UTC: 2 of the 2 players")
	tb.at(3, "02:01:00")
	tb.round()
	tb.inTurn("friday", 3)
	for _, p := range tb.game("friday").Players {
		if p.Excused != 0 {
			t.Errorf("%s used an excuse", p.Name)
		}
	}
}

func TestAbsentPlayersAreNoLostMail(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	for _, p := range []string{ann, bob, "cat@example.org"} {
		tb.asks(p, "buy Forest")
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "absent from 1.12. to 2.12.")
	tb.asks("cat@example.org", "absent on 2026-12-02")
	tb.at(2, "20:01:00")
	tb.round()
	tb.inTurn("friday", 3)
	tb.heard(ann, "Away, as announced: Bob, Cat.")
	tb.count(keeperAddress, 0)
}

// A machine that slept over the grace gives the players theirs all the same.
func TestGraceAfterSleep(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", "0 20 * * TUE", "UTC", records.Terms{Excuses: 1}, "Ann", "Bob")
	tb.at(4, "12:00:00")
	tb.round()
	if got, want := tb.game("friday").Grace, utc(t, "2026-12-05T12:00:00Z"); !got.Equal(want) {
		t.Errorf("the turn waits until %s, want %s", got, want)
	}
}

// "after so many NMRs in a row the seat is announced for a standby, then played by
// a bot": who takes over by a yes plays on.
func TestSilentPlayersSeatIsTakenOver(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 2, Substitute: "steady-1"}, "Ann", "Bob")
	tb.write(eve, "standby", "", "standby as Eve")
	tb.round()
	tb.asks(eve, "yes")
	for day := 1; day <= 2; day++ {
		tb.asks(ann, "buy Forest")
		tb.times(eve, "the seat of Bob is open", 0)
		tb.at(day, "20:01:00")
		tb.round()
	}
	tb.inTurn("friday", 3)
	tb.times(ann, "No orders received (NMR): Bob.", 2)
	tb.times(ann, "the seat is open to whoever takes it over", 0)
	tb.times(bob, "Nothing came from you for 2 turns of friday, Bob, so your seat is open to whoever takes it over; a bot plays it meanwhile.", 1)
	tb.times(eve, "In friday, a game of Machi Koro by mail, the seat of Bob is open, Eve. It is turn 3, and orders are due by Thu 3 December 2026, 20:00 UTC.", 1)

	tb.asks(ann, "buy Forest")
	tb.at(3, "20:01:00")
	tb.round()
	tb.told(ann, "Nothing was heard from Bob for a while: the seat is open to whoever takes it over.")
	tb.heard(ann, "Played by a bot: Bob.")
	tb.heard(ann, "Bob buys ")
	tb.heard(bob, "Played by a bot: Bob.")
	tb.verified("friday", 3)

	letters := tb.letters(eve)
	offer := letters[len(letters)-1]
	tb.write(eve, "Re: "+offer.Subject, offer.MessageID, "Yes.")
	tb.round()
	tb.times(eve, "The seat of Bob in friday is yours, Eve.", 1)
	tb.asks(eve, "buy Forest")
	tb.asks(ann, "buy Forest")
	tb.at(4, "20:01:00")
	tb.round()
	tb.heard(eve, "Eve has taken over from Bob.")
	tb.times(eve, "Played by a bot", 0)
	tb.verified("friday", 4)
	tb.times(bob, "report of turn 4", 0)
}

// With no bot in the game a seat that is left has no orders: standing ones were its
// player's.
func TestStandingOrdersGoWithThePlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1}, "Ann", "Bob", "Cat")
	for day := 1; day <= 3; day++ {
		tb.asks(ann, "buy Bakery")
		tb.asks("cat@example.org", "buy Bakery")
		if day == 1 {
			tb.asks(bob, "standing: buy Wheat Field")
		}
		tb.at(day, "20:01:00")
		tb.round()
		if day < 3 {
			tb.told(ann, "Bob buys Wheat Field")
		}
	}
	tb.told(ann, "Played by nobody: Bob.")
	tb.silentOn(ann, "Bob buys")
}

// A game that was brought along has no turn before its first here.
func TestSilenceInAGameThatWasBroughtAlong(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.change("friday", func(g *records.Game) { g.Position.Turn = 5 })
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 6)
}

// A silent player who sends orders again is back, and the seat is his own.
func TestSilentPlayerComesBack(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.asks(ann, "buy Forest")
	tb.at(2, "20:01:00")
	tb.round()
	tb.heard(ann, "Played by nobody: Bob.")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	tb.heard(bob, "These are your orders for turn 3 of friday")
	if bob := tb.game("friday").Players[1]; bob.Gone != "" || bob.Missed != 0 {
		t.Errorf("%+v", bob)
	}
	tb.at(3, "20:01:00")
	tb.round()
	tb.heard(ann, "Bob is back.")
	tb.times(ann, "Played by nobody: Bob.", 1)
	tb.verified("friday", 3)
}

// Misses count in a row: orders begin the count anew, an absence leaves it alone.
func TestMissesAreCountedInARow(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 9}, "Ann", "Bob")
	day := 0
	for _, c := range []struct {
		says string
		want int
	}{
		{"", 1}, {"", 2}, {"absent on %s", 2}, {"", 3}, {"buy Forest", 0}, {"", 1}, {"ready", 0},
	} {
		day++
		tb.at(day, "13:00:00")
		tb.asks(ann, "buy Forest")
		if c.says != "" {
			text := c.says
			if c.says == "absent on %s" {
				text = fmt.Sprintf(c.says, tb.clock.Format(time.DateOnly))
			}
			tb.asks(bob, text)
		}
		tb.at(day, "20:01:00")
		tb.round()
		tb.inTurn("friday", day+1)
		if got := tb.game("friday").Players[1].Missed; got != c.want {
			t.Errorf("day %d, %q: %d misses, want %d", day, c.says, got, c.want)
		}
	}
}

// A game whose seats are all open has one more turn to be taken up in; then it
// ends.
func TestGameThatNobodyPlaysEnds(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Substitute: "steady-1"}, "Ann", "Bob")
	tb.write(eve, "watch", "", "watch friday")
	tb.round()
	tb.asks(eve, "yes")
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.at(2, "20:01:00")
	tb.round()
	tb.round()
	game := tb.game("friday")
	if game.State != records.Finished || !game.Deadline.IsZero() || game.Position.Turn != 2 {
		t.Errorf("%s, deadline %s, turn %d", game.State, game.Deadline, game.Position.Turn)
	}
	for _, p := range []string{ann, bob, eve} {
		tb.times(p, "friday ends after 1 turn, unwon: none of its players is left.", 1)
	}
}

func TestSeatOfABotThatThereIsNot(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Substitute: "steady-0"}, "Ann", "Bob")
	tb.change("friday", func(g *records.Game) { g.Players[1].Gone = records.GoneSilent })
	tb.at(1, "20:01:00")
	if _, err := tb.Round(t.Context()); err == nil || !strings.Contains(err.Error(), `game friday: seat 2: there is no bot called "steady-0"`) {
		t.Error(err)
	}
}

// Several processes at once wait, remind and open seats once.
func TestTwoProcessesArePatientOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, NMRs: 1, Reminder: time.Hour, Substitute: "steady-1"}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	for i, now := range []string{"2026-12-01T19:10:00Z", "2026-12-01T20:01:00Z", "2026-12-02T20:01:00Z"} {
		tb.on(now)
		var all sync.WaitGroup
		for seed := range uint64(4) {
			all.Go(func() {
				if _, err := tb.newGM(uint64(10*i+10) + seed).Round(t.Context()); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
	}
	tb.inTurn("friday", 2)
	tb.count(ann, 4) // start, acknowledgement, waiting, report
	tb.count(bob, 5) // start, reminder, waiting, report, the seat is open
	tb.verified("friday", 1)
}

// "Lost mail looks so": all are told, once, that the turn waits; nobody is named.
func TestAllAreToldOfLostMail(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "20:01:00")
	tb.round()
	tb.round()
	for _, p := range []string{ann, bob} {
		tb.times(p, "Turn 2 of friday waits until Thu 3 December 2026, 20:00 UTC: orders that usually come are missing", 1)
		tb.times(p, "uses up an excuse", 0)
	}
}
