package reports

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
)

// An OrderHelp is a row of the help on orders.
type OrderHelp struct {
	Forms   []string // how it is written
	Also    []string // what else does for the verb: other words, a card's name
	Decides string
	Default string // what counts without it
}

// A ConditionHelp is a row of the help on conditions.
type ConditionHelp struct {
	Forms []string
	Holds string // when
}

// OrderRows is the table of orders in words.
func (w *Words) OrderRows() []OrderHelp {
	rows := make([]OrderHelp, orders.NumVerbs)
	for i, row := range orders.Verbs() {
		rows[i] = OrderHelp{row.Forms, also(row), w.say("Decides", row.Verb), w.say("Default", row.Verb)}
	}
	return rows
}

func also(row orders.VerbRow) []string {
	words := row.Words[1:len(row.Words):len(row.Words)]
	if row.Card != engine.NoCard && !strings.EqualFold(row.Card.String(), row.Words[0]) {
		words = append(words, row.Card.String())
	}
	return words
}

// ConditionRows is the table of conditions in words.
func (w *Words) ConditionRows() []ConditionHelp {
	rows := make([]ConditionHelp, orders.NumConditions)
	for i, row := range orders.Conditions() {
		rows[i] = ConditionHelp{row.Forms, w.say("Asks", row.Kind)}
	}
	return rows
}

// OrdersHelp is the help on the order language, printed from its tables.
func (w *Words) OrdersHelp() string { return unmarked(w.say("OrdersHelp", w.helpOnOrders())) }

// HelpOrders is the same as a section of an answer.
func (w *Words) HelpOrders() string { return w.say("OrdersHelp", w.helpOnOrders()) }

// An ordersHelp is the data of the help.
type ordersHelp struct {
	Orders     []OrderHelp
	Conditions []ConditionHelp
}

func (w *Words) helpOnOrders() ordersHelp { return ordersHelp{w.OrderRows(), w.ConditionRows()} }

// ordersInPlay are the rows of the orders that a game has a use for.
func (w *Words) ordersInPlay(inPlay engine.Cards) []OrderHelp {
	var rows []OrderHelp
	verbs := orders.Verbs()
	for i, row := range w.OrderRows() {
		if card := verbs[i].Card; card == engine.NoCard || inPlay.Has(card) {
			rows = append(rows, row)
		}
	}
	return rows
}
