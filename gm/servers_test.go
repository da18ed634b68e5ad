//go:build servers

package gm_test

import (
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

// With the tag servers the moderator is tried on a PostgreSQL, where there is one.
func init() {
	if !trial.Started() {
		return
	}
	onServer = func(tb *table) memoryOf {
		tb.Helper()
		if tb.path == "" {
			tb.path = trial.Database(tb.T)
		}
		db, err := postgres.OpenClocked(tb.Context(), tb.path, "", tb.ours)
		if err != nil {
			tb.Fatal(err)
		}
		tb.Cleanup(func() { db.Close() })
		return db
	}
}
