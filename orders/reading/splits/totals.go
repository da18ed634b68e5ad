package splits

import (
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file tells of which totals a clause is.

// Excepted are the totals of a clause without those behind its except: all others where none stand before it.
func (c *Clause) Excepted() orders.Totals {
	var named, spared orders.Totals
	behind := false
	for i := range c.Items {
		switch it := &c.Items[i]; {
		case it.Is(cues.Unless), it.Is(cues.Except):
			behind = true
		case it.Kind == cues.Number && behind:
			spared |= it.Totals
		case it.Kind == cues.Number:
			named |= it.Totals
		}
	}
	if named == 0 || spared == 0 {
		return orders.AllTotals &^ (named | spared)
	}
	return named &^ spared
}

// AddsTwo tells a clause of which more than a sign adds.
func (c *Clause) AddsTwo() bool {
	for i := range c.Items {
		switch it := &c.Items[i]; {
		case !it.Is(cues.Add):
		case !it.Says("+", "add", "adding"):
			return true
		default:
			for _, next := range c.Items[i+1 : min(i+3, len(c.Items))] {
				if next.Kind == cues.Number && next.N == 2 {
					return true
				}
			}
		}
	}
	return false
}
