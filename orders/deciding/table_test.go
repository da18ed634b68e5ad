package deciding_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
)

// table is a game of three, with every card, before its turn 4: Ann goes twice.
func table() reading.Table {
	return reading.Table{Names: []string{"Ann", "Bob", "Carol"}, Rules: engine.DefaultRules(engine.Everything), Turn: 4}
}

const (
	ann engine.Seat = iota
	bob
	carol
)

func read(text string) orders.Sheet { return reading.Read(text, table(), ann) }

// example has lines of every scope, and one for most decisions.
const example = `go 1: buy Mine, Forest, Ranch
go 2
  roll 1
  if I roll 5 or 6: buy Stadium
  buy Wheat Field, Bakery
extra go: buy Cafe

every go:
  reroll 1-4
  harbour 10, 12
  TV Station: Bob
  if Carol coins >= 12: tv Carol
  swap Wheat Field for Mine of Bob
  renovate Cafe
  invest if coins >= 3
standing: buy Forest, Ranch
`

func BenchmarkDecide(b *testing.B) {
	sheet := read(example)
	for b.Loop() {
		deciding.Decide(sheet, orders.Sheet{})
	}
}
