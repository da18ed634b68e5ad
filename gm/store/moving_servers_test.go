//go:build servers

package store_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/moving"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

func isWell(records.View) error { return nil }

// What is taken from one engine to the other and back is the same, numbers that are given
// next included, and nothing is taken half.
func TestServersMoving(t *testing.T) {
	t.Parallel()
	from := eighthForm(t)
	address := trial.Database(t)
	server, err := postgres.OpenClocked(t.Context(), address, "", atNoon)
	fail(t, err)
	defer server.Close()
	errNo := errors.New("not well")
	if _, err := moving.Copy(t.Context(), from, server, func(records.View) error { return errNo }); !errors.Is(err, errNo) {
		t.Fatal(err)
	}
	same(t, "games behind a copy that was refused", trial.Do(t, address, "SELECT count(*) FROM games"), []string{"0"})
	there, err := moving.Copy(t.Context(), from, server, func(view records.View) error {
		game, err := view.Games.Named("FRIDAY")
		same(t, "a game", game.Name, "friday")
		return err
	})
	fail(t, err)
	if len(there) < 20 {
		t.Errorf("only %d tables", len(there))
	}
	if _, err := moving.Copy(t.Context(), from, server, isWell); !errors.Is(err, moving.ErrNotEmpty) {
		t.Errorf("copied into one that is not empty: %v", err)
	}
	fail(t, server.Update(t.Context(), func(tx records.Tx) error { // the next number is free
		f := records.FiledLetter{Filed: noon, State: records.Aside, Hash: [32]byte{1}}
		f.Letter.Arrived = noon
		_, err := tx.Letters.Add(f)
		return err
	}))
	trial.Do(t, address, "DELETE FROM letters WHERE id = (SELECT max(id) FROM letters)")
	back, _ := openFile(t)
	again, err := moving.Copy(t.Context(), server, back.(moving.Side), isWell)
	fail(t, err)
	same(t, "what came back", again, there)
}

// Whoever writes meanwhile waits.
func TestServersAlone(t *testing.T) {
	t.Parallel()
	server, err := postgres.OpenClocked(t.Context(), trial.Database(t), "", atNoon)
	fail(t, err)
	defer server.Close()
	empty, _ := openFile(t)
	written := make(chan error)
	_, err = moving.Copy(t.Context(), server, empty.(moving.Side), func(records.View) error {
		go func() { written <- server.Update(t.Context(), writing("late", well)) }()
		select {
		case <-written:
			return errors.New("somebody wrote meanwhile")
		case <-time.After(200 * time.Millisecond):
			return nil
		}
	})
	fail(t, err)
	fail(t, <-written)
	same(t, "what was written meanwhile", settings(t, empty, "late"), "")
}
