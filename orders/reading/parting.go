package reading

import (
	"unicode"
	"unicode/utf8"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
)

// This file takes lines apart that only their length has put together.

// parted is a line with those in which it goes on, or without them, where the whole of it is not
// read and both lines are by themselves: a writer who ends no sentence with a stop, and whose line
// fills the page.
func parted(r *reader, rows []lines.Row, i int) (joined lines.Row, next int) {
	joined, next = r.Join(rows, i)
	if next != i+2 || r.Freely || r.Spent() || !beginsAnew(rows[i+1]) {
		return joined, next
	}
	if _, whole := readAlone(r, joined); whole {
		return joined, next
	}
	above, whole := readAlone(r, rows[i])
	if !whole {
		return joined, next
	}
	below, whole := readAlone(r, rows[i+1])
	if !whole || above.Acts[len(above.Acts)-1].Line.Order.Verb == orders.Buy && below.Bares {
		return joined, next // unless somebody takes / Forests
	}
	rows[i+1].Split = true
	return r.Join(rows, i)
}

// beginsAnew tells a line that begins as a sentence does.
func beginsAnew(row lines.Row) bool {
	first, _ := utf8.DecodeRuneInString(row.Text)
	return unicode.IsUpper(first)
}

// readAlone is the last sentence of a line, and whether all of them are read, and order something.
func readAlone(r *reader, row lines.Row) (last clauses.Reading, whole bool) {
	for _, s := range r.Sentences(row) {
		if last = (proposer{r}).guess(s, r.InOwnWords(s.Tokens, r.context())); !last.Whole() || len(last.Acts) == 0 {
			return last, false
		}
	}
	return last, len(last.Acts) > 0
}
