package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/moving"
	"machipost/gm/store/tables"
)

var _ moving.Side = (*DB)(nil)

// Alone implements moving.Side: it locks all tables for whoever would write to them. How
// long it takes, and how long nothing is heard of it meanwhile, is nobody's business.
func (db *DB) Alone(ctx context.Context, f func(*sql.Tx, records.View) error) error {
	return db.alone(ctx, sql.TxOptions{}, []string{lockAll}, f)
}

// alone is that in a transaction that begins with some statements.
func (db *DB) alone(ctx context.Context, how sql.TxOptions, first []string, f func(*sql.Tx, records.View) error) error {
	tx, err := db.pool.BeginTx(ctx, &how)
	if err != nil {
		return fault(err)
	}
	defer tx.Rollback() // does nothing once it is committed
	for _, statement := range append([]string{"SET LOCAL statement_timeout = 0", "SET LOCAL idle_in_transaction_session_timeout = 0"}, first...) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return fault(err)
		}
	}
	parts := tables.Engine{Words: tables.PostgreSQL(), Fault: fault}.Parts(ctx, inTx{tx}, db.Now().Truncate(time.Second))
	if err := f(tx, parts.View()); err != nil {
		return err
	}
	return fault(tx.Commit())
}

// inTx carries statements out in a transaction that is another's.
type inTx struct{ *sql.Tx }

// ExecContext implements tables.Statements.
func (t inTx) ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error) {
	return t.Tx.ExecContext(ctx, translated(statement), cleaned(args)...)
}

// QueryContext implements tables.Statements.
func (t inTx) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	return t.Tx.QueryContext(ctx, translated(query), cleaned(args)...)
}

// QueryRowContext implements tables.Statements.
func (t inTx) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	return t.Tx.QueryRowContext(ctx, translated(query), cleaned(args)...)
}

// Read implements tables.Statements.
func (inTx) Read(string) {}

// frozenSide is a database as it is at one moment, for which nobody waits.
type frozenSide struct{ *DB }

// Frozen returns the database as a side that is only read: as it is when that begins,
// whatever others write meanwhile.
func (db *DB) Frozen() moving.Side { return frozenSide{db} }

// Alone implements moving.Side.
func (s frozenSide) Alone(ctx context.Context, f func(*sql.Tx, records.View) error) error {
	return s.alone(ctx, sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, nil, f)
}

// ofOurs are the tables of the schema in which they are made, but for that of the form.
const ofOurs = "FROM pg_class AS c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> 'form'"

// lockAll locks them in one order, so that nobody waits for each other.
var lockAll = fmt.Sprintf(`DO $$ DECLARE name text; BEGIN
	FOR name IN SELECT c.relname %s ORDER BY c.relname LOOP
		EXECUTE format('LOCK TABLE %%I IN SHARE ROW EXCLUSIVE MODE', name);
	END LOOP; END $$`, ofOurs)

// Catalog implements moving.Side.
func (db *DB) Catalog() moving.Catalog {
	return moving.Catalog{
		Tables: "SELECT c.relname " + ofOurs + " ORDER BY c.relname",
		Columns: `SELECT a.attname, coalesce(array_position(i.indkey::smallint[], a.attnum) + 1, 0), a.atttypid = 'boolean'::regtype
			FROM pg_attribute AS a LEFT JOIN pg_index AS i ON i.indrelid = a.attrelid AND i.indisprimary
			WHERE a.attrelid = to_regclass(quote_ident($1)) AND a.attnum > 0 AND NOT a.attisdropped`,
		Needs: `SELECT DISTINCT c.relname FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.confrelid
			WHERE k.contype = 'f' AND k.conrelid = to_regclass(quote_ident($1)) ORDER BY 1`,
		Numbers: "SELECT setval(pg_get_serial_sequence('?', 'id'), coalesce((SELECT max(id) FROM ?), 0) + 1, false)",
		Dollars: true,
	}
}
