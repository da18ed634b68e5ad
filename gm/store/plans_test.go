package store

import (
	"database/sql"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// What is due to be emptied is found by indexes, and not by looking at all that was
// ever kept: it is looked for in every round.
func TestOldLettersAreFoundByIndex(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	made, err := OpenUnsynced(t.Context(), path, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer made.Close()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, c := range []struct {
		table, statement string
		args             []any
	}{{"letters", emptyLetters, []any{0, 0, 0}}, {"outbox", emptyOutgoing, []any{0, 0}}} {
		plan := planOf(t, db, c.statement, c.args)
		if strings.Contains(plan, "SCAN "+c.table) || strings.Count(plan, c.table+"_kept (player") != 2 {
			t.Errorf("%s:\n%s", c.table, plan)
		}
	}
}

// planOf is how SQLite goes about a statement.
func planOf(t *testing.T, db *sql.DB, statement string, args []any) string {
	t.Helper()
	rows, err := db.Query("EXPLAIN QUERY PLAN "+statement, args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		var id, parent, rest int
		var step string
		if err := rows.Scan(&id, &parent, &rest, &step); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, step)
	}
	return strings.Join(steps, "\n")
}
