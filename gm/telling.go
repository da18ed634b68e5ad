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
	noted, began := &facts.Notes{}, s.now()
	err := s.Store.Update(ctx, func(tx records.Tx) error {
		tx.Facts = noted
		return f(tx)
	})
	if err == nil {
		noted.WriteTo(s.log, s.now().Sub(began))
	}
	return err
}
