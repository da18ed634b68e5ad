package reading

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/marks"
)

// himOf is the one other player whom a sentence names, or whom the one before did; nil for
// several.
func himOf(table *marks.Table, t []marks.Token, before []engine.Seat) []engine.Seat {
	var seats []engine.Seat
	for i := range t {
		if who := table.Player(t, i, 99); who.Whole && who.Seat != table.Me && !slices.Contains(seats, who.Seat) {
			seats = append(seats, who.Seat)
		}
	}
	switch len(seats) {
	case 0:
		return before
	case 1:
		return seats
	}
	return nil
}
