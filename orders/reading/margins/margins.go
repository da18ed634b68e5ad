// Package margins tells where a mail program, or a hand, broke a line that goes on in the next:
// by the lengths of lines alone. It knows no word: what lines say may speak against it, and
// that is for orders/reading/lines. What enters are other ways to break lines.
package margins

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Line is one of a letter, without the spaces round it.
type Line struct {
	Text string
	Own  bool // it begins for a reason: behind a bullet, a number, a semicolon
}

// Bounds of a letter all of whose lines are broken, in characters but for the last.
const (
	leastWidth = 60  // of its longest line, at least
	mostWidth  = 100 // ... and at most: who writes longer ones breaks none
	longLine   = 45  // of a line that would have had no need to end
	leastFull  = 3   // lines that are full
)

// Full tells of each line of a letter whether the next one's first word had no place behind it.
// It is nil where the letter's lines are not broken: then its long lines end anywhere.
func Full(lines []Line) []bool {
	width := 0
	for _, line := range lines {
		width = max(width, utf8.RuneCountInString(line.Text))
	}
	if width < leastWidth || width > mostWidth {
		return nil
	}
	full, some, ragged := make([]bool, len(lines)), 0, 0
	for i := range len(lines) - 1 {
		line, next := lines[i], lines[i+1]
		switch {
		case line.Text == "" || next.Text == "":
		case !next.Own && hasNoPlace(utf8.RuneCountInString(line.Text), next.Text, width):
			full[i] = true
			some++
		case utf8.RuneCountInString(line.Text) >= longLine:
			ragged++
		}
	}
	if some < leastFull || some < 4*ragged {
		return nil
	}
	return full
}

// usual is how many characters a line and the next one's first word have, where mail
// programs break lines.
const usual = 66

// Wrapped tells whether a mail program broke a line of that many characters, as far as two lines
// tell. Behind a small picture nobody goes on.
func Wrapped(line string, width int, next string) bool {
	return width < mostWidth && !endsInPicture(line) && hasNoPlace(width, next, usual)
}

func endsInPicture(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(line)
	return unicode.Is(unicode.So, last)
}

// hasNoPlace tells whether the first word of the next line has no place behind a line of so many
// characters. What is no word begins for a reason.
func hasNoPlace(line int, next string, width int) bool {
	first, _, _ := strings.Cut(next, " ")
	letter, _ := utf8.DecodeRuneInString(first)
	return (letter == '(' || unicode.IsLower(letter) || unicode.IsUpper(letter) || unicode.IsDigit(letter)) && line+1+utf8.RuneCountInString(first) > width
}

// A Join is lines that were put together.
type Join struct {
	Text   string
	Surely bool // what stands below begins with a small letter, a number, or behind an open end, or all long lines are broken
	Open   bool // ... behind an open end
	Ends   bool // it ends a sentence
}

// Words tell of lines what their lengths do not.
type Words struct {
	Whole func(line string) bool // it is all that is said: behind it goes on what stands behind a comma
	Anew  func(line string) bool // it belongs to none above it
	Open  func(line string) bool // no sentence ends where it does
}

// Unbroken is a text with those lines put together of which the next one's first word had no place in the
// widest of its lines, as if no mail program had broken them; no joins where nothing was.
func (w Words) Unbroken(text string) (whole string, joins []Join) {
	lines := strings.Split(text, "\n")
	width := 0
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \r")
		width = max(width, utf8.RuneCountInString(lines[i]))
	}
	if width < leastWrapped || width > mostWrapped {
		return text, nil
	}
	width = max(width, usual)
	var all []string
	open, numbers := false, map[string]bool{} // the last one goes on; the numbers before lines
	breaks, ragged := 0, 0
	for i, line := range lines {
		number, listed := numberBefore(line)
		item := listed && (number == 1 || numbers[strconv.Itoa(number-1)])
		numbers[strconv.Itoa(number)] = numbers[strconv.Itoa(number)] || item
		if i == 0 || item || !goesOn(lines[i-1], line, width) || w.Anew(line) || !strings.HasSuffix(lines[i-1], ",") && w.Whole(lines[i-1]) {
			all, open = append(all, line), false
			if i > 0 && line != "" && utf8.RuneCountInString(lines[i-1]) >= longLine && !strings.ContainsAny(lines[i-1][len(lines[i-1])-1:], ".!?:;") {
				ragged++
			}
			continue
		}
		breaks++
		ends := w.Open(lines[i-1])
		join := Join{Text: all[len(all)-1] + " " + line, Surely: ends || begins(line), Open: ends, Ends: strings.ContainsAny(line[len(line)-1:], ".!?")}
		if all[len(all)-1] = join.Text; open {
			before := &joins[len(joins)-1]
			join.Surely, join.Open = join.Surely && before.Surely, join.Open && before.Open
			joins = joins[:len(joins)-1]
		}
		joins, open = append(joins, join), true
	}
	for i := range joins {
		joins[i].Surely = joins[i].Surely || breaks >= leastFull && ragged == 0
	}
	return strings.Join(all, "\n"), joins
}

// begins tells a line that begins with a small letter, or a number, as few do that begin for a reason.
func begins(line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	return unicode.IsLower(first) || unicode.IsDigit(first)
}

// numberBefore is the number with a sign behind it that stands before a line, as in a list.
func numberBefore(line string) (number int, listed bool) {
	first, rest, _ := strings.Cut(line, " ")
	number, err := strconv.Atoi(strings.TrimRight(first, ".):"))
	return number, err == nil && rest != "" && strings.ContainsAny(first[len(first)-1:], ".):")
}

// Bounds of the longest line of a letter of which a mail program broke some, in characters: they do it at 72
// to 80, or with the last word of the line.
const (
	leastWrapped = 55
	mostWrapped  = 80
)

// goesOn tells whether a line that ends no sentence had no place for the first word of the next.
func goesOn(line, next string, width int) bool {
	if strings.TrimSpace(line) == "" || next == "" || strings.ContainsAny(line[len(line)-1:], ".!?:;") || endsInPicture(line) {
		return false
	}
	return hasNoPlace(utf8.RuneCountInString(line), next, width)
}
