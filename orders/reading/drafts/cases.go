package drafts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// This file compares what is ordered in two cases.

// Cased tells that what was added since so many orders is of one kind, for the same goes: some in one case, and then
// the others where that does not hold. That nothing is ordered then says nothing beside what the letter ordered before.
func Cased(entries []Entry, since int) bool { return cased(entries, since, turned) }

// Apart tells the same of two cases of which both never hold.
func Apart(entries []Entry, since int) bool { return cased(entries, since, never) }

func cased(entries []Entry, since int, answers func(a, b orders.Condition) bool) bool {
	var first, other *Entry
	for i := range entries {
		e := &entries[i]
		if e.Old || e.Gone || e.Nth < since {
			continue
		}
		switch {
		case len(e.Line.If) != 1, first != nil && (e.Line.Order.Verb != first.Line.Order.Verb || e.Line.Scope != first.Line.Scope):
			return false
		case e.Line.If[0].Kind == orders.OnOffer && slices.Contains(e.Line.Order.Cards, e.Line.If[0].Card):
			return false // what is not there is not bought anyway
		case first == nil:
			first = e
		case other == nil && e.Line.If[0] == first.Line.If[0]:
		case other == nil && !answers(first.Line.If[0], e.Line.If[0]), other != nil && e.Line.If[0] != other.Line.If[0]:
			return false
		default:
			other = e
		}
	}
	return other != nil && !(other.Line.Order.Nothing && slices.ContainsFunc(entries, func(e Entry) bool {
		return !e.Old && !e.Gone && e.Nth < since && e.Line.Order.Verb == other.Line.Order.Verb
	}))
}

// Answers tells that the one order that was added since so many is of the kind of the one before it, for the same goes,
// where that does not hold.
func Answers(entries []Entry, since int) bool {
	var before, now *Entry
	for i := range entries {
		switch e := &entries[i]; {
		case e.Old, e.Gone:
		case e.Nth < since:
			before = e
		case now != nil:
			return false
		default:
			now = e
		}
	}
	return before != nil && now != nil && len(before.Line.If) == 1 && len(now.Line.If) == 1 && before.Line.Order.Verb == now.Line.Order.Verb && before.Line.Scope == now.Line.Scope && turned(before.Line.If[0], now.Line.If[0])
}

// Upfront tells that what was added since so many orders is of one kind, for the same goes: first in one case, and then
// in any.
func Upfront(entries []Entry, since int) bool {
	var first *Entry
	any := false
	for i := range entries {
		e := &entries[i]
		switch {
		case e.Old, e.Gone, e.Nth < since:
		case first == nil && len(e.Line.If) == 1:
			first = e
		case first == nil || e.Line.Order.Verb != first.Line.Order.Verb || e.Line.Scope != first.Line.Scope:
			return false
		case len(e.Line.If) == 0:
			any = true
		case any || len(e.Line.If) != 1 || e.Line.If[0] != first.Line.If[0]:
			return false
		}
	}
	return any
}

// turned tells two conditions of which one holds where the other does not.
func turned(a, b orders.Condition) bool { return never(a, b) && never(a.Negated(), b.Negated()) }

// never tells two conditions that never hold both.
func never(a, b orders.Condition) bool {
	line := orders.Line{If: []orders.Condition{a, b}, Order: orders.Order{Verb: orders.Buy}}
	return line.Futile(engine.NoSeat)
}
