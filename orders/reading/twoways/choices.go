package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
)

// This file tells readings that cannot be what was meant.

// RaisesNone tells two that would be added to totals at which the Harbour adds nothing: the
// number was that of what it adds.
func RaisesNone(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		o := a.Line.Order
		return o.Verb == orders.Harbour && o.Totals != 0 && o.Totals&orders.TotalsBetween(engine.HarbourFrom, orders.MaxTotal) == 0
	})
}

// Contradicts tells two orders of which only one can be carried out: one die, two dice.
func Contradicts(out *clauses.Reading) bool {
	for i, a := range out.Acts {
		for _, b := range out.Acts[:i] {
			v := a.Line.Order.Verb
			if (v == orders.Roll || v == orders.Invest || v == orders.Reroll || v == orders.Harbour) && b.Line.Order.Verb == v && len(a.Line.If)+len(b.Line.If) == 0 && slices.Equal(a.Scopes, b.Scopes) {
				return true
			}
		}
	}
	return false
}

// Doubled tells a list in which a card stands twice: it was named beside the candidates.
func Doubled(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		o := a.Line.Order
		for i, card := range o.Cards {
			if o.Verb == orders.Demolish && slices.Contains(o.Cards[:i], card) {
				return true
			}
		}
		return false
	})
}

// Rerolled returns a reading in which no candidates hang on the very roll that is to be thrown
// again, which nobody means: `if it's under 6 roll again and buy a mine, if not a forest`. It
// is in doubt where they did; taken tells that it is taken as it comes.
func Rerolled(read clauses.Reading, taken bool) clauses.Reading {
	some := false
	for _, again := range read.Acts {
		held := again.Line.If
		if again.Line.Order.Verb != orders.Reroll || len(held) != 1 || held[0].Kind != orders.Rolled {
			continue
		}
		for i := 0; i < len(read.Acts); i++ {
			line := &read.Acts[i].Line
			if line.Order.Verb == orders.Buy && len(line.If) > 1 {
				line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool { return c == held[0].Negated() })
			}
			if line.Order.Verb != orders.Buy || !slices.Equal(line.If, held) {
				continue
			}
			line.If, some = nil, true
			if i+1 == len(read.Acts) {
				break
			}
			if other := read.Acts[i+1].Line; other.Order.Verb == orders.Buy && len(other.If) == 1 && other.If[0] == held[0].Negated() {
				line.Order.Cards = append(slices.Clone(line.Order.Cards), other.Order.Cards...)
				line.Order.Nothing = other.Order.Nothing
				read.Acts = slices.Delete(read.Acts, i+1, i+2)
			}
		}
	}
	if some && read.Whole() && !taken {
		read.Doubt = "reroll"
	}
	return read
}
