package bots

import "machipost/engine"

// This file holds what a table is worth to the player, total by total, in sums to
// which a card can be added and from which one can be taken: a bot that asks of ten
// cards what each would change need not count all others ten times.

// A forecast is what the player's cards bring, and what others' cards take from him.
type forecast struct {
	own  [highest + 1]int          // on his own roll, by total, from the bank and by Majors
	due  [highest + 1]int          // on his own roll, by total, to others' red cards
	blue [3]int                    // expected of another's roll by number of dice, in parts, from the bank
	red  [engine.MaxPlayers][3]int // the same of his red cards, by roller

	worths [engine.NumCards]int // what each card has added to own
}

// A trait is what is printed on a card, where a forecast finds it at once.
type trait struct {
	low, high int    // activation numbers
	mall      int    // 1 for what the Shopping Mall raises (ruling 1.3)
	weights   [3]int // by number of dice: how many throws of 36 activate it
}

var traits = traitsOfAll()

func traitsOfAll() (all [engine.NumCards]trait) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		row, t := c.Print(), &all[c]
		t.low, t.high = row.On.Low, row.On.High
		if row.Icon != engine.Plain {
			t.mall = 1
		}
		for dice := 1; dice <= 2; dice++ {
			for total := max(t.low, lowest(dice)); total <= min(t.high, greatest(dice)); total++ {
				t.weights[dice] += throws(dice, total)
			}
		}
	}
	return all
}

// The colours of the cards as sets, and for each card those that it is counted for.
var (
	blueCards, greenCards, majorCards = coloured(engine.Blue), coloured(engine.Green), coloured(engine.Purple)

	countedFor = whatCounts()
)

func coloured(colour engine.Colour) (set engine.Cards) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if c.Colour() == colour {
			set |= engine.CardsOf(c)
		}
	}
	return set
}

func whatCounts() (all [engine.NumCards]engine.Cards) {
	for c := range engine.NumCards {
		for counting := range engine.NumCards {
			if yields[counting].counts.Has(c) {
				all[c] |= engine.CardsOf(counting)
			}
		}
	}
	return all
}

// prying are the Majors whose worth hangs on the player's other cards.
const prying = 1<<engine.RenovationCompany | 1<<engine.ConventionCenter

// ownRoll returns the forecast of the player's own roll alone.
func (t *table) ownRoll() forecast {
	var f forecast
	f.put(t, t.mine().Owned.Kinds()&^redCards)
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		for left := t.towns[s].Owned.Kinds() & redCards; left != 0; left = left.Rest() {
			c := left.First()
			if due := t.worth(c, s, t.me); due != 0 {
				for total := traits[c].low; total <= traits[c].high; total++ {
					f.due[total] += due
				}
			}
		}
	}
	return f
}

// forecast returns the forecast of everybody's rolls.
func (t *table) forecast() forecast {
	f := t.ownRoll()
	f.put(t, t.mine().Owned.Kinds()&redCards)
	return f
}

// put adds what some of the player's cards bring.
func (f *forecast) put(t *table, cards engine.Cards) {
	for left := cards & (blueCards | greenCards); left != 0; left = left.Rest() {
		c := left.First()
		f.add(c, t.worth(c, t.me, t.me))
	}
	for left := cards & redCards; left != 0; left = left.Rest() {
		f.addRed(t, left.First(), 1)
	}
	for left := cards & majorCards; left != 0; left = left.Rest() { // which look at the others
		if c := left.First(); t.mine().Open(c) > 0 {
			f.add(c, t.visit(c))
		}
	}
}

// take takes away what some of them have brought. The table must be as it was then.
func (f *forecast) take(t *table, cards engine.Cards) {
	for left := cards & redCards; left != 0; left = left.Rest() {
		f.addRed(t, left.First(), -1)
	}
	for left := cards &^ redCards; left != 0; left = left.Rest() {
		f.add(left.First(), -f.worths[left.First()])
	}
}

func (f *forecast) add(c engine.Card, worth int) {
	if worth == 0 {
		return
	}
	trait := &traits[c]
	f.worths[c] += worth
	for total := trait.low; total <= trait.high; total++ {
		f.own[total] += worth
	}
	if blueCards.Has(c) {
		f.blue[1] += worth * trait.weights[1]
		f.blue[2] += worth * trait.weights[2]
	}
}

// addRed adds a red card of the player's so many times. No two red cards have a number
// in common, so each meets a full purse.
func (f *forecast) addRed(t *table, c engine.Card, times int) {
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		taken := times * min(t.worth(c, t.me, s), t.purse(s))
		f.red[s][1] += taken * traits[c].weights[1]
		f.red[s][2] += taken * traits[c].weights[2]
	}
}

// Prospects are a table as it is and as it soon will be, each with its forecast.
type prospects struct {
	now, soon       table
	forNow, forSoon forecast
	nothingElse     bool // soon is as now
}

func prospectsOf(t *table) (p prospects) {
	p.now, p.soon = *t, t.equipped()
	p.forNow = p.now.forecast()
	if p.nothingElse = p.soon.towns == p.now.towns; !p.nothingElse {
		p.forSoon = p.soon.forecast()
	}
	return p
}

// outlook is the table's.
func (p *prospects) outlook() int { return p.outlookBy(&p.forNow, &p.forSoon) }

// outlookBy is the table's by forecasts that are its own.
func (p *prospects) outlookBy(forNow, forSoon *forecast) int {
	now := forNow.incomeNow(&p.now)
	soon := now
	if !p.nothingElse {
		soon = forSoon.incomeNow(&p.soon)
	}
	return p.now.outlookOf(max((now+soon)/2, 1))
}

// saved is the outlook after a go without a purchase (ruling 7.6).
func (p *prospects) saved() int {
	if !p.now.mine().Has(engine.Airport) {
		return p.outlook()
	}
	p.now.mine().Coins += airportPay
	p.soon.mine().Coins += airportPay
	outlook := p.outlook()
	p.now.mine().Coins -= airportPay
	p.soon.mine().Coins -= airportPay
	return outlook
}

// after is the outlook after a purchase. A landmark may change what any card brings.
func (p *prospects) after(c engine.Card) int {
	if !c.IsLandmark() {
		return p.bought(c)
	}
	after := p.now.bought(c)
	return after.outlook()
}

// bought is the outlook after the purchase of an Establishment. Only what the card
// brings changes, and what those bring that count it.
func (p *prospects) bought(c engine.Card) int {
	changed := (p.now.mine().Owned.Kinds() & (countedFor[c] | prying)) &^ (1 << c)
	before := changed | p.now.mine().Owned.Kinds()&(1<<c)
	forNow, forSoon := p.forNow, p.forSoon
	forNow.take(&p.now, before)
	if !p.nothingElse {
		forSoon.take(&p.soon, before)
	}
	p.now.buy(c, 1)
	p.soon.buy(c, 1)
	forNow.put(&p.now, changed|1<<c)
	if !p.nothingElse {
		forSoon.put(&p.soon, changed|1<<c)
	}
	outlook := p.outlookBy(&forNow, &forSoon)
	p.now.buy(c, -1)
	p.soon.buy(c, -1)
	return outlook
}
