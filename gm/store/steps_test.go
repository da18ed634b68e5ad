package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
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

func TestMigrationsGoByTheirNumbers(t *testing.T) {
	t.Parallel()
	var twelve []string
	for n := 12; n > 0; n-- { // the twelfth does not come behind the first
		twelve = append(twelve, fmt.Sprintf("%d_form.sql", n), fmt.Sprint(n))
	}
	all, err := migrationsIn(folder(twelve...), "m", nil)
	if err != nil || len(all) != 12 {
		t.Fatalf("%v, %v", all, err)
	}
	for i, m := range all {
		if m.number != i+1 || m.sql != fmt.Sprint(i+1) {
			t.Errorf("the migration in place %d is %+v", i, m)
		}
	}
	if _, err := migrations(); err != nil {
		t.Error(err)
	}
}

func TestMigrationsAreRefused(t *testing.T) {
	t.Parallel()
	nothing := func(context.Context, *sql.Tx) error { return nil }
	for name, c := range map[string]struct {
		files []string
		steps map[int]step
		says  string
	}{
		"a gap":          {[]string{"0001_first.sql", "", "0003_third.sql", ""}, nil, "m/0003_third.sql: there is no migration 2 before it"},
		"no first":       {[]string{"0002_second.sql", ""}, nil, "m/0002_second.sql: there is no migration 1 before it"},
		"none before":    {[]string{"0000_none.sql", "", "0001_first.sql", ""}, nil, "m/0000_none.sql: there is no migration 1 before it"},
		"twice":          {[]string{"0001_first.sql", "", "0002_a.sql", "", "0002_b.sql", ""}, nil, "m/0002_b.sql has the same number as m/0002_a.sql"},
		"twice, longer":  {[]string{"0001_first.sql", "", "1_first.sql", ""}, nil, "m/1_first.sql has the same number as m/0001_first.sql"},
		"no number":      {[]string{"0001_first.sql", "", "second.sql", ""}, nil, "m/second.sql: the name of a migration begins with its number"},
		"a bare number":  {[]string{"0001.sql", ""}, nil, "m/0001.sql: the name of a migration begins with its number"},
		"no SQL":         {[]string{"0001_first.sql", "", "0002_second.txt", ""}, nil, "m/0002_second.txt: the name"},
		"a large number": {[]string{"99999999999999999999_last.sql", ""}, nil, "m/99999999999999999999_last.sql: "},
		"a lonely step":  {[]string{"0001_first.sql", ""}, map[int]step{2: nothing}, "the step in Go of migration 2 has no file"},
		"no folder":      {nil, map[int]step{1: nothing}, "the step in Go of migration 1 has no file"},
	} {
		_, err := migrationsIn(folder(c.files...), "m", c.steps)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

// A step sees what the SQL above it did, is done once, and either both are kept or
// neither.
func TestStepInGo(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	forms := folder("1_first.sql", "CREATE TABLE texts (text); INSERT INTO texts VALUES ('a b')",
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
	all, err := migrationsIn(forms, "m", map[int]step{2: cut})
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
