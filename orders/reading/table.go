package reading

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/lines"
)

// Limits of a sheet, after quoted mail and the signature are taken away.
const (
	MaxLines      = lines.MaxLines      // lines of a sheet
	MaxLineLength = lines.MaxLineLength // characters of a line
)

// A Table is what must be known of a game to read orders for it.
type Table struct {
	Names []string // in seat order
	Rules engine.Rules
	Turn  int // the postal turn to be resolved next

	// OnFile is the writer's sheet for that turn, which a letter may amend, and Last
	// that of the turn before, which a letter may name; nil for none.
	OnFile, Last *orders.Sheet

	// Command is asked of each line, from top to bottom, whether it asks something
	// of the GM beside orders, whatever that is; such a line is taken out. alone
	// tells that it is the only line, but for a name below. Nil takes none out.
	Command func(line string, alone bool) bool
}

// firstPlayer tells who goes first, and so goes twice, in a turn (ruling 3.1).
func (t Table) firstPlayer(turn int) engine.Seat {
	if len(t.Names) == 0 || turn < 1 {
		return engine.NoSeat
	}
	return engine.Seat((turn - 1) % len(t.Names))
}

// Seat is the seat of a player by name, its unambiguous beginning, `player 2` or
// `P2`; false for nobody.
func (t Table) Seat(name string) (engine.Seat, bool) {
	return exact.New(t.Names, t.Rules.InPlay(), engine.NoSeat).Player(name)
}

// Reserved tells whether a text is made of words of the order language, or is a
// heading, a seat, a command or a card that begins an order, so that no player may be
// called so.
func Reserved(name string) bool { return exact.Reserved(name) }
