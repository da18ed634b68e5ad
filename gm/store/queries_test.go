package store_test

import (
	"errors"
	"testing"
	"time"

	"machipost/gm/records"
)

// What one turn, or one player, asks for is read by query, not all that was ever sent.
func TestSheetsOfATurnAndOfAPlayer(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	standing := "buy Forest"
	addSheet(t, db, ann, 1, noon, "buy Mine", &standing)
	addSheet(t, db, ann, 2, noon.Add(time.Second), "buy Ranch", nil)
	addSheet(t, db, bob, 2, noon.Add(2*time.Second), "buy Bakery", &standing)
	addSheet(t, db, ann, 3, noon.Add(3*time.Second), "buy Cafe", nil)
	addSheet(t, db, other.Players[0].ID, 2, noon.Add(4*time.Second), "buy Mine", nil)
	arrived := func(turn int, since time.Time) (orders []string) {
		update(t, db, func(tx records.Tx) error {
			sheets, err := tx.Sheets.Arrived(game.ID, turn, since)
			for _, s := range sheets {
				told := s.Orders
				if s.Standing != nil {
					told += ", standing"
				}
				if s.Cleared {
					told += ", cleared"
				}
				orders = append(orders, told)
			}
			return err
		})
		return orders
	}
	same(t, "of a turn", arrived(2, time.Time{}), []string{"buy Ranch", "buy Bakery, standing"})
	same(t, "later than", arrived(2, noon.Add(time.Second)), []string{"buy Bakery, standing"})
	update(t, db, func(tx records.Tx) error { return tx.Sheets.ClearFrom(ann, 2) })
	same(t, "behind a turn taken back", arrived(1, time.Time{}), []string{"buy Mine, standing"})
	same(t, "of the turn itself", arrived(2, time.Time{}), []string{"buy Ranch, cleared", "buy Bakery, standing"})
	same(t, "of the next", arrived(3, time.Time{}), []string{"buy Cafe, cleared"})
	update(t, db, func(tx records.Tx) error { return tx.Sheets.Withdraw(bob) })
	same(t, "withdrawn", arrived(2, time.Time{}), []string{"buy Ranch, cleared", "buy Bakery, cleared"})
	same(t, "of another player", arrived(1, time.Time{}), []string{"buy Mine, standing"})
}

func TestTheLastTurnAndWhatCounted(t *testing.T) {
	t.Parallel()
	db := eighthForm(t)
	update(t, db, func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		fail(t, err)
		all, err := tx.Turns.Of(game.ID)
		fail(t, err)
		last, err := tx.Turns.Last(game.ID)
		fail(t, err)
		same(t, "the last turn", last, all[len(all)-1])
		counted, err := tx.Turns.Counted(game.ID)
		fail(t, err)
		same(t, "turns", len(counted), len(all))
		for i, turn := range all {
			same(t, "what counted", counted[i], records.CountedTurn{Number: turn.Number, Orders: turn.Orders})
		}
		names, err := tx.Turns.Names(game.ID)
		fail(t, err)
		same(t, "names", names, []string{"Ann", "Bert", "Bob", "Cat", "Flo"})
		waiting, err := tx.Games.Named("newyear")
		fail(t, err)
		if _, err := tx.Turns.Last(waiting.ID); !errors.Is(err, records.ErrNoTurn) {
			t.Errorf("the last turn of a game without one: %v", err)
		}
		return nil
	})
}
