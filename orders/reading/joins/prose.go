package joins

import (
	"slices"
	"strings"
	"unicode"

	"machipost/orders/reading/lines"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file knows prose, whose sentences end with stops and begin with capitals.

// Unbroken are the lines of a letter with those put together that a mail program broke amidst a
// sentence of prose. It comes before the letter's words are spelled, so that they are spelled as if
// none was broken, and what only words tell is left to Parted. None gets longer than a line may be but
// by its first sentence.
func Unbroken(l *lines.Letter, rows []lines.Row) []lines.Row {
	l.Stops = stops(rows)
	whole := make([]lines.Row, 0, len(rows))
	for at, row := range rows {
		n := len(whole)
		if n == 0 || len(whole[n-1].Tokens) > 4*mostJoined || isColumns(rows[at-1]) || isColumns(row) || !isSurelyBroken(l, rows, at) {
			whole = append(whole, row)
			continue
		}
		last := whole[n-1]
		whole = whole[:n-1]
		for i, part := range margins.InSentences(last.Raw+" "+strings.TrimSpace(row.Raw), lines.MaxLineLength) {
			joined := l.Row(part)
			if i > 0 || !last.Listed {
				joined = lines.Unlisted(l, joined)
			}
			joined.Width, joined.Split, joined.Full = row.Width, last.Split && i == 0, row.Full
			whole = append(whole, joined)
		}
	}
	return whole
}

// isSurelyBroken tells whether the line before the one at a place is broken in prose: the next goes on
// with a small letter, and behind a stop stands a capital one.
func isSurelyBroken(l *lines.Letter, rows []lines.Row, at int) bool {
	line, next := rows[at-1], rows[at]
	if !mayGoOn(line, next) || len(next.Tokens) == 0 || next.Listed || !begins(unicode.IsLower, next.Text) {
		return false
	}
	last, j := line.Tokens[len(line.Tokens)-1], Joiner{Letter: l}
	switch {
	case last.Is(":"), j.isHeading(next) && !last.Is(","):
		return false
	case !last.Is(",") && !leads(line) && !j.endsOpen(line) && len(next.Words) > 0 && (l.Exact.Begins(next.Words) || rollsFirst(l, next.Tokens) || words.Find(next.Tokens, 0, l.Grammar.Speaks).May(words.Verb)):
		return false // an order of its own, until its words say more
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
		for at := range rows[i].Tokens {
			if ends(rows[i].Tokens, at) {
				n++
			}
		}
	}
	return n
}

// ends tells a stop behind a sentence, which has more than a word.
func ends(t []marks.Token, at int) bool {
	return at > 1 && t[at].Is(".", "?") && t[at-1].IsWord()
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
	for at := range len(line.Tokens) - 1 {
		if ends(line.Tokens, at) && begins(unicode.IsLower, line.Tokens[at+1].Raw) {
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
