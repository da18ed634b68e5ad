package gm_test

import (
	"fmt"
	"strings"
	"testing"

	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// play resolves the turn that comes of friday within a transaction, with what was made of it
// before.
func (tb *table) play(tx records.Tx, foreseen turns.Foreseen) error {
	game, err := tx.Games.Named("friday")
	if err != nil {
		return err
	}
	counting, err := turns.CountSheets(tx.View(), &game)
	if err != nil {
		return err
	}
	return tb.Turns.Play(tx, &game, counting, dice.Private, foreseen)
}

// playedNow resolves the turn that comes of friday, with what was made of it before, and
// returns all that was stored of it and all that is queued.
func (tb *table) playedNow(foreseen turns.Foreseen) string {
	tb.Helper()
	var said strings.Builder
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		said.Reset()
		if err := tb.play(tx, foreseen); err != nil {
			return err
		}
		game, err := tx.Games.Named("friday")
		if err != nil {
			return err
		}
		turn, err := tx.Turns.Last(game.ID)
		if err != nil {
			return err
		}
		fmt.Fprintf(&said, "%+v\n%+v\n", game, turn)
		letters, err := tx.Outbox.Newest([]records.OutgoingState{records.Queued}, 100)
		for _, l := range letters {
			if err != nil {
				return err
			}
			l, err = tx.Outbox.Letter(l.ID)
			fmt.Fprintf(&said, "%s %s\n%s\n", l.To, l.MessageID, l.Raw)
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return said.String()
}

// What is made of a turn before its transaction comes out as if it were made within,
// whatever happens between the two.
func TestForeseenTurns(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		change func(tb *table)
	}{
		{"nothing", func(*table) {}},
		{"a second", func(tb *table) { tb.at(1, "12:00:01") }},
		{"orders", func(tb *table) { tb.asks(ann, "buy Bakery, Wheat Field, Cafe, Livestock Farm, Forest") }},
		{"orders without effect", func(tb *table) { tb.asks(ann, "tv Bob") }},
		{"press", func(tb *table) { tb.asks(bob, "press: Hear me!") }},
		{"a language", func(tb *table) { tb.asks(bob, "language es") }},
		{"a zone", func(tb *table) { tb.asks(bob, "zone Asia/Tokyo") }},
		{"plain letters", func(tb *table) { tb.asks(bob, "html off") }},
		{"an absence", func(tb *table) { tb.asks(bob, "absent until 2027-01-04") }},
		{"a name", func(tb *table) {
			tb.does(tb.Steps.RenamePlayer(tb.Context(), "friday", "Bob", "Rob", why))
		}},
		{"a reader", func(tb *table) {
			tb.writes(eve, "hello", "watch friday")
			tb.round()
			tb.reply(eve, "yes")
		}},
		{"another table", func(tb *table) {
			tb.change("friday", func(g *records.Game) { g.Position.Towns[1].Coins = 40 })
		}},
		{"other dice", func(tb *table) {
			tb.changesLock(func(l *records.DiceLock) { l.Chain = dice.NewChain(dice.Key{9}) })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			played := func(foresees bool) string {
				tb := setTable(t)
				tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
				tb.asks(ann, "buy Forest")
				tb.at(1, "12:00:00")
				var foreseen turns.Foreseen
				if foresees {
					var err error
					if foreseen, err = tb.Turns.Foresee(t.Context(), "friday", dice.Private); err != nil {
						t.Fatal(err)
					}
				}
				c.change(tb)
				return tb.playedNow(foreseen)
			}
			if with, without := played(true), played(false); with != without {
				t.Errorf("made before\n%s\nand not\n%s", with, without)
			}
		})
	}
}

// changesLock changes the lock of friday's dice.
func (tb *table) changesLock(change func(*records.DiceLock)) {
	tb.Helper()
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		lock, err := tx.Dice.Of(tb.found("friday").ID)
		if err == nil {
			change(lock)
			err = tx.Dice.Lock(*lock)
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// Many turns that are due at once are made by several goroutines, and stored and told in the
// order of the games, the same each time.
func TestManyTurnsAtOnce(t *testing.T) {
	t.Parallel()
	resolved := func() string {
		tb := setTable(t)
		for i := range 12 {
			tb.start(fmt.Sprintf("game%02d", i))
		}
		tb.at(1, "20:01:00")
		if report := tb.round(); report.Turns != 12 {
			t.Fatalf("%+v", report)
		}
		var said strings.Builder
		err := tb.db.View(t.Context(), func(view records.View) error {
			letters, err := view.Outbox.Newest(nil, 1000)
			for _, l := range letters {
				fmt.Fprintln(&said, l.ID, l.To, l.MessageID, l.Player)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for i := range 12 {
			tb.verified(fmt.Sprintf("game%02d", i), 1)
		}
		return said.String()
	}
	if first, again := resolved(), resolved(); first != again {
		t.Errorf("%s\nand again\n%s", first, again)
	}
}
