package conditions

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/words"
)

// This file makes conditions of the numbers that are named in them.

// amounts are the conditions on a number; nil for none.
func (g *guess) amounts(turned bool) []orders.Condition {
	if len(g.Cards) == 1 && g.others < 2 && g.count > 0 && (g.said["holds"] || g.others == 1) {
		a, _ := g.Quantity(g.amount - 1)
		for i := g.counted; i < g.end && a.Alone(); i++ {
			g.MoreBehind(i, &a)
		}
		c, end := asking.Counted(orders.Condition{Kind: orders.Has, Who: g.who, Card: g.Cards[0]}, g.Scant(g.amount-1, a), turned, true, 1)
		if end == 0 || g.exact {
			return nil
		}
		return []orders.Condition{c}
	}
	if len(g.Cards) > 0 || g.said["somebody"] {
		return nil
	}
	c, coins := g.Coins(g.amount-1, g.who, false)
	if coins == 0 {
		c, coins = g.Amount(g.amount-1, g.who)
		if a, end := g.Quantity(g.amount - 1); coins > 0 && g.Means(end, words.Coins) && g.MoreBehind(end+1, &a) > end+1 { // he has 2 coins or fewer
			c, coins = asking.CoinsOf(g.who, a, false, true, end)
		}
	}
	if a, _ := g.Quantity(g.amount - 1); a != g.Scant(g.amount-1, a) {
		c.Compare = orders.AtMost
	}
	set, totals := g.Totals(g.amount - 1)
	switch {
	case g.said["kept"] && g.said["coins"] && g.Last != engine.NoCard && g.others == 0 && !g.said["until"] && coins > 0:
		c.Count += g.Last.Cost() // what is left when it is paid
	case (g.said["coins"] || g.said["holds"] || g.others == 1) && !g.said["rolls"] && coins > 0:
		if g.exact {
			c.Compare = orders.Exactly
		}
	case g.others > 0, totals == 0 && (coins == 0 || turned), totals > 0 && words.Shorter(g.T, totals, words.Dice, g.Speaks).Tokens > 0: // so many dice are no total
		return nil
	case totals > 0:
		if g.said["reach"] { // that gets me to 12 or more
			set = twoLess(set)
		}
		c = orders.Condition{Kind: orders.Rolled, Who: g.Table.Me, Totals: set}
		if turned {
			c.Totals = orders.AllTotals &^ set
		}
		return []orders.Condition{c}
	}
	if turned && c.Totals != 0 {
		return nil
	} else if turned {
		c = c.Negated()
	}
	return asking.Spread([]orders.Condition{c})
}
