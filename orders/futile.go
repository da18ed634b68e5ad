package orders

import (
	"machipost/engine"
)

// Futile tells a line that can never do anything, whatever happens: its conditions
// contradict each other, what it wants to buy costs more than they allow, or its tool
// does not act at the totals that they ask. Nobody means such a line, so one that was made
// of somebody's own words was misunderstood. A line that forbids something is none.
// me is whose line it is.
func (l Line) Futile(me engine.Seat) bool {
	if l.Order.Nothing {
		return false
	}
	return l.contradicts() || l.Order.Verb == Buy && l.unbuyable(me) || l.acts() == 0
}

// IsRestOf tells that nothing is bought where another line does not hold: `with 3 coins the Cafe,
// otherwise nothing`. It is no exception of what was said before.
func (l Line) IsRestOf(other Line) bool {
	return l.Order.Verb == Buy && l.Order.Nothing && len(l.Order.Cards) == 0 && other.Order.Verb == Buy && Opposite(l.If, other.If)
}

// contradicts tells whether two conditions of the line exclude each other, or one can't hold:
// nobody has a Landmark twice.
func (l Line) contradicts() bool {
	for i := range l.If {
		if c := &l.If[i]; c.Kind == Has && !c.Not && c.Count > 1 && c.Card.IsLandmark() {
			return true
		}
		for k := range i {
			if l.If[i].excludes(&l.If[k]) {
				return true
			}
		}
	}
	return false
}

// excludes tells whether two conditions never hold at once.
func (c *Condition) excludes(other *Condition) bool {
	if c.Kind != other.Kind || c.Who != other.Who || c.Card != other.Card {
		return false
	}
	switch c.Kind {
	case Rolled:
		return c.Holding()&other.Holding() == 0
	case Coins:
		low, high := c.Between()
		least, most := other.Between()
		return max(low, least) > min(high, most)
	case Has, Landmarks:
		if c.Not {
			c, other = other, c
		}
		return !c.Not && other.Not && c.Count >= other.Count
	}
	return c.Not != other.Not
}

// Holding are the totals at which a condition on the dice holds.
func (c *Condition) Holding() Totals {
	if c.Not {
		return AllTotals &^ c.Totals
	}
	return c.Totals
}

// mostCoins is more than anybody has.
const mostCoins = 1 << 20

// Between are the fewest and the most coins with which a condition on coins holds, where
// the most may be more than anybody has; all of them for one that must not hold.
func (c *Condition) Between() (low, high int) {
	low, high = 0, mostCoins
	if c.Not {
		return low, high
	}
	switch c.Compare {
	case AtLeast:
		low = c.Count
	case Over:
		low = c.Count + 1
	case AtMost:
		high = c.Count
	case Under:
		high = c.Count - 1
	case Exactly:
		low, high = c.Count, c.Count
	}
	return low, high
}

// unbuyable tells candidates of which none can be bought where the conditions hold: all
// cost more, or the only one is there already and nobody has it twice.
func (l Line) unbuyable(me engine.Seat) bool {
	if len(l.Order.Cards) == 0 {
		return false
	}
	for _, card := range l.Order.Cards {
		if !l.bars(card, me) {
			return false
		}
	}
	return true
}

// bars tells whether a condition keeps a card from being bought.
func (l Line) bars(card engine.Card, me engine.Seat) bool {
	for i := range l.If {
		c := &l.If[i]
		if c.Who != me {
			continue
		}
		if _, high := c.Between(); c.Kind == Coins && high < card.Cost() {
			return true
		}
		if c.Kind == Has && !c.Not && c.Card == card && (card.IsLandmark() || card.IsMajor()) {
			return true
		}
	}
	return false
}

// ActsAt are the totals at which the tool of a verb acts; 0 for a verb without one, or one that acts at
// any.
func (v Verb) ActsAt() Totals {
	if on := verbs[v].Card.Print().On; on.Low > 0 {
		return TotalsBetween(on.Low, on.High)
	}
	return 0
}

// acts are the totals at which the line's tool acts and its conditions hold; all of them for
// what hangs on no total.
func (l Line) acts() Totals {
	all := AllTotals
	switch l.Order.Verb {
	case Harbour:
		if l.Order.Totals == 0 {
			return all // never
		}
		all = l.Order.Totals & TotalsBetween(engine.HarbourFrom, MaxTotal)
	case TV, Swap, Renovate, Convention, Demolish, Move:
		if on := l.Order.Verb.ActsAt(); on != 0 {
			all = on
		}
	case Reroll:
		if l.Order.Totals != 0 { // else never
			all = l.Order.Totals
		}
	case Buy, Roll, Invest:
	}
	for i := range l.If {
		if l.If[i].Kind == Rolled {
			all &= l.If[i].Holding()
		}
	}
	return all
}
