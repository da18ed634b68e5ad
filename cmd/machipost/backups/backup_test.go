package backups

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// lay makes a database that holds a word.
func lay(t *testing.T, path, word string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("CREATE TABLE words (word TEXT); INSERT INTO words VALUES (?)", word); err != nil {
		t.Fatal(err)
	}
}

// wordIn is the word that a database holds.
func wordIn(t *testing.T, path string) (word string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SELECT word FROM words").Scan(&word); err != nil {
		t.Fatal(err)
	}
	return word
}

// A backup is held before it is the database; where it cannot be, the database stays.
func TestRestoredIsHeldFirst(t *testing.T) {
	t.Parallel()
	full := errors.New("no room")
	for _, fault := range []error{nil, full} {
		folder := t.TempDir()
		backup, database := filepath.Join(folder, "backup"), filepath.Join(folder, "games.db")
		lay(t, backup, "backup")
		lay(t, database, "mine")
		if err := os.WriteFile(database+".restoring", []byte("of one that was broken off"), 0o600); err != nil {
			t.Fatal(err)
		}
		aside, err := putBack(t.Context(), backup, database, time.Unix(0, 0), func(draft string) error {
			if draft == database || wordIn(t, database) != "mine" || wordIn(t, draft) != "backup" {
				t.Errorf("%s is to be held while the database holds %s", draft, wordIn(t, database))
			}
			db, err := sql.Open("sqlite", draft)
			if err != nil {
				return err
			}
			defer db.Close()
			_, err = db.Exec("PRAGMA journal_mode = wal; UPDATE words SET word = 'held'")
			return errors.Join(err, fault)
		})
		want := map[bool]string{true: "held", false: "mine"}[fault == nil]
		if got := wordIn(t, database); !errors.Is(err, fault) || got != want || (fault == nil) != (aside != "" && wordIn(t, aside) == "mine") {
			t.Errorf("%v: the database holds %q, want %q; aside is %q", err, got, want, aside)
		}
		left, _ := filepath.Glob(database + ".restoring*") // the pattern is well formed
		if len(left) > 0 {
			t.Errorf("left behind: %s", strings.Join(left, ", "))
		}
	}
}

// What is kept aside is never overwritten.
func TestAsideIsNumbered(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "x")
	for _, want := range []string{path, path + "-2", path + "-3"} {
		got := free(path)
		if got != want {
			t.Fatalf("%s, want %s", got, want)
		}
		if err := os.WriteFile(got, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
