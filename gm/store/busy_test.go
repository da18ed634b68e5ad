package store

import (
	"database/sql"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/forms"
)

// A database that another process holds is told in our words alone: what SQLite
// says to it is the same once more.
func TestBusyIsToldOnce(t *testing.T) {
	t.Parallel()
	path := "file:" + filepath.Join(t.TempDir(), "games.db")
	var dbs [2]*sql.DB
	for i := range dbs {
		db, err := sql.Open("sqlite", path)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		db.SetMaxOpenConns(1)
		dbs[i] = db
	}
	if _, err := dbs[0].Exec("CREATE TABLE one (a); BEGIN EXCLUSIVE"); err != nil {
		t.Fatal(err)
	}
	_, err := dbs[1].Exec("INSERT INTO one VALUES (1)")
	if got := ours(err); got != records.ErrBusy {
		t.Errorf("%v is told as %q", err, got)
	}
}

// Who opens or copies a database that another process holds is told so, after a
// while.
func TestBusyDatabaseIsTold(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := Open(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	if got := waits(t, db.write); got != patience.Milliseconds() {
		t.Errorf("who opens a database waits %d ms", got)
	}
	db.Close()
	hold(t, path)
	all, err := forms.All()
	if err != nil {
		t.Fatal(err)
	}
	const shortly = 20 * time.Millisecond
	if opened, err := openWith(t.Context(), path, time.Now, pragmas(shortly, synced), all); !errors.Is(err, records.ErrBusy) {
		if err == nil {
			opened.Close()
		}
		t.Errorf("opened while another process holds it: %v", err)
	}
	if err := copyWith(t.Context(), path, filepath.Join(t.TempDir(), "copy.db"), shortly); !errors.Is(err, records.ErrBusy) {
		t.Errorf("copied while another process holds it: %v", err)
	}
}

// hold is another process that holds a database until the test ends: nobody can
// even read it.
func hold(t *testing.T, path string) {
	t.Helper()
	other, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { other.Close() })
	other.SetMaxOpenConns(1)
	if _, err := other.Exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (a)"); err != nil {
		t.Fatal(err)
	}
}

// waits is how long a connection waits for a lock, in milliseconds.
func waits(t *testing.T, db *sql.DB) (ms int64) {
	t.Helper()
	if err := db.QueryRow("PRAGMA busy_timeout").Scan(&ms); err != nil {
		t.Fatal(err)
	}
	return ms
}
