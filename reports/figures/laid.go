package figures

import "machipost/engine"

// A Laid is what lies on the table: the towns, the marketplace, the deck.
type Laid struct {
	Seats []engine.Seat
	Align string    // of the table of towns
	Towns []TownRow // of the Establishments that somebody owns, in table order
	Built []TownRow // of the landmarks
	Funds []int     // in the Tech Startup, in seat order; empty where nobody has one
	Coins []int     // in seat order
	Offer []Stack   // in table order
	Left  int       // cards of the decks, -1 where there are none
}

// A TownRow is what each player has of a card, in seat order (ruling 10.2).
type TownRow struct {
	Card  engine.Card
	Cells []TownCell
}

// A TownCell is what one has of it.
type TownCell struct {
	Copies, Closed int
	Cost           int
	Landmark       bool
}

// A Stack is one Establishment on offer (ruling 10.3).
type Stack struct {
	Card   engine.Card
	Copies int
	Cost   int
	On     engine.Numbers
	New    bool // it came in this turn
}

// LaidOf is what lies there in a position; what came into the marketplace by the events
// is new.
func LaidOf(p *engine.Position, events []engine.Event) Laid {
	l := Laid{Offer: offerOf(p, events), Left: left(p), Align: "l"}
	startup := false
	for seat := range p.Players {
		has := &p.Towns[seat]
		l.Seats, l.Coins, l.Align = append(l.Seats, engine.Seat(seat)), append(l.Coins, has.Coins), l.Align+"r"
		l.Funds = append(l.Funds, has.Investment)
		startup = startup || has.Has(engine.TechStartup)
	}
	if !startup {
		l.Funds = nil
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if row, owned := townRow(p, c); owned {
			l.Towns = append(l.Towns, row)
		}
	}
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if row, owned := townRow(p, c); owned || p.Rules.Landmarks.Has(c) {
			l.Built = append(l.Built, row)
		}
	}
	return l
}

func townRow(p *engine.Position, c engine.Card) (row TownRow, owned bool) {
	row.Card = c
	for seat := range p.Players {
		has := &p.Towns[seat]
		owned = owned || has.Has(c)
		row.Cells = append(row.Cells, TownCell{has.Owned.Of(c), has.Closed.Of(c), c.Cost(), c.IsLandmark()})
	}
	return row, owned
}

// ToBuild are the landmarks that a player still needs.
func ToBuild(p *engine.Position, s engine.Seat) (cards []engine.Card) {
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if p.Rules.Landmarks.Has(c) && !p.Towns[s].Has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

func offerOf(p *engine.Position, events []engine.Event) (stacks []Stack) {
	var came engine.Stock
	for _, e := range events {
		if offered, ok := e.(engine.Offered); ok {
			came.Put(offered.Card, 1)
		}
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if copies := p.Market.Offer.Of(c); copies > 0 {
			stacks = append(stacks, Stack{c, copies, c.Cost(), c.Print().On, came.Has(c)})
		}
	}
	return stacks
}

// left counts the cards of the decks: how many, never which (rulings 2.8, 10.3).
func left(p *engine.Position) int {
	if p.Rules.Method == engine.Open {
		return -1
	}
	sum := 0
	for i := range p.Market.Piles {
		sum += p.Market.Piles[i].Left()
	}
	return sum
}
