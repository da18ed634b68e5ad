package turns

import (
	"context"
	"fmt"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// A Clock tells whether the time that we are told can be believed. As long as it
// cannot, no turn is resolved.
type Clock struct {
	Store records.Store
	Inbox post.Inbox
	Desk  *sending.Desk
}

// Names of the store's settings.
const (
	settingLastRun = "last run" // when the last round began
	settingHeld    = "held"     // why the clock is not believed; "" when it is
)

// Check keeps a clock that jumped from resolving turns. A round that finds itself
// before the last one, or more than one deadline past it, asks the mail server for
// the time. When the two differ, no turn is resolved until Resume, and the keeper
// is told once; when they agree the machine was asleep. It returns why the clock is
// not believed, "" when it is. It fails as Desk.Queue does, and when the mail
// server, being asked, does not answer.
func (c *Clock) Check(ctx context.Context, now time.Time) (held string, err error) {
	var suspect bool
	err = c.Store.View(ctx, func(view records.View) error {
		if held, err = view.Settings.Value(settingHeld); err != nil || held != "" {
			return err
		}
		suspect, err = clockSuspect(view, now)
		return err
	})
	if err != nil || held != "" {
		return held, err
	}
	if suspect {
		if held, err = c.askSecond(ctx, now); err != nil {
			return "", err
		}
	}
	return held, c.Store.Update(ctx, func(tx records.Tx) error {
		if held == "" {
			return tx.Settings.Set(settingLastRun, calendar.Stamp(now))
		}
		if err := tx.Settings.Set(settingHeld, held); err != nil {
			return err
		}
		tx.Facts.Note(facts.Fact{Kind: facts.ClockHeld})
		return c.Desk.TellKeeper(tx, "clock "+calendar.Stamp(now), reports.ClockHeld{Why: held})
	})
}

// ClockSlack is how far the mail server's clock may be from ours.
const ClockSlack = 2 * time.Minute

// longAsleep is after how long without a round the clock is suspected where no game
// goes on whose deadlines it could have jumped over.
const longAsleep = 7 * 24 * time.Hour

// Believes tells whether letters may set deadlines: the clock is not held, and the
// round believes it. It fails only when the store does.
func Believes(view records.View, round bool) (bool, error) {
	held, err := view.Settings.Value(settingHeld)
	return held == "" && round, err
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
	games, err := view.Games.All()
	if err != nil {
		return false, err
	}
	idle := true
	for _, game := range games {
		if !game.GoesOn() {
			continue
		}
		idle = false
		second, err := game.DeadlineAfter(game.Cut())
		if err != nil {
			continue // its own turn tells; the others must not wait for it
		}
		if !now.Before(second) && last.Before(second) {
			return true, nil
		}
	}
	return idle && now.Sub(last) > longAsleep, nil
}

// askSecond returns how the mail server's clock differs, "" when it does
// not.
func (c *Clock) askSecond(ctx context.Context, now time.Time) (string, error) {
	other, err := c.Inbox.Clock(ctx)
	if err != nil {
		return "", fmt.Errorf("asking the mail server for the time: %w", err)
	}
	if off := now.Sub(other).Abs(); off <= ClockSlack {
		return "", nil
	}
	return c.Desk.Words.Say(reports.ClocksDiffer{Ours: now, Theirs: other}), nil
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
