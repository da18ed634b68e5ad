package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"machipost/gm/store/forms"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// folder is a folder of migrations: names, each with its SQL.
func folder(files ...string) fstest.MapFS {
	all := fstest.MapFS{"m": {Mode: fs.ModeDir}} // there, though nothing may be in it
	for i := 0; i < len(files); i += 2 {
		all["m/"+files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return all
}

// A step sees what the SQL above it did, is done once, and either both are kept or
// neither.
func TestStepInGo(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	theirs := folder("1_first.sql", "CREATE TABLE texts (text); INSERT INTO texts VALUES ('a b')",
		"2_cut.sql", "CREATE TABLE words (word)", "3_third.sql", "INSERT INTO words VALUES ('third')")
	full := errors.New("the disk is full")
	fault, done := full, 0
	cut := func(ctx context.Context, tx *sql.Tx) error {
		done++
		var text string
		if err := tx.QueryRowContext(ctx, "SELECT text FROM texts").Scan(&text); err != nil {
			return err
		}
		for word := range strings.FieldsSeq(text) {
			if _, err := tx.ExecContext(ctx, "INSERT INTO words VALUES (?)", word); err != nil {
				return err
			}
		}
		return fault
	}
	all, err := forms.In(theirs, "m", map[int]forms.Step{2: cut})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := openWith(t.Context(), path, time.Now, pragmas(patience, synced), all); !errors.Is(err, full) || !strings.Contains(err.Error(), "m/2_cut.sql: ") {
		t.Fatalf("with a fault in the step: %v", err)
	}
	if got := lookAt(t, path); got != "1 texts" {
		t.Errorf("after a fault there is %q", got)
	}
	fault = nil
	for range 2 {
		db, err := openWith(t.Context(), path, time.Now, pragmas(patience, synced), all)
		if err != nil {
			t.Fatal(err)
		}
		db.Close()
	}
	if got := lookAt(t, path); got != "3 texts words a b third" || done != 2 {
		t.Errorf("there is %q; the step was done %d times", got, done)
	}
}

// lookAt tells a database's form, its tables, and the words in it.
func lookAt(t *testing.T, path string) (is string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	query := "SELECT user_version || ' ' || (SELECT group_concat(name, ' ') FROM sqlite_schema) FROM pragma_user_version"
	if err := db.QueryRow(query).Scan(&is); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(is, "words") {
		return is
	}
	var words string
	if err := db.QueryRow("SELECT group_concat(word, ' ') FROM words").Scan(&words); err != nil {
		t.Fatal(err)
	}
	return is + " " + words
}
