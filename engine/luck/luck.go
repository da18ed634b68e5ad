// Package luck is how many coins more or less the dice of a turn gave than they owed: what
// a go brought, less the mean of what it brings over all first rolls that there are, with
// the same orders.
//
// What a go brings is what everybody's coins come to until its purchase, on which no die
// falls. Later dice of a go that might have been (a reroll, the tuna's) hang on the table
// as it lay before the turn, so luck is the same whenever it is counted. The order of a
// deck has no part in it: before the purchase nothing is drawn. It stores nothing and tells
// nobody. What may enter is a measure of chance in a turn that is over.
package luck

import (
	"machipost/engine"
	"machipost/engine/chance"
)

// Whole is how many parts a coin has here: so many first rolls there are with two dice.
const Whole = 36

// A Sum is luck by seat, in parts of a coin of which Whole make one.
type Sum [engine.MaxPlayers]int

// Add adds other luck to it.
func (s *Sum) Add(other Sum) {
	for i, parts := range other {
		s[i] += parts
	}
}

// Coins is a seat's luck in whole coins, halves away from 0.
func (s *Sum) Coins(seat engine.Seat) int {
	if s[seat] < 0 {
		return -((-s[seat] + Whole/2) / Whole)
	}
	return (s[seat] + Whole/2) / Whole
}

// Of returns the luck of a turn that began with a position and was played by these players,
// in seat order, with dice that showed these faces. It fails with engine.ErrDice where the
// faces are too few.
func Of(before *engine.Position, players [engine.MaxPlayers]engine.Decisions, faces []int) (Sum, error) {
	t := &trial{before: before, faces: faces, seed: chance.Seed(engine.Look(before, 0))}
	t.seat(players)
	goes, err := t.played()
	if err != nil {
		return Sum{}, err
	}
	var sum Sum
	for number, g := range goes {
		for s, coins := range g.income {
			sum[s] += Whole * coins
		}
		for first, weight := range throws(g.dice) {
			for s, coins := range t.tried(number+1, g.from, first) {
				sum[s] -= weight * coins
			}
		}
	}
	return sum, nil
}

// throws calls yield with each first roll and its chance in 36. Two dice that show the same
// in another order are the same roll.
func throws(dice int) func(yield func(engine.Throw, int) bool) {
	return func(yield func(engine.Throw, int) bool) {
		for a := 1; a <= 6; a++ {
			if dice == 1 {
				if !yield(engine.Throw{a}, Whole/6) {
					return
				}
				continue
			}
			for b := a; b <= 6; b++ {
				if !yield(engine.Throw{a, b}, min(1+b-a, 2)) {
					return
				}
			}
		}
	}
}
