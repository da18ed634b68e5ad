package gm_test

import (
	"fmt"
	"testing"
	"time"

	"machipost/gm/records"
)

func TestAbsenceIsUnderstood(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ says, answer string }{
		{"absent from 2026-12-20 to 2027-01-02", "You are away from Sun 20 December 2026 to Sat 2 January 2027, both days included."},
		{"absent from 20.12. to 2.1.", "You are away from Sun 20 December 2026 to Sat 2 January 2027, both days included."},
		{"absent from 20.12.2026 to 24.12.", "from Sun 20 December 2026 to Thu 24 December 2026,"},
		{"absent from 20 December to 2 January", "from Sun 20 December 2026 to Sat 2 January 2027,"},
		{"absent from 20 Dec 2026 to December 24", "from Sun 20 December 2026 to Thu 24 December 2026,"},
		{"absent from Dec 20, 2026 to 24th december.", "from Sun 20 December 2026 to Thu 24 December 2026,"},
		{"absent from Sun 20 December 2026 to Thursday, 24 December", "from Sun 20 December 2026 to Thu 24 December 2026,"},
		{"absent on 1 December", "You are away on Tue 1 December 2026."},
		{"absent on 30 November", "You are away on Tue 30 November 2027."},
		{"absent on 29 February", "You are away on Tue 29 February 2028."},
		{"absent from 2026-11-28 to 2026-12-01", "from Sat 28 November 2026 to Tue 1 December 2026"},
		{"absent from 2026-12-01 to 2027-02-28", "from Tue 1 December 2026 to Sun 28 February 2027"},
		{"absent from 2026-12-01 to 2027-03-01", "are 91 days, so nothing was changed: an absence may have 90."},
		{"absent from 2026-12-20 to 2026-12-19", "Sat 19 December 2026 comes before Sun 20 December 2026, so nothing was changed."},
		{"absent on 2026-11-30", "Mon 30 November 2026 is over, so nothing was changed."},
		{"absent on Christmas", `"Christmas" is not a day that I know, so nothing was changed. Write a day like 2026-12-20,`},
		{"absent from 2026-12-20 to 31 November", `"31 November" is not a day that I know`},
		{"absent on 2026-02-30", `"2026-02-30" is not a day that I know`},
		{"not absent", "You are not away, then, in any of your games"},
	} {
		t.Run(c.says, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.asks(ann, c.says)
			tb.told(ann, c.answer)
		})
	}
}

// "absent from DATE to DATE": both days included, by the player's own clock, over
// a change of clocks, in all games of that address.
func TestAbsenceOverADeadline(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.on("2027-03-25T12:00:00Z")
	tb.agree("friday", daily, "UTC", records.Terms{NMRs: 1, Excuses: 1}, "Ann", "Bob")
	tb.agree("monday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(bob, "zone Europe/Madrid")
	tb.asks(bob, "absent from 27 March to 28 March")
	tb.told(bob, "in any of your games")
	for _, name := range []string{"friday", "monday"} {
		got := tb.game(name).Players[1].Absences
		want := records.Absence{Since: utc(t, "2027-03-26T23:00:00Z"), Until: utc(t, "2027-03-28T22:00:00Z")}
		if len(got) != 1 || !got[0].Since.Equal(want.Since) || !got[0].Until.Equal(want.Until) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
		if len(tb.game(name).Players[0].Absences) != 0 {
			t.Errorf("%s: Ann is away, too", name)
		}
	}
	tb.change("friday", func(g *records.Game) { g.Deadline = utc(t, "2027-03-27T20:00:00Z") })
	tb.change("monday", func(g *records.Game) { g.Deadline = utc(t, "2027-03-29T20:00:00Z") })
	tb.write(ann, tb.letters(ann)[0].Subject, "", "buy Forest")
	tb.on("2027-03-27T20:00:01Z")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(ann, "Away, as announced: Bob.")
	if bob := tb.game("friday").Players[1]; bob.Gone != "" || bob.Missed != 0 || bob.Excused != 0 {
		t.Errorf("%+v", bob)
	}
}

func TestNotAbsentIsBackAtOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(bob, "absent from 2026-12-01 to 2026-12-20")
	tb.asks(bob, "not absent")
	if tb.game("friday").Players[1].AwayAt(utc(t, "2026-12-02T20:00:00Z")) {
		t.Error("Bob is still away")
	}
	tb.at(1, "20:01:00")
	tb.round()
	tb.told(ann, "No orders received (NMR): Ann, Bob.")
}

// Absences cannot be chained to be away for ever: 90 days to come in all, in ten
// absences, those that touch being one.
func TestHowMuchAbsenceThereMayBe(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	tb.asks(ann, "absent from 2 December to 31 December")
	tb.asks(ann, "absent from 20 December to 10 January")
	tb.asks(ann, "absent from 11 January to 1 March") // 90 days
	tb.told(ann, "You are away from Mon 11 January 2027")
	if away := tb.game("friday").Players[0].Absences; len(away) != 1 || away[0].Until.Sub(away[0].Since) != 90*24*time.Hour {
		t.Errorf("%v", away)
	}
	tb.asks(ann, "absent on 2 March")
	tb.told(ann, "With that you would be away for 91 days from now on, so nothing was changed: it may be 90 in all, in no more than 10 absences.")
	tb.at(3, "12:00:00") // a day of it is over
	tb.asks(ann, "absent on 2 March")
	tb.times(ann, "You are away on Tue 2 March 2027", 1)
	tb.asks(ann, "not absent")
	for day := 1; day <= 10; day++ {
		tb.asks(bob, fmt.Sprintf("absent on %d January", 2*day))
	}
	tb.told(bob, "You are away on Wed 20 January 2027")
	tb.asks(bob, "absent on 22 January")
	tb.told(bob, "in no more than 10 absences")
	tb.asks(bob, "absent on 21 January")
	tb.told(bob, "You are away on Thu 21 January 2027")
	for range 5 {
		tb.asks(ann, "absent on 3 December")
		tb.asks(ann, "not absent")
	}
	if away := tb.game("friday").Players[0].Absences; len(away) != 1 {
		t.Errorf("%v", away)
	}
}
