package ledger

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file makes of conditions what they mean for an order: a number may be coins or a total, and
// what cannot be paid for needs no condition.

// Acting are the totals at which the tool of a verb acts, of which the verb alone does not tell; none
// for any other.
func Acting(v orders.Verb) orders.Totals {
	switch v {
	case orders.Demolish, orders.TV, orders.Renovate, orders.Move:
		return v.ActsAt()
	}
	return 0
}

// throws tells a verb whose order names totals itself.
func throws(v orders.Verb) bool { return v == orders.Reroll || v == orders.Harbour }

// settle makes the conditions of a line those that say something about its order, and tells whether
// it stands for the case that the landmark before it cannot be paid for.
func settle(b *Ledger, l *Line) (contrary bool) {
	o := &l.Order
	for i := range l.If {
		mean(&l.If[i], o.Verb, b.Me)
	}
	l.If = slices.DeleteFunc(l.If, func(c orders.Condition) bool { return isIdle(&c, l, b.Me, b.Turned) || isRung(b.Lines, &c, l, b.Me) })
	if throws(o.Verb) && o.Totals == orders.AllTotals && len(l.If) == 1 && l.If[0].Kind == orders.Rolled {
		if o.Totals = l.If[0].Totals; l.If[0].Not {
			o.Totals = orders.AllTotals &^ o.Totals
		}
		l.If = nil
	}
	if len(l.If) != 1 || o.Verb != orders.Buy {
		return false
	}
	contrary = slices.ContainsFunc(b.Lines, func(before Line) bool {
		cards := before.Order.Cards
		return before.Order.Verb == orders.Buy && before.Scope == l.Scope && len(before.If) == 0 && len(cards) == 1 &&
			isUnder(&l.If[0], b.Me, cards[0].Cost()) && (cards[0].IsLandmark() || len(before.Full) == 0 && l.If[0].Not)
	})
	if contrary {
		l.If = nil
	}
	return contrary
}

// Settled are orders as they would stand in a ledger: without conditions that say nothing about them.
func Settled(lines []orders.Line, me engine.Seat) []orders.Line {
	b := Ledger{Me: me}
	for i := range lines {
		one := Line{Line: lines[i], Full: lines[i].If}
		one.If = slices.Clone(one.If)
		settle(&b, &one)
		b.Lines = append(b.Lines, one)
	}
	all := make([]orders.Line, len(lines))
	for i := range b.Lines {
		all[i] = b.Lines[i].Line
	}
	return all
}

// Firm settles candidates that may be for when those before them cannot be had, or for the contrary of
// their condition: something else is said to be for the contrary.
func Firm(b *Ledger, contrary []orders.Condition) {
	for i := range b.Lines {
		l := &b.Lines[i]
		if !l.Loose || l.Order.Verb != orders.Buy || !isSame(l.Full, contrary) {
			continue
		}
		same := []orders.Condition{contrary[0].Negated()}
		l.Full, l.If, l.Loose = same, slices.Clone(same), false
		if before := i - 1; before >= 0 && b.Lines[before].Order.Verb == orders.Buy && !b.Lines[before].Order.Nothing && b.Lines[before].Scope == l.Scope && slices.Equal(b.Lines[before].Full, same) {
			one := &b.Lines[before]
			one.If, one.Order.Cards = slices.Clone(same), append(slices.Clone(one.Order.Cards), l.Order.Cards...)
			settle(b, one)
			l.Order.Cards = nil
			continue
		}
		settle(b, l)
	}
	tidy(b)
}

// Fail settles what is for when the candidates before it cannot be had, where nothing else was said to be for the
// contrary.
func Fail(b *Ledger) {
	for i := 0; i < len(b.Lines); i++ {
		if l := &b.Lines[i]; l.Loose && l.Failing && len(l.Full) == 1 && !(i > 0 && (b.Lines[i-1].idles() || b.Lines[i-1].behind)) {
			l.Failing = false
			Firm(b, l.Full)
			i = -1
		}
	}
}

// Answer settles what is for all other totals than those that are named behind it: `on any other roll the Cafe, on an 8
// the Mine`.
func Answer(b *Ledger, all []orders.Condition) {
	if len(all) != 1 || all[0].Kind != orders.Rolled {
		return
	}
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Awaits && len(l.Full) == 0 {
			l.Full, l.Awaits = []orders.Condition{all[0].Negated()}, false
			l.If = slices.Clone(l.Full)
			settle(b, l)
		}
	}
}

// Gather makes the orders of the sentence those of one clause.
func Gather(b *Ledger) {
	at := latest(b.Lines, whichever)
	for i := range b.Lines {
		if l := &b.Lines[i]; at >= 0 && l.Sentence == b.Number {
			l.Clause = b.Lines[at].Clause
		}
	}
}

// isSame tells one condition from others, however its totals are told.
func isSame(a, b []orders.Condition) bool {
	return len(a) == 1 && len(b) == 1 && (a[0] == b[0] || a[0].Kind == orders.Rolled && b[0].Kind == orders.Rolled && a[0].Holding() == b[0].Holding())
}

// IsPaired tells whether other orders stand on the contrary of the condition of the last ones.
func IsPaired(b *Ledger) bool {
	if len(b.Chain) != 1 {
		return false
	}
	contrary := []orders.Condition{b.Chain[0].Negated()}
	return slices.ContainsFunc(b.Lines, func(l Line) bool {
		return l.Order.Verb == b.Verb && isSame(l.Full, contrary)
	})
}

// isUnder tells a condition that somebody has less than so many coins.
func isUnder(c *orders.Condition, who engine.Seat, coins int) bool {
	if c.Kind != orders.Coins || c.Who != who || c.Count != coins {
		return false
	}
	return c.Compare == orders.Under && !c.Not || c.Compare == orders.AtLeast && c.Not
}

// isRung tells a condition that only so few coins are there, of a card that they pay for behind one
// that they do not: it stands below it anyway.
func isRung(all []Line, c *orders.Condition, l *Line, me engine.Seat) bool {
	o := &l.Order
	if c.Kind != orders.Coins || c.Who != me || c.Not || o.Verb != orders.Buy || len(o.Cards) != 1 || o.Cards[0].Cost() > c.Count ||
		c.Compare != orders.AtMost || len(l.Full) != 1 {
		return false
	}
	return slices.ContainsFunc(all, func(before Line) bool {
		return before.Order.Verb == orders.Buy && before.Scope == l.Scope && len(before.Order.Cards) > 0 && !slices.ContainsFunc(before.Order.Cards, func(card engine.Card) bool { return card.Cost() <= c.Count })
	})
}

// rung is where a card stands whose condition is only that it can be paid for: before cheaper ones;
// -1 for at the end.
func rung(all []Line, one *Line) int {
	cost := one.Order.Cards[0].Cost()
	return slices.IndexFunc(all, func(l Line) bool {
		if l.Order.Verb != orders.Buy || l.Scope != one.Scope || len(l.If) > 0 {
			return false
		}
		return l.Order.Nothing && len(l.Order.Cards) == 0 || !slices.ContainsFunc(l.Order.Cards, func(card engine.Card) bool { return card.Cost() >= cost })
	})
}

// mean settles a number that may be coins, the writer's, or a total by what is to be done then.
func mean(c *orders.Condition, verb orders.Verb, me engine.Seat) {
	switch {
	case c.Kind == orders.Coins && c.Totals != 0 && (throws(verb) || c.Compare == orders.AtLeast && c.Totals == c.Totals&Acting(verb)):
		*c = orders.Condition{Kind: orders.Rolled, Totals: c.Totals, Not: c.Not}
	case c.Kind == orders.Coins:
		c.Totals = 0
	case c.Kind == orders.Rolled && c.Compare != "" && (verb == orders.Buy || verb == orders.Invest):
		*c = orders.Condition{Kind: orders.Coins, Who: me, Compare: c.Compare, Count: c.Count, Not: c.Not}
	case c.Kind == orders.Rolled:
		c.Compare, c.Count = "", 0
	}
}

// isIdle tells a condition that says nothing about the order of a line.
func isIdle(c *orders.Condition, l *Line, me engine.Seat, turned bool) bool {
	o := &l.Order
	verb, tool := cues.Tool(c.Card)
	one := o.Verb == orders.Buy && len(o.Cards) == 1
	switch {
	case c.Kind == orders.Doubles:
		return l.Scope == orders.ExtraGo
	case c.Who != me:
		return false
	case c.Kind == orders.Has && !c.Not:
		return tool && verb == o.Verb && o.Verb != orders.Buy
	case c.Kind == orders.Has:
		return one && !turned && o.Cards[0] == c.Card && (c.Card.IsLandmark() || c.Card.IsMajor())
	}
	return one && c.Kind == orders.Coins && !c.Not && c.Compare == orders.AtLeast && c.Count == o.Cards[0].Cost()
}
