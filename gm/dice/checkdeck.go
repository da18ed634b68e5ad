package dice

import (
	"slices"
	"strings"
)

// This file checks the deck and the seats, once the last letter has opened them.

func (c *checking) checkDeck(lock *Locked) {
	if len(c.opened) == 0 {
		if lock != nil && lock.Deck != (Key{}) {
			c.note("the deck is not open yet: the last letter of the game shows its key")
		}
		return
	}
	first := c.opened[0]
	for _, o := range c.opened[1:] {
		if o.what.Text() != first.what.Text() {
			c.fault("two letters open the deck differently: %s and %s", first.file, o.file)
		}
	}
	deck := first.what
	if lock != nil && deck.Key.Lock() != lock.Deck {
		c.fault("the key of the deck is not the one that was locked")
	}
	seats := make([]int, len(deck.Seats))
	for i, place := range Shuffled(deck.Key, SeatsMix(c.name), len(deck.Seats)) {
		seats[i] = place + 1
	}
	if !slices.Equal(seats, deck.Seats) {
		c.fault("the seats were drawn as %s, and the key of the deck draws %s", faces(deck.Seats), faces(seats))
	}
	for p, cards := range deck.Piles {
		if !isShuffled(deck.Key, PileMix(c.name, p), cards, c.cards) {
			c.fault("pile %d of the deck does not lie as its key says", p)
		}
	}
	c.checkDraws(deck)
}

// isShuffled tells whether a pile lies as the key shuffles its cards in table order.
func isShuffled(key Key, mix string, pile, table []string) bool {
	listed := make([]int, len(pile))
	for lies, from := range Shuffled(key, mix, len(pile)) {
		listed[from] = slices.Index(table, pile[lies])
	}
	return slices.IsSorted(listed) && !slices.Contains(listed, -1)
}

// checkDraws looks that the cards came on offer in the order in which they lay. Where a
// report is missing it cannot tell.
func (c *checking) checkDraws(deck Opened) {
	if len(c.laid) == 0 {
		return
	}
	drawn := make([][]string, len(deck.Piles)) // of each pile, so far
	for _, card := range c.laid[0].what {
		if p := pileWith(deck, card); p >= 0 {
			drawn[p] = append(drawn[p], card)
		}
	}
	for p := range drawn {
		n := min(len(drawn[p]), len(deck.Piles[p]))
		if laid := slices.Sorted(slices.Values(deck.Piles[p][:n])); !slices.Equal(laid, slices.Sorted(slices.Values(drawn[p]))) {
			c.fault("what was on offer at the start is not what lay on top of pile %d", p)
			return
		}
		drawn[p] = deck.Piles[p][:n]
	}
	byTurn := map[int]report{}
	last := 0
	for _, r := range c.reports {
		if r.what.roll >= byTurn[r.what.turn].roll { // the newest of a turn counts
			byTurn[r.what.turn], last = r.what, max(last, r.what.turn)
		}
	}
	for turn := 1; turn <= last; turn++ {
		r, has := byTurn[turn]
		if !has {
			c.note("the cards that came on offer are checked up to turn %d: the report of the next is not here", turn-1)
			return
		}
		for _, card := range r.offered {
			p := pileWith(deck, card)
			if p < 0 || len(drawn[p]) >= len(deck.Piles[p]) || deck.Piles[p][len(drawn[p])] != card {
				c.fault("turn %d: %s came on offer, and it did not lie on top of the deck", turn, card)
				return
			}
			drawn[p] = deck.Piles[p][:len(drawn[p])+1]
		}
	}
}

// pileWith is the pile that has a card, -1 for none.
func pileWith(deck Opened, card string) int {
	return slices.IndexFunc(deck.Piles, func(pile []string) bool {
		return slices.ContainsFunc(pile, func(other string) bool { return strings.EqualFold(other, card) })
	})
}
