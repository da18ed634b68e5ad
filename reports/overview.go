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

// A town is a player's town as the report shows it (ruling 10.2).
type town struct {
	Seat       engine.Seat
	Coins      int
	Cards      []string // "Bakery 2", "Cafe 3 (1 closed)"
	Built      []string // landmarks, the City Hall too
	ToBuild    []string // "Radio Tower (22)"
	Investment int
	HasStartup bool
}

// A shownOverview is what lies on the table, for the templates.
type shownOverview struct {
	Towns []town // in seat order
	Offer []stack
	Left  int // cards of the decks, -1 where there are none
}

func shown(o Overview) shownOverview {
	s := shownOverview{Offer: o.offer(), Left: o.left()}
	for seat := range o.Position.Players {
		s.Towns = append(s.Towns, o.town(engine.Seat(seat)))
	}
	return s
}

func (o Overview) town(s engine.Seat) town {
	has := &o.Position.Towns[s]
	shown := town{Seat: s, Coins: has.Coins, Investment: has.Investment, HasStartup: has.Has(engine.TechStartup)}
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		switch {
		case has.Has(c):
			shown.Built = append(shown.Built, c.String())
		case o.Position.Rules.Landmarks.Has(c):
			shown.ToBuild = append(shown.ToBuild, fmt.Sprintf("%s (%d)", c, c.Print().Cost))
		}
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if has.Has(c) {
			shown.Cards = append(shown.Cards, copiesOf(c, has))
		}
	}
	return shown
}

// copiesOf is "Bakery 2", or "Bakery 2 (1 closed)".
func copiesOf(c engine.Card, has *engine.Town) string {
	text := fmt.Sprintf("%s %d", c, has.Owned.Of(c))
	if has.Closed.Of(c) > 0 {
		text += fmt.Sprintf(" (%d closed)", has.Closed.Of(c))
	}
	return text
}

// A stack is one Establishment on offer (ruling 10.3).
type stack struct {
	Copies int
	Name   string
	Cost   int
	Coins  string // "coin" or "coins"
	On     string // "9-10"
}

// offer lists the marketplace in table order.
func (o Overview) offer() []stack {
	var stacks []stack
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if copies := o.Position.Market.Offer.Of(c); copies > 0 {
			row := c.Print()
			stacks = append(stacks, stack{int(copies), row.Name, row.Cost, coinWord(row.Cost), numbers(row.On)})
		}
	}
	return stacks
}

func coinWord(n int) string {
	if n == 1 {
		return "coin"
	}
	return "coins"
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

// dice is "5", or "4 + 2 = 6".
func dice(d engine.Throw) string {
	if d[1] == 0 {
		return strconv.Itoa(d[0])
	}
	return fmt.Sprintf("%d + %d = %d", d[0], d[1], d.Total())
}

// cards is "Cafe", or "Cafe x 3".
func cards(c engine.Card, copies int) string {
	if copies == 1 {
		return c.String()
	}
	return fmt.Sprintf("%s x %d", c, copies)
}
