package tables

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// Words that tick a card, and that do not.
var (
	ticks   = marks.Lows("x", "yes", "y", "✓", "✔", "buy", "si", "ja", "oui")
	crosses = marks.Lows("no", "n", "never", "nein", "non")
)

// A pick is a card of a table and its place among those that are chosen.
type pick struct {
	card  string
	place int
}

// byPicks reads a table with a card before each row, and in a column a go, or one for all, a
// tick or a place for those that are wanted.
func (r tabler) byPicks(g *grids.Grid) (made []lines.Row) {
	if g.Ragged || len(g.Rows) < 3 {
		return nil
	}
	some := false
	for i, head := range g.Rows[0] {
		if i == 0 {
			if t := headTokens(head); len(t) > 1 || len(t) == 1 && !cardHeads[t[0].Low] {
				return nil
			}
			continue
		}
		scope := r.goOf(head)
		if c := r.verbOf(head); scope == "" {
			if t := headTokens(head); len(t) == 1 && idleHeads[t[0].Low] {
				continue
			} else if c == nil || c.verb != orders.Buy || len(made) > 0 {
				return nil
			}
		}
		list, ok := picked(r, g, i)
		if !ok {
			return nil
		}
		some = some || len(list) > 0
		if scope != "" {
			made = append(made, r.cell(scope))
		}
		for _, one := range list {
			made = append(made, r.cell(orders.Buy.String()+": "+one.card))
		}
	}
	if !some {
		return nil
	}
	return append(made, r.Row(orders.EveryGo.String()))
}

// picked are the cards that are wanted by a column, false when that says something else.
func picked(r tabler, g *grids.Grid, column int) (list []pick, ok bool) {
	for _, one := range g.Rows[1:] {
		t := marks.Tokens(one[column])
		card := marks.Tokens(one[0])
		if n := r.Grammar.Table.CardFrom(card, 0); n == 0 || n != len(card) {
			return nil, false
		}
		switch {
		case isAbsent(t), len(t) == 1 && crosses[t[0].Low]:
		case len(t) == 1 && ticks[t[0].Low]:
			list = append(list, pick{card: one[0]})
		case placeOf(one[column]) > 0:
			list = append(list, pick{one[0], placeOf(one[column])})
		default:
			return nil, false
		}
	}
	slices.SortStableFunc(list, func(a, b pick) int { return a.place - b.place })
	for i, one := range list {
		if i > 0 && one.place == list[i-1].place && one.place > 0 || (one.place == 0) != (list[0].place == 0) {
			return nil, false
		}
	}
	return list, true
}
