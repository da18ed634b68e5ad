package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/told"
)

// This file has corrections that name no order: on what condition the one before it is, and the
// last candidate of a list.

// Limit puts what a sentence without an order asks to the order before it, or in the place of
// what that asked: `invest always. No, only if I have 6 coins`, `if I roll 6: buy Stadium. No, if
// I roll 7`. Where the sentence before has more than that condition, one that names its amount
// alone corrects it, or one that is read freely. It tells whether there was one.
func Limit(list []Said, read *clauses.Reading, text string, freely bool) bool {
	if len(list) == 0 || len(read.If) == 0 || len(read.Acts) > 0 || read.Too || read.Sticky || read.Falls {
		return false
	}
	last := list[len(list)-1]
	asked, own := read.If[0], Own(list, last.Sentence)
	if len(own) == 0 || slices.ContainsFunc(own, func(e Said) bool { return e.Doubted }) {
		return false
	}
	alike := func(e Said) bool {
		return e.Line.Order.Verb == last.Line.Order.Verb && slices.Equal(e.Line.If, last.Line.If)
	}
	one := !slices.ContainsFunc(own, func(e Said) bool { return !alike(e) })
	was, some := conditionLike(own, &asked)
	switch totals := asked.Kind == orders.Rolled && !asked.Not && (last.Line.Order.Verb == orders.Reroll || last.Line.Order.Verb == orders.Harbour); {
	case one && len(last.Line.If) == 0 && len(read.If) == 1 && totals:
		for _, e := range own {
			e.Line.Order.Totals, e.Line.Order.Nothing = asked.Totals, false
		}
	case one && len(last.Line.If) == 0 && told.IsOnly(text):
		for _, e := range own {
			e.Line.If = slices.Clone(read.If)
		}
	case len(read.If) == 1 && some && (one && len(last.Line.If) == 1 || freely || told.IsAmount(text)):
		for _, e := range own {
			e.Line.If = slices.Clone(e.Line.If)
			for k, c := range e.Line.If {
				if c == was {
					e.Line.If[k] = asked
				} else if c == was.Negated() {
					e.Line.If[k] = asked.Negated()
				}
			}
		}
	default:
		return false // of which of them?
	}
	read.If = nil
	return true
}

// Own are the orders of a sentence that were not taken back.
func Own(list []Said, sentence string) []Said {
	return slices.DeleteFunc(slices.Clone(list), func(e Said) bool { return e.Sentence != sentence || e.Gone })
}

// conditionLike is the condition of some orders that asks what another one asks: the only one, but
// for what is its contrary.
func conditionLike(own []Said, asked *orders.Condition) (was orders.Condition, some bool) {
	like := func(c *orders.Condition) bool { return c.Not == asked.Not && rises(c) == rises(asked) }
	for _, e := range own {
		for _, c := range e.Line.If {
			switch {
			case c.Kind != asked.Kind || c.Who != asked.Who || c.Card != asked.Card && c.Kind != orders.Has && c.Kind != orders.OnOffer && c.Kind != orders.Bought:
			case !some:
				was, some = c, true
			case c != was && c != was.Negated():
				return was, false
			case like(&c):
				was = c
			}
		}
	}
	return was, some && like(&was)
}

// rises tells a condition on coins that holds from a number on.
func rises(c *orders.Condition) bool { return c.Compare == orders.AtLeast || c.Compare == orders.Over }

// NamesCard tells a sentence that only names a card: behind what was said before it comes in the
// place of something.
func NamesCard(read *clauses.Reading) bool {
	if len(read.Acts) != 1 || read.Falls || read.Sticky {
		return false
	}
	act := &read.Acts[0]
	o := &act.Line.Order
	return o.Verb == orders.Buy && len(o.Cards) == 1 && !o.Nothing && len(act.Line.If) == 0 && act.Scopes == nil
}
