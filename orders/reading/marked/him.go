package marked

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/marks"
)

// This file tells whom a pronoun below a line may be about.

// Him is the one other player whom a line names, or else those before it. In other languages
// things are of a sex, too, and nobody knows whom a pronoun below it is about.
func (g *Grammar) Him(tokens []marks.Token, before []engine.Seat) []engine.Seat {
	him := g.Table.Him(tokens, before)
	if g.Foreign() && !slices.Equal(him, before) {
		return nil
	}
	return him
}
