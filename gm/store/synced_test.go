package store

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"
	"time"
)

// A commit waits until the disk holds it, except where a test has asked for less.
func TestWhatWaitsForTheDisk(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		open func(context.Context, string, func() time.Time) (*DB, error)
		want int
	}{
		"Open":         {Open, synced},
		"OpenUnsynced": {OpenUnsynced, unsynced},
	} {
		db, err := c.open(t.Context(), filepath.Join(t.TempDir(), "games.db"), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		for _, connections := range []*sql.DB{db.write, db.read} {
			var got int
			if err := connections.QueryRow("PRAGMA synchronous").Scan(&got); got != c.want || err != nil {
				t.Errorf("%s: synchronous is %d, %v; want %d", name, got, err, c.want)
			}
		}
	}
}
