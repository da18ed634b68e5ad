package bots

import "machipost/engine"

// This file counts what a total that somebody rolls is worth to the player.

// gain is the coins that the player gets if the roller's total is this one,
// less those he pays. Red cards come first, so that only the purse pays
// (rulings 5.1 to 5.5, 5.20).
func (t *table) gain(roller engine.Seat, total int) int {
	earned, taken, due := 0, 0, 0
	for _, c := range activated[total] {
		if c == engine.NoCard {
			break
		}
		switch colour := c.Colour(); {
		case colour == engine.Red && roller == t.me:
			due += t.dueToOthers(c)
		case colour == engine.Red:
			taken += t.worth(c, t.me, roller)
		case colour == engine.Blue, colour == engine.Green && roller == t.me:
			earned += t.worth(c, t.me, roller)
		case colour == engine.Purple && roller == t.me && t.mine().Open(c) > 0:
			earned += t.visit(c)
		}
	}
	return earned + min(taken, t.purse(roller)) - min(due, t.purse(t.me))
}

// dueToOthers is what a red card takes from the player, whose roll it is.
func (t *table) dueToOthers(c engine.Card) int {
	due := 0
	for s := range engine.Seat(t.players) {
		if s != t.me {
			due += t.worth(c, s, t.me)
		}
	}
	return due
}

// worth is what the owner's open copies of a blue, green or red card bring on
// the roller's roll.
func (t *table) worth(c engine.Card, owner, roller engine.Seat) int {
	copies := t.towns[owner].Open(c)
	if copies == 0 || !t.works(c, owner, roller) {
		return 0
	}
	if c == engine.DemolitionCompany {
		return t.demolition(owner)
	}
	row := &yields[c]
	worth := (row.coins + t.mall(c, owner)) * copies
	if row.counts != 0 {
		worth *= t.counted(c, owner)
	}
	if row.rests && t.longRun {
		return worth / 2
	}
	return worth
}

// works tells whether the card's own condition holds.
func (t *table) works(c engine.Card, owner, roller engine.Seat) bool {
	row, town := &yields[c], &t.towns[owner]
	switch {
	case row.needs != engine.NoCard && !town.Has(row.needs):
		return false
	case row.under > 0 && town.Landmarks() >= row.under:
		return false
	}
	return row.victim == 0 || t.towns[roller].Landmarks() >= row.victim
}

// mall is the Shopping Mall's bonus for a card (ruling 5.6).
func (t *table) mall(c engine.Card, owner engine.Seat) int {
	if t.towns[owner].Has(engine.ShoppingMall) {
		return traits[c].mall
	}
	return 0
}

// counted is how many cards multiply what a card brings.
func (t *table) counted(c engine.Card, owner engine.Seat) int {
	row := &yields[c]
	if !row.every {
		return number(&t.towns[owner], row.counts)
	}
	sum := 0
	for s := range t.players {
		sum += number(&t.towns[s], row.counts)
	}
	return sum
}

// number counts the copies in a town of a set of cards.
func number(town *engine.Town, set engine.Cards) int {
	sum := 0
	for left := set & town.Owned.Kinds(); left != 0; left = left.Rest() {
		sum += town.Owned.Of(left.First())
	}
	return sum
}

// rebuilding is what it costs to build a landmark again beside its price: a go
// in which nothing else is bought.
const rebuilding = 3

// demolition is what the Demolition Company brings when the cheapest landmark
// is to be built again (ruling 5.8). A second copy is not counted.
func (t *table) demolition(owner engine.Seat) int {
	for c := engine.FirstLandmark; c < engine.CityHall; c++ { // in order of cost
		if t.towns[owner].Has(c) {
			return demolished - c.Cost() - rebuilding
		}
	}
	return 0
}
