package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/orders/wording"
)

// A row is a line of a letter, as written and as words. One without words is
// blank.
type row struct {
	text  string
	words words
}

// rows cuts a letter's text into lines, at line ends and semicolons, up to one
// that says `end`. It tells whether they keep the limits.
func rows(text string) (lines []row, tooLong bool) {
	for line := range strings.Lines(strings.TrimRightFunc(text, unicode.IsSpace)) {
		for part := range strings.SplitSeq(strings.TrimRight(line, "\r\n"), ";") {
			if len(lines) == MaxLines || utf8.RuneCountInString(part) > MaxLineLength {
				return nil, true
			}
			row := row{strings.TrimSpace(strings.Map(printable, part)), wording.Split(part)}
			if row.words.Plain().Trimmed().Is("end") {
				return lines, false
			}
			lines = append(lines, row)
		}
	}
	return lines, false
}

// printable makes control characters spaces: what was written is quoted back.
func printable(r rune) rune {
	if unicode.IsControl(r) || unicode.IsSpace(r) {
		return ' '
	}
	return r
}

// join returns the line at i together with those in which it goes on, and where
// the next one is. A comma that nothing follows is left out.
func (r *reader) join(lines []row, i int) (joined row, next int) {
	joined, next = lines[i], i+1
	if !goesOn(joined.words) || r.list == nil && !r.beginsOrder(joined.words) {
		joined.words = joined.words.Trimmed()
		return joined, next
	}
	texts := []string{joined.text}
	for ; next < len(lines) && r.continues(joined.words, lines[next].words); next++ {
		joined.words = append(joined.words, lines[next].words...)
		texts = append(texts, lines[next].text)
	}
	joined.words, joined.text = joined.words.Trimmed(), strings.Join(texts, " ")
	return joined, next
}

// goesOn tells a line that ends where no order can.
func goesOn(w words) bool {
	if len(w) == 0 {
		return false
	}
	switch w[len(w)-1].Low {
	case ",", "and", "or", "for", "of", "to":
		return true
	}
	return false
}

// continues tells whether a line goes on in the next. Behind a comma an order of
// its own does not continue a list.
func (r *reader) continues(line, next words) bool {
	return goesOn(line) && len(next) > 0 && (line[len(line)-1].Low != "," || !r.startsAnew(next))
}
