package tables

import (
	"slices"
	"strings"

	"machipost/orders/reading/grids"
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
	g := grids.Fields(rows, at, func(head string) bool { return head != "" && len(headTokens(head)) <= mostHead }, func(g *grids.Grid) bool {
		heads := r.heading(g)
		return heads != nil && slices.ContainsFunc(heads, func(c column) bool { return c.kind != verbal && c.kind != plain })
	})
	if g == nil {
		return nil, at
	}
	for _, one := range g.Rows {
		made = append(made, r.Row("| "+strings.Join(one, " | ")+" |"))
	}
	return made, g.Next
}
