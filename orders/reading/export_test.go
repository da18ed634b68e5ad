package reading

import (
	"machipost/engine"
	"machipost/orders"
)

// Work is how many steps are taken to read a letter.
func Work(text string, table Table, me engine.Seat) int {
	r := newReader(table, me)
	r.read(text, orders.EveryGo)
	return r.Grammar.Table.Work
}

// ReadAsLetter reads a text the long way, also one that is all in the order language.
func ReadAsLetter(text string, table Table, me engine.Seat) orders.Sheet {
	r := newReader(table, me)
	r.explained = new([]Explanation)
	return r.read(text, orders.EveryGo)
}
