package main

import (
	"database/sql"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

// Another process holds the database for a second, for half a minute, for ever: who
// waits too long is told to try again, and nothing of the round has happened; the next
// one does it all.
func TestLockedDatabase(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	for _, c := range []struct {
		name string
		held time.Duration
		want int
		long bool
	}{
		{"for a second", time.Second, 0, false},
		{"for half a minute", 30 * time.Second, console.StatusTryAgain, true},
		{"for ever", time.Hour, console.StatusTryAgain, true},
	} {
		if c.long && sizedHere(1, 0) == 1 {
			continue // each waits for as long as the program does
		}
		t.Run(c.name, func(t *testing.T) {
			on := d.copied(t)
			on.must("game list") // a copy is of another form until it is opened
			before := on.content()
			free := on.hold()
			timer := time.AfterFunc(c.held, free)
			_, complaint, status := on.run("run")
			timer.Stop()
			if status != c.want {
				t.Errorf("status %d, want %d: %s", status, c.want, complaint)
			}
			free()
			if changed := on.content() != before; changed != (c.want == 0) {
				t.Errorf("status %d, and something changed: %v", status, changed)
			}
			on.must("run")
			if on.content() == before {
				t.Error("the next run did nothing")
			}
		})
	}
}

// hold is another process that writes to the database until it is told to free it,
// which may be said twice.
func (d *desk) hold() (free func()) {
	d.Helper()
	db, err := sql.Open("sqlite", d.database())
	if err != nil {
		d.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("BEGIN IMMEDIATE"); err != nil {
		d.Fatal(err)
	}
	return func() { _ = db.Close() } // what it began is undone
}
