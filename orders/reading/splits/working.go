package splits

import (
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file knows words of what tools do.

// workOf are words of what each tool does.
var workOf = map[orders.Verb]cues.Classes{
	orders.Convention: cues.ClassesOf(cues.Become), orders.Demolish: cues.ClassesOf(cues.Raze), orders.Renovate: cues.ClassesOf(cues.Close), orders.Move: cues.ClassesOf(cues.Give),
	orders.Swap: cues.ClassesOf(cues.Swap, cues.Give), orders.TV: cues.ClassesOf(cues.Take), orders.Invest: cues.ClassesOf(cues.Put), orders.Harbour: cues.ClassesOf(cues.Add), orders.Reroll: cues.ClassesOf(cues.Reroll),
}

// WorkOf are words of what the tool of a verb does; none for no tool.
func WorkOf(verb orders.Verb) cues.Classes { return workOf[verb] }

// Headed is the tool of which a heading's words tell.
func Headed(s cues.Classes) (orders.Verb, bool) {
	for _, row := range [...]struct {
		class cues.Class
		verb  orders.Verb
	}{{cues.Reroll, orders.Reroll}, {cues.Add, orders.Harbour}, {cues.Close, orders.Renovate}, {cues.Raze, orders.Demolish}, {cues.Swap, orders.Swap}, {cues.Give, orders.Move}, {cues.Put, orders.Invest}} {
		if s.Has(row.class) && !(row.class == cues.Give && s.Has(cues.To)) {
			return row.verb, true
		}
	}
	return 0, false
}
