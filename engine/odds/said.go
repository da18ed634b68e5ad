package odds

import "slices"

// Step is the step in which odds are told, in percent: nobody knows more.
const Step = 5

// Trust is how much of what bots make of a table is told, in percent: the rest is an equal
// part for everybody. Players are no bots, and the better of them come from behind. It was
// found by playing (docs/odds.md).
const Trust = 85

// Said are the odds as they are told: percent by seat, in steps of Step, 100 in all. Of no
// games all are as likely as can be.
func (w *Wins) Said() []int {
	shares := make([]int, w.Players) // in steps, in parts of a whole
	of := w.Games * whole * 100 * w.Players
	for s := range shares {
		shares[s] = Trust*w.parts[s]*w.Players + (100-Trust)*w.Games*whole
	}
	if w.Games == 0 {
		of = w.Players
		for s := range shares {
			shares[s] = 1
		}
	}
	return inSteps(shares, of)
}

// inSteps rounds shares of a whole to steps that make 100 in all: each gets the steps that
// it has whole, and those that are left go to the greatest rests, of equals to the first.
func inSteps(shares []int, of int) []int {
	const steps = 100 / Step
	said, order, left := make([]int, len(shares)), make([]int, len(shares)), steps
	for s, share := range shares {
		said[s], order[s] = share*steps/of, s
		left -= said[s]
	}
	slices.SortStableFunc(order, func(a, b int) int { return shares[b]*steps%of - shares[a]*steps%of })
	for _, s := range order[:left] {
		said[s]++
	}
	for s := range said {
		said[s] *= Step
	}
	return said
}
