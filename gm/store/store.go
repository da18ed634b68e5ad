// Package store keeps the GM's memory in a file of SQLite: how it is opened, and how
// transactions begin, wait for the disk and end. The statements in them stand in
// gm/store/tables, for every engine.
//
// It decides nothing, and knows no clock but the one that is handed in. What may enter
// is a way to open, to read or to write.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"machipost/gm/records"
	"machipost/gm/store/files"
	"machipost/gm/store/forms"
	"machipost/gm/store/prepared"
	"machipost/gm/store/tables"
)

// DB is a database of games. It may be used by several goroutines, and the file
// by several processes.
type DB struct {
	write   *sql.DB       // one connection, which waits for the disk
	jot     *sql.DB       // one that does not
	writing chan struct{} // holds one while either writes: writers queue up here and not at the lock
	read    *sql.DB
	now     func() time.Time // the clock

	prepared map[*sql.DB]*prepared.Statements // the statements of each of them
}

var _ records.Store = (*DB)(nil)

// patience is how long we wait for a database that another process holds.
const patience = 10 * time.Second

// A pragma is a setting of SQLite: how it is asked for in the address, and how it
// reads then. A driver that does not know an address's key says nothing.
type pragma struct{ name, ask, want string }

// How long a commit waits for the disk.
const (
	synced   = 2 // FULL: until it holds what was written, so that no power cut undoes it
	jotted   = 1 // NORMAL: not at all; a power cut undoes the last of them and harms no others
	unsynced = 0 // OFF: not at all, whatever a power cut harms
)

// pragmas are those of each connection.
func pragmas(patience time.Duration, sync int) []pragma {
	wait, waits := strconv.FormatInt(patience.Milliseconds(), 10), strconv.Itoa(sync)
	return []pragma{
		{"journal_mode", "WAL", "wal"},
		{"synchronous", waits, waits},
		{"foreign_keys", "1", "1"},
		{"busy_timeout", wait, wait},
		{"secure_delete", "1", "1"},    // what is forgotten is not left in free pages
		{"cache_size", "-512", "-512"}, // KiB a connection
	}
}

// Open opens the database at path, makes it where there is none, for its owner only,
// with its folder where that is missing, and brings it up to date. The clock gives
// each transaction its moment. Open fails with records.ErrBusy while another process
// holds the database, and with records.ErrFull where there is no room for it.
func Open(ctx context.Context, path string, now func() time.Time) (*DB, error) {
	return openAsked(ctx, path, now, pragmas(patience, synced))
}

// OpenUnsynced is Open for a database that is thrown away behind its test: nothing
// waits for the disk, so what was committed may be gone when the power fails, and
// only then. What is shipped does not call it: the layout test sees to that.
func OpenUnsynced(ctx context.Context, path string, now func() time.Time) (*DB, error) {
	return openAsked(ctx, path, now, pragmas(patience, unsynced))
}

func openAsked(ctx context.Context, path string, now func() time.Time, asked []pragma) (*DB, error) {
	all, err := forms.All()
	if err != nil {
		return nil, err
	}
	return openWith(ctx, path, now, asked, all)
}

// openWith is Open for those who ask otherwise, or have other migrations.
func openWith(ctx context.Context, path string, now func() time.Time, asked []pragma, all []forms.Migration) (*DB, error) {
	if _, err := files.MakeOwn(path); err != nil {
		return nil, fmt.Errorf("opening %s: %w", path, err)
	}
	db := &DB{now: now, writing: make(chan struct{}, 1)}
	for _, way := range []struct {
		to    **sql.DB
		lock  string
		asked []pragma
	}{{&db.write, "immediate", asked}, {&db.jot, "immediate", jotting(asked)}, {&db.read, "deferred", asked}} {
		var err error
		if *way.to, err = sql.Open("sqlite", address(path, way.lock, way.asked)); err != nil {
			return nil, fmt.Errorf("opening %s: %w", path, err)
		}
	}
	db.prepared = map[*sql.DB]*prepared.Statements{db.write: prepared.New(), db.jot: prepared.New(), db.read: prepared.New()}
	db.write.SetMaxOpenConns(1)
	db.jot.SetMaxOpenConns(1)
	err := checkPragmas(ctx, db.write, asked)
	if err == nil {
		err = forms.BringUpToDate(ctx, all, func(f func(*sql.Tx) error) error { return db.transact(ctx, db.write, f) })
	}
	if err == nil {
		err = checkPragmas(ctx, db.jot, jotting(asked))
	}
	if err != nil {
		db.Close()
		return nil, fmt.Errorf("opening %s: %w", path, ours(err))
	}
	return db, nil
}

func address(path, lock string, asked []pragma) string {
	keys := url.Values{"_txlock": {lock}}
	for _, p := range asked {
		keys.Add("_pragma", p.name+"("+p.ask+")")
	}
	return (&url.URL{Scheme: "file", Opaque: url.PathEscape(path), RawQuery: keys.Encode()}).String()
}

// Close closes the database. It fails when a file cannot be closed.
func (db *DB) Close() error {
	return errors.Join(db.write.Close(), db.jot.Close(), db.read.Close())
}

func checkPragmas(ctx context.Context, of *sql.DB, asked []pragma) error {
	for _, p := range asked {
		var got string
		if err := of.QueryRowContext(ctx, "PRAGMA "+p.name).Scan(&got); err != nil {
			return err
		}
		if got != p.want {
			return fmt.Errorf("pragma %s is %s, not %s", p.name, got, p.want)
		}
	}
	return nil
}

// View implements records.Store.
func (db *DB) View(ctx context.Context, f func(records.View) error) error {
	return db.within(ctx, db.read, func(t conn) error { return f(t.parts(db.moment()).View()) })
}

// moment is the clock in whole seconds, UTC, as everything is stored.
func (db *DB) moment() time.Time { return db.now().UTC().Truncate(time.Second) }

func (db *DB) transact(ctx context.Context, on *sql.DB, f func(*sql.Tx) error) error {
	t, err := on.BeginTx(ctx, nil)
	if err != nil {
		return fault(err)
	}
	defer t.Rollback() // does nothing once it is committed
	if err := f(t); err != nil {
		return err
	}
	return fault(t.Commit())
}

// within is transact with statements that stay prepared. They are not cut short when ctx
// ends, but no further one is begun: each takes a moment, and to watch over it takes
// longer than that.
func (db *DB) within(ctx context.Context, on *sql.DB, f func(conn) error) error {
	err := db.transact(ctx, on, func(t *sql.Tx) error {
		return f(conn{context.WithoutCancel(ctx), db.prepared[on].In(ctx, t)})
	})
	db.prepared[on].Prepare(on)
	return err
}

// A conn is a transaction with the context of its statements.
type conn struct {
	ctx context.Context
	*prepared.Transaction
}

// parts are those of the transaction, at its moment.
func (t conn) parts(now time.Time) records.Tx { return engine.Parts(t.ctx, t, now) }

// engine is SQLite for the statements.
var engine = tables.Engine{Words: tables.SQLite(), Fault: fault}

// fault marks what went wrong in the database itself. A row that is not there, or
// that a constraint refuses, is the business of whoever asked.
func fault(err error) error {
	if err == nil || errors.Is(err, sql.ErrNoRows) || isRefused(err) {
		return err
	}
	return &records.Fault{Err: ours(err)}
}

// isRefused tells that a statement failed for what it was to write, as it would
// again: a constraint, a value that is too big or of the wrong type.
func isRefused(err error) bool {
	switch code(err) & 0xff {
	case sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH:
		return true
	}
	return false
}

// ours makes records.ErrBusy of a lock that did not come free, records.ErrFull of a
// disk without room, records.ErrShut of a file or folder that we may not use, and
// records.ErrDamaged of one that is no database: what SQLite says to them is the same
// in other words, or a riddle.
func ours(err error) error {
	switch code(err) & 0xff {
	case sqlite3.SQLITE_BUSY:
		return records.ErrBusy
	case sqlite3.SQLITE_FULL:
		return records.ErrFull
	case sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH:
		return records.ErrShut
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return fmt.Errorf("%w (%w)", records.ErrDamaged, err)
	}
	return err
}

// Named makes of an error of SQLite's the one of records that says what is the matter:
// records.ErrBusy, ErrFull, ErrShut or ErrDamaged. It returns any other as it is.
func Named(err error) error { return ours(err) }

// code is SQLite's extended result code of an error, 0 where it has none.
func code(err error) int {
	var told *sqlite.Error
	if !errors.As(err, &told) {
		return 0
	}
	return told.Code()
}
