package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file has corrections that drop the last candidate because nothing is to come in its place.

// saving are words of coins that are kept.
var saving = marks.Lows("save", "saving", "keep", "keeping", "hold", "hang", "hoard", "money", "coins", "cash", "spare", "sparen", "geld", "ahorro", "ahorrar", "guardo", "guardar", "monedas", "dinero", "economise", "economiser", "garde", "garder")

// Saves leaves a sentence that drops the last candidate of each list in which that is, and says that coins
// are saved instead, what it drops alone: behind the last of them nothing is bought anyway.
func Saves(list []Said, read *clauses.Reading, t []marks.Token) {
	if len(read.Acts) != 1 || len(read.Amendments) != 1 || !marks.Some(t, saving) {
		return
	}
	act, a := read.Acts[0], read.Amendments[0]
	if o := act.Line.Order; o.Verb != orders.Buy || !o.Nothing || len(o.Cards) > 0 || len(act.Line.If) > 0 || act.Scopes != nil && a.Scopes == nil {
		return
	}
	if !a.Drop || a.List.Some() || a.From.Verb != orders.Buy || len(a.From.Cards) != 1 {
		return
	}
	some, last := false, map[orders.Scope]bool{}
	for _, e := range slices.Backward(list) {
		if e.Line.Order.Verb != orders.Buy || e.Gone || a.Scopes != nil && !slices.Contains(a.Scopes, e.Line.Scope) {
			continue
		}
		at := slices.Index(e.Line.Order.Cards, a.From.Cards[0])
		if at >= 0 && (last[e.Line.Scope] || at < len(e.Line.Order.Cards)-1 || len(e.Line.If) > 0 || e.Doubted) {
			return // what of those behind it?
		}
		some, last[e.Line.Scope] = some || at >= 0, true
	}
	if some {
		read.Acts = nil
	}
}
