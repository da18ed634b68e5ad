package joins

import (
	"machipost/orders"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// This file takes lines apart that only their length has put together.

// Parted is a line with those in which it goes on, or without them, where two whole lines were put
// together: a writer who ends no sentence with a stop, and whose line fills the page.
func (r Joiner) Parted(rows []lines.Row, i int) (joined lines.Row, next int) {
	joined, next = r.Join(rows, i)
	if next != i+2 || r.Spent() || r.continues(rows[i+1]) || r.breaksCard(rows[i], joined) {
		return joined, next
	}
	above := r.Alone(rows[i], true)
	if above == nil {
		return joined, next
	}
	below := r.Alone(rows[i+1], false)
	if below == nil || below.Bares && above.Acts[len(above.Acts)-1].Line.Order.Verb == orders.Buy {
		return joined, next // unless somebody takes / Forests
	}
	rows[i+1].Split = true
	return r.Join(rows, i)
}

// breaksCard tells a line that ends amidst the name of a card which the joined line has whole:
// `reforma Restaurante de / sushi`.
func (r Joiner) breaksCard(above, joined lines.Row) bool {
	end := len(above.Tokens)
	for at := max(0, end-longestName); at < end; at++ {
		found := r.Grammar.Table.AnyCard(joined.Tokens, at)
		if found.Strength == marks.Whole && at+found.Tokens > end {
			return true
		}
	}
	return false
}

const longestName = 5 // how many words of a card's name may stand above the break
