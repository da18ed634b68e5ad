package store

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"
	"time"
)

// A commit waits until the disk holds it, except where that is only jotted down, or a
// test has asked for less.
func TestWhatWaitsForTheDisk(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		open func(context.Context, string, func() time.Time) (*DB, error)
		want int
		jot  int
	}{
		"Open":         {Open, synced, jotted},
		"OpenUnsynced": {OpenUnsynced, unsynced, unsynced},
	} {
		db, err := c.open(t.Context(), filepath.Join(t.TempDir(), "games.db"), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		for connections, want := range map[*sql.DB]int{db.write: c.want, db.read: c.want, db.jot: c.jot} {
			var got int
			if err := connections.QueryRow("PRAGMA synchronous").Scan(&got); got != want || err != nil {
				t.Errorf("%s: synchronous is %d, %v; want %d", name, got, err, want)
			}
		}
	}
}
