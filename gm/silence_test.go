package gm_test

import (
	"testing"

	"machipost/gm/records"
)

// Whoever has standing orders need not write: that such a player is silent is no sign
// of lost mail. Whether the others usually write is told by their letters.
func TestStandingOrdersAreNoLostMail(t *testing.T) {
	t.Parallel()
	const standing, orders = "standing: buy Wheat Field", "buy Forest"
	for _, c := range []struct {
		name  string
		turns [][]string // what Ann, Bob and Cat write, turn by turn
		held  string     // of how many the keeper is told; "" when the turn is resolved
	}{
		{"the others never wrote", [][]string{{standing, "", ""}, {"", "", ""}}, ""},
		{"one of the others is late", [][]string{{standing, orders, orders}, {"", orders, ""}}, ""},
		{"one of two who wrote", [][]string{{standing, orders, ""}, {"", "", ""}}, ""},
		{"it was taken back since", [][]string{{standing, "", ""}, {"standing: none", "", ""}, {"", "", ""}}, "1 of the 1 players"},
		{"all who write are silent", [][]string{{standing, orders, orders}, {"", orders, orders}, {"", "", ""}}, "2 of the 2 players"},
		{"most of those who wrote are silent", [][]string{{standing, orders, orders}, {"", "", ""}}, "2 of the 3 players"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
			for i, letters := range c.turns {
				for seat, text := range letters {
					if text != "" {
						tb.asks([]string{ann, bob, cat}[seat], text)
					}
				}
				tb.at(1+i, "20:01:00")
				tb.round()
			}
			if c.held == "" {
				tb.inTurn("friday", len(c.turns)+1)
				tb.count(keeperAddress, 0)
				return
			}
			tb.inTurn("friday", len(c.turns))
			tb.heard(keeperAddress, c.held)
		})
	}
}
