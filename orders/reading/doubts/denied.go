package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file asks about what is denied of an order without its name: `invest if I have 5 coins. If I roll a 6, don't`,
// `if Bob has the Mall, move the Bakery to Bob, otherwise nothing`.

// again are words of a throw that is made once more.
var again = marks.Lows("reroll", "rerolls", "rerolling", "rerolled", "rr", "again", "tower", "mulligan", "second", "repeat", "repeated", "keep", "keeps", "leave", "stand", "stick", "fine", "ok", "repito", "repetir", "repite", "nochmal", "neu", "erneut", "wiederhole", "wiederholen", "planto", "plantarme", "quedo", "bleibe", "relance", "relancer", "throw", "retry", "anew", "twice")

// throwing are words with which a throw is asked for in other languages.
var throwing = marks.Lows("wurfle", "wurfele", "werfe", "wurf", "gewurfelt", "saco", "tiro", "sale", "lance", "fais")

// unasked proposes what is bought on nothing beside a tool, in a sentence that asks for a throw: `Würfle ich eine 4,
// reiße ich den Hafen ab und kaufe das Einkaufszentrum`.
func unasked(r doubter) {
	if !r.g.Foreign() {
		return
	}
	for written, list := range r.made() {
		asks := slices.ContainsFunc(list, func(l orders.Line) bool {
			return len(l.If) > 0 || l.Order.Verb == orders.Roll || l.Order.Verb == orders.Reroll || l.Order.Verb == orders.Harbour
		})
		bought := slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy })
		t := r.tokens(written)
		number := slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number > 2 })
		if !asks && bought && number && len(list) > 1 && marks.Some(t, throwing) && !r.exact(written) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{written}}, func(e *drafts.Entry) bool { return e.Written == written })
		}
	}
}

// denied proposes what was taken for a throw that is not repeated, where nothing speaks of repeating one, and for
// nothing that is bought, where what stands before it is no purchase.
func denied(r doubter) {
	for i := 1; i < len(r.Entries); i++ {
		e, before := r.Entries[i], &r.Entries[i-1]
		o, verb := e.Line.Order, before.Line.Order.Verb
		if e.Old || before.Old || len(e.Line.If) == 0 || r.exact(e.Written) {
			continue
		}
		throws := o.Verb == orders.Reroll && o.Totals == 0 && verb != orders.Reroll && !marks.Some(r.tokens(e.Written), again)
		none := o.Verb == orders.Buy && o.Nothing && len(o.Cards) == 0 && verb != orders.Buy && before.Written == e.Written && orders.Opposite(e.Line.If, before.Line.If) && !marks.Some(r.tokens(e.Written), buying)
		if throws || none {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{e.Written}}, func(other *drafts.Entry) bool { return other.Written == e.Written })
		}
	}
}
