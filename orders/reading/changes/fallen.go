package changes

import (
	"slices"

	"machipost/orders"
)

// This file has corrections of what a sentence before brought last, or in the place of something.

// Fall puts another order in the place of that which the last `otherwise` of a sentence brought: the
// last of its kind on its conditions, or the last candidate of its list. It tells whether there was
// one.
func Fall(list []Filed, sentence string, line orders.Line) bool {
	own := slices.DeleteFunc(slices.Clone(list), func(f Filed) bool { return f.Sentence != sentence || f.Line.Order.Verb != line.Order.Verb })
	if len(own) == 0 || len(line.If) > 0 {
		return false
	}
	last := *own[len(own)-1].Line
	other := slices.ContainsFunc(own, func(f Filed) bool { return !slices.Equal(f.Line.If, last.If) })
	cards := last.Order.Cards
	if !other && (len(last.If) > 0 || len(cards) < 2 || last.Order.Nothing || line.Order.Nothing || last.Order.Verb != orders.Buy) {
		return false // which was it?
	}
	for _, f := range own {
		switch {
		case !slices.Equal(f.Line.If, last.If) || !f.Line.Order.Equal(last.Order):
		case other:
			f.Line.Order = line.Order
		default:
			f.Line.Order.Cards = append(slices.Clone(cards[:len(cards)-1]), line.Order.Cards...)
		}
	}
	return true
}
