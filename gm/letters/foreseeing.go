package letters

import (
	"context"
	"iter"
	"reflect"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/ahead"
	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/voice"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
)

// This file reads the letters of a batch before their turn comes, several at once: that
// takes longer than to look up what they are read by. What was read is taken only where the
// letter's own update finds all that as it was, so nobody sees in what is stored whether it
// was read before.

// A basis is all that a text is read by, but for the names of games.
type basis struct {
	text         string
	inGame       bool // the writer is a player who may write prose
	orders       bool // and may send orders
	seat         engine.Seat
	table        ordersreading.Table // without the sheets; zero where nobody may
	onFile, last records.Counting    // the writer's, for the turn that comes and the one before
}

// basisOf is that of a text in a letter that arrived then. It fails only when the store
// does.
func basisOf(view records.View, by senders.Writer, arrived time.Time, text string) (b basis, err error) {
	b = basis{text: text, inGame: by.Standing == senders.Proven, seat: by.Seat}
	if b.orders = b.inGame && by.Game.State == records.Running; !b.orders {
		return b, nil
	}
	b.table = by.Game.OrderTable(by.Game.TurnAt(arrived))
	if b.onFile, err = countingFor(view, by, b.table.Turn, arrived); err != nil {
		return b, err
	}
	b.last, err = countingFor(view, by, b.table.Turn-1, arrived)
	return b, err
}

// countingFor is what counted for the writer in a turn, by then.
func countingFor(view records.View, by senders.Writer, turn int, arrived time.Time) (records.Counting, error) {
	counting, err := view.Sheets.For(by.Game.ID, turn, arrived, by.Player().ID)
	return counting[by.Player().ID], err
}

// A reading is what was read in a text.
type reading struct {
	basis
	by       ordersreading.Table // with the sheets
	commands *commands.Reader
	press    []voice.Item
	sheet    orders.Sheet
	games    map[string]bool // the names that were looked up, and whether there are such games
	answer   *rendered       // rendered; nil for none
}

// read reads a text by its basis. It fails as isGame does, which tells whether there is a
// game of a name.
func (b basis) read(isGame func(string) (bool, error)) (*reading, error) {
	r := &reading{basis: b, by: b.table, games: map[string]bool{}}
	if b.orders {
		r.by.OnFile, r.by.Last = b.sheet(b.onFile, b.table.Turn), b.sheet(b.last, b.table.Turn-1)
	}
	r.commands = &commands.Reader{InGame: b.inGame, IsGame: func(name string) (is bool, err error) {
		is, err = isGame(name)
		r.games[name] = is
		return is, err
	}}
	items, rest := commands.TakePress(b.text, func(line string) bool { return b.orders && ordersreading.IsOrder(line, r.by, b.seat) })
	r.press, r.by.Command = items, r.commands.Take
	r.sheet = ordersreading.Read(withoutOurs(rest), r.by, b.seat)
	return r, r.commands.Fault
}

// sheet is the writer's that counts for a turn, without its standing part; nil when there is
// none.
func (b basis) sheet(counts records.Counting, turn int) *orders.Sheet {
	if !counts.Sent {
		return nil
	}
	table := b.table
	table.Turn = turn
	sheet := ordersreading.ReadKept(counts.Orders, table, b.seat).WithoutStanding()
	return &sheet
}

// holds tells whether a text would be read the same now. It fails as isGame does.
func (r *reading) holds(now basis, isGame func(string) (bool, error)) (bool, error) {
	if !reflect.DeepEqual(r.basis, now) {
		return false, nil
	}
	for name, was := range r.games {
		if is, err := isGame(name); err != nil || is != was {
			return false, err
		}
	}
	return true, nil
}

// readNow reads a text of the writer's, unless it was read before and would be read the
// same. It fails only when the store does.
func readNow(w *work, text string) (*reading, error) {
	isGame := func(name string) (bool, error) { return isGame(w.Tx.View(), name) }
	now, err := basisOf(w.Tx.View(), w.Writer, w.Filed.Letter.Arrived, text)
	if err != nil {
		return nil, err
	}
	if w.before != nil {
		holds, err := w.before.holds(now, isGame)
		if err != nil {
			return nil, err
		}
		if holds {
			w.before.commands.IsGame = isGame
			return w.before, nil
		}
	}
	return now.read(isGame)
}

// A coming letter is one of a batch, with what was read in it; nil for nothing.
type coming struct {
	post.Letter
	reading *reading
}

// readBefore are letters in their order, the later ones read while an earlier one is filed.
// One alone is not: nobody would do anything else meanwhile. Nor is any where to ask a server
// for all twice takes longer than what is read.
func (l *Letters) readBefore(ctx context.Context, some []post.Letter) iter.Seq[coming] {
	return ahead.Map(slices.Values(some), func(one post.Letter) coming {
		if len(some) == 1 || l.Shared {
			return coming{one, nil}
		}
		return coming{one, l.foresee(ctx, one)}
	})
}

// foresee reads a letter that a player has written with the right tag to a game that runs;
// nil of any other, and where that cannot be done: its own update will meet the same, and
// knows what to do about it.
func (l *Letters) foresee(ctx context.Context, one post.Letter) (r *reading) {
	defer func() {
		if recover() != nil {
			r = nil
		}
	}()
	if one.LeftOut+one.Automatic+one.Forged+one.Unreadable != "" {
		return nil
	}
	var by senders.Writer
	var now basis
	err := l.Store.View(ctx, func(view records.View) (err error) {
		by, err = l.Desk.Tags.Proven(view, one)
		if err != nil || by.Game == nil {
			return err
		}
		now, err = basisOf(view, by, one.Arrived, textOf(one))
		return err
	})
	if err != nil || !now.orders {
		return nil
	}
	r, err = now.read(func(name string) (is bool, err error) {
		err = l.Store.View(ctx, func(view records.View) error {
			is, err = isGame(view, name)
			return err
		})
		return is, err
	})
	if err != nil {
		return nil
	}
	r.answer = render(l.Desk, by, one, r)
	return r
}
