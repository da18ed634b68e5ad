package reading

import (
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// This file takes lines apart that only their length has put together.

// parted is a line with those in which it goes on, or without them, where two whole lines were put
// together: a writer who ends no sentence with a stop, and whose line fills the page.
func parted(r *reader, rows []lines.Row, i int) (joined lines.Row, next int) {
	joined, next = r.Join(rows, i)
	if next != i+2 || r.Freely || r.Spent() || lines.Continues(&r.Letter, rows[i+1]) || breaksCard(r, rows[i], joined) {
		return joined, next
	}
	above := alone(r, rows[i], true)
	if above == nil {
		return joined, next
	}
	below := alone(r, rows[i+1], false)
	if below == nil || below.Bares && above.Acts[len(above.Acts)-1].Line.Order.Verb == orders.Buy {
		return joined, next // unless somebody takes / Forests
	}
	rows[i+1].Split = true
	return r.Join(rows, i)
}

// alone is the last sentence of a line, or the first, where it is read by itself and something is
// ordered in it; nil else.
func alone(r *reader, row lines.Row, last bool) *clauses.Reading {
	all := r.Sentences(row)
	if len(all) == 0 {
		return nil
	}
	s := all[0]
	if last {
		s = all[len(all)-1]
	}
	read := proposer{r}.guess(s, r.InOwnWords(s.Tokens, r.context()))
	if !read.Whole() || len(read.Acts) == 0 {
		return nil
	}
	return &read
}

// breaksCard tells a line that ends amidst the name of a card which the joined line has whole:
// `reforma Restaurante de / sushi`.
func breaksCard(r *reader, above, joined lines.Row) bool {
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
