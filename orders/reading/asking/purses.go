package asking

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file reads what is counted where only a word points at it.

// OfPurse makes a condition on a total one on coins, where coins were asked for before and only a
// word points at what is counted: `if it's less than ten`. It tells whether it may as well be a total.
func OfPurse(p *Asker, from, to int, list []orders.Condition, chain [][]orders.Condition) (of []orders.Condition, unsure bool) {
	if len(chain) == 0 || len(list) != 1 || list[0].Kind != orders.Rolled || !p.Sign(from, "it", "its", "that", "thats", "this") {
		return list, false
	}
	last := chain[len(chain)-1]
	asked := last[len(last)-1]
	if asked.Kind != orders.Coins {
		return list, false
	}
	for p.Sign(from, "it", "its", "that", "thats", "this", "is", "'s", "s", "be", "should", "turns", "out", "to", "only", "just", "comes", "amounts", "then", "still", "actually") {
		from++
	}
	a, end := p.Quantity(from)
	if end != to {
		return list, false
	}
	c, end := CoinsOf(asked.Who, a, false, true, end)
	if end == 0 {
		return list, false
	}
	return Spread([]orders.Condition{c}), a.Alone()
}

// comesTo reads `it comes to ten coins`, whose number stands at a place.
func comesTo(p *Asker, from, at, end int) (orders.Condition, int) {
	_, coins := p.Is(end, words.Coins)
	if coins == 0 || !p.Sign(from, "it", "that", "this") || p.Sign(from+1, "comes") && p.Sign(from+2, "up") {
		return orders.Condition{}, 0
	}
	a, _ := p.Quantity(at)
	return CoinsOf(p.Table.Me, a, false, true, p.MoreBehind(coins, &a))
}
