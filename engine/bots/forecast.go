package bots

import "machipost/engine"

// This file holds what a table is worth to the player, total by total, in sums to
// which a card can be added and from which one can be taken: a bot that asks of ten
// cards what each would change need not count all others ten times.

// A forecast is what the player's cards bring, and what others' cards take from him. Its
// numbers are small ones, since it is copied much.
type forecast struct {
	own  [highest + 1]int32          // on his own roll, by total, from the bank and by Majors
	due  [highest + 1]int32          // on his own roll, by total, to others' red cards
	blue [3]int32                    // expected of another's roll by number of dice, in parts, from the bank
	red  [engine.MaxPlayers][3]int32 // the same of his red cards, by roller

	worths [engine.NumCards]int32 // what each card has added to own
}

// A trait is what is printed on a card, where a forecast finds it at once.
type trait struct {
	low, high int      // activation numbers
	mall      int      // 1 for what the Shopping Mall raises (ruling 1.3)
	weights   [3]int32 // by number of dice: how many throws of 36 activate it
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
				t.weights[dice] += int32(throws(dice, total))
			}
		}
	}
	return all
}

// The colours of the cards as sets; for each card those whose worth hangs on it, beside
// the Majors of prying.
var (
	blueCards, greenCards, majorCards = coloured(engine.Blue), coloured(engine.Green), coloured(engine.Purple)

	hangOn = hanging()
)

func coloured(colour engine.Colour) (set engine.Cards) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if c.Colour() == colour {
			set |= engine.CardsOf(c)
		}
	}
	return set
}

// hanging finds the cards that count a card, need it, or hang on how many landmarks
// there are.
func hanging() (all [engine.NumCards]engine.Cards) {
	for c := range engine.NumCards {
		for other := range engine.NumCards {
			y := &yields[other]
			ofLandmarks := c.IsLandmark() && (y.under > 0 || other == engine.DemolitionCompany)
			if y.counts.Has(c) || c.IsLandmark() && y.needs == c || ofLandmarks || c == engine.ShoppingMall && traits[other].mall > 0 {
				all[c] |= engine.CardsOf(other)
			}
		}
	}
	return all
}

// prying are the Majors whose worth hangs on the player's other cards.
const prying = 1<<engine.RenovationCompany | 1<<engine.ConventionCenter

// owe counts what others' red cards take on the player's roll.
func (f *forecast) owe(t *table) {
	f.due = [highest + 1]int32{}
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		for left := t.towns[s].Owned.Kinds() & redCards; left != 0; left = left.Rest() {
			c := left.First()
			due := int32(t.worth(c, s, t.me))
			for total := traits[c].low; total <= traits[c].high; total++ {
				f.due[total] += due
			}
		}
	}
}

// ownRoll makes it the forecast of the player's own roll alone.
func (f *forecast) ownRoll(t *table) {
	*f = forecast{}
	f.owe(t)
	f.put(t, t.mine().Owned.Kinds()&^redCards)
}

// everyRoll makes it the forecast of everybody's rolls.
func (f *forecast) everyRoll(t *table) {
	f.ownRoll(t)
	f.put(t, t.mine().Owned.Kinds()&redCards)
}

// put adds what some of the player's cards bring.
func (f *forecast) put(t *table, cards engine.Cards) {
	for left := cards & (blueCards | greenCards); left != 0; left = left.Rest() {
		c := left.First()
		f.add(c, int32(t.worth(c, t.me, t.me)))
	}
	for left := cards & redCards; left != 0; left = left.Rest() {
		f.addRed(t, left.First(), 1)
	}
	for left := cards & majorCards; left != 0; left = left.Rest() { // which look at the others
		if c := left.First(); t.mine().Open(c) > 0 {
			f.add(c, int32(t.visit(c)))
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

func (f *forecast) add(c engine.Card, worth int32) {
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
func (f *forecast) addRed(t *table, c engine.Card, times int32) {
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		taken := times * int32(min(t.worth(c, t.me, s), t.purse(s)))
		f.red[s][1] += taken * traits[c].weights[1]
		f.red[s][2] += taken * traits[c].weights[2]
	}
}

// prospects are a table as it is and as it soon will be, each with its forecast.
type prospects struct {
	now, soon       table
	forNow, forSoon forecast
	nothingElse     bool // soon is as now
}

// of makes them those of a table.
func (p *prospects) of(t *table) {
	p.now, p.soon = *t, *t
	p.nothingElse = !p.soon.equip()
	p.forNow.everyRoll(&p.now)
	if !p.nothingElse {
		p.forSoon.everyRoll(&p.soon)
	}
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

// after is the outlook after a purchase. Only what the card brings changes, and what
// those bring that hang on it.
func (p *prospects) after(c engine.Card) int {
	owned := p.now.mine().Owned.Kinds() | p.soon.mine().Owned.Kinds()
	hang := owned & (hangOn[c] | prying) &^ (1 << c)
	forNow, forSoon := p.forNow, p.forSoon
	forNow.purchase(&p.now, c, hang)
	if !p.nothingElse {
		forSoon.purchase(&p.soon, c, hang)
	}
	outlook := p.outlookBy(&forNow, &forSoon)
	p.now.buy(c, -1)
	if !p.nothingElse {
		p.soon.buy(c, -1)
	}
	return outlook
}

// purchase buys a card, which others hang on.
func (f *forecast) purchase(t *table, c engine.Card, hang engine.Cards) {
	f.take(t, hang|t.mine().Owned.Kinds()&(1<<c))
	t.buy(c, 1)
	f.put(t, hang|1<<c)
	if c.IsLandmark() {
		f.owe(t)
	}
}
