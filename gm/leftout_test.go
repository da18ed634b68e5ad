package gm_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/keeper"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
	"machipost/gm/records"
)

// withhold has the mail server list the newest letter to the GM and not hand it over.
func (tb *table) withhold() {
	tb.Helper()
	letters := tb.letters(gmAddress)
	tb.mail.Account(gmAddress).Withhold(letters[len(letters)-1].Mark.UID)
}

// setWithheld plays friday to where Bob's orders for turn 1 are withheld, a minute
// before they are due, and Ann's came behind them.
func setWithheld(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "19:59:00")
	tb.reply(bob, "buy Forest")
	tb.withhold()
	tb.reply(ann, "buy Wheat Field")
	tb.round()
	return tb
}

// leftOut are the letters that are asked for again.
func (tb *table) leftOut() (left []records.LeftOut) {
	tb.Helper()
	err := tb.Store.View(tb.Context(), func(view records.View) (err error) {
		left, err = view.LeftOut.All()
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return left
}

// A letter that the mail server never hands over stops nobody: the others are read at
// once, turns wait some minutes for it, and then the keeper is told, once.
func TestALetterThatNeverComes(t *testing.T) {
	t.Parallel()
	tb := setWithheld(t)
	tb.says(ann, "Wheat Field")
	for _, c := range []struct {
		clock string
		turn  int
		told  int
	}{
		{"20:00:00", 1, 0}, {"20:02:00", 1, 0}, {"20:05:59", 1, 0}, // asked for at 19:59, 20:00, 20:02
		{"20:06:00", 2, 1}, // and for the fourth time
		{"20:30:00", 2, 1}, {"23:00:00", 2, 1},
	} {
		tb.at(1, c.clock)
		tb.round()
		tb.inTurn("friday", c.turn)
		tb.count(keeperAddress, c.told)
	}
	tb.told(keeperAddress, "arrived at 2026-12-01 19:59 UTC and does not hand it over. It was asked for 4 times")
	tb.told(keeperAddress, "withheld")
	tb.mail.Account(gmAddress).Withhold()
	tb.at(2, "12:00:00")
	before := len(tb.letters(bob))
	tb.round()
	tb.count(bob, before+1)
	tb.says(bob, "Forest", "turn 2")
	tb.round()
	tb.count(bob, before+1)
	tb.count(keeperAddress, 1)
}

// What comes while the turn waits for it counts for that turn.
func TestALetterThatComesLateCounts(t *testing.T) {
	t.Parallel()
	tb := setWithheld(t)
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 1)
	tb.mail.Account(gmAddress).Withhold()
	if next, err := tb.NextDue(t.Context()); err != nil || !next.Equal(utc(t, "2026-12-01T20:03:00Z")) {
		t.Errorf("the next round is due at %v, %v; want when the letter is asked for", next, err)
	}
	tb.at(1, "20:03:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(ann, "Bob buys Forest")
	tb.count(keeperAddress, 0)
}

// A turn waits only for what may count in it.
func TestALaterLetterHoldsNoTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.at(1, "19:00:00")
	tb.reply(ann, "buy Forest")
	tb.reply(bob, "buy Forest")
	tb.at(1, "20:00:01")
	tb.write(eve, "Hello", "", "Hello!")
	tb.withhold()
	tb.at(1, "20:00:02")
	tb.round()
	tb.inTurn("friday", 2)
}

// A letter that was moved away by somebody is awaited no more.
func TestALeftOutLetterThatIsGone(t *testing.T) {
	t.Parallel()
	tb := setWithheld(t)
	tb.mail.Moves = true
	box := tb.mail.Account(gmAddress)
	all := box.Letters()
	last := all[len(all)-1].Mark
	box.Withhold()
	if err := box.Tidy(t.Context(), post.Mark{UIDValidity: last.UIDValidity}, last, nil); err != nil {
		t.Fatal(err)
	}
	tb.at(1, "20:00:30")
	tb.round()
	tb.inTurn("friday", 2)
}

// A turn that the keeper has resolved waits for it, too.
func TestTheKeeperWaitsForALetter(t *testing.T) {
	t.Parallel()
	tb := setWithheld(t)
	_, err := tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)
	if !errors.Is(err, keeper.ErrUnread) || !strings.Contains(err.Error(), "2026-12-01 19:59 UTC") {
		t.Errorf("error %v", err)
	}
	for _, clock := range []string{"20:00:00", "20:02:00"} {
		tb.at(1, clock)
		_, _ = tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false)
	}
	tb.at(1, "20:06:00")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.inTurn("friday", 2)
}

// counting counts how often letters are asked for again.
type counting struct {
	post.Inbox
	asked []time.Time
	now   func() time.Time
}

func (c *counting) Again(ctx context.Context, left []post.Mark, file func([]post.Letter) error) ([]post.Mark, error) {
	c.asked = append(c.asked, c.now())
	return c.Inbox.Again(ctx, left, file)
}

// A letter is asked for ever more seldom, once a day in the end, and after a month no
// more.
func TestHowOftenALetterIsAskedFor(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.write(eve, "Hello", "", "Hello!")
	tb.withhold()
	inbox := &counting{Inbox: tb.deps.Inbox, now: func() time.Time { return tb.clock }}
	tb.with(func(d *gm.Deps) { d.Inbox = inbox })
	began := tb.clock
	for tb.clock.Before(began.Add(40 * 24 * time.Hour)) {
		tb.round()
		tb.clock = tb.clock.Add(min(max(time.Minute, tb.clock.Sub(began)/10), time.Hour))
	}
	if n := len(inbox.asked); n < 30 || n > 45 {
		t.Errorf("asked for %d times: %v", n, inbox.asked)
	}
	if last := inbox.asked[len(inbox.asked)-1].Sub(began); last < 29*24*time.Hour || last > 31*24*time.Hour {
		t.Errorf("asked for the last time after %v", last)
	}
	tb.count(keeperAddress, 1)
	if left := tb.leftOut(); len(left) != 0 {
		t.Errorf("left are %v", left)
	}
}

// What lay in the mailbox before the first start is left alone, whether or not it is
// handed over.
func TestOldLettersAreNotAwaited(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.write(eve, "Hello", "", "Hello!")
	tb.at(2, "12:00:00")
	tb.start("friday")
	tb.withhold()
	tb.mail.Account(gmAddress).Renumber()
	tb.at(2, "20:00:30")
	tb.round()
	tb.inTurn("friday", 2)
}

// A mailbox that is numbered anew gives what was left out under its new number.
func TestLeftOutAndNumberedAnew(t *testing.T) {
	t.Parallel()
	tb := setWithheld(t)
	box := tb.mail.Account(gmAddress)
	box.Renumber()
	tb.at(1, "19:59:30")
	tb.round()
	if left := tb.leftOut(); len(left) != 1 || left[0].Mark.UIDValidity != 2 || left[0].Tries != 1 {
		t.Errorf("left are %+v", left)
	}
	box.Withhold()
	tb.at(1, "20:01:00")
	tb.round()
	tb.inTurn("friday", 2)
	tb.told(ann, "Bob buys Forest")
}

// killing ends a round between what letters commit and their move.
type killing struct{ *memory.Inbox }

func (k killing) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	return k.Inbox.Unread(ctx, done, func(some []post.Letter) error { return errors.Join(file(some), errKilled) })
}

// A letter that was filed by a round which was killed before it moved it is moved by
// the next one; those that were there before us, or are left out, are not.
func TestKilledBetweenCommitAndMove(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.mail.Moves = true
	tb.write(eve, "Old", "", "Hello!")
	tb.on("2026-12-01T13:00:00Z")
	tb.start("friday")
	box := tb.mail.Account(gmAddress)
	tb.write(eve, "Withheld", "", "Hello!")
	tb.withhold()
	tb.round()
	tb.reply(ann, "buy Forest")
	tb.with(func(d *gm.Deps) { d.Inbox = killing{box} })
	if _, err := tb.Round(t.Context()); !errors.Is(err, errKilled) {
		t.Fatal(err)
	}
	tb.count(gmAddress, 3)
	tb.with(func(d *gm.Deps) { d.Inbox = box })
	tb.round()
	left := tb.letters(gmAddress)
	if len(left) != 2 || left[0].Subject != "Old" || left[1].Subject != "Withheld" {
		t.Errorf("%d letters lie there: %+v", len(left), left)
	}
	answered := len(tb.letters(ann))
	tb.round()
	tb.count(ann, answered)
}

// beside has another process read the mailbox amidst a poll of ours.
type beside struct {
	post.Inbox
	other func()
}

func (b beside) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	return b.Inbox.Unread(ctx, done, func(some []post.Letter) error {
		b.other()
		return file(some)
	})
}

// Two processes that ask for a letter at the same time have asked once.
func TestTwoAskForALetterAtOnce(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.write(eve, "Hello", "", "Hello!")
	tb.withhold()
	other, box := tb.newGM(2), tb.deps.Inbox
	tb.with(func(d *gm.Deps) {
		d.Inbox = beside{box, func() {
			if _, err := other.Round(t.Context()); err != nil {
				t.Error(err)
			}
		}}
	})
	tb.round()
	if left := tb.leftOut(); len(left) != 1 || left[0].Tries != 1 {
		t.Errorf("left are %+v", left)
	}
}

// A clock that is set back, or was slow, neither holds up the next try nor gives the
// letter up: the tries count, and the gap between two of them.
func TestALetterLeftOutByAClockThatWasWrong(t *testing.T) {
	t.Parallel()
	for name, wrong := range map[string]time.Duration{
		"a day fast": 24 * time.Hour, "an hour fast": time.Hour, "two months slow": -61 * 24 * time.Hour,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.at(1, "19:59:00")
			tb.reply(bob, "buy Forest")
			tb.withhold()
			tb.reply(ann, "buy Wheat Field")
			right, sound := tb.clock, tb.deps.Inbox
			tb.with(func(d *gm.Deps) { d.Inbox = &otherClock{sound, right} })
			tb.clock = right.Add(wrong)
			_, _ = tb.Round(t.Context())
			if left := tb.leftOut(); len(left) != 1 || left[0].Tries != 1 {
				t.Fatalf("left are %+v", left)
			}
			tb.with(func(d *gm.Deps) { tb.clock, d.Inbox = right, sound })
			_, _ = tb.Clock.Resume(t.Context())
			tb.at(1, "20:00:00")
			tb.round()
			if left := tb.leftOut(); len(left) != 1 || left[0].Tries != 2 {
				t.Errorf("left are %+v", left)
			}
			tb.mail.Account(gmAddress).Withhold()
			tb.at(1, "20:02:00")
			tb.round()
			tb.inTurn("friday", 2)
			tb.told(ann, "Bob buys Forest")
		})
	}
}
