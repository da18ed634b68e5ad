package tables

import (
	"slices"
	"strings"

	"machipost/orders/reading/lines"
)

// This file reads tables as programs write them, with commas or semicolons between the cells.

// barred puts bars in the place of commas and semicolons of tables with heads.
func barred(r tabler, rows []lines.Row) (list []lines.Row) {
	for i := 0; i < len(rows); {
		made, next := file(r, rows, i)
		if next == i {
			made, next = rows[i:i+1], i+1
		}
		list, i = append(list, made...), next
	}
	return list
}

// file reads the table that begins at a line, and tells where it ends.
func file(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	first, next, by := fields(rows, at)
	if len(first) < 2 || len(first) > mostCells || slices.ContainsFunc(first, func(head string) bool { return len(headTokens(head)) > mostHead || head == "" }) {
		return nil, at
	}
	g := &grid{}
	for len(g.rows) < mostRows {
		g.rows = append(g.rows, first)
		one, end, same := fields(rows, next)
		if len(one) < 2 || same != by {
			break
		}
		if len(one) != len(first) {
			g.ragged = true
		}
		first, next = one, end
	}
	if len(g.rows) < 2 {
		return nil, at
	}
	heads := r.heading(g)
	if heads == nil || !slices.ContainsFunc(heads, func(c column) bool { return c.kind != verbal && c.kind != plain }) {
		return nil, at
	}
	for _, one := range g.rows {
		made = append(made, r.Row("| "+strings.Join(one, " | ")+" |"))
	}
	return made, next
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
