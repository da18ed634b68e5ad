package bots

import "machipost/engine"

// This file holds what a bot strives for: to have built all landmarks soon. All
// that it buys, gives away or spares is measured in rounds until then.

// Outlooks are in hundredths of a round. A landmark that could be paid still
// takes half a round, so that what can be built is built.
const (
	hundredths  = 100
	perLandmark = 50
)

// airportPay is what a go without a purchase earns (ruling 7.6).
const airportPay = 10

// outlook is how long the player will need for all landmarks that are left, in
// hundredths of a round: until the coins are there that they cost, and some
// time for each, since only one is built in a go. What he may expect of a round is
// half as the towns are, and half as they soon will be.
func (t *table) outlook() int {
	if _, left := t.toBuild(t.me); left == 0 {
		return 0
	}
	var p prospects
	p.of(t)
	return p.outlook()
}

// outlookOf is the outlook with that income of a round, in parts, at least one.
func (t *table) outlookOf(income int) int {
	missing, left := t.toBuild(t.me)
	if left == 0 {
		return 0
	}
	if t.mine().Has(engine.Airport) {
		missing += airportPay * left // goes with a purchase
	}
	missing = max(missing-t.mine().Coins, 0)
	return hundredths*parts*missing/income + perLandmark*left
}

// leastMissed is the player's card, no Major, between two of the table without
// which the outlook is best, NoCard if there is none.
func (t *table) leastMissed(from, to engine.Card) engine.Card {
	least, shortest := engine.NoCard, 0
	for c := from; c <= to; c++ {
		if c.IsMajor() || !t.mine().Has(c) {
			continue
		}
		without := t.without(c)
		if outlook := without.outlook(); least == engine.NoCard || outlook < shortest {
			least, shortest = c, outlook
		}
	}
	return least
}

// mostWelcome is the card of another player, no Major, with which the outlook
// is best, and that outlook.
func (t *table) mostWelcome(of engine.Seat) (card engine.Card, shortest int) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if c.IsMajor() || !t.towns[of].Has(c) {
			continue
		}
		with := t.with(c)
		if outlook := with.outlook(); card == engine.NoCard || outlook < shortest {
			card, shortest = c, outlook
		}
	}
	return card, shortest
}

// hindmost is the other player who lacks most coins for all landmarks.
func (t *table) hindmost() engine.Seat {
	hindmost, most := engine.NoSeat, 0
	for s := range engine.Seat(t.players) {
		missing, _ := t.toBuild(s)
		lacks := missing - t.towns[s].Coins
		if s != t.me && (hindmost == engine.NoSeat || lacks > most) {
			hindmost, most = s, lacks
		}
	}
	return hindmost
}
