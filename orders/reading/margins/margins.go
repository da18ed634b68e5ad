// Package margins tells where a mail program, or a hand, broke a line that goes on in the next:
// by the lengths of lines alone. It knows no word: what lines say may speak against it, and
// that is for orders/reading/lines. What enters are other ways to break lines.
package margins

import (
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

// Unbroken is a text with those lines put together of which the next one's first word had no place in the
// widest of its lines, as if no mail program had broken them, and what came of each; none where nothing was.
// own tells lines that begin for a reason.
func Unbroken(text string, own func(line string) bool) (whole string, joined []string) {
	lines := strings.Split(text, "\n")
	width := 0
	for _, line := range lines {
		width = max(width, utf8.RuneCountInString(strings.TrimRight(line, " \r")))
	}
	if width < leastWrapped || width > mostWrapped {
		return text, nil
	}
	width = max(width, usual)
	var all []string
	open := false // the last one goes on
	for i, line := range lines {
		line = strings.TrimRight(line, " \r")
		if last := len(all) - 1; i > 0 && goesOn(strings.TrimRight(lines[i-1], " \r"), line, width) && !own(line) && (strings.HasSuffix(all[last], ",") || !own(lines[i-1])) {
			if all[last] += " " + line; open {
				joined = joined[:len(joined)-1]
			}
			joined, open = append(joined, all[last]), true
			continue
		}
		all, open = append(all, line), false
	}
	return strings.Join(all, "\n"), joined
}

// Bounds of the longest line of a letter of which a mail program broke some, in characters: they do it at 72
// to 80, or with the last word of the line.
const (
	leastWrapped = 55
	mostWrapped  = 80
)

// goesOn tells whether a line that ends no sentence had no place for the first word of the next, which is
// no item of a list.
func goesOn(line, next string, width int) bool {
	first, _, _ := strings.Cut(next, " ")
	if first == "" || strings.TrimSpace(line) == "" || strings.ContainsAny(line[len(line)-1:], ".!?:;") || endsInPicture(line) || !hasNoPlace(utf8.RuneCountInString(line), next, width) {
		return false
	}
	return !(first != next && unicode.IsDigit(rune(first[0])) && strings.ContainsAny(first[len(first)-1:], ".):"))
}
