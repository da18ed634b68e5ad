package page

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Width is how many columns a line of a letter may have.
const Width = 78

// opensBlock are the words by which a block of dice begins. Wrap begins no line with
// them: where one stands at the beginning, we have put it there.
var opensBlock = regexp.MustCompile(`^\W*(Dice|Deck)$`)

// Wrap breaks lines over Width columns at spaces. The rest of a broken line is
// indented as far as its text was, bullets left out, and stands behind a bar where
// that did. A word that is too long for a line stands alone on one.
func Wrap(text string) string {
	if strings.ContainsAny(text, strongMark+weakMark) {
		text = unmarked.Replace(text)
	}
	if hasLongLine(text) {
		lines := strings.Split(text, "\n")
		for i, line := range lines {
			if utf8.RuneCountInString(line) > Width {
				lines[i] = wrapLine(line)
			}
		}
		text = strings.Join(lines, "\n")
	}
	return strings.ReplaceAll(text, Tie, " ")
}

func hasLongLine(text string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		if len(line) > Width && utf8.RuneCountInString(line) > Width {
			return true
		}
	}
	return false
}

// unmarked takes out what is nothing in text.
var unmarked = strings.NewReplacer(strongMark, "", weakMark, "")

func wrapLine(line string) string {
	body := strings.TrimLeft(line, " -*")
	indent := strings.Repeat(" ", len(line)-len(body))
	if strings.HasPrefix(body, Bar) {
		indent, body = indent+Bar, body[len(Bar):]
	}
	var b strings.Builder
	b.WriteString(line[:len(line)-len(body)])
	column, start := len(indent), true
	for _, word := range strings.Fields(body) {
		long := utf8.RuneCountInString(word)
		switch {
		case start:
		case column+1+long > Width && !opensBlock.MatchString(word):
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column, start = column+long, false
	}
	return b.String()
}
