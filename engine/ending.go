package engine

import "slices"

// hasWon tells whether the roller has just ended the game by a landmark, and
// ends it (ruling 9.1).
func (t *turn) hasWon() bool {
	if t.pos.Rules.Victory == First && t.pos.HasAll(t.roller) {
		t.win(t.roller)
	}
	return t.over
}

func (t *turn) win(s Seat) {
	t.won[s], t.over = true, true
	Won{Seat: s}.happen(t)
}

// roundOver tells whether the regular go just played, with its extra goes, was
// the last of its round (ruling 3.2).
func (t *turn) roundOver() bool {
	n := t.pos.Players
	return t.regular > 0 && ((t.pos.Turn-1)*(n+1)+t.regular)%n == 0
}

// endRound ends the game where players have every landmark at the end of a
// round: the most coins win, equal coins share it (ruling 9.2).
func (t *turn) endRound() {
	most := -1
	for s := range t.pos.Players {
		if t.pos.HasAll(Seat(s)) {
			most = max(most, t.pos.Towns[s].Coins)
		}
	}
	for s := range t.pos.Players {
		if t.pos.HasAll(Seat(s)) && t.pos.Towns[s].Coins == most {
			t.win(Seat(s))
		}
	}
}

// A Placing is a player's final placing.
type Placing struct {
	Seat Seat
	Rank int // from 1; shared places have the same rank, and the next is left out
}

// Placings ranks the players of a finished game, best first: the winners, then
// by landmarks, their cost, coins, and the cost of Establishments (ruling 9.3).
func Placings(p *Position, winners []Seat) []Placing {
	var merits [MaxPlayers][5]int
	placings := make([]Placing, p.Players)
	for s := range p.Players {
		merits[s] = merit(&p.Towns[s], slices.Contains(winners, Seat(s)))
		placings[s].Seat = Seat(s)
	}
	slices.SortStableFunc(placings, func(a, b Placing) int {
		return slices.Compare(merits[b.Seat][:], merits[a.Seat][:])
	})
	for i := range placings {
		placings[i].Rank = i + 1
		if i > 0 && merits[placings[i].Seat] == merits[placings[i-1].Seat] {
			placings[i].Rank = placings[i-1].Rank
		}
	}
	return placings
}

// merit is what placings are ranked by, the weightiest first (ruling 9.3).
func merit(town *Town, won bool) [5]int {
	if won {
		return [5]int{1} // winners share the first place, whatever else they have
	}
	m := [5]int{0, town.Landmarks(), 0, town.Coins, 0}
	for c := FirstLandmark; c <= LastEstablishment; c++ {
		if c.IsLandmark() {
			m[2] += table[c].Cost * town.Owned.Of(c)
		} else {
			m[4] += table[c].Cost * town.Owned.Of(c)
		}
	}
	return m
}
