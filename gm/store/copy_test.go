package store_test

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	"machipost/gm/records"
	"machipost/gm/store"
)

// A copy holds what was committed by then, also while the database is open; what is
// done to it afterwards is not done to the database.
func TestCopy(t *testing.T) {
	t.Parallel()
	from, to := filepath.Join(t.TempDir(), "games ?%.db"), filepath.Join(t.TempDir(), "copy.db")
	db, err := store.Open(t.Context(), from, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	set(t, db, "one")
	if err := store.Copy(t.Context(), from, to); err != nil {
		t.Fatal(err)
	}
	copied, err := store.Open(t.Context(), to, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	if got := setting(t, copied); got != "one" {
		t.Errorf("the copy says %q", got)
	}
	set(t, copied, "two")
	if got := setting(t, db); got != "one" {
		t.Errorf("the database says %q", got)
	}
	if err := store.Copy(t.Context(), filepath.Join(t.TempDir(), "none.db"), filepath.Join(t.TempDir(), "copy.db")); err == nil {
		t.Error("there was nothing to copy")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := store.Copy(ctx, from, filepath.Join(t.TempDir(), "late.db")); !errors.Is(err, context.Canceled) {
		t.Errorf("with an ended context: %v", err)
	}
}

func set(t *testing.T, db records.Store, value string) {
	t.Helper()
	if err := db.Update(t.Context(), func(tx records.Tx) error { return tx.Settings.Set("copied", value) }); err != nil {
		t.Fatal(err)
	}
}

func setting(t *testing.T, db records.Store) (value string) {
	t.Helper()
	err := db.View(t.Context(), func(view records.View) (err error) {
		value, err = view.Settings.Value("copied")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return value
}
