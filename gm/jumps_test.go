package gm_test

import (
	"context"
	"errors"
	"net/mail"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

const day = 24 * time.Hour

// jumps are how far the GM's clock may jump from one round to the next.
var jumps = map[string]time.Duration{
	"a year on": 365 * day, "a year back": -365 * day, "a day on": day, "a day back": -day, "an hour on": time.Hour,
	"an hour back": -time.Hour, "61 s on": 61 * time.Second, "61 s back": -61 * time.Second, "ten hours on": 10 * time.Hour,
}

// A jumpState is what a game may be in the middle of when the clock jumps. No turn of it
// is due.
type jumpState struct {
	name string
	set  func(*table)
	due  time.Time // when it is, by the mail server; the zero time when it is not at all
}

// eight is the first deadline of a game that begins at the table's noon.
var eight = time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)

var jumpStates = []jumpState{
	{"nobody wrote, nine hours ahead", func(tb *table) { tb.start("friday") }, eight},
	{"orders are in", func(tb *table) {
		tb.start("friday")
		tb.asks(ann, "buy Forest")
		tb.asks(bob, "buy Forest")
	}, eight},
	{"half a minute ahead", func(tb *table) {
		tb.start("friday")
		tb.asks(ann, "buy Forest")
		tb.at(1, "19:59:30")
		tb.round()
	}, eight},
	{"in its grace", func(tb *table) {
		tb.agree("friday", daily, "UTC", records.Terms{Excuses: 1, Grace: 10 * time.Hour}, "Ann", "Bob")
		tb.asks(ann, "buy Forest")
		tb.at(1, "20:01:00")
		tb.round()
		tb.at(1, "21:00:00")
		tb.round()
	}, eight.Add(10 * time.Hour)},
	{"held by the GM", func(tb *table) {
		tb.start("friday")
		tb.asks(ann, "buy Forest")
		tb.does(tb.Steps.HoldGame(tb.Context(), "friday", why))
		tb.round()
	}, time.Time{}},
	{"before its start", func(tb *table) {
		tb.lobby("friday", 3, mail.Address{Name: "Ann", Address: ann})
		tb.round()
	}, time.Time{}},
}

// No turn is resolved by a jump of the clock, whatever a game is in the middle of; the
// keeper is told once. With the clock set right the game goes on as if nothing had been,
// and every letter that came in time by the mail server's clock counts.
func TestR11JumpsOfTheClock(t *testing.T) {
	t.Parallel()
	for _, state := range jumpStates {
		for name, jump := range jumps {
			t.Run(state.name+", "+name, func(t *testing.T) {
				t.Parallel()
				tb := setTable(t)
				state.set(tb)
				turn, told := tb.turn("friday"), len(tb.letters(keeperAddress))
				tb.fast = jump
				held := false
				for range 3 {
					report := tb.round()
					if held = held || report.Held != ""; report.Turns != 0 {
						t.Errorf("resolved by the jump: %+v", report)
					}
					tb.clock = tb.clock.Add(5 * time.Second)
				}
				tb.inTurn("friday", turn)
				if got := len(tb.letters(keeperAddress)) - told; got != 0 && !held || got != 1 && held {
					t.Errorf("held: %t, and the keeper got %d letters", held, got)
				}
				if over := !state.due.IsZero() && tb.ours().After(state.due); over && jump > turnSlack && !held || held && jump.Abs() < turnSlack {
					t.Errorf("held: %t", held)
				}
				tb.settles(state, turn)
			})
		}
	}
}

// turnSlack is how far the clocks may differ.
const turnSlack = 2 * time.Minute

// settles has the clock set right, where it is far out, and the game played on from a
// turn until its next.
func (tb *table) settles(state jumpState, turn int) {
	tb.Helper()
	if tb.fast.Abs() > turnSlack {
		tb.fast = 0
		if _, err := tb.Clock.Resume(tb.Context()); err != nil {
			tb.Fatal(err)
		}
	}
	if report := tb.round(); report.Turns != 0 || report.Held != "" {
		tb.Errorf("the clock was set right: %+v", report)
	}
	if state.due.IsZero() {
		return
	}
	tb.clock = state.due.Add(-10 * time.Second)
	tb.round()
	tb.reply(bob, "buy Bakery") // in time, and read by a later round
	tb.clock = state.due.Add(-time.Second)
	tb.inTurn("friday", turn)
	for range 3 { // a clock that is a little slow comes to it later
		tb.clock = tb.clock.Add(time.Minute)
		tb.round()
	}
	tb.inTurn("friday", turn+1)
	tb.heard(ann, "Bob buys Bakery")
}

// A watched mailbox counts how often it is asked for the time, and has something happen
// while it is read, or asked.
type watched struct {
	post.Inbox
	asked          int
	reads, answers func()
}

func (w *watched) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	if w.reads != nil {
		w.reads()
	}
	return w.Inbox.Unread(ctx, done, file)
}

func (w *watched) Clock(ctx context.Context) (time.Time, error) {
	w.asked++
	at, err := w.Inbox.Clock(ctx)
	if w.answers != nil {
		w.answers()
	}
	return at, err
}

// watch puts a watched mailbox into the table's GM.
func (tb *table) watch() *watched {
	tb.Helper()
	w := &watched{Inbox: tb.deps.Inbox}
	tb.with(func(d *gm.Deps) { d.Inbox = w })
	return w
}

// Asking costs the server a letter: it is asked by a round that resolves something, or
// that slept, and once.
func TestTheMailServerIsAskedOnceARound(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.agree("monday", daily, "UTC", records.Terms{}, "Ann", "Bob")
	w := tb.watch()
	asked := func(when string, want, turns int) {
		t.Helper()
		w.asked = 0
		if report := tb.round(); report.Turns != turns || w.asked != want {
			t.Errorf("%s: asked %d times, want %d; %+v", when, w.asked, want, report)
		}
	}
	asked("with nothing to do", 0, 0)
	tb.at(1, "20:00:00")
	asked("in the deadline's own second", 0, 0)
	tb.at(1, "20:00:01")
	asked("two games due", 1, 2)
	asked("behind them", 0, 0)
	for _, l := range tb.letters(ann) {
		if strings.Contains(l.Subject, "friday") {
			tb.write(ann, "Re: "+l.Subject, l.MessageID, "buy Forest")
			break
		}
	}
	asked("one of two is ready", 0, 0)
	for _, l := range tb.letters(bob) {
		if strings.Contains(l.Subject, "friday") {
			tb.write(bob, "Re: "+l.Subject, l.MessageID, "buy Forest")
			break
		}
	}
	asked("all orders are in", 1, 1)
	tb.at(9, "12:00:00")
	asked("after sleep", 1, 1) // in friday the usual players are silent
}

// A turn that all orders are in for is not resolved on a clock that is out, either.
func TestNoEarlyTurnOnAClockThatIsOut(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{Early: true}, "Ann", "Bob")
	tb.asks(ann, "buy Forest")
	tb.fast = time.Hour
	tb.reply(bob, "buy Forest")
	if report := tb.round(); report.Turns != 0 || report.Held == "" {
		t.Errorf("an hour fast: %+v", report)
	}
	tb.fast = time.Minute
	if _, err := tb.Clock.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	if report := tb.round(); report.Turns != 1 {
		t.Errorf("a minute fast: %+v", report)
	}
}

// A clock may jump in the middle of a round, or be set right in it.
func TestR11JumpsWithinARound(t *testing.T) {
	t.Parallel()
	const tenHours = 10 * time.Hour
	for _, c := range []struct {
		name         string
		now          string
		before       time.Duration // how fast the clock is as the round begins
		reads, asked time.Duration // and behind these
		turns        int           // resolved by the round
		held         bool
		behind       time.Duration // the mail server's clock, as the round tells it
	}{
		{"fast as it began, right behind the letters", "12:00:00", tenHours, 0, 0, 0, false, 0},
		{"fast as it began, right behind the asking", "12:00:00", tenHours, tenHours, 0, 0, true, 0},
		{"fast behind the letters", "12:00:00", 0, tenHours, tenHours, 0, false, 0},
		{"due, fast behind the letters", "20:01:00", 0, tenHours, tenHours, 0, true, 0},
		{"a minute fast as it began", "19:59:30", time.Minute, 0, 0, 0, false, 0},
		{"a minute fast behind the letters", "20:00:30", 0, time.Minute, time.Minute, 0, false, time.Minute},
		{"a minute fast", "19:59:30", time.Minute, time.Minute, time.Minute, 0, false, time.Minute},
		{"right", "20:00:30", 0, 0, 0, 1, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			w := tb.watch()
			w.reads, w.answers = func() { tb.fast = c.reads }, func() { tb.fast = c.asked }
			tb.at(1, c.now)
			tb.fast = c.before
			if report := tb.round(); report.Turns != c.turns || (report.Held != "") != c.held || report.Behind != c.behind {
				t.Errorf("%+v", report)
			}
		})
	}
}

// A clock that jumps while the server is asked cannot be compared: it is asked again.
func TestAJumpWhileTheServerIsAsked(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	w := tb.watch()
	tb.at(1, "20:01:00")
	w.answers = func() { tb.fast += time.Hour }
	if report, err := tb.Round(t.Context()); report.Turns != 0 || report.Held == "" && err == nil {
		t.Errorf("%+v, %v", report, err)
	}
	w.answers, tb.fast = nil, 0
	if _, err := tb.Clock.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	if report := tb.round(); report.Turns != 1 {
		t.Errorf("set right: %+v", report)
	}
}

// Two processes that find the clock out tell the keeper once.
func TestTwoProcessesTellOfTheClockOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.fast = 10 * time.Hour
	other := tb.newGM(2)
	w := tb.watch()
	w.answers = func() {
		w.answers = nil
		tb.clock = tb.clock.Add(time.Second)
		if report, err := other.Round(t.Context()); err != nil || report.Held == "" {
			t.Errorf("the other: %+v, %v", report, err)
		}
	}
	if report := tb.round(); report.Held == "" || report.Turns != 0 {
		t.Errorf("%+v", report)
	}
	tb.round()
	tb.count(keeperAddress, 1)
}

// What the keeper resolves by hand is resolved on a clock that is right, too.
func TestResolveNowAsksTheMailServer(t *testing.T) {
	t.Parallel()
	for _, dry := range []bool{false, true} {
		tb := setTable(t)
		tb.start("friday")
		tb.fast = time.Hour
		for range 2 {
			_, err := tb.Steps.ResolveNow(t.Context(), "friday", 1, why, dry)
			tb.refuses(err, "set the clock right and run 'machipost resume'")
		}
		tb.inTurn("friday", 1)
		tb.round()
		tb.count(keeperAddress, 1)
		tb.fast = time.Minute
		if _, err := tb.Clock.Resume(t.Context()); err != nil {
			t.Fatal(err)
		}
		tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, dry))
		tb.inTurn("friday", 2)
	}
}

// Turns that wait for long because the mail server does not tell the time are told to
// the keeper, once a day. The letters are read and answered meanwhile.
func TestTheKeeperHearsOfAServerWithoutTime(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	sound := tb.deps.Inbox
	tb.with(func(d *gm.Deps) { d.Inbox = noClock{sound} })
	for _, c := range []struct {
		day   int
		at    string
		fails bool
		told  int
	}{
		{1, "19:59:00", false, 0}, {1, "20:01:00", true, 0}, {2, "01:59:00", true, 0}, {2, "02:01:00", true, 1}, {2, "20:01:00", true, 1},
	} {
		tb.at(c.day, c.at)
		if report, err := tb.Round(t.Context()); errors.Is(err, errNoClock) != c.fails || report.Turns != 0 {
			t.Errorf("at %s: %+v, %v", c.at, report, err)
		}
		tb.count(keeperAddress, c.told)
	}
	tb.says(keeperAddress, "the oldest was due at 2026-12-01 20:00 UTC", "no clock", "must be allowed to make that folder")
	tb.reply(ann, "buy Forest")
	_, _ = tb.Round(t.Context())
	tb.heard(ann, "These are your orders")
	tb.with(func(d *gm.Deps) { d.Inbox = sound })
	if report := tb.round(); report.Turns != 1 {
		t.Errorf("the server tells the time again: %+v", report)
	}
}

// What cannot be undone, or would be wrong for ever, is not done by a clock with which
// the mail server's does not agree, though no turn is due: old letters are not emptied,
// nobody is reminded, no game starts.
func TestR11NothingHangsOnAFastClock(t *testing.T) {
	t.Parallel()
	t.Run("letters are not emptied", func(t *testing.T) {
		t.Parallel()
		for _, c := range []struct {
			fast   time.Duration
			others string // the schedule of a game that goes on
			resume bool   // though nobody has set the clock right
		}{{fast: 6 * day}, {fast: 730 * day, resume: true}, {fast: 100 * day, others: "0 20 1 6 *"}} {
			tb := setTable(t)
			tb.with(func(d *gm.Deps) { d.KeepLetters = 5 * day })
			if c.others != "" {
				tb.startWith("yearly", c.others)
			}
			tb.start("friday")
			tb.asks(ann, "buy Forest")
			tb.does(tb.Steps.EndGame(tb.Context(), "friday", why))
			tb.round()
			in, out := tb.whole()
			tb.fast = c.fast
			tb.round()
			if c.resume {
				if _, err := tb.Clock.Resume(tb.Context()); err != nil {
					t.Fatal(err)
				}
			}
			for range 3 {
				tb.round()
			}
			if stillIn, stillOut := tb.whole(); stillIn < in || stillOut < out {
				t.Errorf("%v fast: %d of %d letters and %d of %d of ours are left", c.fast, stillIn, in, stillOut, out)
			}
		}
	})
	t.Run("nobody is reminded", func(t *testing.T) {
		t.Parallel()
		tb := setTable(t)
		tb.agree("friday", "0 20 * * FRI", "UTC", records.Terms{Reminder: day}, "Ann", "Bob") // due on the 4th
		before := len(tb.letters(bob))
		tb.fast = 60 * time.Hour
		if report := tb.round(); report.Held == "" {
			t.Error("the clock is believed")
		}
		tb.count(bob, before)
	})
	t.Run("no game starts", func(t *testing.T) {
		t.Parallel()
		tb := setTable(t)
		tb.lobby("friday", 2)
		for _, c := range [][2]string{{ann, "Ann"}, {bob, "Bob"}} {
			tb.writes(c[0], "join", "join friday as "+c[1])
			if c[0] == bob {
				tb.fast = 6 * day
			}
			tb.reply(c[0], "yes")
			tb.round()
		}
		tb.round()
		if game := tb.game("friday"); game.State != records.Waiting {
			t.Errorf("friday is %s, due %s", game.State, game.Deadline)
		}
	})
}
