// Package reckoning is what comes of what was reckoned of turns: the luck of several
// together, how odds moved, and whether odds could be trusted.
//
// It plays no turn and stores nothing: what was reckoned of a turn is handed in, or read.
// What may enter is a figure that follows from it.
package reckoning

import (
	"slices"

	"machipost/engine"
	"machipost/engine/luck"
	"machipost/engine/odds"
	"machipost/gm/records"
	"machipost/reports/figures"
)

// Luck is the luck of all these turns together.
func Luck(measures []records.Measure) (sum luck.Sum) {
	for _, m := range measures {
		for s, parts := range m.Luck {
			sum[s] += parts
		}
	}
	return sum
}

// LuckByPlayer is the same in coins, in seat order; none where that of one turn is not
// known.
func LuckByPlayer(measures []records.Measure) (all []figures.Luck) {
	unknown := func(m records.Measure) bool { return m.Luck == nil }
	if len(measures) == 0 || slices.ContainsFunc(measures, unknown) {
		return nil
	}
	sum := Luck(measures)
	for s := range engine.Seat(len(measures[0].Luck)) {
		all = append(all, figures.Luck{Seat: s, Coins: sum.Coins(s)})
	}
	return all
}

// OddsByPlayer are the odds that were told behind the last of these turns, in seat order,
// and how they have moved since the one before; none for none.
func OddsByPlayer(measures []records.Measure) (all []figures.Odd) {
	if len(measures) == 0 {
		return nil
	}
	last := measures[len(measures)-1].Odds
	before := last
	if len(measures) > 1 && measures[len(measures)-2].Odds != nil {
		before = measures[len(measures)-2].Odds
	}
	for s, percent := range last {
		all = append(all, figures.Odd{Seat: engine.Seat(s), Percent: percent, Change: percent - before[s]})
	}
	return all
}

// Record is what came of the odds that were told in the newest games that were won, at most
// so many. It fails only when the store does.
func Record(view records.View, games int) (odds.Record, error) {
	told, err := view.Measures.Prophecies(games)
	var samples []odds.Sample
	for _, game := range told {
		for _, said := range game.Said {
			for s, percent := range said {
				samples = append(samples, odds.Sample{Said: percent, Came: partOf(game.Won, s), Players: len(said)})
			}
		}
	}
	return odds.RecordOf(samples), err
}

// partOf is the part of a game that a seat has won.
func partOf(won []int, seat int) float64 {
	if !slices.Contains(won, seat) {
		return 0
	}
	return 1 / float64(len(won))
}
