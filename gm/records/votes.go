package records

import "slices"

// Votes counts the players who are for an end, and those who have a voice.
func (g *Game) Votes() (votes, of int) {
	for _, p := range g.Players {
		if p.Gone != "" {
			continue
		}
		of++
		if p.VoteEnd {
			votes++
		}
	}
	return votes, of
}

// Agrees tells whether all who have a voice are for an end.
func (g *Game) Agrees() bool {
	votes, of := g.Votes()
	return of > 0 && votes == of
}

// IsOver tells whether nothing is left to play for: all are for an end, or gone for
// good.
func (g *Game) IsOver() bool {
	stays := func(p Player) bool { return p.Gone != GoneResigned }
	return g.Agrees() || !slices.ContainsFunc(g.Players, stays)
}
