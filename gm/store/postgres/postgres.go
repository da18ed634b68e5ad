// Package postgres keeps the GM's memory in PostgreSQL, for several processes on any
// machines: how it is reached, how transactions begin, are run again and end, and what
// one process at a time holds. The statements stand in gm/store/tables.
//
// It decides nothing, and takes the place of nothing that the engine has: its locks, its
// clock, its copies. What may enter is a way to reach it, to read or to write.
package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"machipost/gm/records"
	"machipost/gm/store/forms"
)

// DB is a database of games. It may be used by several goroutines, and the database by
// several processes.
type DB struct {
	pool  *sql.DB
	local func() time.Time // this machine's clock
	fixed bool             // which is the clock of transactions, too
	ahead atomic.Int64     // nanoseconds by which the server's clock is ahead of it

	mu    sync.Mutex
	holds map[string]*hold
}

var _ records.Store = (*DB)(nil)

// Waits of a connection. The server ends for itself what a process began that sleeps,
// or whose machine is gone: its locks are free then.
const (
	patience  = 10 * time.Second // for a lock that another transaction has
	longest   = 60 * time.Second // a statement
	abandoned = 20 * time.Second // a transaction, or a hold, of which nothing is heard
	connects  = 10 * time.Second
)

// settings are those of each connection.
func settings() map[string]string {
	ms := func(d time.Duration) string { return fmt.Sprint(d.Milliseconds()) }
	return map[string]string{
		"application_name":                    "machipost",
		"lock_timeout":                        ms(patience),
		"statement_timeout":                   ms(longest),
		"idle_in_transaction_session_timeout": ms(abandoned),
		// Who looks through a whole table relies on all of it: whatever is written there
		// would be in its way. There is an index for all that is asked.
		"enable_seqscan": "off",
		// A scan that is off counts as so dear that the server would translate its plan into
		// machine code first: a tenth of a second for a table with two rows.
		"jit":                     "off",
		"tcp_keepalives_idle":     "5",
		"tcp_keepalives_interval": "5",
		"tcp_keepalives_count":    "3",
	}
}

// Is tells whether a database is named as PostgreSQL has it, and not as a file.
func Is(database string) bool {
	return strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://")
}

// Check fails for an address that cannot be read, which it does not repeat: a password may
// stand in it.
func Check(address string) error {
	_, err := configure(address, "")
	return err
}

// configure reads an address, with the password that it does not have; "" where the
// environment or its password file has one.
func configure(address, password string) (*pgx.ConnConfig, error) {
	c, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, unreadable(address, err)
	}
	if password != "" {
		c.Password = password
	}
	if c.ConnectTimeout == 0 {
		c.ConnectTimeout = connects
	}
	for name, value := range settings() {
		if _, set := c.RuntimeParams[name]; !set {
			c.RuntimeParams[name] = value
		}
	}
	return c, nil
}

// Open opens the database at an address such as postgres://gm@db.example.org/machipost,
// and brings it up to date. The password is "" where it stands in the environment
// (PGPASSWORD), in a password file (PGPASSFILE), or is not asked for. Transactions have
// the server's clock; local is this machine's. Open fails with records.ErrAway where
// the server cannot be reached, with records.ErrShut where it will not have us, and for
// an address that cannot be read, which it does not repeat.
func Open(ctx context.Context, address, password string, local func() time.Time) (*DB, error) {
	return open(ctx, address, password, local, false)
}

// OpenClocked is Open for tests: transactions have the clock that is handed in. It fails
// as Open does.
func OpenClocked(ctx context.Context, address, password string, clock func() time.Time) (*DB, error) {
	return open(ctx, address, password, clock, true)
}

func open(ctx context.Context, address, password string, local func() time.Time, fixed bool) (*DB, error) {
	config, err := configure(address, password)
	if err != nil {
		return nil, err
	}
	db := &DB{pool: stdlib.OpenDB(*config), local: local, fixed: fixed, holds: map[string]*hold{}}
	db.pool.SetMaxIdleConns(8)
	db.pool.SetConnMaxIdleTime(5 * time.Minute)
	if err := db.bringUpToDate(ctx); err != nil {
		db.Close()
		return nil, fmt.Errorf("opening the database %s: %w", Shown(address), ours(err))
	}
	return db, nil
}

// Connect returns a database as database/sql has it, for who only looks: nothing is brought
// up to date, and nothing is asked yet. The password is that of Open. It fails for an
// address that cannot be read.
func Connect(address, password string) (*sql.DB, error) {
	config, err := configure(address, password)
	if err != nil {
		return nil, err
	}
	config.RuntimeParams["default_transaction_read_only"] = "on"
	return stdlib.OpenDB(*config), nil
}

// upToDate is the lock under which one process at a time brings a database up to date.
const upToDate = "SELECT pg_advisory_xact_lock(hashtextextended('machipost form', 0))"

// bringUpToDate carries out what the database has not seen, each migration under a lock,
// so that processes that begin together wait for the first, as long as that takes. For what
// other transactions hold a migration waits as they do.
func (db *DB) bringUpToDate(ctx context.Context) error {
	all, err := forms.PostgreSQL()
	if err != nil {
		return err
	}
	transact := func(f func(*sql.Tx) error) error {
		tx, err := db.pool.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		defer tx.Rollback() // does nothing once it is committed
		for _, statement := range []string{
			"SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0", upToDate, "SET LOCAL lock_timeout TO DEFAULT",
			"CREATE TABLE IF NOT EXISTS form (number bigint PRIMARY KEY)",
		} {
			if _, err := tx.ExecContext(ctx, statement); err != nil {
				return err
			}
		}
		if err := f(tx); err != nil {
			return err
		}
		return tx.Commit()
	}
	// What is up to date already asks for no lock: a replica may be looked at.
	var at int
	err = db.pool.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM form").Scan(&at)
	if err == nil && at == forms.Newest(all) {
		return nil
	}
	return forms.BringUpToDate(ctx, all, transact)
}

// Close closes the database, and gives up what this process holds. It fails when a
// connection cannot be closed.
func (db *DB) Close() error {
	db.mu.Lock()
	for what, h := range db.holds {
		h.end()
		delete(db.holds, what)
	}
	db.mu.Unlock()
	return db.pool.Close()
}

// Now is the server's clock, as it was found by the last transaction: so processes on
// machines whose clocks differ have one time. It is UTC.
func (db *DB) Now() time.Time { return db.local().Add(time.Duration(db.ahead.Load())).UTC() }

// Shown is an address as it may be shown: without password, user and options.
func Shown(address string) string {
	c, err := pgx.ParseConfig(address)
	if err != nil {
		return "in PostgreSQL"
	}
	return fmt.Sprintf("%s on %s", c.Database, c.Host)
}
