package reading

import (
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/joins"
	"machipost/orders/reading/lines"
)

// parted is a line with those in which it goes on. Where a letter is read freely, what was put
// together stays so.
func parted(r *reader, rows []lines.Row, i int) (joined lines.Row, next int) {
	joiner := joins.Joiner{Letter: &r.Letter, Alone: func(row lines.Row, last bool) *clauses.Reading { return alone(r, row, last) }}
	if r.Freely {
		return joiner.Join(rows, i)
	}
	return joiner.Parted(rows, i)
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
