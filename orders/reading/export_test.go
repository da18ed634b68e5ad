package reading

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/joins"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/sense"
	"machipost/orders/reading/tables"
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

// Sensed is what a letter comes to by its sense alone, and how much of it is left over.
func Sensed(text string, table Table, me engine.Seat) (orders.Sheet, int) {
	r := newReader(table, me)
	rows, _ := r.Rows(text)
	rows = lines.WithoutCommands(&r.Letter, rows, table.Command)
	rows = joins.Unbroken(&r.Letter, rows)
	r.Hear(rows)
	found := sense.Read(&r.Letter, tables.Lines(&r.Letter, rows))
	return found.Sheet(), found.Doubts
}
