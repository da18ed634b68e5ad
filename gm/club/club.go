// Package club is the tables of all who play with one GM: who has played how often and how
// well, which cards win, which seats, and what was extraordinary.
//
// All of it is counted anew from the record of games that are over, each time: nothing is
// stored, so nothing can be wrong for long. It tells of people what their fellow players
// saw anyway, and how soon their orders come only of those who want that; it never looks
// at orders. It writes to nobody and has no words. What may enter is what can be counted in
// games that are over.
package club

import (
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

// Tables are all that is counted.
type Tables struct {
	Games   int        `json:"games"` // that are over and had a turn
	Unwon   int        `json:"unwon"` // of them those that nobody won
	Players []Player   `json:"players"`
	Cards   []Card     `json:"cards"`
	Seats   []Seat     `json:"seats"`
	Records Records    `json:"records"`
	Newest  *time.Time `json:"newest"` // when the newest of the games was over, UTC; null for none
}

// A Player is what is counted of one person, best first by the rating's floor.
type Player struct {
	Name      string   `json:"name"`   // of the newest game; "" of who is forgotten or not to be named
	Number    int      `json:"number"` // stands for the name where there is none; 0 for others
	Games     int      `json:"games"`
	Placed    int      `json:"placed"`     // of them those that somebody won
	Firsts    int      `json:"firsts"`     // alone or with others
	MeanPlace float64  `json:"mean_place"` // 0 without any
	NMRs      int      `json:"nmrs"`
	Dropouts  int      `json:"dropouts"` // seats that were left
	Hours     *float64 `json:"hours"`    // from a report to the first orders, the median; null where it is not to be told, or unknown

	Rated       int     `json:"rated"` // games that count for the rating
	Rating      Rating  `json:"rating"`
	Shown       float64 `json:"shown"`       // mu - 2 sigma
	Provisional bool    `json:"provisional"` // too few games to say much
}

// Median is Hours, which must be known.
func (p Player) Median() float64 { return *p.Hours }

// A Card is what is counted of one card.
type Card struct {
	Card   engine.Card `json:"-"`
	Name   string      `json:"name"`
	Bought int         `json:"bought"`
	Coins  float64     `json:"coins"`  // that a copy brought
	Buyers int         `json:"buyers"` // seats that bought it in games that somebody won
	Won    float64     `json:"won"`    // the part of them that won, 0 to 1
}

// A Seat is how often a seat of a table of so many won.
type Seat struct {
	Players int     `json:"players"`
	Seat    int     `json:"seat"` // from 1
	Games   int     `json:"games"`
	Won     float64 `json:"won"` // the part of them, 0 to 1
}

// Records are what was extraordinary; each is nil before there was any.
type Records struct {
	Quickest *Feat `json:"quickest"` // the game won in the fewest turns
	Longest  *Feat `json:"longest"`  // and in the most
	BestGo   *Feat `json:"best_go"`  // the most coins that a go brought its player
	Richest  *Feat `json:"richest"`  // the most coins at the end of a game
}

// A Feat is one of them; of equals the first.
type Feat struct {
	Number int      `json:"number"` // turns, or coins
	Game   string   `json:"game"`
	Turn   int      `json:"turn"` // of BestGo; 0 for others
	Who    []string `json:"who"`
}

// Everything is a limit that nobody reaches.
const Everything = 1 << 31

// Of counts the newest games that are over, at most so many. Who writes from one of the
// unnamed addresses is a number, as who is forgotten. It fails only when the store does.
func Of(view records.View, games int, unnamed map[string]bool) (Tables, error) {
	ids, err := view.Measures.Over(games)
	if err != nil {
		return Tables{}, err
	}
	var all []*over
	for _, id := range ids {
		game, err := readOver(view, id, unnamed)
		if err != nil {
			return Tables{}, err
		}
		if len(game.turns) > 0 {
			all = append(all, game)
		}
	}
	slices.SortStableFunc(all, func(a, b *over) int {
		if at := a.Ended.Compare(b.Ended); at != 0 {
			return at
		}
		return int(a.ID - b.ID)
	})
	return count(view, all, unnamed)
}
