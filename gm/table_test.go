package gm_test

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/letter"
	"machipost/gm/mailbox/memory"
	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/reports"
	"machipost/templates"
)

// A table is a GM with players round it: mail in memory, a database in a
// temporary folder, a clock that is set by hand.
type table struct {
	*testing.T
	*gm.GM
	deps  gm.Deps // of that GM; with changes them
	mail  *memory.Mail
	db    memoryOf
	path  string        // of the database
	clock time.Time     // the mail server's, and ours
	fast  time.Duration // how far ours is ahead of it
	sent  int
}

const (
	gmAddress     = "gm@example.org"
	keeperAddress = "keeper@example.org"

	ann = "ann@example.org"
	bob = "bob@example.org"
	eve = "eve@example.org" // plays in no game
	cat = "cat@example.org"
	dan = "dan@example.org"
)

func setTable(t *testing.T) *table {
	t.Helper()
	tb := &table{T: t, clock: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)}
	tb.mail = memory.New(func() time.Time { return tb.clock })
	tb.mail.Marks = []string{templates.ReplyMark}
	for _, address := range []string{gmAddress, keeperAddress, ann, bob, eve} {
		tb.mail.Account(address)
	}
	tb.path = filepath.Join(t.TempDir(), "games.db")
	tb.db = tb.opened(tb.path)
	tb.deps = tb.depsOf(1)
	tb.GM = tb.made(tb.deps)
	return tb
}

// A memoryOf is a store of some engine.
type memoryOf interface {
	records.Store
	Close() error
}

// onServer makes the table's database on a server, where its path is "", and opens it, by
// the table's clock: with the tag servers, where there is one. Else all is on SQLite.
var onServer func(*table) memoryOf

// ofFiles skips a test on a server: it is about a database in a file, or tells letters by
// numbers that have no gaps there.
func (tb *table) ofFiles() {
	tb.Helper()
	if onServer != nil {
		tb.Skip("it is about a database in a file")
	}
}

// another opens the database once more, as another process does.
func (tb *table) another() records.Store {
	tb.Helper()
	if onServer != nil {
		return onServer(tb)
	}
	db, err := store.OpenUnsynced(tb.Context(), tb.path, tb.ours)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { db.Close() })
	return db
}

// raw is the database of a table, past its store.
func (tb *table) raw() *sql.DB {
	tb.Helper()
	driver := "sqlite"
	if onServer != nil {
		driver = "pgx"
	}
	db, err := sql.Open(driver, tb.path)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { db.Close() })
	return db
}

// opened opens a new database with nothing in it, by the table's clock.
func (tb *table) opened(path string) memoryOf {
	tb.Helper()
	if onServer != nil {
		tb.path = ""
		return onServer(tb)
	}
	empty, err := emptyDatabase()
	if err == nil {
		err = os.WriteFile(path, empty, 0o600)
	}
	if err != nil {
		tb.Fatal(err)
	}
	db, err := store.OpenUnsynced(tb.Context(), path, tb.ours)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { db.Close() })
	return db
}

// emptyDatabase is a file of today's form with nothing in it: the migrations are
// carried out once, and not for each table.
var emptyDatabase = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "machipost")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "empty.db")
	db, err := store.OpenUnsynced(context.Background(), path, time.Now)
	if err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

// english are the words of all tables: nobody changes them.
var english = sync.OnceValues(func() (*reports.Words, error) { return reports.In("en") })

// with makes the GM anew of other parts.
func (tb *table) with(change func(*gm.Deps)) {
	tb.Helper()
	change(&tb.deps)
	tb.GM = tb.made(tb.deps)
}

func (tb *table) made(deps gm.Deps) *gm.GM {
	tb.Helper()
	g, err := gm.New(deps)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// newGM is another process at the same database and mailbox.
func (tb *table) newGM(seed uint64) *gm.GM {
	tb.Helper()
	return tb.made(tb.depsOf(seed))
}

func (tb *table) depsOf(seed uint64) gm.Deps {
	words, err := english()
	if err != nil {
		tb.Fatal(err)
	}
	return gm.Deps{
		Store: tb.db, Inbox: tb.mail.Account(gmAddress), Composer: letter.Composer{}, Postman: tb.mail.Postman(), Shelf: tb.mail.Account(gmAddress),
		Now: tb.ours, Chance: rand.NewPCG(seed, 0), Words: words, Log: slog.New(slog.DiscardHandler),
		Address: mail.Address{Name: "The GM", Address: gmAddress}, Keeper: keeperAddress, Separator: "+",
	}
}

// ours is the GM's own clock.
func (tb *table) ours() time.Time { return tb.clock.Add(tb.fast) }

func (tb *table) round() gm.RoundReport {
	tb.Helper()
	report, err := tb.Round(tb.Context())
	if err != nil {
		tb.Fatal(err)
	}
	return report
}

// at sets the clock, to a day of December 2026 and a time of it.
func (tb *table) at(day int, clock string) {
	tb.Helper()
	now, err := time.Parse("2006-01-02 15:04:05", fmt.Sprintf("2026-12-%02d %s", day, clock))
	if err != nil {
		tb.Fatal(err)
	}
	tb.clock = now
}

// daily is a deadline each evening at eight.
const daily = "0 20 * * *"

func utc(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		t.Fatal(err)
	}
	return at.UTC()
}

// on sets the clock to any time.
func (tb *table) on(text string) {
	tb.Helper()
	now, err := time.Parse(time.RFC3339, text)
	if err != nil {
		tb.Fatal(err)
	}
	tb.clock = now.UTC()
}

// sized is small in "make test", and full in "make test-long".
func sized(small, full int) int {
	if os.Getenv("MACHIPOST_LONG") != "" {
		return full
	}
	return small
}
