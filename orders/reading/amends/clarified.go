package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// OnlyTells tells a sentence behind orders that changes none of them, though it looks like one that
// puts something right: that a Landmark stands, or which of two cards is meant that nobody mixed up.
func OnlyTells(g *marked.Grammar, t []marks.Token, list []Said) bool {
	return stands(g, t, list) || clarifies(g, t, list)
}

// clarifying are words beside cards of which one is meant and another is not.
var clarifying = marks.Lows("no", "the", "a", "an", "my", "i", "we", "mean", "meant", "sorry", "that", "is", "of", "course", "please", "one", "and", "not", "never", "it", "it's", "its", "'s", "just", "to", "be", "clear", "obviously", "naturally")

// clarifies tells which card is meant where it is wanted already, and the other one is not:
// `Flower Shop, General Store. The Flower Shop I mean, not the Mackerel Boat.`
func clarifies(g *marked.Grammar, t []marks.Token, list []Said) bool {
	meant, other, not := 0, 0, false
	for at := 0; at < len(t); at++ {
		found := g.Table.AnyCard(t, at)
		switch {
		case found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil:
			wanted := slices.ContainsFunc(list, func(e Said) bool {
				return e.Line.Order.Verb == orders.Buy && !e.Gone && !e.Doubted && slices.Contains(e.Line.Order.Cards, found.Card)
			})
			if wanted == not {
				return false
			}
			if not {
				other++
			} else {
				meant++
			}
			at += found.Tokens - 1
		case t[at].Number >= 0, t[at].Is("?", ":"), t[at].IsWord() && !clarifying[t[at].Low]:
			return false
		default:
			not = not || t[at].Is("not", "never")
		}
	}
	return meant == 1 && other > 0
}
