package gm

import (
	"context"
	"log/slog"
	"time"

	"machipost/gm/facts"
	"machipost/gm/records"
)

// A telling store writes into the log what a transaction has noted, once it has
// committed: what was undone is not told.
type telling struct {
	records.Store
	log *slog.Logger
	now func() time.Time // the clock
}

var _ records.Store = telling{}

// Update implements records.Store.
func (s telling) Update(ctx context.Context, f func(records.Tx) error) error {
	return s.telling(func(noted *facts.Notes) error { return s.Store.Update(ctx, noting(noted, f)) })
}

// Jot implements records.Store.
func (s telling) Jot(ctx context.Context, f func(records.Tx) error) error {
	return s.telling(func(noted *facts.Notes) error { return s.Store.Jot(ctx, noting(noted, f)) })
}

// Take implements records.Store.
func (s telling) Take(ctx context.Context, f func(records.Tx) error) error {
	return s.telling(func(noted *facts.Notes) error { return s.Store.Take(ctx, noting(noted, f)) })
}

// Group implements records.Store. What an update has noted that was undone is not told,
// what the others have, is.
func (s telling) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.telling(func(noted *facts.Notes) error {
		return s.Store.Group(ctx, func(update records.Updater) error {
			*noted = facts.Notes{} // it may be the second time
			return f(func(one func(records.Tx) error) error {
				own := &facts.Notes{}
				err := update(noting(own, one))
				if err == nil {
					noted.Join(own)
				}
				return err
			})
		})
	})
}

// telling writes what was noted, unless that was undone.
func (s telling) telling(commits func(noted *facts.Notes) error) error {
	noted, began := &facts.Notes{}, s.now()
	err := commits(noted)
	if err == nil {
		noted.WriteTo(s.log, s.now().Sub(began))
	}
	return err
}

// noting has f note its facts there.
func noting(there *facts.Notes, f func(records.Tx) error) func(records.Tx) error {
	return func(tx records.Tx) error {
		*there = facts.Notes{} // it may be the second time
		tx.Facts = there
		return f(tx)
	}
}
