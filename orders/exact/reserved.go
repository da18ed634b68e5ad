package exact

import (
	"slices"

	"machipost/orders"
	"machipost/orders/wording"
)

// Reserved tells whether a text is made of words of the order language, or is a
// heading, a seat, a command or a card that begins an order, so that no player
// may be called so.
func Reserved(name string) bool {
	all := wording.Split(name)
	w := all.Plain()
	for w.End(",") || w.End(":") {
		w = w[:len(w)-1]
	}
	if len(w) == 0 {
		return len(all) > 0 // nothing but words that do not matter
	}
	if _, ok := seatNumber(w.Lower()); ok {
		return true
	}
	if _, length := headingAt(w); length == len(w) {
		return true
	}
	if _, length := namedVerb(w); length == len(w) {
		return true
	}
	return !slices.ContainsFunc(w, func(x word) bool { return !isReserved(x.Low) })
}

// commands are words that mean something in a letter, though not in an order.
var commands = []string{"order", "orders", "help"}

func isReserved(low string) bool {
	return orders.IsKeyword(low) || slices.ContainsFunc(tongues, func(t tongue) bool { return orders.IsKeywordIn(low, t.language) }) || wording.IsNoise(low) || slices.Contains(commands, low) ||
		slices.ContainsFunc(verbs[:], func(row orders.VerbRow) bool {
			return slices.ContainsFunc(row.Words[:], func(words []string) bool { return slices.Contains(words, low) })
		})
}
