package parts

import "machipost/orders"

// Spread makes two conditions of one on a range of coins: at least, and at most.
func Spread(list []orders.Condition) (spread []orders.Condition) {
	for _, c := range list {
		high := int(c.Totals)
		if c.Kind != orders.Coins || high == 0 {
			spread = append(spread, c)
			continue
		}
		c.Totals = 0
		spread = append(spread, c)
		c.Compare, c.Count = orders.AtMost, high
		spread = append(spread, c)
	}
	return spread
}
