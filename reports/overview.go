package reports

import (
	"fmt"
	"strconv"

	"machipost/engine"
)

// An Overview is a game as everybody sees it: who sits where and what lies there.
type Overview struct {
	Game     string
	Names    []string // in seat order
	Position engine.Position
}

// A shownOverview is what lies on the table, for the templates.
type shownOverview struct {
	Seats []engine.Seat
	Align string     // of the table of towns
	Towns [][]string // a row a card, in table order: its name, and what each player has of it
	Built [][]string // a row a landmark, likewise
	Funds []int      // in the Tech Startup, in seat order; empty where nobody has one
	Coins []int      // in seat order
	Offer []stack
	Left  int // cards of the decks, -1 where there are none
}

// shown is what lies on the table; what came into the marketplace by the events is new.
func shown(w *Words, o Overview, events []engine.Event) shownOverview {
	s := shownOverview{Offer: offer(w, o, events), Left: o.left(), Align: "l"}
	startup := false
	for seat := range o.Position.Players {
		has := &o.Position.Towns[seat]
		s.Seats, s.Coins, s.Align = append(s.Seats, engine.Seat(seat)), append(s.Coins, has.Coins), s.Align+"r"
		s.Funds = append(s.Funds, has.Investment)
		startup = startup || has.Has(engine.TechStartup)
	}
	if !startup {
		s.Funds = nil
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if row, owned := townRow(w, o, c); owned {
			s.Towns = append(s.Towns, row)
		}
	}
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if row, owned := townRow(w, o, c); owned || o.Position.Rules.Landmarks.Has(c) {
			s.Built = append(s.Built, row)
		}
	}
	return s
}

// townRow is what each player has of a card (ruling 10.2).
func townRow(w *Words, o Overview, c engine.Card) (row []string, owned bool) {
	row = []string{w.Card(c)}
	for seat := range o.Position.Players {
		has := &o.Position.Towns[seat]
		owned = owned || has.Has(c)
		row = append(row, w.say("TownCell", struct {
			Copies, Closed, Cost int
			Landmark             bool
		}{has.Owned.Of(c), has.Closed.Of(c), c.Cost(), c.IsLandmark()}))
	}
	return row, owned
}

// landmarksToBuild are those that a player still needs, with what they cost.
func landmarksToBuild(w *Words, o Overview, s engine.Seat) (names []string) {
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if o.Position.Rules.Landmarks.Has(c) && !o.Position.Towns[s].Has(c) {
			names = append(names, fmt.Sprintf("%s (%d)", w.Card(c), c.Cost()))
		}
	}
	return names
}

// A stack is one Establishment on offer (ruling 10.3).
type stack struct {
	Copies int
	Name   string
	Cost   int
	On     string // "9-10"
	New    bool   // it came in this turn
}

// offer lists the marketplace in table order.
func offer(w *Words, o Overview, events []engine.Event) []stack {
	came := map[engine.Card]bool{}
	for _, e := range events {
		if offered, ok := e.(engine.Offered); ok {
			came[offered.Card] = true
		}
	}
	var stacks []stack
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if copies := o.Position.Market.Offer.Of(c); copies > 0 {
			row := c.Print()
			stacks = append(stacks, stack{int(copies), w.Card(c), row.Cost, numbers(row.On), came[c]})
		}
	}
	return stacks
}

// numbers is "9" or "9-10".
func numbers(n engine.Numbers) string {
	if n.Low == n.High {
		return strconv.Itoa(n.Low)
	}
	return fmt.Sprintf("%d-%d", n.Low, n.High)
}

// left counts the cards of the decks, -1 where the game has none: how many, never
// which (rulings 2.8, 10.3).
func (o Overview) left() int {
	if o.Position.Rules.Method == engine.Open {
		return -1
	}
	sum := 0
	for i := range o.Position.Market.Piles {
		sum += o.Position.Market.Piles[i].Left()
	}
	return sum
}
