package twoways

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file settles what a card is for that stands with goes of its own behind an order for
// others.

// gapped makes a bare card with its goes behind it, behind a tool that is used on another card
// for other goes, one for this tool, too: `Convention: Mine in go 1, Forest in the other`.
// Without a colon it may as well be bought.
func gapped(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	if !read.Bares || names(g, tokens, 0, words.Scope, words.Prep) || tokens[0].Is("my", "the") {
		return
	}
	for i := 1; i < len(read.Acts); i++ {
		before, a := &read.Acts[i-1], &read.Acts[i]
		verb := before.Line.Order.Verb
		if verb != orders.Renovate && verb != orders.Convention || a.Line.Order.Verb != orders.Buy || before.Scopes == nil || a.Scopes == nil || slices.Equal(before.Scopes, a.Scopes) {
			continue
		}
		for at := range tokens {
			if names(g, tokens, at, words.Verb) && !tokens[at].Is("go") && at > 0 {
				return // it is bought
			}
		}
		if !marks.Says(tokens, ":") || len(a.Line.Order.Cards) != 1 {
			read.Doubt = tokens[0].Raw
			return
		}
		a.Line.Order.Verb = verb
	}
}

// names tells whether a phrase of one of these kinds stands at a place.
func names(g *marked.Grammar, tokens []marks.Token, at int, kinds ...words.Kind) bool {
	return words.Find(tokens, at, g.Speaks).May(kinds...)
}
