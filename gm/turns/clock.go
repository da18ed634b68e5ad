package turns

import (
	"context"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/witnesses"
	"machipost/reports"
)

// A Clock tells whether the time that we are told can be believed. As long as it
// cannot, no turn is resolved.
type Clock struct {
	Store records.Store
	Inbox post.Inbox
	Desk  *sending.Desk
	Now   func() time.Time // the clock itself
}

// Names of the store's settings.
const (
	settingLastRun = "last run" // when the last round began
	settingHeld    = "held"     // why the clock is not believed; "" when it is
)

// A Reading is what a round knows of its clock.
type Reading struct {
	Began  time.Time     // when the round did, by our clock, UTC, whole seconds
	Sure   time.Time     // when it did by the slower of the two clocks; the zero time when nobody can tell
	Held   string        // why our clock is not believed; "" when it is
	Behind time.Duration // how much the mail server's is slower; 0 where nothing is to be seen of it, or nobody asked
	asked  bool          // the mail server was, in this round
}

// Check keeps a clock that jumped from setting deadlines. A round that finds itself
// before the last one, or more than one deadline past it, asks the mail server for
// the time, as Agree does; where the clocks agree the machine was asleep. It fails as
// Desk.Queue does, and when the mail server, being asked, does not answer.
func (c *Clock) Check(ctx context.Context, began time.Time) (r Reading, err error) {
	r = Reading{Began: began, Sure: began}
	var suspect bool
	err = c.Store.View(ctx, func(view records.View) error {
		if r.Held, err = view.Settings.Value(settingHeld); err != nil || r.Held != "" {
			return err
		}
		suspect, err = clockSuspect(view, began)
		return err
	})
	if err == nil && suspect {
		r, err = c.Agree(ctx, r)
	}
	if err != nil || r.Held != "" {
		return r, err
	}
	return r, c.Store.Update(ctx, func(tx records.Tx) error { return tx.Settings.Set(settingLastRun, calendar.Stamp(began)) })
}

// Agree has the mail server's clock agree with ours, within ClockSlack, before a turn
// is resolved: it is asked anew, once a round. When the two differ, no turn is resolved
// until Resume, and the keeper is told once. It fails as Check does; what the reading
// said before stays true then.
func (c *Clock) Agree(ctx context.Context, r Reading) (Reading, error) {
	if r.asked || r.Held != "" {
		return r, nil
	}
	told, err := c.ask(ctx)
	if err != nil {
		return r, err
	}
	if told.differs() {
		r.Held, err = c.hold(ctx, r.Began, c.Desk.Words.Say(reports.ClocksDiffer{Ours: told.before, Theirs: told.server}))
		return r, err
	}
	r.asked, r.Behind = true, told.behind()
	if r.Sure = r.Began.Add(-r.Behind); told.before.Before(r.Began) {
		r.Sure = time.Time{} // it was set back meanwhile: when the mailbox was read is anybody's guess
	}
	return r, nil
}

// hold keeps all turns from being resolved, and tells the keeper why, unless another
// process has done so. It returns why they are not resolved.
func (c *Clock) hold(ctx context.Context, now time.Time, why string) (string, error) {
	err := c.Store.Update(ctx, func(tx records.Tx) error {
		held, err := tx.Settings.Value(settingHeld)
		if err != nil {
			return err
		}
		if held != "" {
			why = held
			return nil
		}
		if err := tx.Settings.Set(settingHeld, why); err != nil {
			return err
		}
		tx.Facts.Note(facts.Fact{Kind: facts.ClockHeld})
		return c.Desk.TellKeeper(tx, "clock "+calendar.Stamp(now), reports.ClockHeld{Why: why})
	})
	return why, err
}

// Hold keeps all turns from being resolved until Resume, for a reason that whoever looks
// is told. It fails only when the store does.
func (c *Clock) Hold(ctx context.Context, why string) error {
	return c.Store.Update(ctx, func(tx records.Tx) error {
		tx.Facts.Note(facts.Fact{Kind: facts.ClockHeld})
		return tx.Settings.Set(settingHeld, why)
	})
}

// longAsleep is after how long without a round the clock is suspected where no game
// goes on whose deadlines it could have jumped over.
const longAsleep = 7 * 24 * time.Hour

// HeldFor is why our clock is not believed, "" when it is. It fails only when the store
// does.
func HeldFor(view records.View) (string, error) { return view.Settings.Value(settingHeld) }

// Believes tells whether letters may set deadlines: the clock is not held, the
// round believes it, and the database is not behind what was sent. It fails only when
// the store does.
func Believes(view records.View, round bool) (bool, error) {
	held, err := view.Settings.Value(settingHeld)
	if err != nil || held != "" || !round {
		return false, err
	}
	behind, err := witnesses.IsBehind(view)
	return !behind, err
}

// clockSuspect tells whether now is before the last round, whether a game had two
// deadlines since then, or, with no game going on, whether it was long ago.
func clockSuspect(view records.View, now time.Time) (bool, error) {
	value, err := view.Settings.Value(settingLastRun)
	if err != nil || value == "" {
		return false, err
	}
	last, err := calendar.ReadStamp(value)
	if err != nil {
		return false, err
	}
	if now.Before(last) {
		return true, nil
	}
	games, err := view.Deadlines.Cut(now) // no other has had two
	if err != nil {
		return false, err
	}
	for _, game := range games {
		second, err := game.Following()
		if err != nil {
			continue // its own turn tells; the others must not wait for it
		}
		if !now.Before(second) && last.Before(second) {
			return true, nil
		}
	}
	first, err := view.Deadlines.First()
	return first.IsZero() && now.Sub(last) > longAsleep, err
}

// Resume believes the clock again, after it was set right. It tells whether it was
// held. It fails only when the store does.
func (c *Clock) Resume(ctx context.Context) (bool, error) {
	var was string
	err := c.Store.Update(ctx, func(tx records.Tx) error {
		var err error
		if was, err = tx.Settings.Value(settingHeld); err != nil {
			return err
		}
		if was != "" {
			tx.Facts.Note(facts.Fact{Kind: facts.ClockResumed})
		}
		if err := tx.Settings.Set(settingLastRun, calendar.Stamp(tx.Now)); err != nil {
			return err
		}
		return tx.Settings.Set(settingHeld, "")
	})
	return was != "", err
}
