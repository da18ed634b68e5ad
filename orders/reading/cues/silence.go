package cues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/silence"
)

// unheardOf is how many tokens tell at a place of turns without a letter of the writer's; 0 for none.
func (g *Finder) unheardOf(t []marks.Token, at int) int {
	end := silence.Until(t, at, func(i int) bool {
		_, phrase := g.phrase(t, i)
		if p, named := g.player(t, i, phrase); named && p.Kind == Player {
			return true
		}
		return g.has(t, i, Coin) > 0 || g.has(t, i, Die) > 0 && !t[i].Is("die", "de") || g.known(t, i, phrase).Tokens > 0
	})
	if at > 0 && end == len(t) && t[at].Is("no") {
		return 0 // the Mine, no orders
	}
	return max(end-at, 0)
}
