package asking

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads what is counted where only a word points at it.

// Pointed makes a condition on a total one on coins, where coins were asked for before and only a
// word points at what is counted: `if it's less than ten`; and one on who has not got `it` one on
// the card that was asked for before. It tells whether something else may be meant as well.
func Pointed(p *Asker, from, to int, list []orders.Condition, chain [][]orders.Condition) (of []orders.Condition, unsure bool) {
	if len(chain) == 0 || len(list) != 1 {
		return list, false
	}
	last := chain[len(chain)-1]
	asked := last[len(last)-1]
	if c := list[0]; asked.Kind == orders.Has && !asked.Not && c.Kind == orders.Has && c.Not && c.Who == asked.Who && c.Count == 1 && len(last) == 1 && p.pointsAt(from, to) {
		return []orders.Condition{asked.Negated()}, false
	}
	if asked.Kind != orders.Coins || list[0].Kind != orders.Rolled || !p.Sign(from, "it", "its", "that", "thats", "this") {
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

// pointsAt tells whether an it stands between two places, and no card.
func (p *setting) pointsAt(from, to int) (it bool) {
	for i := from; i < to; i++ {
		if p.CardAt(i).Tokens > 0 && p.CardAt(i).Strength < marks.Weak {
			return false
		}
		it = it || p.Sign(i, "it", "that", "la", "lo", "las", "los", "es", "sie", "ihn", "l")
	}
	return it
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
