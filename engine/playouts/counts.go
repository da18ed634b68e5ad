package playouts

import (
	"math"

	"machipost/engine"
)

// Counts are what came of games. They are whole numbers, so that parts of a series
// add up in any order.
type Counts struct {
	Games       int64
	Unfinished  int64       // given up at MostTurns
	Goes        int64       // of all games, extra ones too
	GoesSquared int64       // the sum of their squares, game by game
	Seatings    [][]Seating // by player, by seat
	Cards       [engine.NumCards]Purchases
}

// A Seating is what came of a player's games in one seat.
type Seating struct {
	Games int64 `json:"games"`
	Won   int64 `json:"won"`   // alone or with others
	Coins int64 `json:"coins"` // in hand when the games were over
}

// Purchases are what came of buying a card, or building a landmark.
type Purchases struct {
	Copies int64 `json:"copies"` // bought in all
	Buyers int64 `json:"buyers"` // how often somebody bought at least one in a game
	Won    int64 `json:"won"`    // how many of these won that game
}

func newCounts(s Settings) Counts {
	c := Counts{Seatings: make([][]Seating, len(s.Players))}
	for p := range c.Seatings {
		c.Seatings[p] = make([]Seating, len(s.Players))
	}
	return c
}

// Add adds the counts of other games of the same players.
func (c *Counts) Add(other *Counts) {
	c.Games += other.Games
	c.Unfinished += other.Unfinished
	c.Goes += other.Goes
	c.GoesSquared += other.GoesSquared
	for p := range c.Seatings {
		for s := range c.Seatings[p] {
			c.Seatings[p][s].add(other.Seatings[p][s])
		}
	}
	for i := range c.Cards {
		c.Cards[i].Copies += other.Cards[i].Copies
		c.Cards[i].Buyers += other.Cards[i].Buyers
		c.Cards[i].Won += other.Cards[i].Won
	}
}

func (s *Seating) add(other Seating) {
	s.Games += other.Games
	s.Won += other.Won
	s.Coins += other.Coins
}

// Seat is what came of the games in a seat, whoever sat there.
func (c *Counts) Seat(seat int) Seating {
	var sum Seating
	for p := range c.Seatings {
		sum.add(c.Seatings[p][seat])
	}
	return sum
}

// Bot is what came of the games of a bot, wherever it sat: one for each player of that
// name.
func (c *Counts) Bot(s Settings, name string) Seating {
	var sum Seating
	for p, seats := range c.Seatings {
		if s.Players[p] != name {
			continue
		}
		for _, seating := range seats {
			sum.add(seating)
		}
	}
	return sum
}

// Length is how many goes a game has on average, and the standard deviation.
func (c *Counts) Length() (mean, deviation float64) {
	games := float64(c.Games)
	mean = float64(c.Goes) / games
	return mean, math.Sqrt(max(float64(c.GoesSquared)/games-mean*mean, 0))
}

// z is how many standard deviations hold 95 % of a normal distribution.
const z = 1.959963984540054

// A Share is a part of a whole, 0 to 1, and where it lies with 95 % certainty.
type Share struct {
	Of   float64 `json:"share"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// ShareOf is the share of the games that were won, with the interval of Wilson, which
// holds for few games too, and for none or all of them won. Of no games it is 0, and
// may be anything.
func ShareOf(won, games int64) Share {
	if games == 0 {
		return Share{0, 0, 1}
	}
	n, p := float64(games), float64(won)/float64(games)
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Share{p, max(middle-half, 0), min(middle+half, 1)}
}
