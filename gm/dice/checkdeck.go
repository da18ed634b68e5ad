package dice

import (
	"slices"
	"strings"
)

// This file checks the deck and the seats, once the last letter has opened them.

func (c *checking) checkDeck(lock *Locked) {
	if at := c.start; lock != nil && lock.Deck == (Key{}) && at.file != "" {
		if at.left != "" {
			c.fault("%s: it begins the game, and no letter shows a lock of its deck", at.file)
		}
		c.note("no drawing of seats was locked: they were as the players were named, or it was left out")
	}
	if len(c.opened) == 0 {
		if at := c.ended(); lock != nil && at != "" && (lock.Deck != (Key{}) || c.start.left != "") {
			c.fault("the game is over (%s), and no letter opens its deck", at)
			return
		}
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
	switch {
	case len(deck.Seats) > 0:
	case c.start.file != "" && c.start.left == "": // there is no deck, so the lock was one of seats
		c.fault("%s: it does not show how the seats were drawn", first.file)
	default:
		c.note("the last letter shows no drawing of seats: they were as the players were named, or it was left out")
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
	c.checkSize(deck)
	c.checkDraws(deck)
}

// ended is a letter by which the game is over and was not taken back behind it, "" for
// none.
func (c *checking) ended() string {
	last := 0
	if len(c.order) > 0 {
		last = c.rolls[c.order[len(c.order)-1]].what.Turn
	}
	for _, o := range c.over {
		if o.what == 0 || o.what == last {
			return o.file
		}
	}
	return ""
}

// checkSize looks that the piles have as many cards as the first letter counts.
func (c *checking) checkSize(deck Opened) {
	if c.start.left == "" || len(c.laid) == 0 {
		return
	}
	cards := 0
	for _, pile := range deck.Piles {
		cards += len(pile)
	}
	if want := number(c.start.left) + len(c.laid[0].what); cards != want {
		c.fault("the last letter lists %d cards of the deck, and at the start there were %d", cards, want)
	}
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
	if len(c.laid) == 0 || len(deck.Piles) == 0 {
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
