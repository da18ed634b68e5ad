package gm

import (
	"slices"
	"strings"

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
	turn := w.game.Position.Turn
	late := f.Letter.Arrived.After(w.game.Cut())
	if late {
		turn++ // the one that is over is being resolved without it
	}
	table := w.game.orderTable(turn)
	sheet := orders.Read(text, table, w.seat)
	ack := reports.Acknowledged{Table: w.game.table(), Me: w.seat, Sheet: sheet, Late: late, Deadline: w.game.LocalDeadline()}
	switch {
	case sheet.Clear:
		taken, err := tx.ClearSheets(w.player().ID, turn)
		ack.Cleared = taken > 0
		return answer{Applied, "", g.Words.For(table.Names).Acknowledgement(ack)}, err
	case sheet.Empty():
		return answer{Answered, "no orders understood", g.Words.For(table.Names).Acknowledgement(ack)}, nil
	}
	if err := tx.AddSheet(toFile(f, w, sheet, turn)); err != nil {
		return answer{}, err
	}
	counting, err := tx.SheetsFor(w.game.ID, turn, f.Letter.Arrived)
	if err != nil {
		return answer{}, err
	}
	ack.Standing = orders.ReadStanding(counting[w.player().ID].Standing, table, w.seat)
	return answer{Applied, "", g.Words.For(table.Names).Acknowledgement(ack)}, nil
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

// yes are the words that confirm a letter, alone on its first line.
var yes = []string{"yes", "ok", "okay", "confirm", "sí", "si"}

func isYes(text string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return slices.Contains(yes, strings.Trim(strings.ToLower(first), " .!\t"))
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
