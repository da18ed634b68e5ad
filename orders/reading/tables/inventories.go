package tables

import (
	"regexp"
	"slices"
	"strings"

	"machipost/orders/reading/lines"
	"machipost/orders/wording"
)

// priced is a row of a list with dots before what it costs: `1. Mine ........ 6`.
var priced = regexp.MustCompile(`^(\s*(?:\d[.)]|[-*•])?\s*[\pL' ]+?)\s*\.{2,}\s*(?:\d{1,2}|free)(?:\s*(?:coins?|c))?\s*$`)

// underlined takes out what is drawn below a title, and the prices behind the cards of a list.
func underlined(r tabler, rows []lines.Row) []lines.Row {
	for i := range rows {
		if !strings.Contains(rows[i].Text, "..") {
			continue
		}
		part := priced.FindStringSubmatch(rows[i].Text)
		if part == nil {
			continue
		}
		raw := rows[i].Raw
		if one := r.Row(part[1]); r.isCard(wording.Unbullet(one.Text)) {
			rows[i] = one
			rows[i].Raw = raw
		}
	}
	for i := len(rows) - 2; i > 0; i-- {
		if len(rows[i].Text) > 2 && strings.Trim(rows[i].Text, "-=_~") == "" && len(rows[i-1].Tokens) > 0 && len(rows[i-1].Tokens) <= mostCase && len(rows[i+1].Tokens) > 0 {
			rows = slices.Delete(rows, i, i+1)
		}
	}
	return rows
}

// inventories makes one line of what is there and the list of it that stands below: `My town so
// far:` above `2 Mines` and `Forest` orders none of them.
func inventories(r tabler, rows []lines.Row) {
	for at := 0; at+1 < len(rows); at++ {
		t := rows[at].Tokens
		if n := len(t); n > 0 && t[n-1].Is(":") {
			t = t[:n-1]
		}
		if len(t) == 0 || len(t) > mostCase || !lines.HeadsInventory(&r.Grammar, t) {
			continue
		}
		text, next := strings.TrimRight(rows[at].Text, ": ")+":", at+1
		for ; next < len(rows) && lines.ListsCards(&r.Grammar, rows[next].Tokens); next++ {
			text += " " + strings.TrimRight(wording.Unbullet(rows[next].Text), ",.;") + ","
			rows[next] = lines.Row{Cell: true}
		}
		if next > at+1 {
			rows[at] = r.cell(strings.TrimSuffix(text, ","))
		}
		at = next - 1
	}
}
