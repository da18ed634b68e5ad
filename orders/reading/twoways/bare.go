package twoways

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
)

// This file tells what a sentence wants beside what it was read as: a tool that is bought, and
// dice that are only counted.

// wantsTool is where a tool is wished for in front of what is done with it, and a sign or a
// joint parts the two, though it is not bought in what was read: `I want the Radio Tower, reroll
// under 5 once I have it`; -1 for nowhere.
func (w watcher) wantsTool(read *clauses.Reading) int {
	for at := range w.t {
		found := w.g.Table.FullCard(w.t, at)
		next := at + found.Tokens
		if found.Tokens == 0 || orders.VerbOf(found.Card) == orders.Buy || found.Card == engine.NoCard || next+1 >= len(w.t) || buys(read, found.Card) {
			continue
		}
		from := at
		for from > 0 && w.t[from-1].Is("the", "a", "an") {
			from--
		}
		wished := from > 0 && from < 5 && w.t[from-1].Is("want", "like", "love", "fancy", "buy", "build", "purchase", "get") && w.t[next].Is(",", "and", "then")
		titled := at == 0 && (w.t[next].Is("and", "then") || w.t[next].Is(",") && w.t[next+1].Is("and", "then"))
		if (wished || titled) && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
			return a.Line.Order.Verb == orders.VerbOf(found.Card) && len(a.Line.Order.Cards) == 0
		}) {
			return at
		}
	}
	return -1
}

// rollsBare tells whether dice without their noun are rolled in a reading, or are no dice.
func (w watcher) rollsBare(at int, read *clauses.Reading) bool {
	if at+1 < len(read.Taken) {
		if as := read.Taken[at+1]; as == "the order roll" || !strings.HasPrefix(as, "a condition") && as != "its price" && as != "" {
			return true
		}
	}
	dice := 1
	if w.t[at+1].Is("two", "2") {
		dice = 2
	}
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Roll && a.Line.Order.Dice == dice
	})
}
