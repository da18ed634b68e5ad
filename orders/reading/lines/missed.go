package lines

import (
	"strings"
	"unicode/utf8"

	"machipost/orders"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// Missed are the orders below a line `end`, where no orders are read: whole lines of the order
// language, and those behind a heading of their own. command takes the lines that are none of
// the sheet's, nil for none: they count wherever they stand.
func Missed(r *Letter, command func(line string, alone bool) bool) (list []orders.Prose) {
	lines := 0
	for line := range strings.Lines(r.below) {
		if lines++; lines > MaxLines {
			break
		}
		if utf8.RuneCountInString(line) > MaxLineLength {
			continue
		}
		row := r.Row(line)
		if row.Text == "" || command != nil && command(wording.Unbullet(row.Text), false) {
			continue
		}
		heading, headed := r.Exact.Heading(row.Words)
		if headed && len(heading.Rest) > 0 || words.HeadsGo(row.Tokens) || r.Exact.Begins(row.Words) && r.Exactly(row.Words).Whole() {
			list = append(list, orders.Prose{Line: row.Text})
		}
	}
	return list
}
