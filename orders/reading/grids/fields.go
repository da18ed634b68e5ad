package grids

import (
	"slices"
	"strings"

	"machipost/orders/reading/lines"
)

// Fields is the table as programs write them that begins at a line, with commas or semicolons
// between the cells, nil for none. A row in which anything but heads stands begins no table, and
// isTable tells by the rows that one may have at most whether it is one.
func Fields(rows []lines.Row, at int, isHead func(text string) bool, isTable func(g *Grid) bool) *Grid {
	first, next, by := fields(rows, at)
	if len(first) < 2 || len(first) > mostCells || slices.ContainsFunc(first, func(head string) bool { return !isHead(head) }) {
		return nil
	}
	g := &Grid{Rows: [][]string{first}, Next: next}
	g.take(rows, by, MostRows) // what is no table is not looked at to its end
	if len(g.Rows) < 2 || !isTable(g) {
		return nil
	}
	g.take(rows, by, len(rows)+1)
	return g
}

// take adds the rows that follow, until there are so many.
func (g *Grid) take(rows []lines.Row, by string, most int) {
	for len(g.Rows) < most {
		one, next, same := fields(rows, g.Next)
		if len(one) < 2 || same != by {
			return
		}
		if len(one) != len(g.Rows[0]) {
			g.Ragged = true
		}
		g.Rows, g.Next = append(g.Rows, one), next
	}
}

// fields are what stands between the commas of a line, or between the semicolons at which it
// was cut, and by which of them.
func fields(rows []lines.Row, at int) (list []string, next int, by string) {
	if at >= len(rows) || rows[at].Text == "" || strings.ContainsAny(rows[at].Text, "|\t") {
		return nil, at, ""
	}
	for next = at; next < len(rows) && (next == at || rows[next].Split); next++ {
		list = append(list, strings.TrimSpace(rows[next].Text))
	}
	if len(list) > 1 {
		return list, next, ";"
	}
	from, quoted := 0, false
	text := rows[at].Text
	list = nil
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] == '"' {
			quoted = !quoted
		}
		if i == len(text) || text[i] == ',' && !quoted {
			list = append(list, strings.Trim(strings.TrimSpace(text[from:i]), `"`))
			from = i + 1
		}
	}
	return list, at + 1, ","
}
