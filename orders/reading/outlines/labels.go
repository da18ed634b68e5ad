// Package outlines takes off the lines of a list what only orders them: labels of lists within lists, `A1.`, `2.1`, and
// places that say which choice a line is, which puts them into that order; and what says of lines that they order
// nothing.
//
// What letters and numbers of lines mean enters here; what a line says does not, nor which go it is for.
package outlines

import (
	"regexp"
	"strings"

	"machipost/orders/reading/lines"
)

// label is what numbers a line of a list within a list: `A1.`, `2.1`, `P1:`, `TC-01:`.
var label = regexp.MustCompile(`^[\s*•-]*(?:([A-Za-z]{1,3})[.-]?0?(\d{1,2})|(\d{1,2})\.(\d{1,2}))(?:[.):]+\s+|\s+-\s+|\s+)`)

// title is what letters a part of a list: `A. Dice`.
var title = regexp.MustCompile(`^[\s*]*([A-Z])[.:]\s+`)

// Unlabelled takes the labels off the lines of lists within lists, where they count up. Two of
// one kind may be goes: `T1`, `T2`.
func Unlabelled(r *lines.Letter, rows []lines.Row) []lines.Row {
	last, kinds, most, dotted := map[string]int{}, 0, 0, false
	var at []int
	for i, row := range rows {
		part := label.FindStringSubmatch(row.Text)
		if part == nil {
			continue
		}
		kind, n := strings.ToLower(part[1]), number(part[2]+part[4])
		if kind == "" {
			kind, dotted = part[3], true
		} else if !strings.ContainsAny(strings.TrimSpace(part[0]), ".:)") && len(kind) > 1 {
			continue // any 2, buy 1
		}
		if n != last[kind]+1 {
			return rows
		}
		if n == 1 {
			kinds++
		}
		last[kind], most = n, max(most, n)
		at = append(at, i)
	}
	if len(at) < 2 || kinds < 2 && most < 3 && !(dotted && !r.TwoGoes) {
		return rows
	}
	for _, i := range at {
		relabel(r, &rows[i], label)
	}
	for i := range rows {
		if part := title.FindStringSubmatch(rows[i].Text); part != nil && (last[strings.ToLower(part[1])] > 0 || dotted) {
			relabel(r, &rows[i], title)
		}
	}
	return rows
}

// relabel gives a line a bullet in the place of its label.
func relabel(r *lines.Letter, row *lines.Row, label *regexp.Regexp) {
	text := row.Text
	bullet := "- "
	if label == title {
		bullet = ""
	}
	*row = r.Row(bullet + text[len(label.FindString(text)):])
	row.Text = text
}

func number(digits string) (n int) {
	for _, d := range digits {
		n = n*10 + int(d-'0')
	}
	return n
}
