package offers

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/worlds"
)

// This file holds the purchases that were filed against those of the sense: how they are written says
// nothing, what comes of them in each case does.

// differs tells whether of the same cards another one comes first in some case, in a go of a player who has one, or
// two.
func (o *offer) differs(s *orders.Sheet, twoGoes bool) bool {
	if !o.isSure() || !o.isOfTheSame(s) || isInvolved(s.Lines) || savesOnly(o.Lines) && !savesOnly(s.Lines) {
		return false
	}
	for _, scope := range [...]orders.Scope{orders.Go1, orders.Go2, orders.Standing} {
		if (twoGoes || scope != orders.Go2) && worlds.Between(inCases(ofGo(s.Lines, scope)), inCases(ofGo(o.Lines, scope)), o.me) == worlds.First {
			return true
		}
	}
	return worlds.Between(inScope(s.Lines, orders.ExtraGo), inScope(o.Lines, orders.ExtraGo), o.me) == worlds.First
}

// isSure tells a reading that passed over no word, of a letter that puts nothing right itself.
func (o *offer) isSure() bool { return o.Passed == 0 && !o.Rights && !o.Mended[orders.Buy] }

// isOfTheSame tells whether both are of the same cards, goes and conditions, whichever cards stand on which of them, or on
// their contrary: what a condition asks, and which go words name, the sentences know better.
func (o *offer) isOfTheSame(s *orders.Sheet) bool {
	filed, read := conditions(s.Lines), conditions(o.Lines)
	return cardsOf(s.Lines) == cardsOf(o.Lines) && len(filed) == len(read) &&
		!slices.ContainsFunc(filed, func(c orders.Condition) bool { return !slices.Contains(read, c) }) &&
		!slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return !isFor(o.Lines, l.Scope) })
}

// conditions are those of purchases, each once, however they are turned.
func conditions(all []orders.Line) (list []orders.Condition) {
	for _, l := range ofVerb(all, orders.Buy) {
		for _, c := range l.If {
			if c = upright(c); !slices.Contains(list, c) {
				list = append(list, c)
			}
		}
	}
	return list
}

// upright is a condition, or its contrary: always the same of the two.
func upright(c orders.Condition) orders.Condition {
	switch c.Kind {
	case orders.Rolled:
		c.Totals = c.Holding()
		if c.Totals.Hold(1) {
			c.Totals = orders.AllTotals &^ c.Totals
		}
		return orders.Condition{Kind: orders.Rolled, Totals: c.Totals}
	case orders.Coins:
		if c.Compare == orders.Under || c.Compare == orders.AtMost {
			c = c.Negated()
		}
		if c.Compare == orders.Over {
			c.Compare, c.Count = orders.AtLeast, c.Count+1
		}
	}
	c.Not = false
	return c
}

// isInvolved tells orders of which one stands on two conditions.
func isInvolved(all []orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return len(l.If) > 1 })
}

// savesOnly tells orders of which one says that nothing is bought, on no condition: it may be talk.
func savesOnly(all []orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool {
		return l.Order.Verb == orders.Buy && l.Order.Nothing && len(l.Order.Cards)+len(l.If) == 0
	})
}

// inCases puts candidates behind those of a case and of its contrary into the contrary: what stands behind an
// otherwise is for that case, or for any.
func inCases(all []orders.Line) []orders.Line {
	all = slices.DeleteFunc(slices.Clone(all), func(l orders.Line) bool { return l.Order.Verb != orders.Buy })
	for i := 2; i < len(all); i++ {
		if len(all[i].If) == 0 && orders.Opposite(all[i-2].If, all[i-1].If) {
			all[i].If = all[i-1].If
		}
	}
	return all
}

// ofGo are the orders that count in a go, those for it alone first.
func ofGo(all []orders.Line, scope orders.Scope) []orders.Line {
	own := inScope(all, scope)
	if scope == orders.Standing {
		return own
	}
	return slices.Concat(own, inScope(all, orders.EveryGo))
}

// inScope are the orders for some goes, and for no others.
func inScope(all []orders.Line, scope orders.Scope) (list []orders.Line) {
	for i := range all {
		if all[i].Scope == scope {
			list = append(list, all[i])
		}
	}
	return list
}
