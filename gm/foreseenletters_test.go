package gm_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"machipost/gm"
	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
)

// alone is an inbox that hands over each letter by itself: none is read before its turn.
type alone struct{ post.Inbox }

func (i alone) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	return i.Inbox.Unread(ctx, done, func(some []post.Letter) error {
		for one := range slices.Chunk(some, 1) {
			if err := file(one); err != nil {
				return err
			}
		}
		return nil
	})
}

// What letters of a batch come to is the same whether they were read before their turn or
// not, also where what they are read by is changed by the letters before them.
func TestForeseenLetters(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		write func(tb *table)
		says  string // what one of the answers says
	}{
		{"orders of two", func(tb *table) { tb.reply(ann, "buy Forest"); tb.reply(bob, "buy Mine") }, "Mine"},
		{"a change of the orders before", func(tb *table) {
			tb.reply(ann, "buy Forest, Mine")
			tb.reply(ann, "also buy Bakery")
		}, "buy Forest, Mine\n  buy Bakery"},
		{"a name that the letter before has changed", func(tb *table) {
			tb.reply(ann, "name Hannah")
			tb.reply(bob, "tv Hannah")
		}, "Hannah"},
		{"a game that the letter before has opened", func(tb *table) {
			tb.reply(eve, "yes")
			tb.reply(ann, "buy Forest\nWatch sunday!")
		}, "You get the reports of sunday"},
		{"orders that the letter before has taken back", func(tb *table) {
			tb.reply(ann, "clear")
			tb.reply(ann, "also buy Bakery")
		}, "Bakery"},
		{"an answer in the language that the letter before has asked for", func(tb *table) {
			tb.reply(ann, "language es")
			tb.reply(ann, "buy Bakery")
		}, "cada jugada"},
		{"an answer without a page, as the letter before has asked", func(tb *table) {
			tb.reply(ann, "html off")
			tb.reply(ann, "buy Bakery")
		}, "Bakery"},
		{"standing orders, and orders beside them", func(tb *table) {
			tb.reply(ann, "standing: roll 1\nbuy Forest")
			tb.reply(ann, "buy Bakery")
			tb.reply(bob, "standing: none\ntv Ann")
		}, "roll 1"},
		{"a question", func(tb *table) {
			tb.reply(ann, "buy the Forest gribbly")
			tb.reply(bob, "buy Mien\nbuy Bakery, Wheet Feild")
		}, "gribbly"},
		{"no orders", func(tb *table) {
			tb.reply(ann, "help")
			tb.reply(bob, "press: hello")
			tb.write(eve, "hi", "", "hello")
		}, "Your press is printed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			filed := func(change func(*gm.Deps)) string {
				tb := setTable(t)
				tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
				tb.with(func(d *gm.Deps) { d.NewGames, d.Zone = commands.OpenersEverybody, "UTC" })
				tb.writes(eve, "hi", aNewGame)
				tb.asks(ann, "buy Wheat Field")
				tb.with(change)
				c.write(tb)
				tb.round()
				return tb.allKept()
			}
			together, by := filed(func(*gm.Deps) {}), filed(func(d *gm.Deps) { d.Inbox = alone{d.Inbox} })
			if together != by {
				t.Errorf("together\n%s\nand one by one\n%s", together, by)
			}
			if !strings.Contains(together, c.says) {
				t.Errorf("%q is said nowhere in\n%s", c.says, together)
			}
		})
	}
}

// A looked counts how often a store is looked at while letters are filed.
type looked struct {
	records.Store
	filing atomic.Bool
	looks  atomic.Int64
}

func (l *looked) View(ctx context.Context, f func(records.View) error) error {
	if l.filing.Load() {
		l.looks.Add(1)
	}
	return l.Store.View(ctx, f)
}

func (l *looked) Group(ctx context.Context, f func(records.Updater) error) error {
	l.filing.Store(true)
	defer l.filing.Store(false)
	return l.Store.Group(ctx, f)
}

// sole are the holds of a process that has all of them.
type sole struct{}

func (sole) Hold(context.Context, string) (bool, error) { return true, nil }
func (sole) Release(string)                             {}

// Where several processes share a database on a server, nothing is read ahead: to ask for
// all twice takes longer there than what is read.
func TestForeseenLettersAreNotShared(t *testing.T) {
	t.Parallel()
	for holds, want := range map[records.Holds]bool{nil: true, sole{}: false} {
		tb := setTable(t)
		tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob")
		store := &looked{Store: tb.deps.Store}
		tb.with(func(d *gm.Deps) { d.Store, d.Holds = store, holds })
		tb.reply(ann, "buy Forest")
		tb.reply(bob, "buy Mine")
		tb.round()
		tb.says(bob, "buy Mine")
		if got := store.looks.Load() > 0; got != want {
			t.Errorf("holds %v: letters are read ahead: %v", holds, got)
		}
	}
}

// allKept is what is on file of friday, and all that was written.
func (tb *table) allKept() string {
	tb.Helper()
	var all strings.Builder
	err := tb.db.View(tb.Context(), func(view records.View) error {
		game, err := view.Games.Named("friday")
		if err != nil {
			return err
		}
		sheets, err := view.Sheets.Of(game.ID)
		if err != nil {
			return err
		}
		for _, s := range sheets {
			fmt.Fprintf(&all, "%d: %+v\n", s.Player, s.Orders)
		}
		letters, err := view.Outbox.Newest(nil, 100)
		for _, l := range letters {
			if err != nil {
				return err
			}
			l, err = view.Outbox.Letter(l.ID)
			fmt.Fprintf(&all, "%s %s\n%s\n", l.To, l.MessageID, l.Raw)
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return all.String()
}
