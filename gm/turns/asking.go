package turns

import (
	"context"
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/reports"
)

// This file is the question to the mail server what time it is, and what the answer is
// worth.

// ClockSlack is how far the mail server's clock may be from ours.
const ClockSlack = 2 * time.Minute

// tries is how often the mail server is asked where the answer is worth nothing.
const tries = 3

// A comparison is what the mail server's clock said, and ours before and behind it.
type comparison struct {
	before, after time.Time // ours
	server        time.Time // in whole seconds: up to one later, truly
}

// ask asks the mail server for the time. An answer during which our clock jumped, or
// that took too long, tells nothing: it is asked again. It fails when the mail server
// does not answer, or none of the answers tells anything.
func (c *Clock) ask(ctx context.Context) (told comparison, err error) {
	for range tries {
		told.before = c.Now().UTC()
		if told.server, err = c.Inbox.Clock(ctx); err != nil {
			return told, fmt.Errorf("asking the mail server for the time: %w", err)
		}
		told.after = c.Now().UTC()
		if took := told.after.Sub(told.before); took >= 0 && took <= ClockSlack || told.differs() {
			return told, nil
		}
	}
	return told, fmt.Errorf("asking the mail server for the time: %d times the answer took too long to compare the clocks", tries)
}

// differs tells whether the clocks are too far from each other, whenever between our
// question and its answer the server looked at its own.
func (c comparison) differs() bool {
	return c.before.Sub(c.server) > ClockSlack || c.server.Sub(c.after) > ClockSlack
}

// behind is how much slower the server's clock may be, in whole seconds; 0 where the
// two may be the same.
func (c comparison) behind() time.Duration {
	if !c.before.After(c.server.Add(time.Second)) {
		return 0
	}
	return (c.after.Sub(c.server) + time.Second - 1).Truncate(time.Second)
}

// unknownAfter is how long turns may wait for the mail server to tell the time before
// the keeper hears of it.
const unknownAfter = 6 * time.Hour

// TellUnasked tells the keeper, once a day, of turns that are long due and wait because
// the mail server does not tell the time, and why. It fails when the store does, or
// with a sending.Unwritable.
func (t *Turns) TellUnasked(ctx context.Context, now time.Time, fault error) error {
	return t.Store.Update(ctx, func(tx records.Tx) error {
		oldest, err := tx.Deadlines.First()
		if err != nil || oldest.IsZero() {
			return err
		}
		waits := now.Sub(oldest)
		if waits < unknownAfter {
			return nil
		}
		matter := fmt.Sprintf("clock unknown %d %d", oldest.Unix(), (waits-unknownAfter)/(24*time.Hour))
		return t.Desk.TellKeeper(tx, matter, reports.ClockUnknown{Since: oldest, Why: fault.Error()})
	})
}
