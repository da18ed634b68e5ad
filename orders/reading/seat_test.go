package reading_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// A whole name beats the beginnings of others, wherever it sits.
func TestSeatOfAPlayer(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Anna Lee", "An", "Bob"}}
	for name, want := range map[string]engine.Seat{
		"ann": 0, "Anna": 1, "anna  lee": 1, "An": 2, "b": 3, "P4": 3, "player 2": 1, "A": engine.NoSeat, "P5": engine.NoSeat, "": engine.NoSeat, "Zoe": engine.NoSeat,
	} {
		seat, ok := table.Seat(name)
		if ok != (want != engine.NoSeat) || ok && seat != want {
			t.Errorf("%q is %d, %v; want %d", name, seat, ok, want)
		}
	}
}
