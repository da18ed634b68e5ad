package keeper

import (
	"context"

	"machipost/engine/odds"
	"machipost/gm/club"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// This file holds what a keeper looks at of all games together.

// Club returns the tables of all games that are over. It fails only when the store does.
func (l *Looks) Club(ctx context.Context) (tables club.Tables, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		tables, err = club.Of(view, club.Everything)
		return err
	})
	return tables, err
}

// OddsRecord returns what came of the odds that were told, over all games that were won. It
// fails only when the store does.
func (l *Looks) OddsRecord(ctx context.Context) (record odds.Record, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		record, err = turns.RecordOf(view, club.Everything)
		return err
	})
	return record, err
}
