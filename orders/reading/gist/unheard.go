package gist

import (
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/silence"
)

// Unheard tells a sentence that tells of turns without a letter of the writer's, and names a card behind
// that, in whatever words.
func Unheard(g *marked.Grammar, t []marks.Token) bool {
	isCard := func(i int) bool {
		c := g.Table.AnyCard(t, i)
		return c.Tokens > 0 && c.Strength == marks.Clear
	}
	stops := func(i int) bool { return isCard(i) || g.Table.Player(t, i, marks.WholeName).Tokens > 0 }
	for at := range t {
		if at > 0 && t[at-1].IsWord() {
			continue
		}
		end := silence.Until(t, at, stops)
		for i := end; end > 0 && i < len(t); i++ {
			if isCard(i) {
				return true
			}
		}
	}
	return false
}
