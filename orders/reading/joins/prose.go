package joins

import (
	"slices"
	"strings"
	"unicode"

	"machipost/orders/reading/lines"
	"machipost/orders/reading/margins"
)

// This file knows prose, whose sentences end with stops and begin with capitals.

// Unbroken are the lines of a letter with those put together that a mail program broke amidst a
// sentence of prose: no word has been read yet, and the line is as long as it was.
func Unbroken(l *lines.Letter, rows []lines.Row) []lines.Row {
	l.Stops = stops(rows)
	whole := make([]lines.Row, 0, len(rows))
	for at, row := range rows {
		if at > 0 && !isColumns(rows[at-1]) && !isColumns(row) && isSurelyBroken(l, rows, at) {
			last := &whole[len(whole)-1]
			joined := l.Row(last.Raw + " " + strings.TrimSpace(row.Raw))
			if !last.Listed {
				joined = unlisted(joined)
			}
			joined.Width, joined.Split, joined.Full = row.Width, last.Split, row.Full
			*last = joined
			continue
		}
		whole = append(whole, row)
	}
	return whole
}

// isSurelyBroken tells whether the line before the one at a place is broken in prose: the next goes on
// with a small letter, and behind a stop stands a capital one.
func isSurelyBroken(l *lines.Letter, rows []lines.Row, at int) bool {
	line, next := rows[at-1], rows[at]
	if len(line.Tokens) == 0 || len(next.Tokens) == 0 || next.Listed || next.Split || !begins(unicode.IsLower, next.Text) || line.Tokens[len(line.Tokens)-1].Is(".", "?", ":") {
		return false
	}
	if !line.Full && !margins.Wrapped(line.Text, line.Width, next.Text) || (Joiner{Letter: l}).isHeading(next) && !line.Tokens[len(line.Tokens)-1].Is(",") {
		return false
	}
	cased := begins(unicode.IsUpper, behindStop(line)) || at > 1 && endsInStop(rows[at-2]) && begins(unicode.IsUpper, line.Text)
	return cased && isProse(l, rows, at) && !slices.ContainsFunc(rows, uncased)
}

// isColumns tells a line that may be one of a table.
func isColumns(row lines.Row) bool {
	return strings.ContainsAny(row.Raw, "|\t") || strings.Contains(strings.TrimSpace(row.Raw), "   ")
}

// isProse tells whether the sentences of a letter end with stops, and some of the paragraph in which
// the i-th line is.
func isProse(l *lines.Letter, rows []lines.Row, i int) bool {
	if l.Stops < leastStops {
		return false
	}
	from := i
	for from > 0 && len(rows[from-1].Tokens) > 0 {
		from--
	}
	for ; from < len(rows) && len(rows[from].Tokens) > 0; from++ {
		if stops(rows[from:from+1]) > 0 {
			return true
		}
	}
	return false
}

// leastStops is how many sentences of prose end with stops at least.
const leastStops = 2

// stops is how many sentences end with one.
func stops(rows []lines.Row) (n int) {
	for i := range rows {
		t := rows[i].Tokens
		for at := 1; at < len(t); at++ {
			if t[at].Is(".", "?") && t[at-1].IsWord() && at > 1 {
				n++
			}
		}
	}
	return n
}

// behindStop is what begins behind the last stop within a line; "" where none is.
func behindStop(line lines.Row) string {
	for at := len(line.Tokens) - 2; at > 0; at-- {
		if line.Tokens[at].Is(".", "?") && line.Tokens[at+1].IsWord() {
			return line.Tokens[at+1].Raw
		}
	}
	return ""
}

// uncased tells a line in which a small letter stands behind a stop.
func uncased(line lines.Row) bool {
	for at := 1; at+1 < len(line.Tokens); at++ {
		if line.Tokens[at].Is(".", "?") && line.Tokens[at-1].IsWord() && at > 1 && begins(unicode.IsLower, line.Tokens[at+1].Raw) {
			return true
		}
	}
	return false
}

// endsInStop tells a line at whose end a sentence ends.
func endsInStop(row lines.Row) bool {
	n := len(row.Tokens)
	return n > 1 && row.Tokens[n-1].Is(".", "?")
}
