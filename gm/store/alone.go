package store

import (
	"context"
	"database/sql"

	"machipost/gm/records"
	"machipost/gm/store/moving"
)

var _ moving.Side = (*DB)(nil)

// Alone implements moving.Side: it holds the write lock from its start.
func (db *DB) Alone(ctx context.Context, f func(*sql.Tx, records.View) error) error {
	select {
	case db.writing <- struct{}{}:
	case <-ctx.Done():
		return fault(ctx.Err())
	}
	defer func() { <-db.writing }()
	return db.transact(ctx, db.write, func(t *sql.Tx) error {
		return f(t, conn{ctx, db.prepared[db.write].In(ctx, t)}.parts(db.moment()).View())
	})
}

// Catalog implements moving.Side. An INTEGER may be a flag of another engine, which knows
// better.
func (db *DB) Catalog() moving.Catalog {
	return moving.Catalog{
		Tables:  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
		Columns: "SELECT name, pk, false FROM pragma_table_info(?)",
		Needs:   `SELECT DISTINCT "table" FROM pragma_foreign_key_list(?) ORDER BY 1`,
	}
}
