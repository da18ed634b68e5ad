package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file asks who is to pay where the richest is, and one who may be that is not.

// Words that spare whom they stand before, and those that may stand between.
var (
	sparing = marks.Lows("not", "never", "no", "except", "but", "without", "spare", "sparing", "leave", "excluding", "unless", "nicht", "nie", "niemals", "ausser", "nunca", "jamas", "menos", "salvo", "excepto", "pas", "jamais", "sauf")
	between = marks.Lows("from", "if", "it", "its", "is", "it's", "that", "thats", "'s", "to", "for", "him", "her", "aus", "von", "wenn", "es", "a", "de", "si", "es", "el", "la", "que", "sea")
)

// spared proposes nothing of a TV Station that takes from the richest, and never from one who is
// named: nobody knows who pays when that is he. `TV the richest, but never Dave`.
func (r doubter) spared() {
	spares := func(e *drafts.Entry) bool {
		o := &e.Line.Order
		return !e.Old && o.Verb == orders.TV && o.Player == engine.NoSeat && !o.Nothing && sparesOne(r.g, r.tokens(e.Written), e.Line.If) && !r.exact(e.Written)
	}
	if r.Withhold(drafts.Doubt{Why: orders.TwoWays}, spares); r.Freely {
		r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return spares(&e) })
	}
}

// sparesOne tells a sentence that says so of another player, and not in a condition.
func sparesOne(g *marked.Grammar, t []marks.Token, conditions []orders.Condition) bool {
	for at := range t {
		who := g.Table.Player(t, at, 3)
		if who.Tokens == 0 || who.Seat == g.Table.Me || slices.ContainsFunc(conditions, func(c orders.Condition) bool { return c.Who == who.Seat }) {
			continue
		}
		before := at - 1
		for before > 0 && between[t[before].Low] {
			before--
		}
		if before > 0 && sparing[t[before].Low] {
			return true
		}
	}
	return false
}
