package playouts

import (
	"fmt"
	"slices"

	"machipost/engine"
)

// A Summary is what counts tell, for who reads.
type Summary struct {
	Games      int64  `json:"games"`
	Unfinished int64  `json:"unfinished"`
	Goes       Length `json:"goes"`
	Bots       []Line `json:"bots"`  // by name
	Seats      []Line `json:"seats"` // from seat 1
	Cards      []Line `json:"cards"` // those that were bought, the landmarks first, in table order
}

// A Length is how many goes a game has.
type Length struct {
	Mean      float64 `json:"mean"`
	Deviation float64 `json:"deviation"` // the standard deviation
}

// A Line is one bot, seat or card.
type Line struct {
	Name  string `json:"name"`
	Games int64  `json:"games"` // seats in games: of a card those that bought it
	Won   int64  `json:"won"`
	Share
	Coins  float64 `json:"coins,omitzero"`  // in hand at the end, on average; none for cards
	Copies float64 `json:"copies,omitzero"` // of a card that are bought in a game, on average
}

// Summarise tells what the counts of a series come to. There must have been a game.
func Summarise(s Settings, c *Counts) Summary {
	sum := Summary{Games: c.Games, Unfinished: c.Unfinished}
	sum.Goes.Mean, sum.Goes.Deviation = c.Length()
	for _, name := range slices.Compact(slices.Sorted(slices.Values(s.Players))) {
		sum.Bots = append(sum.Bots, lineOf(name, c.Bot(s, name)))
	}
	for seat := range s.Players {
		sum.Seats = append(sum.Seats, lineOf(fmt.Sprint(seat+1), c.Seat(seat)))
	}
	for i, card := range c.Cards {
		if card.Copies > 0 {
			sum.Cards = append(sum.Cards, Line{
				Name: engine.Card(i).String(), Games: card.Buyers, Won: card.Won, Share: ShareOf(card.Won, card.Buyers),
				Copies: float64(card.Copies) / float64(c.Games),
			})
		}
	}
	return sum
}

func lineOf(name string, s Seating) Line {
	return Line{Name: name, Games: s.Games, Won: s.Won, Share: ShareOf(s.Won, s.Games), Coins: float64(s.Coins) / float64(s.Games)}
}
