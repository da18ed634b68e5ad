package store_test

import (
	"testing"

	"machipost/gm/records"
)

// What was reckoned of a turn is read back as it was, and replaced when the turn is played
// again.
func TestMeasuresAreKept(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Measures.Put(game.ID, records.Measure{Turn: 2, Luck: []int{3, -3}, Odds: []int{55, 45}}))
		fail(t, tx.Measures.Put(game.ID, records.Measure{Turn: 1, Luck: []int{36, 0}, Odds: []int{60, 40}}))
		fail(t, tx.Measures.Put(other.ID, records.Measure{Turn: 1, Luck: []int{0, 1}}))
		return tx.Measures.Put(game.ID, records.Measure{Turn: 2, Luck: []int{-1, 1}})
	})
	update(t, db, func(tx records.Tx) error {
		kept, err := tx.Measures.Of(game.ID)
		same(t, "of friday", kept, []records.Measure{{Turn: 1, Luck: []int{36, 0}, Odds: []int{60, 40}}, {Turn: 2, Luck: []int{-1, 1}}})
		return err
	})
}

// Of games that are won it is known what was said of the winner; the newest come first.
func TestProphecies(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	var games []records.Game
	for _, name := range []string{"one", "two", "three", "four"} {
		games = append(games, addGame(t, db, name))
	}
	update(t, db, func(tx records.Tx) error {
		for i, game := range games {
			if i != 1 { // that one is not over: its last turn was taken back
				game.Finish(tx.Now)
				fail(t, tx.Games.Save(game))
			}
			said := []int{60 + 5*i, 40 - 5*i}
			if i == 2 { // and of this one nothing was said
				said = nil
			}
			fail(t, tx.Measures.Put(game.ID, records.Measure{Turn: 1, Luck: []int{3, -3}, Odds: said}))
			fail(t, tx.Measures.Put(game.ID, records.Measure{Turn: 2, Luck: []int{3, -3}, Odds: said}))
			fail(t, tx.Measures.Put(game.ID, records.Measure{Turn: 3, Luck: []int{0, 0}, Won: []int{i % 2}}))
		}
		return nil
	})
	update(t, db, func(tx records.Tx) error {
		one := records.Prophecy{Said: [][]int{{60, 40}, {60, 40}}, Won: []int{0}}
		four := records.Prophecy{Said: [][]int{{75, 25}, {75, 25}}, Won: []int{1}}
		for limit, want := range [][]records.Prophecy{nil, {four}, {four}, {four, one}, {four, one}} {
			told, err := tx.Measures.Prophecies(limit)
			fail(t, err)
			same(t, "told", told, want)
		}
		return nil
	})
}

// Who wants something wants it until it is taken back, or its owner is forgotten.
func TestWishesAreKept(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	update(t, db, func(tx records.Tx) error {
		for _, address := range []string{"ann@example.org", "bob@example.org", "cat@example.org", "cat@example.org"} {
			fail(t, tx.Wishes.Set(address, records.NoArchive, true))
		}
		fail(t, tx.Wishes.Set("ann@example.org", records.TellSpeed, true))
		fail(t, tx.Wishes.Set("bob@example.org", records.NoArchive, false))
		_, err := tx.Forgetting.Person("cat@example.org")
		return err
	})
	update(t, db, func(tx records.Tx) error {
		for _, wish := range []records.Wish{records.NoArchive, records.TellSpeed} {
			have, err := tx.Wishes.Wish(wish)
			fail(t, err)
			same(t, string(wish), have, map[string]bool{"ann@example.org": true})
		}
		return nil
	})
}
