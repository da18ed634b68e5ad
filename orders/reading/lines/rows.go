package lines

import (
	"strings"

	"machipost/orders/exact"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// Together puts the second Row behind the first.
func Together(first, second Row) Row {
	first.Text = strings.TrimSpace(first.Text + " " + second.Text)
	first.Words = append(first.Words[:len(first.Words):len(first.Words)], second.Words...)
	first.Tokens = append(first.Tokens[:len(first.Tokens):len(first.Tokens)], second.Tokens...)
	first.Full, first.Width = second.Full, second.Width
	return first
}

// Unlisted is a row whose number, or bullet, is of what it says, and of no list.
func Unlisted(r *Letter, row Row) Row {
	if row.Listed {
		row.Listed, row.Tokens, row.Words = false, marks.Tokens(row.Text), alone(r.Exact.Plain(wording.SplitWhole(row.Text)))
	}
	return row
}

// alone reads a heading that has its line for itself.
func alone(w wording.Words) wording.Words { return exact.Alone(w) }
