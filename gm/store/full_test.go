package store

import (
	"errors"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm/records"
)

// A disk without room is told as what it is, and what did not fit did not happen.
func TestAFullDiskIsTold(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := OpenUnsynced(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	// SQLite finds its file full at so many pages as it does at the end of a disk.
	if _, err := db.write.Exec("PRAGMA max_page_count = 1"); err != nil {
		t.Fatal(err)
	}
	set := func(value string) error {
		return db.Update(t.Context(), func(tx records.Tx) error {
			return errors.Join(tx.Settings.Set("small", "new"), tx.Settings.Set("large", value))
		})
	}
	err = set(string(make([]byte, 1<<20)))
	if fault := new(records.Fault); !errors.Is(err, records.ErrFull) || !errors.As(err, &fault) {
		t.Errorf("error %v, want %v", err, records.ErrFull)
	}
	err = db.View(t.Context(), func(view records.View) error {
		value, err := view.Settings.Value("small")
		if value != "" {
			t.Errorf("half of it is there: %q", value)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
