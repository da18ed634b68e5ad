package sense

import (
	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file tells the sentences that ask for nothing.

// titled are words before the number of a turn.
var titled = marks.Lows("turn", "zug", "turno", "tour", "runde", "round", "ronda", "spielzug")

// longestTitle is how many tokens a sentence has at most that names the turn.
const longestTitle = 25

// titles tells a sentence that names the turn for which the letter is, and asks nothing.
func (r *letter) titles(t []marks.Token, items []cues.Item) bool {
	if r.turn <= 0 || r.turn <= 2 && r.Numbers[1] != 0 || len(t) >= longestTitle || cues.Any(items, cues.Dice) {
		return false
	}
	for i := range items {
		if items[i].Is(cues.Buy) && !items[i].Says("order", "plan") {
			return false
		}
	}
	for i := 1; i < len(t); i++ {
		if t[i].Number == r.turn && (titled[t[i-1].Low] || i > 1 && titled[t[i-2].Low] && t[i-1].Is("no", "nr", "number", "#", ".")) {
			return true
		}
	}
	return false
}
