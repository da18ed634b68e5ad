package outlines

import (
	"regexp"
	"strconv"
	"strings"

	"machipost/orders/reading/lines"
)

// This file is about letters and numbers that count the lines of a list, or its parts.

// lettered is what counts the parts of an outline, in letters: `A. Dice`, `II. Purchases`.
var lettered = regexp.MustCompile(`^[\s*]*([A-H]|[IV]{1,4})[.:)]\s+`)

// mostLettered is how many tokens the title of a part has at most.
const mostLettered = 7

// romans are the first numbers as the Romans wrote them.
var romans = [...]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII"}

// Unlettered takes the letters off the titles of an outline, where they count up and something
// stands below each.
func Unlettered(r *lines.Letter, rows []lines.Row) {
	var at []int
	for i, row := range rows {
		part := lettered.FindStringSubmatch(row.Text)
		if part == nil || len(row.Tokens) > mostLettered {
			continue
		}
		if n := len(at); n >= len(romans) || part[1] != string(rune('A'+n)) && part[1] != romans[n] || i+1 >= len(rows) || len(rows[i+1].Tokens) == 0 || lettered.MatchString(rows[i+1].Text) {
			return
		}
		at = append(at, i)
	}
	if len(at) < 2 {
		return
	}
	for _, i := range at {
		lines.Resay(r, &rows[i], rows[i].Text[len(lettered.FindString(rows[i].Text)):])
	}
}

// counter is what counts the lines of a list, in letters: `a. Bakery`, `B - Ranch`, `ii. Forest`.
var counter = regexp.MustCompile(`^[\s*]*(?:([A-Ha-h])(?:[.):]|\s+[-–—])|([IViv]{1,4})[.)])\s+`)

// digits are numbers with a dash behind them that count the lines of a list: `1 - two dice`.
var digits = regexp.MustCompile(`^\s*([1-9])\s+[-–—]\s+`)

// Undigited takes the numbers off the lines of such a list, where they count up line by line. Two
// may be goes, and what is below a colon may be rolls.
func Undigited(r *lines.Letter, rows []lines.Row) {
	for at := 0; at < len(rows); {
		n := 0
		for at+n < len(rows) {
			if part := digits.FindStringSubmatch(rows[at+n].Text); part == nil || part[1] != strconv.Itoa(n+1) {
				break
			}
			n++
		}
		colon := at > 0 && len(rows[at-1].Tokens) > 0 && rows[at-1].Tokens[len(rows[at-1].Tokens)-1].Is(":")
		for i := at; (n > 2 || n > 1 && !r.TwoGoes) && !colon && i < at+n; i++ {
			raw := rows[i].Raw
			rows[i] = r.Row("- " + rows[i].Text[len(digits.FindString(rows[i].Text)):])
			rows[i].Raw = raw
		}
		at += max(n, 1)
	}
}

// Uncounted takes the letters off the lines of a list, where they count up line by line.
func Uncounted(r *lines.Letter, rows []lines.Row) {
	for at := 0; at < len(rows); {
		n := 0
		for at+n < len(rows) && n < len(romans) {
			part := counter.FindStringSubmatch(rows[at+n].Text)
			if part == nil || !strings.EqualFold(part[1], string(rune('A'+n))) && !strings.EqualFold(part[2], romans[n]) {
				break
			}
			n++
		}
		for i := at; n > 1 && i < at+n; i++ {
			raw := rows[i].Raw
			rows[i] = r.Row("- " + rows[i].Text[len(counter.FindString(rows[i].Text)):])
			rows[i].Raw = raw
		}
		at += max(n, 1)
	}
}
