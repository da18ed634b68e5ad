package lines

import (
	"strings"
	"unicode/utf8"
)

// missed are the orders of a text that stands where nothing is read: whole lines of the order
// language, and those below a heading of their own.
func missed(r *Letter, text string) (list []string) {
	lines := 0
	for line := range strings.Lines(text) {
		if lines++; lines > MaxLines {
			break
		}
		if utf8.RuneCountInString(line) > MaxLineLength {
			continue
		}
		row := r.row(line)
		heading, headed := r.Exact.Heading(row.Words)
		if headed && len(heading.Rest) > 0 || r.Exact.Begins(row.Words) && r.Exactly(row.Words).Whole() {
			list = append(list, row.Text)
		}
	}
	return list
}
