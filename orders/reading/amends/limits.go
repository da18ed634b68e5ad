package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
)

// This file has corrections that name no order: on what condition the one before it is, and the
// last candidate of a list.

// Limit puts what a sentence without an order asks to the order before it, or in the place of
// what that asked: `invest always. No, only if I have 6 coins`, `if I roll 6: buy Stadium. No, if
// I roll 7`. It tells whether there was one.
func Limit(list []Said, read *clauses.Reading, only bool) bool {
	if len(list) == 0 || len(read.If) == 0 || len(read.Acts) > 0 || read.Too || read.Sticky || read.Falls {
		return false
	}
	last := list[len(list)-1]
	was := last.Line.If
	asked := read.If[0]
	totals := len(was) == 0 && len(read.If) == 1 && asked.Kind == orders.Rolled && !asked.Not && (last.Line.Order.Verb == orders.Reroll || last.Line.Order.Verb == orders.Harbour)
	only = only && len(was) == 0
	again := len(was) == 1 && len(read.If) == 1 && was[0].Kind == asked.Kind && was[0].Who == asked.Who && was[0].Not == asked.Not
	if !totals && !only && !again {
		return false
	}
	var own []*orders.Line
	for _, e := range list {
		if e.Sentence != last.Sentence || e.Gone {
			continue
		}
		if e.Doubted || e.Line.Order.Verb != last.Line.Order.Verb || !slices.Equal(e.Line.If, was) {
			return false // of which of them?
		}
		own = append(own, e.Line)
	}
	for _, line := range own {
		if totals {
			line.Order.Totals, line.Order.Nothing = asked.Totals, false
		} else {
			line.If = slices.Clone(read.If)
		}
	}
	read.If = nil
	return len(own) > 0
}

// AtLast tells a sentence that only names a card: behind a list whose last candidate is set apart
// from those before it, it comes in the place of that one.
func AtLast(list []Said, read *clauses.Reading) bool {
	if len(read.Acts) != 1 || read.Falls || read.Sticky || len(list) == 0 {
		return false
	}
	act := &read.Acts[0]
	o := &act.Line.Order
	return o.Verb == orders.Buy && len(o.Cards) == 1 && !o.Nothing && len(act.Line.If) == 0 && act.Scopes == nil
}
