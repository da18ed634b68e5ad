package gm_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
)

// This file is about the order in which letters of ours leave, and what becomes of
// those that were on their way when we were stopped.

// setQueue is setTable with so many letters to strangers, a letter each, that wait.
func setQueue(t *testing.T, letters int) *table {
	t.Helper()
	tb := setTable(t)
	tb.round()
	for i := range letters {
		address := fmt.Sprintf("stranger%d@example.org", i)
		tb.mail.Account(address)
		tb.write(address, "hello", "", "Hello")
	}
	postman := tb.deps.Postman
	tb.with(func(d *gm.Deps) { d.Postman = &moody{Postman: postman, away: true} })
	if _, err := tb.Round(t.Context()); !errors.Is(err, errBroken) {
		t.Fatal(err)
	}
	tb.clock = tb.clock.Add(time.Hour)
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	return tb
}

// An ending postman delivers so many letters, then we are told to stop: one more was
// begun, and of it he tells that.
type ending struct {
	post.Postman
	letters int
	end     func()
	last    *post.Refusal // of the one on its way; nil for none
}

func (e *ending) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		if e.letters--; e.letters >= 0 {
			if err := e.Postman.Deliver(ctx, []post.Parcel{p}, tell); err != nil {
				return err
			}
			continue
		}
		e.end()
		if e.last == nil {
			return errBroken
		}
		if e.last.Uncertain {
			return errors.Join(e.Postman.Deliver(context.WithoutCancel(ctx), []post.Parcel{p}, func(p post.Parcel, _ error) error { return tell(p, e.last) }), errBroken)
		}
		return errors.Join(tell(p, e.last), errBroken)
	}
	return nil
}

// strangers fails unless each of so many has at most one letter, and all but so many
// have one.
func (tb *table) strangers(letters, missing int) {
	tb.Helper()
	for i := range letters {
		switch got := len(tb.letters(fmt.Sprintf("stranger%d@example.org", i))); got {
		case 0:
			missing--
		case 1:
		default:
			tb.Errorf("stranger %d got %d letters", i, got)
		}
	}
	if missing < 0 {
		tb.Errorf("%d letters more are missing than may be", -missing)
	}
}

// Whatever is written when the power fails, the next start sends what was surely not
// begun at once, and what may have gone only once its claim is over.
func TestAKillInMidSendDelaysOneLetterAtMost(t *testing.T) {
	t.Parallel()
	const letters = 8
	for k := 3; k < 3+3*letters; k++ {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			tb := setQueue(t, letters)
			deps := tb.depsOf(3)
			deps.Store = &stopped{Store: tb.db, k: k}
			_, _ = tb.made(deps).Round(t.Context())
			tb.round()
			tb.strangers(letters, 1)
			tb.clock = tb.clock.Add(16 * time.Minute)
			tb.round()
			for i := range letters {
				tb.distinct(fmt.Sprintf("stranger%d@example.org", i), 1)
			}
		})
	}
}

// A clean stop leaves nothing that was not begun waiting, and of what was begun only
// what may have gone.
func TestACleanStopGivesBack(t *testing.T) {
	t.Parallel()
	const letters = 8
	for _, c := range []struct {
		name    string
		last    *post.Refusal
		missing int
	}{
		{"between two letters", nil, 0},
		{"in a letter, before its last dot", &post.Refusal{Reason: "context canceled"}, 0},
		{"behind a last dot", &post.Refusal{Uncertain: true, Reason: "context canceled"}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setQueue(t, letters)
			ctx, stop := context.WithCancel(t.Context())
			postman := tb.deps.Postman
			tb.with(func(d *gm.Deps) { d.Postman = &ending{Postman: postman, letters: 3, end: stop, last: c.last} })
			if _, err := tb.Round(ctx); err == nil {
				t.Error("a stopped round ends as if it were not")
			}
			tb.with(func(d *gm.Deps) { d.Postman = postman })
			tb.round()
			tb.strangers(letters, 0)
			if c.last == nil || !c.last.Uncertain {
				return
			}
			tb.clock = tb.clock.Add(14 * time.Minute)
			tb.round()
			tb.strangers(letters, 0)
		})
	}
}

// A later letter to a player waits while an earlier one is queued, and nobody else's
// does.
func TestLettersToOnePlayerLeaveInOrder(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	postman := &moody{Postman: tb.deps.Postman, to: ann, refusal: &post.Refusal{Code: 451, Reason: "451 later"}}
	tb.with(func(d *gm.Deps) { d.Postman = postman })
	tb.at(1, "20:01:00")
	tb.round()
	postman.refusal = nil
	tb.reply(ann, "buy Forest")
	tb.reply(bob, "buy Forest")
	tb.clock = tb.clock.Add(time.Minute)
	tb.round()
	tb.count(ann, 1) // the answer waits for the report
	tb.count(bob, 3)
	tb.clock = tb.clock.Add(4 * time.Minute)
	tb.round()
	tb.order(ann, "report of turn 1", "as I understood them")
}

// order fails unless the newest letters to an address say this, one each.
func (tb *table) order(address string, says ...string) {
	tb.Helper()
	letters := tb.letters(address)
	if len(letters) < len(says) {
		tb.Fatalf("%s got %d letters", address, len(letters))
	}
	for i, l := range letters[len(letters)-len(says):] {
		if text := tb.text(l); !strings.Contains(flat(text), says[i]) {
			tb.Errorf("letter %d from the end to %s does not say %q:\n%s", len(says)-i, address, says[i], text)
		}
	}
}

// A letter that fails in the middle of a batch holds those behind it in that batch,
// to the same player.
func TestNoLetterOvertakesWithinABatch(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.reply(ann, "buy Forest")
	tb.reply(ann, "buy Mine")
	tb.reply(bob, "buy Forest")
	once := &refusingOnce{Postman: tb.deps.Postman, to: ann}
	tb.with(func(d *gm.Deps) { d.Postman = once })
	tb.round()
	tb.count(ann, 1)
	tb.count(bob, 2)
	tb.clock = tb.clock.Add(5 * time.Minute)
	tb.round()
	tb.order(ann, "Forest", "Mine")
}

// A refusingOnce postman refuses the first letter to an address for now.
type refusingOnce struct {
	post.Postman
	to   string
	done bool
}

func (r *refusingOnce) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		if p.To == r.to && !r.done {
			r.done = true
			if err := tell(p, &post.Refusal{Code: 451, Reason: "451 later"}); err != nil {
				return err
			}
			continue
		}
		if err := r.Postman.Deliver(ctx, []post.Parcel{p}, tell); err != nil {
			return err
		}
	}
	return nil
}

// Two processes with the same letters before them: neither sends one that the other
// has begun, nor one behind it.
func TestTwoProcessesSendInOrder(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	postman := tb.deps.Postman
	tb.with(func(d *gm.Deps) { d.Postman = &moody{Postman: postman, away: true} })
	for _, text := range []string{"buy Forest", "buy Mine", "buy Bakery"} {
		tb.reply(ann, text)
		_, _ = tb.Round(t.Context())
		tb.clock = tb.clock.Add(time.Hour)
	}
	other := tb.newGM(2)
	tb.with(func(d *gm.Deps) {
		d.Postman = begun{postman, func() {
			if _, err := other.Round(t.Context()); err != nil {
				t.Error(err)
			}
		}}
	})
	tb.round()
	tb.count(ann, 4)
	tb.order(ann, "Forest", "Mine", "Bakery")
}

// begun is a postman on whose way something happens right behind the beginning of each
// letter.
type begun struct {
	post.Postman
	happens func()
}

func (b begun) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for i := range parcels {
		begin := parcels[i].Begin
		parcels[i].Begin = func() (bool, error) {
			may, err := begin()
			b.happens()
			return may, err
		}
	}
	return b.Postman.Deliver(ctx, parcels, tell)
}
