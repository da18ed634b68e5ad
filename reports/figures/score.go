// Package figures is what stands behind the tables of a report: positions and events to
// numbers. It decides nothing and has no words. What may enter is another way to count
// what happened.
package figures

import (
	"slices"

	"machipost/engine"
	"machipost/orders/deciding"
)

// A Leading is who leads, as placings go (ruling 9.3): by landmarks, what they cost, coins,
// and what the cards cost.
type Leading struct {
	Leaders []engine.Seat // several where they are level
	Best    int           // their landmarks
	Of      int           // landmarks that the game has
	Coins   int           // of theirs
	By      By            // what decides, where another has as many landmarks and coins
	Won     bool          // they have won
	Start   bool          // nobody is ahead of anybody
}

// By is what decides who leads where landmarks and coins do not.
type By string

// What may decide.
const (
	ByLandmarks By = "landmarks" // theirs cost more
	ByCards     By = "cards"     // likewise
)

// LeadOf is who leads in a position, or has won.
func LeadOf(p *engine.Position, winners []engine.Seat) Leading {
	l := Leading{Of: LandmarksOf(p), Won: len(winners) > 0, Leaders: winners}
	if !l.Won {
		for _, placed := range engine.Placings(p, nil) {
			if placed.Rank == 1 {
				l.Leaders = append(l.Leaders, placed.Seat)
			}
		}
		l.Start = len(l.Leaders) == p.Players
	}
	first := &p.Towns[l.Leaders[0]]
	l.Best, l.Coins = BuiltOf(first, p), first.Coins
	for i := range p.Players {
		other := &p.Towns[i]
		switch {
		case l.Won || slices.Contains(l.Leaders, engine.Seat(i)) || BuiltOf(other, p) < l.Best || other.Coins < l.Coins:
		case landmarksCost(other) < landmarksCost(first):
			l.By = ByLandmarks
		case l.By == "":
			l.By = ByCards
		}
	}
	return l
}

// LandmarksOf is how many landmarks win a game.
func LandmarksOf(p *engine.Position) int { return p.Rules.Landmarks.Count() }

// BuiltOf is how many of them stand in a town.
func BuiltOf(town *engine.Town, p *engine.Position) int {
	return (town.Owned.Kinds() & p.Rules.Landmarks).Count()
}

// worthOf is what a town is worth: its coins, and what all that stands has cost.
func worthOf(town *engine.Town) int {
	worth := town.Coins + landmarksCost(town)
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		worth += town.Owned.Of(c) * c.Cost()
	}
	return worth
}

// landmarksCost is what the landmarks of a town have cost.
func landmarksCost(town *engine.Town) (cost int) {
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if town.Has(c) {
			cost += c.Cost()
		}
	}
	return cost
}

// A Score is the goes of a turn in figures: a row a player.
type Score struct {
	Number int   // of the turn
	Goes   []int // the numbers of the goes
	Align  string
	Rows   []ScoreRow
}

// A ScoreRow is a player's.
type ScoreRow struct {
	Seat             engine.Seat
	Goes             []ScoreCell // in the order of the goes
	Coins, Built, Of int         // after the turn
	Worth            int
}

// A ScoreCell is what a go brought a player, purchases left out.
type ScoreCell struct {
	Coins  int
	Rolled bool // the go was the player's own
}

// ScoreOf counts a turn of this number that led from one position to another: what each
// go brought whom, and what came of it.
func ScoreOf(number int, before engine.Position, events []engine.Event, after *engine.Position) Score {
	s := Score{Number: number, Align: "l", Rows: make([]ScoreRow, before.Players)}
	now := before
	for _, e := range events {
		if began, ok := e.(engine.GoBegan); ok {
			s.Goes, s.Align = append(s.Goes, began.Number), s.Align+"r"
			for i := range s.Rows {
				s.Rows[i].Goes = append(s.Rows[i].Goes, ScoreCell{Rolled: engine.Seat(i) == began.Seat})
			}
		}
		next, err := engine.Replay(now, []engine.Event{e})
		if err != nil {
			break // the turn was audited when it was stored; a report is no place to doubt it
		}
		if len(s.Goes) > 0 && !spends(e) {
			for i := range s.Rows {
				row := s.Rows[i].Goes
				row[len(row)-1].Coins += next.Towns[i].Coins - now.Towns[i].Coins
			}
		}
		now = next
	}
	s.Align += "rrr"
	for i := range s.Rows {
		town := &after.Towns[i]
		row := &s.Rows[i]
		row.Seat, row.Coins, row.Built, row.Of, row.Worth = engine.Seat(i), town.Coins, BuiltOf(town, after), LandmarksOf(after), worthOf(town)
	}
	return s
}

// spends tells whether an event is a player's spending, which is no luck of the go.
func spends(e engine.Event) bool {
	switch e.(type) {
	case engine.Bought, engine.Invested:
		return true
	}
	return false
}

// BoughtBy are the cards that a player bought or built in a turn.
func BoughtBy(events []engine.Event, s engine.Seat) (cards []engine.Card) {
	for _, e := range events {
		if bought, ok := e.(engine.Bought); ok && bought.Seat == s {
			cards = append(cards, bought.Card)
		}
	}
	return cards
}

// GoesOf are the numbers of a player's goes in the turn that comes.
func GoesOf(p *engine.Position, s engine.Seat) (numbers []int) {
	for i := range p.Players + 1 {
		if (int(p.FirstPlayer())+i)%p.Players == int(s) {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}

// A Chance is a total of the player's next go.
type Chance struct {
	deciding.Prospect
	Bar int // coins, in hundredths of the most there can be
	Two bool
}

// ChancesOf are those of a go, were it played now.
func ChancesOf(p *engine.Position, s engine.Seat) []Chance {
	outlook := deciding.Outlook(p, s)
	most := slices.MaxFunc(outlook, func(a, b deciding.Prospect) int { return a.Coins - b.Coins }).Coins
	all := make([]Chance, len(outlook))
	for i, o := range outlook {
		all[i] = Chance{Prospect: o, Bar: hundredths(o.Coins, most), Two: p.Towns[s].Has(engine.TrainStation)}
	}
	return all
}

// hundredths is a part of a whole, 0 of nothing.
func hundredths(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return part * 100 / whole
}
