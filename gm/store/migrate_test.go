package store_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"testing"

	"machipost/gm"
	"machipost/gm/store"
)

// A database of the first form is brought up to date with all that is in it.
func TestFirstFormIsBroughtUpToDate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.db")
	first, err := os.ReadFile("migrations/0001_first.sql")
	if err != nil {
		t.Fatal(err)
	}
	old, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = old.Exec(string(first)+`
		INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, created)
			VALUES (1, 'friday', 'waiting', '0 20 * * *', 'UTC', 0, ?, 0);
		INSERT INTO players (game, seat, name, address, generation, thread) VALUES (1, 0, 'Ann', 'ann@example.org', 3, 'x');
		PRAGMA user_version = 1`, aPosition(t))
	if err != nil {
		t.Fatal(err)
	}
	old.Close()
	db, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	err = db.View(t.Context(), func(tx gm.Tx) error {
		game, err := tx.Game("friday")
		if err == nil && (len(game.Players) != 1 || game.Players[0].Address != "ann@example.org" || game.Players[0].Generation != 3) {
			t.Errorf("got %+v", game.Players)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// aPosition is a position as it is stored.
func aPosition(t *testing.T) (text string) {
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	addGame(t, db, "friday")
	db.Close()
	now, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer now.Close()
	if err := now.QueryRow("SELECT position FROM games").Scan(&text); err != nil {
		t.Fatal(err)
	}
	return text
}
