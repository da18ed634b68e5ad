package postgres

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"machipost/gm/records"
	"machipost/gm/store/tables"
)

// This file is how transactions begin and end.
//
// Update and Group are serializable: whatever they read, a turn that is resolved from the
// sheets on file as much as a limit that is counted, is as if nobody else wrote
// meanwhile. Where two would be in each other's way PostgreSQL breaks one off, and it is
// carried out again from its start. That it was so may also show by a key that there is
// already, though it was looked for in vain
// (https://www.postgresql.org/docs/current/transaction-iso.html); so then, too, but a few
// times only: it may be there for good. Jot and Take see each statement's own moment: what
// they rely on is what one statement asks and does, or a row that it has locked. View is
// one frozen moment.

// How often a transaction is carried out that others were in the way of, and for how
// long at the most.
const (
	tries    = 40
	keyTries = 2 // for a key that there is already
	again    = 20 * time.Second
)

// begins are how transactions begin: in the same breath they ask for the time.
const (
	serializable = "BEGIN ISOLATION LEVEL SERIALIZABLE; " + askTime
	committed    = "BEGIN ISOLATION LEVEL READ COMMITTED; " + askTime
	jotted       = "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = off; " + askTime
	frozen       = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; " + askTime
	askTime      = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)"
)

// Update implements records.Store.
func (db *DB) Update(ctx context.Context, f func(records.Tx) error) error {
	return db.transact(ctx, serializable, func(t *transaction) error { return f(t.parts()) })
}

// Group implements records.Store. Each update is a savepoint.
func (db *DB) Group(ctx context.Context, f func(records.Updater) error) error {
	return db.transact(ctx, serializable, func(t *transaction) error { return t.engine().Group(t.ctx, t, t.now, f) })
}

// Take implements records.Store.
func (db *DB) Take(ctx context.Context, f func(records.Tx) error) error {
	return db.transact(ctx, committed, func(t *transaction) error { return f(t.parts()) })
}

// Jot implements records.Store. A commit that does not wait for the disk is there for
// every process at once, and outlives this one; a crash of the server may undo what was
// committed so in the last half second
// (https://www.postgresql.org/docs/current/wal-async-commit.html).
func (db *DB) Jot(ctx context.Context, f func(records.Tx) error) error {
	return db.transact(ctx, jotted, func(t *transaction) error { return f(t.parts()) })
}

// View implements records.Store.
func (db *DB) View(ctx context.Context, f func(records.View) error) error {
	return db.transact(ctx, frozen, func(t *transaction) error { return f(t.parts().View()) })
}

// A transaction is one that is on its way.
type transaction struct {
	*sql.Conn
	ctx   context.Context // of its statements
	asker context.Context // of whom it is; once it has ended nothing is begun
	now   time.Time       // its moment
	keys  bool            // a key that there is already may be a race
	raced error           // why it must be carried out again; nil where it need not
}

// transact carries f out in a transaction, and again where others were in its way.
func (db *DB) transact(ctx context.Context, how string, f func(*transaction) error) error {
	began := db.local()
	for try := 1; ; try++ {
		raced, err := db.once(ctx, how, try, f)
		if raced == nil {
			return err
		}
		if try == tries || db.local().Sub(began) > again || ctx.Err() != nil {
			return &records.Fault{Err: ours(raced)}
		}
		// Who comes again and again leaves the others more and more room.
		pause := time.NewTimer(time.Duration(min(try, 20)) * 2 * time.Millisecond)
		select {
		case <-pause.C:
		case <-ctx.Done():
			pause.Stop()
		}
	}
}

// once is transact for one try, 1 for the first. raced is why there must be another.
func (db *DB) once(ctx context.Context, how string, try int, f func(*transaction) error) (raced, err error) {
	if err := ctx.Err(); err != nil {
		return nil, &records.Fault{Err: err}
	}
	// Statements are not cut short when ctx ends, for each takes a moment; but none waits
	// for ever for a server of which nothing is heard.
	kept, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*longest)
	defer cancel()
	conn, err := db.pool.Conn(kept)
	if err != nil {
		return away(err), fault(err)
	}
	defer conn.Close() // back to the others, or gone where it broke
	t := &transaction{Conn: conn, ctx: kept, asker: ctx, keys: how == serializable && try <= keyTries}
	if err := db.begin(t, how); err != nil {
		return away(err), fault(err)
	}
	open := true
	defer func() {
		if open { // an error, or a panic that passes through
			t.end("ROLLBACK")
		}
	}()
	err = f(t)
	if t.raced != nil {
		return t.raced, err
	}
	if err != nil {
		return nil, err
	}
	open = false
	err = t.fault(t.end("COMMIT"))
	return t.raced, err
}

// away is an error of a connection on which nothing was begun yet: there may be another,
// of a server that was started again. It is nil for any other.
func away(err error) error {
	if hungUp(err) || strings.HasPrefix(code(err), "57P") {
		return err
	}
	return nil
}

// end ends the transaction. A commit of one that a statement has broken off is none, and an
// error; a connection on which either fails is not used again.
func (t *transaction) end(how string) error {
	return t.Conn.Raw(func(driver any) error {
		tag, err := driver.(*stdlib.Conn).Conn().PgConn().Exec(t.ctx, how).ReadAll()
		if err == nil && len(tag) > 0 && tag[0].CommandTag.String() != how {
			return pgx.ErrTxCommitRollback
		}
		return err
	})
}

// begin begins a transaction and gives it its moment: the server's clock when it began, in
// whole seconds.
func (db *DB) begin(t *transaction, how string) error {
	asked := db.local()
	var micros int64
	err := t.Conn.Raw(func(driver any) error {
		results, err := driver.(*stdlib.Conn).Conn().PgConn().Exec(t.ctx, how).ReadAll()
		if err != nil {
			return err
		}
		micros, err = strconv.ParseInt(string(results[len(results)-1].Rows[0][0]), 10, 64)
		return err
	})
	if err != nil {
		return err
	}
	if db.fixed {
		t.now = db.local().UTC().Truncate(time.Second)
		return nil
	}
	told, now := db.local(), time.UnixMicro(micros)
	db.ahead.Store(int64(now.Sub(asked.Add(told.Sub(asked) / 2))))
	t.now = now.UTC().Truncate(time.Second)
	return nil
}

// parts are those of the transaction.
func (t *transaction) parts() records.Tx { return t.engine().Parts(t.ctx, t, t.now) }

func (t *transaction) engine() tables.Engine {
	return tables.Engine{Words: tables.PostgreSQL(), Fault: t.fault}
}

// fault is fault, and keeps an error for which the transaction must be carried out again,
// whatever is made of it.
func (t *transaction) fault(err error) error {
	if isRace(err) || t.keys && t.raced == nil && isKey(err) {
		t.raced = err
	}
	return fault(err)
}

// ExecContext implements tables.Statements.
func (t *transaction) ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	return t.Conn.ExecContext(ctx, translated(statement), cleaned(args)...)
}

// QueryContext implements tables.Statements.
func (t *transaction) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := t.asker.Err(); err != nil {
		return nil, err
	}
	return t.Conn.QueryContext(ctx, translated(query), cleaned(args)...)
}

// QueryRowContext implements tables.Statements.
func (t *transaction) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	return t.Conn.QueryRowContext(ctx, translated(query), cleaned(args)...)
}

// Read implements tables.Statements: whether rows are read is nothing to this engine.
func (t *transaction) Read(string) {}

// fault marks what went wrong in the database itself.
func fault(err error) error {
	if err == nil || errors.Is(err, sql.ErrNoRows) || isRefused(err) {
		return err
	}
	return &records.Fault{Err: ours(err)}
}
