package outlines

import (
	"regexp"
	"slices"
	"strings"

	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file is about lines that say of themselves, or of others, that they order nothing: legends, what was struck, and
// lists of what is there.

// legend says what a dash in a table means: `"-" = nothing`, `- = buy nothing, keep the money`.
var legend = regexp.MustCompile(`(?i)^[\s*•]*(?:[a-d][.)]\s*)?["'“”‘’]?[-–—]["'“”‘’]?\s*(?:=|:|means)\s*(?:then\s+)?(?:buy\s+|i buy\s+)?(?:nothing|none|no purchase|no order|n/a|not applicable|empty|nada|nichts|rien)(?:[\s,/]+(?:keep the money|save|saving|does not apply|at all|n/a|not applicable|no order))*[.!]?\s*$`)

// Unexplained takes legends away.
func Unexplained(rows []lines.Row) {
	for i := range rows {
		if legend.MatchString(rows[i].Text) && (i == 0 || len(rows[i-1].Tokens) == 0 || rows[i-1].Cell || i+1 == len(rows) || rows[i-1].Listed || isTitle(rows[i-1].Text)) {
			rows[i] = lines.Row{}
		}
	}
}

// remarked is the title of what is said of a table below it.
var remarked = regexp.MustCompile(`(?i)^\s*(?:notes?|remarks?|legend|key|nb|n\.b\.)\s*:?\s*$`)

// isTitle tells the title of remarks on a table.
func isTitle(text string) bool { return remarked.MatchString(text) }

// CrossedOut marks a line of which it says itself that it counts no more: `Mine (deleted)`.
func CrossedOut(row *lines.Row) {
	t := row.Tokens
	if n := len(t); n > 3 && t[n-1].Is(")") && t[n-3].Is("(") && t[n-2].Is("deleted", "struck", "cancelled", "canceled", "void", "scrapped") {
		row.Strange = true
	}
}

// Inventories makes one line of what is there and the list of it that stands below: `My town so
// far:` above `2 Mines` and `Forest` orders none of them.
func Inventories(r *lines.Letter, rows []lines.Row) {
	for at := 0; at+1 < len(rows); at++ {
		t := rows[at].Tokens
		if n := len(t); n > 0 && t[n-1].Is(":") {
			t = t[:n-1]
		}
		if len(t) == 0 || len(t) > mostAbove || !lines.HeadsInventory(&r.Grammar, t) {
			continue
		}
		text, next := strings.TrimRight(rows[at].Text, ": ")+":", at+1
		for ; next < len(rows) && lines.ListsCards(&r.Grammar, rows[next].Tokens); next++ {
			text += " " + strings.TrimRight(wording.Unbullet(rows[next].Text), ",.;") + ","
			rows[next] = lines.Row{Cell: true}
		}
		if next > at+1 {
			rows[at] = r.Row(strings.TrimSuffix(text, ","))
			rows[at].Cell = true
		}
		at = next - 1
	}
}

// mostAbove is how many tokens the title of such a list has at most.
const mostAbove = 12

// priced is a row of a list with dots before what it costs: `1. Mine ........ 6`.
var priced = regexp.MustCompile(`^(\s*(?:\d[.)]|[-*•])?\s*[\pL' ]+?)\s*\.{2,}\s*(?:\d{1,2}|free)(?:\s*(?:coins?|c))?\s*$`)

// Underlined takes out what is drawn below a title, and the prices behind the cards of a list.
func Underlined(r *lines.Letter, rows []lines.Row) []lines.Row {
	for i := range rows {
		if !strings.Contains(rows[i].Text, "..") {
			continue
		}
		part := priced.FindStringSubmatch(rows[i].Text)
		if part == nil {
			continue
		}
		raw := rows[i].Raw
		if one := r.Row(part[1]); isCard(r, wording.Unbullet(one.Text)) {
			rows[i] = one
			rows[i].Raw = raw
		}
	}
	for i := len(rows) - 2; i > 0; i-- {
		if len(rows[i].Text) > 2 && strings.Trim(rows[i].Text, "-=_~") == "" && len(rows[i-1].Tokens) > 0 && len(rows[i-1].Tokens) <= mostAbove && len(rows[i+1].Tokens) > 0 {
			rows = slices.Delete(rows, i, i+1)
		}
	}
	return rows
}

// isCard tells a text that is the name of a card.
func isCard(r *lines.Letter, text string) bool {
	t := marks.Tokens(text)
	return len(t) > 0 && r.Grammar.Table.CardFrom(t, 0) == len(t)
}
