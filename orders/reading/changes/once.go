package changes

import (
	"iter"
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// Once are the candidates of a line but for those that stand in the same list above, where
// nothing hangs on a condition: they count once.
func Once(line orders.Line, above []orders.Line) []engine.Card {
	if line.Order.Verb != orders.Buy || len(line.If) > 0 || len(line.Order.Cards) < 2 {
		return line.Order.Cards
	}
	seen := map[engine.Card]bool{}
	return slices.DeleteFunc(slices.Clone(line.Order.Cards), func(card engine.Card) bool {
		again := seen[card] // in the place of another
		seen[card] = true
		return again || slices.ContainsFunc(above, func(one orders.Line) bool {
			return one.Scope == line.Scope && one.Order.Verb == orders.Buy && len(one.If) == 0 && slices.Contains(one.Order.Cards, card)
		})
	})
}

// Repeats tells a list in which a card stands twice, as where one was put in the place of another.
func Repeats(line orders.Line) bool {
	cards := line.Order.Cards
	for i, card := range cards {
		if slices.Contains(cards[i+1:], card) {
			return true
		}
	}
	return false
}

// Candidates are those of a letter so far.
func Candidates(filed iter.Seq[Filed]) (list []engine.Card) {
	for one := range filed {
		if one.Line.Order.Verb == orders.Buy {
			list = append(list, one.Line.Order.Cards...)
		}
	}
	return list
}
