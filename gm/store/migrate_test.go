package store_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
)

// A database of the first form is brought up to date with all that is in it.
func TestFirstFormIsBroughtUpToDate(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	first, err := os.ReadFile("forms/migrations/0001_first.sql")
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
	db, err := store.Open(t.Context(), path, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	err = db.View(t.Context(), func(view records.View) error {
		game, err := view.Games.Named("friday")
		if err == nil && (len(game.Players) != 1 || game.Players[0].Address != "ann@example.org" || game.Players[0].Generation != 3) {
			t.Errorf("got %+v", game.Players)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The sixth migration makes two tables anew: nothing in them is lost.
func TestFifthFormKeepsItsSheetsAndOutbox(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	old, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"0001_first", "0002_addresses", "0003_bounces", "0004_rates", "0005_proven"} {
		statements, err := os.ReadFile("forms/migrations/" + name + ".sql")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := old.Exec(string(statements)); err != nil {
			t.Fatal(name, err)
		}
	}
	_, err = old.Exec(`
		INSERT INTO games (id, name, state, schedule, zone, keep_seats, position, created)
			VALUES (1, 'friday', 'running', '0 20 * * *', 'UTC', 0, ?, 7);
		INSERT INTO players (id, game, seat, name, generation, thread) VALUES (1, 1, 0, 'Ann', 3, 'x'), (2, 1, 1, 'Bob', 1, 'y');
		INSERT INTO addresses (player, address, place) VALUES (1, 'ann@example.org', 0), (2, 'bob@example.org', 0);
		INSERT INTO letters (id, uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, player)
			VALUES (4, 1, 2, x'01', 5, 6, 'ann@example.org', '', 'in@x', 3, x'02', 'buy', 'applied', '', 1);
		INSERT INTO sheets (id, player, turn, letter, arrived, orders, standing, cleared) VALUES (9, 1, 2, 4, 5, 'buy Mine', 'buy Forest', 1);
		INSERT INTO outbox (id, kind, state, message_id, recipient, player, letter, raw, created, due, attempts, sent, trouble, tried, proven)
			VALUES (8, 'answer', 'sent', 'out@x', 'ann@example.org', 1, 4, x'03', 10, 11, 2, 12, 'late', 13, 1);
		PRAGMA user_version = 5`, aPosition(t))
	if err != nil {
		t.Fatal(err)
	}
	old.Close()
	db, err := store.Open(t.Context(), path, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	at := func(second int64) time.Time { return time.Unix(second, 0).UTC() }
	standing := "buy Forest"
	update(t, db, func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		fail(t, err)
		same(t, "places", game.Places, 2)
		same(t, "began", game.Began, at(7))
		same(t, "terms", game.Terms, records.Terms{})
		sheets, err := tx.Sheets.Of(1)
		fail(t, err)
		same(t, "sheets", sheets, []records.Sheet{{ID: 9, Player: 1, Turn: 2, Letter: 4, Arrived: at(5), Orders: "buy Mine", Standing: &standing, Cleared: true}})
		out, err := tx.Outbox.Letter(8)
		fail(t, err)
		same(t, "outbox", out, records.Outgoing{
			ID: 8, Kind: records.Answer, State: records.Sent, MessageID: "out@x", To: "ann@example.org", Player: 1, Letter: 4, Raw: []byte{3},
			Created: at(10), Due: at(11), Attempts: 2, SentAt: at(12), Trouble: "late", Proven: true,
		})
		tried, _, err := tx.Outbox.Tried(at(12))
		same(t, "tried", tried, 1)
		return err
	})
	if c := counting(t, db, records.Game{ID: 1, Players: []records.Player{{ID: 1}}}, 2, at(5)); c.Sent || !c.Heard {
		t.Errorf("a sheet that was taken back counts: %+v", c)
	}
}

// aPosition is a position as it is stored.
func aPosition(t *testing.T) (text string) {
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := store.Open(t.Context(), path, atNoon)
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
