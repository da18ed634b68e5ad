package gm_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"modernc.org/sqlite"

	"machipost/gm"
	"machipost/gm/records"
	"machipost/gm/store"
)

// This file fills the disk: SQLite takes no more pages than it is told.

// fullDisks are by the path of a database how many pages there is room for.
var fullDisks sync.Map

// limitDisks has SQLite ask for the room of each database that is opened from now on.
var limitDisks = sync.OnceFunc(func() {
	sqlite.RegisterConnectionHook(func(conn sqlite.ExecQuerierContext, dsn string) error {
		var err error
		fullDisks.Range(func(path, pages any) bool {
			if strings.Contains(dsn, path.(string)) {
				_, err = conn.ExecContext(context.Background(), fmt.Sprintf("PRAGMA max_page_count = %d", pages), nil)
			}
			return true
		})
		return err
	})
})

// reopened closes the database of a table and opens it on a disk with room for so many
// pages more than it has; with a negative number the disk has room.
func (tb *table) reopened(room int) {
	tb.Helper()
	tb.ofFiles()
	if err := tb.db.Close(); err != nil {
		tb.Fatal(err)
	}
	name := strings.ReplaceAll(tb.path, "/", "%2F") // as the store writes it
	fullDisks.Delete(name)
	if room >= 0 {
		fullDisks.Store(name, tb.pages()+room)
	}
	db, err := store.OpenUnsynced(tb.Context(), tb.path, tb.ours)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { db.Close() })
	tb.db = db
	tb.with(func(d *gm.Deps) { d.Store = db })
}

// pages is how many the database has.
func (tb *table) pages() (n int) {
	tb.Helper()
	db, err := sql.Open("sqlite", tb.path)
	if err != nil {
		tb.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("PRAGMA page_count").Scan(&n); err != nil {
		tb.Fatal(err)
	}
	return n
}

// The disk is full at each page that a round would take: nobody is told of orders that
// are not saved, and once there is room all comes to what it would have come to. This
// test changes what SQLite does, so it does not run beside others.
func TestDiskFullAtEveryPage(t *testing.T) {
	limitDisks()
	faults := 0
	for room := range sized(12, 80) {
		tb := setTable(t)
		tb.start("friday")
		for i := range sized(4, 20) {
			tb.reply(ann, "buy Forest\n"+strings.Repeat("I say nothing to the point. ", 40*i))
			tb.reply(bob, "buy Bakery\n"+strings.Repeat("And neither do I, at length. ", 40*i))
		}
		tb.reopened(room)
		faults += tb.fullRound("in the letters")
		tb.at(1, "20:01:00")
		faults += tb.fullRound("in the turn")
		tb.reopened(-1)
		for range 3 {
			tb.clock = tb.clock.Add(20 * time.Minute) // claims run out
			tb.round()
		}
		tb.inTurn("friday", 2)
		tb.verified("friday", 1)
		letters := 1 + sized(4, 20) + 1 // start, acknowledgements, report
		tb.distinct(ann, letters)
		tb.distinct(bob, letters)
		tb.times(keeperAddress, "could not be worked on", 0)
	}
	if faults < sized(10, 60) {
		t.Errorf("the disk was full only %d times", faults)
	}
}

// fullRound is a round on a disk that may be full; it returns 1 if it was. Whoever was
// told something by then has on file what it was told of.
func (tb *table) fullRound(when string) (faults int) {
	tb.Helper()
	if _, err := tb.Round(tb.Context()); err != nil {
		faults = 1
		if !errors.As(err, new(*records.Fault)) || !strings.Contains(err.Error(), "full") {
			tb.Errorf("%s: %v is not told as a full disk", when, err)
		}
	}
	saved := tb.saved()
	for _, who := range []string{ann, bob} {
		for _, l := range tb.letters(who) {
			for _, answered := range l.InReplyTo {
				if strings.HasPrefix(answered, "letter-") && !slices.Contains(saved, answered) {
					tb.Errorf("%s: %s was told of %s, which is not saved", when, who, answered)
				}
			}
		}
	}
	return faults
}

// saved are the message ids of the letters on file.
func (tb *table) saved() (ids []string) {
	tb.Helper()
	err := tb.db.View(tb.Context(), func(view records.View) error {
		filed, err := view.Letters.Newest(nil, 1_000_000)
		for _, l := range filed {
			ids = append(ids, l.Letter.MessageID)
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return ids
}
