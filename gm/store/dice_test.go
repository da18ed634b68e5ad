package store_test

import (
	"slices"
	"testing"

	"machipost/gm/dice"
	"machipost/gm/records"
)

// What is kept of dice is read back as it was; a roll is taken once, and a player gives
// once.
func TestDiceAreKept(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	lock := records.DiceLock{Game: game.ID, Chain: dice.NewChain(dice.Key{1}), Deck: dice.Key{2}, Since: 3}
	roll := records.Roll{Game: game.ID, Block: dice.Block{
		Roll: dice.Roll{Game: "friday", Turn: 1, Number: 1, Seats: []dice.Given{dice.None, "word rhubarb"}, Public: dice.Private},
		Gave: []int{1, 6}, Told: []dice.Telling{{Seat: 1, Given: "word plum"}},
	}}
	update(t, db, func(tx records.Tx) error {
		if none, err := tx.Dice.Of(game.ID); none != nil || err != nil {
			t.Errorf("before a lock: %+v, %v", none, err)
		}
		fail(t, tx.Dice.Lock(lock))
		lock.Told = []dice.Given{dice.None, dice.None}
		fail(t, tx.Dice.Lock(lock))
		kept, err := tx.Dice.Of(game.ID)
		fail(t, err)
		same(t, "the lock", kept.Chain.Bytes(), lock.Chain.Bytes())
		if kept.Deck != lock.Deck || kept.Since != 3 || !slices.Equal(kept.Told, lock.Told) {
			t.Errorf("the lock is %+v", kept)
		}
		if none, err := tx.Dice.Rolls(game.ID); none != nil || err != nil {
			t.Errorf("before a roll: %+v, %v", none, err)
		}
		fail(t, tx.Dice.AddRoll(roll))
		second := roll
		second.Number, second.Turn, second.Told = 2, 2, nil
		fail(t, tx.Dice.AddRoll(second))
		rolls, err := tx.Dice.Rolls(game.ID)
		fail(t, err)
		roll.Key, _ = lock.Chain.Key(1)
		second.Key, _ = lock.Chain.Key(2)
		same(t, "the rolls", rolls, []records.Roll{roll, second})
		return nil
	})
	err := db.Update(t.Context(), func(tx records.Tx) error { return tx.Dice.AddRoll(roll) })
	if err == nil {
		t.Error("a roll was taken twice")
	}
	gives := func(player int64, what dice.Given, want bool) {
		t.Helper()
		update(t, db, func(tx records.Tx) error {
			gave, err := tx.Dice.Give(player, records.Gift{What: what, Since: 2})
			if gave != want {
				t.Errorf("%d gives %q: %t", player, what, gave)
			}
			return err
		})
	}
	gives(ann, "word one", true)
	gives(ann, "word two", false)
	gives(bob, "word two", true)
	update(t, db, func(tx records.Tx) error { return tx.Dice.Pass(bob) })
	gives(bob, "word three", true)
	gives(other.Players[0].ID, "word four", true)
	update(t, db, func(tx records.Tx) error {
		gifts, err := tx.Dice.Gifts(game.ID)
		same(t, "the gifts", gifts, map[int64]records.Gift{ann: {What: "word one", Since: 2}, bob: {What: "word three", Since: 2}})
		return err
	})
	update(t, db, func(tx records.Tx) error { return tx.Players.Remove(other.Players[0].ID) })
	update(t, db, func(tx records.Tx) error {
		gifts, err := tx.Dice.Gifts(other.ID)
		same(t, "the gifts of who left", gifts, map[int64]records.Gift{})
		return err
	})
}
