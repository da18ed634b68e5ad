package gm_test

import (
	"context"
	"errors"
	"net/mail"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// noClock is a mail server that does not tell the time.
type noClock struct{ post.Inbox }

var errNoClock = errors.New("no clock")

func (noClock) Clock(context.Context) (time.Time, error) { return time.Time{}, errNoClock }

// unbelieved are the clocks on which nothing may be built: one that is wrong, and
// one that nobody can compare.
var unbelieved = map[string]func(post.Inbox, time.Time) post.Inbox{
	"wrong":   func(in post.Inbox, right time.Time) post.Inbox { return &otherClock{in, right} },
	"unknown": func(in post.Inbox, _ time.Time) post.Inbox { return noClock{in} },
}

func TestNoExtensionOnAClockThatIsNotBelieved(t *testing.T) {
	t.Parallel()
	for name, server := range unbelieved {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{Extensions: 1}, "Ann", "Bob")
			due := tb.game("friday").Deadline
			tb.reply(ann, "extension") // it came in time
			right, sound := tb.clock, tb.deps.Inbox
			tb.with(func(d *gm.Deps) { d.Inbox = server(sound, right) })
			tb.clock = right.AddDate(0, 0, 5)
			if _, err := tb.Round(t.Context()); err != nil && !errors.Is(err, errNoClock) {
				t.Fatal(err)
			}
			if game := tb.game("friday"); !game.Deadline.Equal(due) || game.Extended != 0 {
				t.Errorf("%d extensions, deadline %s", game.Extended, game.Deadline)
			}
			tb.told(ann, "Turn 1 of friday cannot be extended just now")
		})
	}
}

func TestNoStartOnAClockThatIsNotBelieved(t *testing.T) {
	t.Parallel()
	for name, server := range unbelieved {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.lobby("monday", 2, mail.Address{Name: "Ann", Address: ann})
			tb.writes(cat, "hello", "join monday as Cat")
			tb.reply(cat, "yes")
			right, sound := tb.clock, tb.deps.Inbox
			tb.with(func(d *gm.Deps) { d.Inbox = server(sound, right) })
			tb.clock = right.AddDate(0, 0, 5)
			_, _ = tb.Round(t.Context())
			if game := tb.game("monday"); game.State != records.Waiting || len(game.Players) != 2 {
				t.Errorf("monday is %s with %d players, due %s", game.State, len(game.Players), game.Deadline)
			}
			tb.with(func(d *gm.Deps) { tb.clock, d.Inbox = right, sound })
			if _, err := tb.Clock.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			tb.round()
			tb.due("monday", "01 20:00")
		})
	}
}

// With no game going on there is no deadline that a clock could jump over.
func TestClockThatJumpsWhileGamesWait(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.lobby("monday", 3, mail.Address{Name: "Ann", Address: ann})
	tb.round()
	tb.with(func(d *gm.Deps) { d.Inbox = &otherClock{tb.deps.Inbox, tb.clock} })
	tb.at(6, "12:00:00")
	if report := tb.round(); report.Held != "" {
		t.Errorf("held after five days: %s", report.Held)
	}
	tb.at(14, "12:00:00")
	if report := tb.round(); report.Held == "" {
		t.Error("a clock that jumped was believed")
	}
}

// A letter that could not be sent while the clock was a year ahead does not wait for
// a year.
func TestNoLetterWaitsForAClockThatWasFast(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest")
	sound := tb.deps.Postman
	tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
	tb.fast = 365 * 24 * time.Hour
	tb.round()
	tb.fast = 0
	tb.with(func(d *gm.Deps) { d.Postman = sound })
	if _, err := tb.Clock.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.count(ann, 2)
}

// Nor is a letter given up that was tried twice, though the clock says that it is a
// year old.
func TestNoLetterIsGivenUpByAClockThatIsFast(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest")
	sound := tb.deps.Postman
	tb.with(func(d *gm.Deps) { d.Postman = refusing{} })
	tb.round()
	tb.fast = 365 * 24 * time.Hour
	tb.round()
	tb.fast = 0
	tb.with(func(d *gm.Deps) { d.Postman = sound })
	if _, err := tb.Clock.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	tb.round()
	tb.count(ann, 2)
}
