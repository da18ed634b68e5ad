package sentences

import (
	"machipost/orders"
	"machipost/orders/reading/verbs"
)

// This file reads an otherwise that names a side of what was asked: more, or less.

// beside is the condition on the coins below, or above, those between two numbers on which the order
// before hangs: `if I have 5 to 8 coins: Mine. If I have less: Cafe`; nil for any other.
func beside(p *parse, at, end int) []orders.Condition {
	n := len(p.Out.Chain)
	if past := verbs.Past(p.T[at:end], p.Out.Chain); past != nil {
		return past
	}
	if n == 0 || len(p.Out.Chain[n-1]) != 2 {
		return nil
	}
	a, b := p.Out.Chain[n-1][0], p.Out.Chain[n-1][1]
	if a.Kind != orders.Coins || b.Kind != orders.Coins || a.Not || b.Not || a.Who != b.Who {
		return nil
	}
	from, to := a.Between()
	least, most := b.Between()
	for i := at; i < end; i++ {
		switch {
		case p.Sign(i, "less", "fewer"):
			a.Compare, a.Count = orders.Under, max(from, least)
			return []orders.Condition{a}
		case p.Sign(i, "more"):
			a.Compare, a.Count = orders.Over, min(to, most)
			return []orders.Condition{a}
		}
	}
	return nil
}
