package orders

import (
	"slices"
	"strings"
)

// Reserved tells whether a text is made of words of the order language, or is a
// heading, a seat, a command or a card that begins an order, so that no player
// may be called so.
func Reserved(name string) bool {
	all := split(name)
	w := all.plain()
	for w.end(",") || w.end(":") {
		w = w[:len(w)-1]
	}
	if len(w) == 0 {
		return len(all) > 0 // nothing but words that do not matter
	}
	if _, ok := seatNumber(w.lower()); ok {
		return true
	}
	if _, length := headingAt(w); length == len(w) {
		return true
	}
	if _, length := namedVerb(w); length == len(w) {
		return true
	}
	return !slices.ContainsFunc(w, func(x word) bool { return !isReserved(x.low) })
}

// commands are words that mean something in a letter, though not in an order.
var commands = []string{"order", "orders", "help"}

func isReserved(low string) bool {
	return isKeyword(low) || isNoise(low) || slices.Contains(commands, low) ||
		slices.ContainsFunc(Verbs[:], func(row VerbRow) bool { return slices.Contains(row.Words, low) })
}

// keywords are the words of the language that are no verbs.
const keywords = " if unless and or then not no for of from to has have i more less landmark landmarks" +
	" coins doubles rolled bought built on offer is are go extra every standing turn end clear player" +
	" always never none nothing richest "

func isKeyword(low string) bool { return strings.Contains(keywords, " "+low+" ") }
