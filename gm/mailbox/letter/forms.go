package letter

import (
	"regexp"
	"strings"
)

// A form of ours has a title that ends with a tag ("Your form for turn 12,
// [friday#secret]"), under it a heading a line, and may have "end" below them. It goes out
// with nothing behind its headings but what stands under "standing"; so what comes back
// there was typed, also where the mail program marks the whole letter as a quote or
// nothing of it.

// formHeadings are the headings of a form in every language; standing are those of the
// field that is filled in.
const (
	standing     = `standing|permanentes`
	formHeadings = `go [12]|extra go|every go|jugada [12]|jugada extra|cada jugada|` + standing
)

var (
	formTitle = regexp.MustCompile(`\[[\pL\pN][\pL\pN_-]*#[0-9A-Za-z]+\]$`)
	formField = regexp.MustCompile(`(?i)^(` + formHeadings + `)[ \t]*:[ \t]*(.*)$`)
	filledIn  = regexp.MustCompile(`(?i)^(` + standing + `)[ \t]*:`)
	formEnd   = regexp.MustCompile(`(?i)^(end|fin)\.?$`)
	quoteSign = regexp.MustCompile(`^[\s>]*`)
)

// formReach is how many lines may stand in a field.
const formReach = 12

// typedIn returns what was typed into the forms in lines, and the headings of it, by the
// line's number. Forms in quotes within quotes are those of older letters.
func typedIn(lines []string) map[int]string {
	typed := map[int]string{}
	for n := 0; n < len(lines); n++ {
		if strings.Count(quoteSign.FindString(lines[n]), ">") < 2 && isForm(lines[n:]) {
			n = fill(typed, lines, n+1) - 1
		}
	}
	return typed
}

// isForm tells whether lines begin with the title of a form. A subject that has a tag, too,
// is none.
func isForm(lines []string) bool {
	title := unquoted(lines[0])
	if !formTitle.MatchString(title) || forwardField.MatchString(title) {
		return false
	}
	for _, line := range lines[1:] {
		if line = unquoted(line); line != "" {
			return formField.MatchString(line)
		}
	}
	return false
}

// fill adds what was typed into the form whose title stands above line n, and returns the
// line behind it. In the last field of a form without an end, a blank line is one.
func fill(typed map[int]string, lines []string, n int) int {
	last := lastField(lines, n)
	heading, gap := -1, true
	for ; n < len(lines) && (n <= last || !gap); n++ {
		line := unquoted(lines[n])
		found := formField.FindStringSubmatch(line)
		switch {
		case formEnd.MatchString(line):
			return n
		case filledIn.MatchString(line):
			heading, gap = -1, false
		case found != nil:
			heading, gap = n, false
			if found[2] != "" {
				typed[n] = line
			}
		case line == "":
			gap = true
		case heading >= 0:
			typed[heading], typed[n] = unquoted(lines[heading]), line
		}
	}
	return n
}

// lastField is the line of the end or the last heading of the form that begins at line n,
// n-1 where there is none.
func lastField(lines []string, n int) int {
	last := n - 1
	for ; n < len(lines) && n <= last+formReach; n++ {
		line := unquoted(lines[n])
		if formEnd.MatchString(line) {
			return n
		}
		if formField.MatchString(line) {
			last = n
		}
	}
	return last
}

// unquoted is a line without signs of a quote and of emphasis around it.
func unquoted(line string) string {
	return strings.Trim(line[len(quoteSign.FindString(line)):], "* \t")
}
