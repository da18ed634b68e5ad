package gm_test

import (
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// year is how long the tables of this file keep letters.
const year = 365 * 24 * time.Hour

// setKeeping is setTable with letters that are kept for a year.
func setKeeping(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.with(func(d *gm.Deps) { d.KeepLetters = year })
	return tb
}

// whole is how many letters still say something: those that came in, those of ours.
func (tb *table) whole() (in, out int) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) error {
		filed, err := view.Letters.Newest(nil, 1000)
		for _, f := range filed {
			if f, err = view.Letters.Filed(f.ID); err != nil {
				return err
			}
			if f.Letter.Raw != nil || f.Letter.Text != "" || f.Letter.Subject != "" {
				in++
			}
		}
		if err != nil {
			return err
		}
		outgoing, err := view.Outbox.Newest(nil, 1000)
		for _, o := range outgoing {
			if o, err = view.Outbox.Letter(o.ID); err != nil {
				return err
			}
			if len(o.Raw) > 0 {
				out++
			}
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return in, out
}

// has fails unless so many letters still say something.
func (tb *table) has(when string, in, out int) {
	tb.Helper()
	if i, o := tb.whole(); i != in || o != out {
		tb.Errorf("%s %d letters in and %d out say something, want %d and %d", when, i, o, in, out)
	}
}

// A year after a game nothing is left of what its letters said, and all of what was
// played; nothing is filed again, nothing of another game is gone.
func TestLettersGoAYearBehindTheirGame(t *testing.T) {
	t.Parallel()
	tb := setKeeping(t)
	box := tb.mail.Account(gmAddress)
	tb.start("friday")
	tb.reply(ann, "buy Forest\nquokkas are nice")
	tb.round()
	tb.at(1, "20:01:00")
	tb.round()
	tb.startWith("yearly", "0 20 1 1 *")
	tb.asks(bob, "buy Mine")
	tb.at(2, "12:00:00")
	tb.finish("friday")
	_, before, err := tb.Looks.History(t.Context(), "friday")
	if err != nil {
		t.Fatal(err)
	}
	in, out := tb.whole()
	tb.clock = tb.clock.Add(year - time.Second)
	tb.round()
	tb.has("before the year is over", in, out+2) // the turns of yearly
	book := tb.keepLog(slog.LevelInfo)
	tb.clock = tb.clock.Add(time.Second)
	tb.round()
	if lines := book.take(t); len(lines) != 1 || lines[0] != `"letters emptied" letters=1 sent=5` {
		t.Errorf("the log tells %q", lines)
	}
	tb.has("behind the year", in-1, out+2-5)
	tb.forgotten("quokka")
	_, after, err := tb.Looks.History(t.Context(), "friday")
	if fmt.Sprint(before) != fmt.Sprint(after) || err != nil {
		t.Errorf("the history was\n%v\nand is, %v,\n%v", before, err, after)
	}
	tb.verifies("friday", 1)
	box.Renumber()
	if report := tb.round(); report.Letters != 0 || report.Sent != 0 {
		t.Errorf("letters were filed again: %+v", report)
	}
}

// What belongs to no game goes a year after it came; a letter behind the end of its
// game a year after that.
func TestLettersOfNobodyGoAYearAfterTheyCame(t *testing.T) {
	t.Parallel()
	tb := setKeeping(t)
	tb.start("friday")
	tb.finish("friday")
	tb.writes(eve, "hello", "What is this?")
	tb.clock = tb.clock.Add(24 * time.Hour)
	tb.reply(ann, "Thank you!")
	tb.round()
	tb.has("at the beginning", 2, 4) // two starts, two answers
	tb.clock = tb.clock.Add(year - 24*time.Hour)
	tb.round()
	tb.has("a year after Eve's letter", 1, 1)
	tb.clock = tb.clock.Add(24 * time.Hour)
	tb.round()
	tb.has("a year after Ann's", 0, 0)
	_, err := tb.Letterbox.Requeue(t.Context(), keeper.Requeue{ID: 1})
	tb.refuses(err, "letter 1: what it said was removed on 2027-12-01, for its age, so there is nothing to read; keep_letters")
}

// No round is long, however many letters are due.
func TestARoundRemovesSomeLetters(t *testing.T) {
	t.Parallel()
	tb := setKeeping(t)
	tb.round()
	letters := sized(120, 10_000)
	for i := range letters {
		tb.lay(eve, fmt.Appendf(nil, "From: %s\r\nAuto-Submitted: auto-replied\r\nMessage-ID: <%d@x>\r\n\r\naway\r\n", eve, i))
	}
	tb.round()
	tb.clock = tb.clock.Add(year)
	for left := letters; left > 0; left -= 50 {
		tb.round()
		if left <= 1000 {
			tb.has("behind a round", max(0, left-50), 0)
		}
	}
}

// While it is not known what time it is, nothing is removed; nor without a limit.
func TestLettersAreKeptInDoubt(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		doubt func(d *gm.Deps, tb *table)
		want  int
	}{
		"all is well":          {func(*gm.Deps, *table) {}, 0},
		"the clocks differ":    {func(d *gm.Deps, tb *table) { d.Inbox = &otherClock{d.Inbox, tb.clock} }, 1},
		"no mailbox":           {func(d *gm.Deps, _ *table) { d.Inbox = brokenInbox{d.Inbox} }, 1},
		"they are kept":        {func(d *gm.Deps, _ *table) { d.KeepLetters = 0 }, 1},
		"they are kept longer": {func(d *gm.Deps, _ *table) { d.KeepLetters = 2 * year }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setKeeping(t)
			tb.round()
			tb.writes(eve, "hello", "What is this?")
			tb.with(func(d *gm.Deps) { c.doubt(d, tb) })
			tb.clock = tb.clock.Add(year)
			if _, err := tb.Round(t.Context()); err != nil && !errors.Is(err, errBroken) {
				t.Fatal(err)
			}
			if in, _ := tb.whole(); in != c.want {
				t.Errorf("%d letters say something, want %d", in, c.want)
			}
		})
	}
}

// A game that ended and goes on again keeps its letters.
func TestAGameThatGoesOnKeepsItsLetters(t *testing.T) {
	t.Parallel()
	tb := setKeeping(t)
	tb.startWith("friday", "0 20 1 1 *")
	tb.asks(ann, "buy Forest")
	tb.on("2027-01-01T20:01:00Z")
	tb.round()
	tb.does(tb.Steps.EndGame(t.Context(), "friday", why))
	if ended := tb.game("friday").Ended; !ended.Equal(tb.clock) {
		t.Errorf("it ended at %v", ended)
	}
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	if ended := tb.game("friday").Ended; !ended.IsZero() {
		t.Errorf("it goes on and ended at %v", ended)
	}
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	in, out := tb.whole()
	tb.clock = tb.clock.Add(2 * year)
	tb.round()
	tb.has("two years later", in, out)
}
