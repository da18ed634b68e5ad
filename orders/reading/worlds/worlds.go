package worlds

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// A Difference is how two lists of candidates differ.
type Difference uint8

// The differences, the greater the later.
const (
	None     Difference = iota
	Order               // the same cards, tried in another order
	Fallback            // other cards, behind the same that is tried first
	First               // other cards, and another is tried first, or none
)

// most is how many orders are looked at, in all worlds together.
const most = 1 << 14

// Between tells in what the candidates of two lists of orders for one go of a player differ, at most. Of lists
// that ask for more than can be looked at it says None.
func Between(a, b []orders.Line, me engine.Seat) (d Difference) {
	w := world{me: me}
	for _, list := range [...][]orders.Line{a, b} {
		for i := range list {
			w.learn(&list[i])
		}
	}
	if w.many()*(len(a)+len(b)) > most {
		return None
	}
	w.each(func() bool {
		d = max(d, apart(w.candidates(a), w.candidates(b)))
		return d == First
	})
	return d
}

// apart is the difference of two lists of cards.
func apart(a, b []engine.Card) Difference {
	switch {
	case slices.Equal(a, b):
		return None
	case engine.CardsOf(a...) == engine.CardsOf(b...):
		return Order
	case len(a) > 0 && len(b) > 0 && a[0] == b[0]:
		return Fallback
	}
	return First
}

// A world is what conditions may find.
type world struct {
	me     engine.Seat
	total  int
	coins  [engine.MaxPlayers]int
	purses [engine.MaxPlayers][]int // the amounts between which it makes a difference, by seat
	facts  []fact                   // that hold or do not
	totals bool                     // somebody asks for a total
}

// A fact is what a condition asks that is neither of totals nor of coins.
type fact struct {
	orders.Condition
	holds bool
}

// learn takes in what an order asks.
func (w *world) learn(l *orders.Line) {
	if l.Order.Verb != orders.Buy {
		return
	}
	for _, c := range l.Order.Cards {
		w.amount(w.me, max(c.Cost(), 0))
	}
	for _, c := range l.If {
		switch c.Kind {
		case orders.Rolled:
			w.totals = true
		case orders.Coins:
			w.amount(c.Who, c.Count)
			w.amount(c.Who, c.Count+1)
		case orders.OnOffer:
		default:
			if c = asked(c, w.me); !slices.ContainsFunc(w.facts, func(f fact) bool { return f.Condition == c }) {
				w.facts = append(w.facts, fact{Condition: c})
			}
		}
	}
}

// amount takes in an amount from which on something is otherwise.
func (w *world) amount(who engine.Seat, n int) {
	if w.purses[who] == nil {
		w.purses[who] = []int{0}
	}
	if !slices.Contains(w.purses[who], n) {
		w.purses[who] = append(w.purses[who], n)
	}
}

// many is how many worlds there are.
func (w *world) many() int {
	n := 1 << min(len(w.facts), 20)
	if w.totals {
		n *= orders.MaxTotal
	}
	for _, purse := range w.purses {
		n *= max(len(purse), 1)
		if n > most {
			break
		}
	}
	return n
}

// each goes through all worlds, until one is enough.
func (w *world) each(enough func() bool) {
	last := 1
	if w.totals {
		last = orders.MaxTotal
	}
	for w.total = 1; w.total <= last; w.total++ {
		for set := range 1 << len(w.facts) {
			for i := range w.facts {
				w.facts[i].holds = set&(1<<i) != 0
			}
			if w.isPossible() && w.pay(0, enough) {
				return
			}
		}
	}
}

// isPossible tells whether nobody has two of a card of which he has not one.
func (w *world) isPossible() bool {
	for i := range w.facts {
		for k := range w.facts {
			more, fewer := &w.facts[i], &w.facts[k]
			if more.holds && !fewer.holds && more.Kind == fewer.Kind && more.Who == fewer.Who && more.Card == fewer.Card && more.Count > fewer.Count {
				return false
			}
		}
	}
	return true
}

// pay goes through the coins of all players from a seat on.
func (w *world) pay(seat int, enough func() bool) bool {
	if seat == len(w.purses) {
		return enough()
	}
	if len(w.purses[seat]) == 0 {
		return w.pay(seat+1, enough)
	}
	for _, w.coins[seat] = range w.purses[seat] {
		if w.pay(seat+1, enough) {
			return true
		}
	}
	return false
}

// candidates are the cards that orders try here, in their order.
func (w *world) candidates(list []orders.Line) (cards []engine.Card) {
	for i := range list {
		l := &list[i]
		if l.Order.Verb != orders.Buy || slices.ContainsFunc(l.If, func(c orders.Condition) bool { return !w.holds(c) }) {
			continue
		}
		for _, c := range l.Order.Cards {
			if !slices.Contains(cards, c) && w.canBeBought(c) {
				cards = append(cards, c)
			}
		}
		if l.Order.Nothing {
			break
		}
	}
	return cards
}

// canBeBought tells whether the coins are enough for a card, and that the player has none of which nobody has two.
func (w *world) canBeBought(card engine.Card) bool {
	return card.Cost() <= w.coins[w.me] && !slices.ContainsFunc(w.facts, func(f fact) bool {
		return f.Card == card && f.Kind == orders.Has && f.Who == w.me && f.holds && (card.IsLandmark() || card.IsMajor())
	})
}

// holds tells whether a condition holds here.
func (w *world) holds(c orders.Condition) bool {
	is := false
	switch c.Kind {
	case orders.Rolled:
		is = c.Totals.Hold(w.total)
	case orders.Coins:
		is = c.Compare.Holds(w.coins[c.Who], c.Count)
	case orders.OnOffer:
		return true // of what is gone the next is tried anyway
	default:
		c := asked(c, w.me)
		is = slices.ContainsFunc(w.facts, func(f fact) bool { return f.Condition == c && f.holds })
	}
	return is != c.Not
}

// asked is what a condition asks, whether it must hold or must not. What a player bought he has.
func asked(c orders.Condition, me engine.Seat) orders.Condition {
	if c.Not = false; c.Kind == orders.Bought && c.Who == me {
		c.Kind, c.Count = orders.Has, 1
	}
	return c
}
