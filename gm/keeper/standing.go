package keeper

import (
	"context"
	"fmt"

	"machipost/engine/odds"
	"machipost/gm/archive"
	"machipost/gm/club"
	"machipost/gm/reckoning"
	"machipost/gm/records"
)

// This file holds what a keeper looks at of all games together.

// Club returns the tables of all games that are over. It fails only when the store does.
func (l *Looks) Club(ctx context.Context) (tables club.Tables, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		tables, err = club.Of(view, club.Everything, nil)
		return err
	})
	return tables, err
}

// OddsRecord returns what came of the odds that were told, over all games that were won. It
// fails only when the store does.
func (l *Looks) OddsRecord(ctx context.Context) (record odds.Record, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		record, err = reckoning.Record(view, club.Everything)
		return err
	})
	return record, err
}

// Archive returns the pages of an archive in a language ("en"). It fails as Files does, and
// where there is no such language.
func (l *Looks) Archive(ctx context.Context, language string, a archive.Archive) (files []archive.File, err error) {
	words := l.Desk.Words.In(language)
	if words.Language != language {
		return nil, fmt.Errorf("there is no language %q", language)
	}
	err = l.Store.View(ctx, func(view records.View) error {
		files, err = a.Files(view, words.Voice)
		return err
	})
	return files, err
}
