package engine

import "slices"

// visitCityHall gives a player without coins one (ruling 7.1).
func (t *turn) visitCityHall() {
	if t.town().Coins == 0 && t.town().Has(CityHall) {
		CityHallPaid{Seat: t.roller, Coins: 1}.happen(t)
	}
}

// buyOneCard buys the first candidate that can be bought (rulings 7.2 to 7.5).
func (t *turn) buyOneCard() {
	player, view := t.ask()
	buyable := view.Buyable()
	for _, c := range player.Candidates(view) {
		if buyable.Has(c) {
			t.buy(c)
			return
		}
	}
}

// loan is what a Loan Office pays when it is bought (ruling 5.11).
const loan = 5

func (t *turn) buy(c Card) {
	t.purchased = c
	Bought{Seat: t.roller, Card: c, Cost: int(t.sorted.deeds[c].cost)}.happen(t)
	if t.cards[c].effect.loan {
		LoanTaken{Seat: t.roller, Coins: loan}.happen(t)
	}
	if !t.pos.Market.Offer.Has(c) {
		t.refillMarket()
	}
}

// airportPay is what a go without a purchase earns (ruling 7.6).
const airportPay = 10

// useAirport pays for having bought nothing. An Airport bought in this go is a
// purchase (ruling 7.6).
func (t *turn) useAirport() {
	if t.purchased == NoCard && t.town().Has(Airport) {
		AirportPaid{Seat: t.roller, Coins: airportPay}.happen(t)
	}
}

// invest puts a coin onto the Tech Startup (ruling 7.7).
func (t *turn) invest() {
	if !t.town().Has(TechStartup) || t.town().Coins == 0 {
		return
	}
	if player, view := t.ask(); player.Invest(view) {
		Invested{Seat: t.roller, Total: t.town().Investment + 1}.happen(t)
	}
}

// refillMarket draws until every part of the marketplace is full or its pile is
// empty (rulings 2.5, 2.6).
func (t *turn) refillMarket() {
	for pile := range NumPiles {
		for t.pos.short(pile) {
			Offered{Card: t.pos.Market.Piles[pile].next(), Pile: pile}.happen(t)
		}
	}
}

// short tells whether a pile has cards and its part of the marketplace places.
func (p *Position) short(pile int) bool {
	if p.Market.Piles[pile].left == 0 {
		return false
	}
	return (p.Market.Offer.kinds & p.Rules.part(pile)).Count() < p.Rules.places(pile)
}

// PileFor tells which pile an Establishment belongs to (rulings 2.5, 2.6).
func (r Rules) PileFor(c Card) int {
	for pile := range NumPiles {
		if r.part(pile).Has(c) {
			return pile
		}
	}
	return Low
}

// part is the Establishments of a pile (rulings 2.5, 2.6).
func (r Rules) part(pile int) Cards {
	switch {
	case r.Method != Split && pile == Low:
		return establishments
	case r.Method != Split:
		return 0
	case pile == Majors:
		return sorted.majors
	case pile == Low:
		return sorted.lowNumbers
	}
	return establishments &^ sorted.majors &^ sorted.lowNumbers
}

// places tells how many different Establishments a part of the marketplace has
// (rulings 2.5, 2.6).
func (r Rules) places(pile int) int {
	if r.Method != Split {
		return r.Size
	}
	switch r.Size {
	case 15:
		return [NumPiles]int{6, 6, 3}[pile]
	case 12:
		return [NumPiles]int{5, 5, 2}[pile]
	default:
		return [NumPiles]int{4, 4, 2}[pile]
	}
}

// leftOver returns how many copies of an Establishment in play no town has.
// Starting cards never come to the marketplace (ruling 1.2).
func (p *Position) leftOver(c Card) int {
	left := Exist(c, p.Players)
	for s := range p.Players {
		left -= p.Towns[s].Owned.Of(c)
	}
	return min(left, Copies(c, p.Players))
}

// Exist returns how many copies of an Establishment a game has in all, with the
// players' starting cards (ruling 1.2).
func Exist(c Card, players int) int {
	if c == WheatField || c == Bakery {
		return Copies(c, players) + players
	}
	return Copies(c, players)
}

// NewMarket fills the position's marketplace anew from the cards that no town
// has (rulings 2.4 to 2.6). shuffle puts the cards of a deck into the order they
// will be drawn in.
func (p *Position) NewMarket(shuffle func([]Card)) {
	p.Market = Market{}
	for left := p.Rules.InPlay() & establishments; left != 0; left = left.Rest() {
		c := left.First()
		if copies := p.leftOver(c); p.Rules.Method == Open {
			p.Market.Offer.Put(c, copies)
		} else {
			p.Market.Piles[p.Rules.PileFor(c)].put(c, copies)
		}
	}
	for i := range p.Market.Piles {
		pile := &p.Market.Piles[i]
		shuffle(pile.cards[:pile.left])
		slices.Reverse(pile.cards[:pile.left]) // the first one is drawn first
	}
	p.Refill()
}

// Refill draws cards where the marketplace has too few different ones, as it
// may have in a position that somebody wrote (rulings 2.5, 2.6).
func (p *Position) Refill() { (&turn{pos: p}).refillMarket() }
