package sense

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file makes of conditions what they mean for an order: a number may be coins or a total, and
// what cannot be paid for needs no condition.

// settle makes the conditions of a line those that say something about its order, and tells whether
// it stands for the case that the landmark before it cannot be paid for.
func (b *ledger) settle(l *line) (contrary bool) {
	o := &l.Order
	for i := range l.If {
		b.mean(&l.If[i], o.Verb)
	}
	l.If = slices.DeleteFunc(l.If, func(c orders.Condition) bool { return b.isIdle(&c, l) })
	if throws := o.Verb == orders.Reroll || o.Verb == orders.Harbour; throws && o.Totals == orders.AllTotals && len(l.If) == 1 && l.If[0].Kind == orders.Rolled {
		if o.Totals = l.If[0].Totals; l.If[0].Not {
			o.Totals = orders.AllTotals &^ o.Totals
		}
		l.If = nil
	}
	if len(l.If) != 1 || o.Verb != orders.Buy {
		return false
	}
	contrary = slices.ContainsFunc(b.lines, func(before line) bool {
		cards := before.Order.Cards
		return before.Order.Verb == orders.Buy && before.Scope == l.Scope && len(before.If) == 0 && len(cards) == 1 && cards[0].IsLandmark() &&
			l.If[0] == orders.Condition{Kind: orders.Coins, Who: b.me, Compare: orders.Under, Count: cards[0].Cost()}
	})
	if contrary {
		l.If = nil
	}
	return contrary
}

// mean settles a number that may be coins or a total by what is to be done then.
func (b *ledger) mean(c *orders.Condition, verb orders.Verb) {
	throws := verb == orders.Reroll || verb == orders.Harbour
	switch {
	case c.Kind == orders.Coins && c.Totals != 0 && throws:
		*c = orders.Condition{Kind: orders.Rolled, Totals: c.Totals, Not: c.Not}
	case c.Kind == orders.Coins:
		c.Totals = 0
	case c.Kind == orders.Rolled && c.Compare != "" && (verb == orders.Buy || verb == orders.Invest):
		*c = orders.Condition{Kind: orders.Coins, Who: b.me, Compare: c.Compare, Count: c.Count, Not: c.Not}
	case c.Kind == orders.Rolled:
		c.Compare, c.Count = "", 0
	}
}

// isIdle tells a condition that says nothing about the order of a line.
func (b *ledger) isIdle(c *orders.Condition, l *line) bool {
	o := &l.Order
	verb, tool := cues.Tool(c.Card)
	one := o.Verb == orders.Buy && len(o.Cards) == 1
	switch {
	case c.Kind == orders.Doubles:
		return l.Scope == orders.ExtraGo
	case c.Who != b.me:
		return false
	case c.Kind == orders.Has && !c.Not:
		return tool && verb == o.Verb && o.Verb != orders.Buy
	case c.Kind == orders.Has:
		return one && !b.turned && o.Cards[0] == c.Card && (c.Card.IsLandmark() || c.Card.IsMajor())
	}
	return one && c.Kind == orders.Coins && !c.Not && c.Compare == orders.AtLeast && c.Count == o.Cards[0].Cost()
}
