package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"

	"machipost/gm/records"
)

// This file is the ways to write: by an update, by several in one commit, and without
// waiting for the disk. Only one of them is on its way at a time.

// jotting are the pragmas of the connection that does not wait for the disk.
func jotting(asked []pragma) []pragma {
	all := slices.Clone(asked)
	for i, p := range all {
		if p.name == "synchronous" && p.want == strconv.Itoa(synced) {
			all[i].ask, all[i].want = strconv.Itoa(jotted), strconv.Itoa(jotted)
		}
	}
	return all
}

// Update implements records.Store.
func (db *DB) Update(ctx context.Context, f func(records.Tx) error) error {
	return db.writes(ctx, db.write, func(t conn) error { return f(t.parts(db.moment())) })
}

// Jot implements records.Store. In WAL mode a commit that is not synced is there for
// every process, and for the next one if this is killed; a power cut may undo it, and
// those behind it, but nothing before it (https://sqlite.org/pragma.html#pragma_synchronous).
// The next commit that is synced syncs it, too: it is the same file.
//
// It is a connection of its own, so that no way out of a transaction can leave the other
// one without its waiting.
func (db *DB) Jot(ctx context.Context, f func(records.Tx) error) error {
	return db.writes(ctx, db.jot, func(t conn) error { return f(t.parts(db.moment())) })
}

// Take implements records.Store. Only one writes at a time, so it is an update.
func (db *DB) Take(ctx context.Context, f func(records.Tx) error) error { return db.Update(ctx, f) }

// Group implements records.Store. Each update is a savepoint.
func (db *DB) Group(ctx context.Context, f func(records.Updater) error) error {
	return db.writes(ctx, db.write, func(t conn) error { return engine.Group(t.ctx, t, db.moment(), f) })
}

// writes carries f out in a transaction of a connection that writes, one at a time.
func (db *DB) writes(ctx context.Context, on *sql.DB, f func(conn) error) error {
	select {
	case db.writing <- struct{}{}:
	case <-ctx.Done():
		return fault(ctx.Err())
	}
	defer func() { <-db.writing }()
	return db.within(ctx, on, f)
}
