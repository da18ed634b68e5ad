package gm

import "slices"

// This file tells when a turn need not wait for its deadline.

// mayBeEarly tells whether a turn may be resolved before its deadline: the game
// agreed on that, and nobody has asked to wait.
func (g *Game) mayBeEarly() bool {
	waits := func(p Player) bool { return p.Gone == "" && p.Wait == g.Position.Turn }
	return g.goesOn() && g.Terms.Early && !slices.ContainsFunc(g.Players, waits)
}

// isComplete tells whether everybody has sent orders, or is content with none,
// who is there to do so, and somebody has.
func (g *Game) isComplete(counting []Counting) bool {
	return g.missing(counting) == 0 && slices.ContainsFunc(counting, Counting.settled)
}

// missing counts those who are there and of whom nothing has come for the turn.
func (g *Game) missing(counting []Counting) int {
	missing := 0
	for i, c := range counting {
		if g.Players[i].Gone == "" && !c.Absent && !c.settled() {
			missing++
		}
	}
	return missing
}

// settled tells whether the player needs no more time.
func (c Counting) settled() bool { return c.Sent || c.Ready }
