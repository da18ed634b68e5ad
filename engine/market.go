package engine

// visitCityHall gives a player without coins one (ruling 7.1).
func (t *turn) visitCityHall() {
	if t.town().Coins == 0 && t.town().Has(CityHall) {
		happen(t, CityHallPaid{Seat: t.roller, Coins: 1})
	}
}

// buyOneCard buys the first candidate that can be bought (rulings 7.2 to 7.5).
func (t *turn) buyOneCard() {
	player, view := t.ask()
	for _, c := range player.Candidates(view) {
		if view.Refusal(c) == NoRefusal {
			t.buy(c)
			return
		}
	}
}

// loan is what a Loan Office pays when it is bought (ruling 5.11).
const loan = 5

func (t *turn) buy(c Card) {
	t.purchased = c
	happen(t, Bought{Seat: t.roller, Card: c, Cost: t.cards[c].Cost})
	if t.cards[c].effect.loan {
		happen(t, LoanTaken{Seat: t.roller, Coins: loan})
	}
	t.refillMarket()
}

// airportPay is what a go without a purchase earns (ruling 7.6).
const airportPay = 10

// useAirport pays for having bought nothing. An Airport bought in this go is a
// purchase (ruling 7.6).
func (t *turn) useAirport() {
	if t.purchased == NoCard && t.town().Has(Airport) {
		happen(t, AirportPaid{Seat: t.roller, Coins: airportPay})
	}
}

// invest puts a coin onto the Tech Startup (ruling 7.7).
func (t *turn) invest() {
	if !t.town().Has(TechStartup) || t.town().Coins == 0 {
		return
	}
	if player, view := t.ask(); player.Invest(view) {
		happen(t, Invested{Seat: t.roller, Total: t.town().Investment + 1})
	}
}

// refillMarket draws until every part of the marketplace is full or its pile is
// empty (rulings 2.5, 2.6).
func (t *turn) refillMarket() {
	for pile := range NumPiles {
		for t.pos.short(pile) {
			happen(t, Offered{Card: t.pos.Market.Piles[pile].next(), Pile: pile})
		}
	}
}

// short tells whether a pile has cards and its part of the marketplace places.
func (p *Position) short(pile int) bool {
	if p.Market.Piles[pile].left == 0 {
		return false
	}
	different := 0
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		if p.Market.Offer[c] > 0 && p.Rules.PileFor(c) == pile {
			different++
		}
	}
	return different < p.Rules.places(pile)
}

// PileFor tells which pile an Establishment belongs to (rulings 2.5, 2.6).
func (r Rules) PileFor(c Card) int {
	switch row := &table[c]; {
	case r.Method != Split:
		return Low
	case row.Colour == Purple:
		return Majors
	case row.On.Low <= 6:
		return Low
	default:
		return High
	}
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

// leftOver returns the copies of each Establishment in play that no town has.
// Starting cards never come to the marketplace (ruling 1.2).
func (p *Position) leftOver() [NumCards]int {
	var left [NumCards]int
	inPlay := p.Rules.InPlay()
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		if !inPlay.Has(c) {
			continue
		}
		left[c] = Exist(c, p.Players)
		for s := range p.Players {
			left[c] -= int(p.Towns[s].Owned[c])
		}
		left[c] = min(left[c], Copies(c, p.Players))
	}
	return left
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
	var piles [NumPiles][]Card
	for c, copies := range p.leftOver() {
		if p.Rules.Method == Open {
			p.Market.Offer[c] = uint8(copies)
			continue
		}
		pile := p.Rules.PileFor(Card(c))
		for range copies {
			piles[pile] = append(piles[pile], Card(c))
		}
	}
	for i, cards := range piles {
		shuffle(cards)
		p.Market.Piles[i] = PileOf(cards)
	}
	p.Refill()
}

// Refill draws cards where the marketplace has too few different ones, as it
// may have in a position that somebody wrote (rulings 2.5, 2.6).
func (p *Position) Refill() { (&turn{pos: p}).refillMarket() }
