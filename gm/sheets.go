package gm

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/orders"
	"machipost/reports"
)

// applyOrders reads the orders in a proven player's letter, files them and
// returns the acknowledgement.
func (g *GM) applyOrders(tx Tx, f FiledLetter, w writer) (answer, error) {
	text := f.Letter.Text
	if w.asked != nil && isYes(text) {
		text = w.asked.Letter.Text
		if err := tx.SetLetterState(w.asked.ID, Applied, "confirmed", ""); err != nil {
			return answer{}, err
		}
	}
	if command := commandIn(text); command != nil {
		return command.do(g, tx, f, w)
	}
	table := w.game.orderTable(w.game.turnAt(f.Letter.Arrived))
	ack := w.game.acknowledged(w, f.Letter, orders.Read(text, table, w.seat))
	a, err := g.fileOrders(tx, f, w, &ack, table)
	if err == nil {
		a.text = g.Words.For(table.Names).Acknowledgement(ack)
	}
	return a, err
}

// fileOrders files what an acknowledgement is about, and adds to it what the
// store knows.
func (g *GM) fileOrders(tx Tx, f FiledLetter, w writer, ack *reports.Acknowledged, table orders.Table) (answer, error) {
	switch {
	case ack.Sheet.Clear:
		taken, err := tx.ClearSheets(w.player().ID, table.Turn)
		ack.Cleared = taken > 0
		return answer{state: Applied}, err
	case ack.Sheet.Empty():
		return answer{state: Answered, why: "no orders understood"}, nil
	}
	if err := tx.AddSheet(toFile(f, w, ack.Sheet, table.Turn)); err != nil {
		return answer{}, err
	}
	counting, err := tx.SheetsFor(w.game.ID, table.Turn, f.Letter.Arrived)
	ack.Standing = orders.ReadStanding(counting[w.player().ID].Standing, table, w.seat)
	return answer{state: Applied}, err
}

// turnAt is the turn that orders are for which arrived at a time: those that
// came behind the cut-off are for the next, for that one is being resolved
// without them.
func (g *Game) turnAt(arrived time.Time) int {
	if arrived.After(g.Cut()) {
		return g.Position.Turn + 1
	}
	return g.Position.Turn
}

// acknowledged begins the acknowledgement of a sheet.
func (g *Game) acknowledged(w writer, l Letter, sheet orders.Sheet) reports.Acknowledged {
	return reports.Acknowledged{
		Table: g.table(), Me: w.seat, Sheet: sheet, Late: l.Arrived.After(g.Cut()), Deadline: g.LocalDeadline(),
	}
}

// toFile is the sheet as it is kept: in canonical form, so that a turn resolved
// again reads the same whatever the order language has become.
func toFile(f FiledLetter, w writer, sheet orders.Sheet, turn int) Sheet {
	filed := Sheet{Player: w.player().ID, Turn: turn, Letter: f.ID, Arrived: f.Letter.Arrived, Orders: sheet.Canonical()}
	if sheet.Turn > 0 {
		filed.Turn = sheet.Turn
	}
	if sheet.HasStanding {
		standing := sheet.Standing()
		filed.Standing = &standing
	}
	return filed
}

// orderTable is what the order language must know of a game.
func (g *Game) orderTable(turn int) orders.Table {
	return orders.Table{Names: g.Names(), Rules: g.Position.Rules, Turn: turn}
}

// yes are the words that confirm a letter.
var yes = []string{"yes", "confirm", "sí", "si"}

// signOff is how many words may stand below a yes: a name. More may take it back.
const signOff = 3

// isYes tells whether a letter is a yes and nothing else but a name.
func isYes(text string) bool {
	first, rest, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return slices.Contains(yes, strings.Trim(strings.ToLower(first), " .!\t")) && len(strings.Fields(rest)) <= signOff
}

// decisions returns the players of a turn, in seat order, as their orders make
// them.
func decisions(game *Game, counting []Counting) [engine.MaxPlayers]*orders.Player {
	var players [engine.MaxPlayers]*orders.Player
	table := game.orderTable(game.Position.Turn)
	for i, c := range counting {
		seat := engine.Seat(i)
		players[i] = orders.Decide(orders.Read(c.Orders, table, seat).WithoutStanding(), orders.ReadStanding(c.Standing, table, seat))
	}
	return players
}
