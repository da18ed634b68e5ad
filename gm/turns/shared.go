package turns

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/gm/witnesses"
)

// This file is about several processes that resolve turns at the same time. One of them
// reads the mailbox, and notes from when on it had read all of it: the others resolve what
// was cut off before that. Each begins somewhere else among the games, and passes over
// those that another has in hand.

// settingRead is when a round began that has read the mailbox without fault since, by the
// slower of the two clocks: RFC 3339.
const settingRead = "read until"

// readFor is for how long that is acted upon: a database that was put back from a copy
// says it, too, and is to be held against the letters that were sent before.
const readFor = time.Hour

// NoteRead notes that whatever was cut off before a round that began then may be resolved
// by all processes. It fails only when the store does.
func NoteRead(ctx context.Context, store records.Store, began time.Time) error {
	if began.IsZero() {
		return nil
	}
	return store.Update(ctx, func(tx records.Tx) error { return tx.Settings.Set(settingRead, calendar.Stamp(began)) })
}

// HelpResolve resolves turns whose orders were cut off before the last round of the
// process that reads the mailbox, unless the clock is not believed or the database is
// behind what was sent. It returns how many, and why none are resolved. It fails as
// ResolveDue does.
func HelpResolve(ctx context.Context, t *Turns) (resolved int, held string, err error) {
	var began time.Time
	var due []string
	err = t.Store.View(ctx, func(view records.View) error {
		if held, err = view.Settings.Value(settingHeld); err != nil || held != "" {
			return err
		}
		behind, err := witnesses.IsBehind(view)
		if err != nil || behind {
			return err
		}
		if began, err = records.Stamp(view, settingRead); err != nil || view.Now.Sub(began) > readFor {
			return err
		}
		due, err = namesCutIn(view, began)
		return err
	})
	if err != nil || len(due) == 0 {
		return 0, held, err
	}
	resolved, err = resolveShared(ctx, t, began, due)
	return resolved, held, err
}

// namesCutIn are the games whose orders were cut off before a round that began then: those
// that may be resolved early are left to the process that knows what lies in the mailbox.
func namesCutIn(view records.View, began time.Time) ([]string, error) {
	left, err := view.LeftOut.All()
	if err != nil {
		return nil, err
	}
	due, err := cutIn(view, began, left)
	return namesOf(due), err
}

// missesInARow are how many games that others were faster with make it worth looking again
// which there are.
const missesInARow = 4

// fromSomewhere are the same games in the same order, beginning with any of them and going
// on behind the last with the first.
func fromSomewhere(games []string, chance *rand.Rand) []string {
	first := chance.IntN(len(games))
	return slices.Concat(games[first:], games[:first])
}

// resolveShared is ResolveDue for one of several processes: due are the games, in any order.
func resolveShared(ctx context.Context, t *Turns, began time.Time, due []string) (resolved int, err error) {
	sure, err := toldTooSure(ctx, t)
	if err != nil {
		return 0, err
	}
	var errs []error
	tried := map[string]bool{}
	for len(due) > 0 {
		due = fromSomewhere(due, rand.New(t.Chance))
		misses := 0
		for _, name := range due {
			tried[name] = true
			comes := coming{name: name}
			comes.public, comes.err = t.publicOf(ctx, name, began)
			done, err := t.resolveTurn(ctx, prepared(ctx, t, comes, sure), began)
			if misses++; done {
				resolved, misses = resolved+1, 0
			}
			if err != nil {
				errs = append(errs, fmt.Errorf("resolving game %s: %w", name, err))
			}
			if misses == missesInARow {
				break
			}
		}
		if misses < missesInARow {
			break
		}
		err := t.Store.View(ctx, func(view records.View) (err error) {
			due, err = namesCutIn(view, began)
			return err
		})
		if err != nil {
			errs = append(errs, err)
			break
		}
		due = slices.DeleteFunc(due, func(name string) bool { return tried[name] })
	}
	return resolved, errors.Join(errs...)
}
