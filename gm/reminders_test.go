package gm_test

import (
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
)

const aReminder = `"reminders off" ends these letters.`

// "reminder a day before (settable) to those without orders, once".
func TestReminderIsSentOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: 24 * time.Hour}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "zone America/New_York")
	tb.at(3, "19:59:59")
	tb.round()
	tb.times(bob, aReminder, 0)
	tb.at(3, "20:00:00")
	tb.round()
	tb.round()
	tb.at(4, "12:00:00")
	tb.round()
	tb.times(ann, aReminder, 0)
	tb.times(bob, aReminder, 1)
	tb.told(bob, "I have no orders of yours for turn 1 of friday yet, Bob. They are due by Fri 4 December 2026, 15:00 EST: 24 hours left.")
	letters := tb.letters(bob)
	if raw := string(letters[len(letters)-1].Raw); !strings.Contains(strings.ReplaceAll(raw, "\r\n ", " "), "subject=reminders%20off&body=reminders%20off>") {
		t.Error("the letter does not say how to be left alone")
	}
	tb.at(4, "20:00:01")
	tb.round()
	tb.at(10, "20:00:00")
	tb.round()
	tb.times(bob, aReminder, 2)
	tb.times(ann, aReminder, 1)
}

// Nobody is reminded who is away, ready, has sent orders, wants none, or has left;
// nor in a turn that is shorter than that, nor after its deadline.
func TestWhoIsNotReminded(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		says string
		want int
	}{
		{"buy Forest", 0}, {"ready", 0}, {"absent on 4 December", 0}, {"reminders off", 0}, {"status", 1},
		{"standing: buy Forest", 0}, {"buy Forest\nclear", 1}, {"absent on 3 December", 1},
	} {
		t.Run(c.says, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: 24 * time.Hour}, "Ann", "Bob")
			for _, text := range strings.Split(c.says, "\nclear") {
				if text == "" {
					text = "clear"
				}
				tb.asks(bob, text)
			}
			tb.at(3, "20:00:00")
			tb.round()
			tb.times(bob, aReminder, c.want)
		})
	}
}

func TestNoReminderInAShortTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Reminder: 24 * time.Hour}, "Ann", "Bob")
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	tb.times(bob, aReminder, 0)
	tb.change("friday", func(g *records.Game) { g.Terms.Reminder = time.Hour })
	tb.at(2, "18:59:00")
	tb.change("friday", func(g *records.Game) { g.Held = "Christmas" })
	tb.at(2, "19:01:00")
	tb.round()
	tb.times(bob, aReminder, 0)
	tb.change("friday", func(g *records.Game) { g.Held = "" })
	tb.round()
	tb.times(bob, aReminder, 1)
}

// The letter that tells of the waiting is reminder enough, and one that came
// before it is the only one.
func TestNoSecondReminderInTheGrace(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: time.Hour, Excuses: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(4, "19:00:00")
	tb.round()
	tb.at(4, "20:01:00")
	tb.round()
	tb.at(5, "19:30:00")
	tb.round()
	tb.times(bob, aReminder, 1)
}

func TestNoReminderBesideTheLetterThatTheTurnWaits(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Reminder: 24 * time.Hour, Excuses: 1}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "12:00:00")
	tb.round()
	tb.times(bob, "the turn waits for you", 1)
	tb.times(bob, aReminder, 0)
}

// Who missed the last turn hears what comes of a further miss.
func TestReminderTellsOfTheSeat(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: 24 * time.Hour, NMRs: 2}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.at(4, "20:01:00")
	tb.round()
	tb.at(10, "20:00:00")
	tb.round()
	tb.told(bob, "Nothing came from you for the last 1 turn. If nothing comes for this one, somebody else may have your seat.")
	tb.told(ann, "I have no orders of yours for turn 2 of friday yet, Ann.")
	tb.times(ann, "somebody else may have your seat", 0)
}

func TestReminderWakesTheService(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: 24 * time.Hour}, "Ann", "Bob")
	for _, c := range []struct{ now, want string }{
		{"2026-12-01T12:00:00Z", "2026-12-03T20:00:00Z"},
		{"2026-12-03T20:00:00Z", "2026-12-04T20:00:00Z"},
	} {
		tb.on(c.now)
		if next, err := tb.NextDue(t.Context()); err != nil || !next.Equal(utc(t, c.want)) {
			t.Errorf("at %s the next is due %s, %v; want %s", c.now, next, err, c.want)
		}
	}
	tb.change("friday", func(g *records.Game) { g.Held = "Christmas" })
	if next, err := tb.NextDue(t.Context()); err != nil || !next.IsZero() {
		t.Errorf("in a held game %s is due, %v", next, err)
	}
}
