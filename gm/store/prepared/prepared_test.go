package prepared_test

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"slices"
	"testing"

	_ "modernc.org/sqlite"

	"machipost/gm/store/prepared"
)

const numbers = "SELECT n FROM numbers WHERE n > ? ORDER BY n"

func open(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(t.TempDir(), "numbers.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("CREATE TABLE numbers (n INTEGER); INSERT INTO numbers VALUES (1), (2), (3), (4), (5)"); err != nil {
		t.Fatal(err)
	}
	return db
}

// each calls take with each number of a query, and tells when they are read.
func each(t *testing.T, tx *prepared.Transaction, above int, take func(int)) {
	t.Helper()
	rows, err := tx.QueryContext(t.Context(), numbers, above)
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Read(numbers)
	defer rows.Close()
	for rows.Next() {
		var n int
		if err := rows.Scan(&n); err != nil {
			t.Fatal(err)
		}
		take(n)
	}
}

// A text that is asked for while its rows are read, twice over, disturbs nobody.
func TestQueriesWithinThemselves(t *testing.T) {
	db := open(t)
	all := prepared.New()
	for range 3 { // the first time nothing is prepared yet
		tx, err := db.Begin()
		if err != nil {
			t.Fatal(err)
		}
		p := all.In(t.Context(), tx)
		var outer, inner, innermost []int
		each(t, p, 0, func(n int) {
			outer = append(outer, n)
			each(t, p, n, func(n int) { inner = append(inner, n) })
			each(t, p, n, func(n int) {
				each(t, p, n, func(n int) { innermost = append(innermost, n) })
			})
		})
		if !slices.Equal(outer, []int{1, 2, 3, 4, 5}) || len(inner) != 10 || len(innermost) != 10 {
			t.Errorf("%v, %d and %d", outer, len(inner), len(innermost))
		}
		if err := tx.Commit(); err != nil {
			t.Fatal(err)
		}
		all.Prepare(db)
	}
}

// Once the asker has gone no statement is begun.
func TestTheAskerHasGone(t *testing.T) {
	db := open(t)
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	ctx, cancel := context.WithCancel(t.Context())
	p := prepared.New().In(ctx, tx)
	if _, err := p.ExecContext(t.Context(), "DELETE FROM numbers WHERE n = 1"); err != nil {
		t.Fatal(err)
	}
	cancel()
	if _, err := p.ExecContext(t.Context(), "DELETE FROM numbers"); !errors.Is(err, context.Canceled) {
		t.Errorf("a statement: %v", err)
	}
	if _, err := p.QueryContext(t.Context(), numbers, 0); !errors.Is(err, context.Canceled) {
		t.Errorf("a query: %v", err)
	}
}

// A table that another has changed since is read as it is by then.
func TestTablesThatChange(t *testing.T) {
	db := open(t)
	all := prepared.New()
	for i, change := range []string{"", "DROP TABLE numbers; CREATE TABLE numbers (x TEXT, n INTEGER); INSERT INTO numbers VALUES ('a', 7)"} {
		if _, err := db.Exec(change); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			tx, err := db.Begin()
			if err != nil {
				t.Fatal(err)
			}
			var got []int
			each(t, all.In(t.Context(), tx), 4, func(n int) { got = append(got, n) })
			if want := []int{5, 7}[i]; !slices.Equal(got, []int{want}) {
				t.Errorf("%v, want %d", got, want)
			}
			if err := tx.Commit(); err != nil {
				t.Fatal(err)
			}
			all.Prepare(db)
		}
	}
}
