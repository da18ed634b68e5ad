package gm

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/reports"
)

// A command is a letter whose only line it is; among others it is prose. ("clear"
// is one, too; the order language reads it.)
type command struct {
	words []string
	do    func(g *GM, tx Tx, f FiledLetter, w writer) (answer, error)
}

// commands are the letters that are commands, of proven players of a running
// game.
var commands = []command{
	{[]string{"orders"}, (*GM).showOrders},
	{[]string{"help", "help orders"}, (*GM).helpOrders},
	{[]string{"new tag"}, (*GM).newTag},
}

// commandIn returns the command that a letter is, nil if it is none.
func commandIn(text string) *command {
	said := strings.ToLower(strings.Join(strings.Fields(text), " "))
	said = strings.TrimRight(said, ".")
	for i := range commands {
		if slices.Contains(commands[i].words, said) {
			return &commands[i]
		}
	}
	return nil
}

// helpOrders answers with the help on orders.
func (g *GM) helpOrders(Tx, FiledLetter, writer) (answer, error) {
	return answer{Answered, "help", g.Words.HelpLetter()}, nil
}

// showOrders answers with what is on file for the next turn and those behind it.
func (g *GM) showOrders(tx Tx, f FiledLetter, w writer) (answer, error) {
	turn := w.game.turnAt(f.Letter.Arrived)
	counting, err := tx.SheetsFor(w.game.ID, turn, f.Letter.Arrived)
	if err != nil {
		return answer{}, err
	}
	later, err := tx.LaterSheets(w.player().ID, turn)
	if err != nil {
		return answer{}, err
	}
	table, mine := w.game.orderTable(turn), counting[w.player().ID]
	filed := reports.OnFile{
		Acknowledged: w.game.acknowledged(w, f.Letter, orders.Read(mine.Orders, table, w.seat).WithoutStanding()),
		StandingText: mine.Standing, Later: later,
	}
	filed.Standing = orders.ReadStanding(mine.Standing, table, w.seat)
	return answer{Answered, "asked for orders", g.Words.For(table.Names).OnFile(filed)}, nil
}
