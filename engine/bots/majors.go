package bots

import "machipost/engine"

// This file counts what the Majors bring their owner, who rolls.

// visit is the coins that a Major of the player's brings (rulings 5.20 to
// 5.28).
func (t *table) visit(c engine.Card) int {
	switch c {
	case engine.TVStation:
		return t.fromRichest()
	case engine.BusinessComplex:
		return swapWorth
	case engine.RenovationCompany:
		_, worth := t.bestToRenovate()
		return worth
	case engine.ConventionCenter:
		_, worth := t.bestToConvene()
		return worth
	case engine.Park:
		return t.shared()
	}
	sum := 0
	for s := range engine.Seat(t.players) {
		if s != t.me {
			sum += min(t.toll(c, s), t.purse(s))
		}
	}
	return sum
}

// Estimates for Majors.
const (
	swapWorth  = 3 // a better card for a worse one
	tvPay      = 5 // ruling 5.22
	investment = 2 // coins that will be on a Tech Startup soon
)

// toll is what a player owes to a Major that takes from everybody (rulings
// 5.21, 5.26).
func (t *table) toll(c engine.Card, payer engine.Seat) int {
	switch c {
	case engine.Stadium:
		return 2
	case engine.Publisher:
		return t.cupsAndBread(payer)
	case engine.TaxOffice:
		if t.purse(payer) >= 10 {
			return t.purse(payer) / 2
		}
	case engine.TechStartup:
		if t.longRun {
			return t.mine().Investment + investment
		}
		return t.mine().Investment
	}
	return 0
}

func (t *table) cupsAndBread(s engine.Seat) int {
	return number(&t.towns[s], cupsAndBread)
}

func (t *table) fromRichest() int {
	most := 0
	for s := range engine.Seat(t.players) {
		if s != t.me {
			most = max(most, t.purse(s))
		}
	}
	return min(most, tvPay)
}

// shared is what the Park gives the player, or takes. In the long run it takes
// as often as it gives.
func (t *table) shared() int {
	if t.longRun {
		return 0
	}
	pool := 0
	for s := range t.players {
		pool += t.towns[s].Coins
	}
	return pool/t.players - t.mine().Coins
}

// bestToRenovate is the Establishment whose closing is worth most to the
// player, and how much: a coin for each copy of the others', and what these
// will not earn on the next roll, less what the player's own will not. NoCard
// if none is worth anything (ruling 5.24).
func (t *table) bestToRenovate() (best engine.Card, most int) {
	owned := engine.Cards(0)
	for s := range t.players {
		owned |= t.towns[s].Owned.Kinds()
	}
	for left := owned & (blueCards | greenCards | redCards); left != 0; left = left.Rest() {
		if worth := t.renovation(left.First()); worth > most {
			best, most = left.First(), worth
		}
	}
	return best, most
}

func (t *table) renovation(c engine.Card) int {
	worth := -t.brings(c, t.me)
	for s := range engine.Seat(t.players) {
		if s != t.me {
			worth += min(t.towns[s].Open(c), t.purse(s)) + t.brings(c, s)
		}
	}
	return worth
}

// brings is what a card earns its owner when it acts once. Red cards are taken
// to meet a usual purse.
func (t *table) brings(c engine.Card, owner engine.Seat) int {
	worth := t.worth(c, owner, t.me)
	if redCards.Has(c) {
		return min(worth, usualPurse)
	}
	return worth
}

// bestToConvene is the player's Establishment that works best in the Convention
// Center's stead, and what that brings above the price of another Center.
// NoCard if none brings more (ruling 5.27).
func (t *table) bestToConvene() (best engine.Card, most int) {
	for left := t.mine().Owned.Kinds() & (blueCards | greenCards); left != 0; left = left.Rest() {
		c := left.First()
		if worth := t.worth(c, t.me, t.me) - engine.ConventionCenter.Cost(); worth > most {
			best, most = c, worth
		}
	}
	return best, most
}
