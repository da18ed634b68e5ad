package grids

import (
	"slices"
	"strings"

	"machipost/orders/reading/lines"
)

// Fields is the table as programs write them that begins at a line, with commas or semicolons
// between the cells, nil for none. A row in which anything but heads stands begins no table.
func Fields(rows []lines.Row, at int, isHead func(text string) bool) *Grid {
	first, next, by := fields(rows, at)
	if len(first) < 2 || len(first) > mostCells || slices.ContainsFunc(first, func(head string) bool { return !isHead(head) }) {
		return nil
	}
	g := &Grid{}
	for len(g.Rows) < MostRows {
		g.Rows = append(g.Rows, first)
		one, end, same := fields(rows, next)
		if len(one) < 2 || same != by {
			break
		}
		if len(one) != len(first) {
			g.Ragged = true
		}
		first, next = one, end
	}
	if len(g.Rows) < 2 {
		return nil
	}
	g.Next = next
	return g
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
