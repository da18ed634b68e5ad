package tables

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/bounds"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file reads outlines: the name of a tool that has a line for itself is the title of what
// stands in the next one, `TV Station` above `Bob`, and not a card to buy.

// sundries are titles of what has nothing else in common.
var sundries = marks.Lows("companies", "tools", "establishments", "powers", "abilities", "general", "generally", "misc", "miscellaneous", "other", "others", "sundries", "rest", "options", "settings")

// titled makes one line of a tool that is a title and what stands below it. Where nobody knows
// whether it is one, the line is marked so.
func titled(r tabler, rows []lines.Row) {
	buys := -1 // the title of the candidates
	for i := range rows {
		if r.titlesBuys(rows, i) {
			buys = i
		}
	}
	above := -1
	for i := range rows {
		next := i + 1
		if next < len(rows) && len(rows[next].Tokens) == 0 {
			next++
		}
		switch {
		case len(rows[i].Tokens) == 1 && i+1 < len(rows) && indent(rows[i+1]) > indent(rows[i]) && sundries[rows[i].Tokens[0].Low]:
			rows[i] = lines.Row{}
		case len(rows[i].Tokens) == 0:
			if above >= 0 && len(rows[above].Tokens) > 0 && indent(rows[above]) == 0 {
				above = -1
			}
		case r.titlesBuys(rows, i):
			above = i
		case next < len(rows) && !rows[i].Split && !rows[next].Split && !r.Spent():
			titles(r, rows, i, next, above, buys)
		}
	}
}

// titles settles one tool that has its line for itself; above is the title of the candidates
// among which it stands, buys any such title.
func titles(r tabler, rows []lines.Row, at, next, above, buys int) {
	t := rows[at].Tokens
	if n := len(t); n == 0 || n > mostHead || r.Grammar.Table.CardFrom(t, 0) != n || r.goOf(rows[next].Text) != "" {
		return
	}
	head := r.tool(t)
	if at > 0 && len(rows[at-1].Tokens) > 0 && rows[at-1].Tokens[len(rows[at-1].Tokens)-1].Is(",") {
		return // the last of a list
	}
	listed := rows[at].Listed && rows[next].Listed
	if below := rows[next].Tokens; listed && indent(rows[at]) == indent(rows[next]) && head != nil && takesCards(head.verb) && strings.IndexAny(rows[at].Text, "123456789") == 0 && r.Grammar.Table.CardFrom(below, 0) == len(below) {
		return // items of one list
	}
	if (listed || at > 0 && r.isCard(rows[at-1].Text)) && r.isNothing(rows[next].Text) {
		return // a list that ends in nothing
	}
	if f := r.Exactly(rows[next].Words); head == nil || r.Exact.Begins(rows[next].Words) && f.Whole() && f.Line.Order.Verb != head.verb {
		return // above an order of its own
	}
	if signs := r.Writer(rows[next].Tokens, 0); signs > 0 && signs == len(rows[next].Tokens) {
		return
	}
	if head.verb == orders.Buy || r.tool(rows[next].Tokens) != nil && !takesCards(head.verb) {
		return
	}
	outlined := buys >= 0 && (above < 0 || indent(rows[above]) == indent(rows[at]) && indent(rows[next]) != indent(rows[at]))
	if read := r.InOwnWords(rows[next].Tokens, clauses.Context{First: true}); only(&read, head.verb) {
		if outlined {
			rows[at] = lines.Row{Raw: rows[at].Raw}
		}
		return
	}
	below := r.cell(cellText(head.verb.String()+": ", rows[next].Text))
	if read := r.InOwnWords(below.Tokens, clauses.Context{First: true}); !only(&read, head.verb) {
		return
	}
	switch {
	case outlined, above < 0 && !takesCards(head.verb) && head.verb != orders.TV:
		below.Text = rows[at].Text + " " + rows[next].Text
		rows[at], rows[next] = below, lines.Row{}
	case !takesCards(head.verb):
		rows[at].Strange = true
	}
}

// only tells a reading of nothing but one order of a verb.
func only(read *clauses.Reading, verb orders.Verb) bool {
	return read.Whole() && len(read.Acts) == 1 && read.Acts[0].Line.Order.Verb == verb && len(read.Scopes) == 0
}

// takesCards tells a tool of which cards are said, as they are of candidates.
func takesCards(verb orders.Verb) bool {
	return verb == orders.Renovate || verb == orders.Convention || verb == orders.Demolish
}

// titlesBuys tells the title of candidates that stand below it: `Purchases`.
func (r tabler) titlesBuys(rows []lines.Row, at int) bool {
	t := unordered(rows[at].Tokens)
	if n := len(t); n == 0 || n > mostHead+1 || at+1 >= len(rows) || rows[at].Split || rows[at+1].Split {
		return false
	}
	head := r.verbOfTokens(t)
	return head != nil && head.verb == orders.Buy
}

// closedUp takes what titles of candidates say of their order away, and the blank lines between them
// and the first of those. A verb above a blank line is an order that lacks its cards.
func closedUp(r tabler, rows []lines.Row) (list []lines.Row) {
	for i := 0; i < len(rows); i++ {
		if t := rows[i].Tokens; len(unordered(t)) < len(t) && !t[len(t)-1].Is(":") && r.titlesBuys(rows, i) {
			listed, raw := rows[i].Listed, rows[i].Raw
			rows[i] = r.Row(rows[i].Text + ":") // Shopping, best first
			rows[i].Listed, rows[i].Raw = listed, raw
		}
		list = append(list, rows[i])
		next := i + 1
		for next < len(rows) && len(rows[next].Tokens) == 0 {
			next++
		}
		t := rows[i].Tokens
		if next == i+1 || next == len(rows) || len(t) < 2 || !t[len(t)-1].Is(":") || rows[next].Split || t[0].Is("buy", "get", "take", "build", "compra", "compro", "kaufe", "achete") || wording.Unbullet(rows[i].Raw) != rows[i].Raw || !r.titlesBuys(rows, i) || !r.isCard(wording.Unbullet(rows[next].Text)) {
			continue
		}
		if short := unordered(t); len(short) < len(t) {
			list[len(list)-1] = r.Row(marks.Written(short) + ":")
		}
		i = next - 1
	}
	return list
}

// ordered are words of what a title says of the order of its candidates.
var ordered = marks.Lows("from", "the", "top", "down", "to", "bottom", "in", "this", "that", "order", "of", "preference", "priority", "best", "most", "wanted", "first", "favourite", "favorite")

// unordered is a title without what it says of the order of its candidates: `Shopping, from the top:`.
func unordered(t []marks.Token) []marks.Token {
	for at := 1; at < len(t); at++ {
		if t[at].Is(",", "-", "(") && !slices.ContainsFunc(t[at+1:], func(one marks.Token) bool { return one.IsWord() && !ordered[one.Low] || one.Number >= 0 }) {
			return t[:at]
		}
	}
	return t
}

// inAnyOrder is the head of a column without what it says of the order of what stands below: `Buy, in this order`.
func inAnyOrder(head string) string {
	t := marks.Tokens(head)
	if kept := unordered(t); len(kept) < len(t) {
		return head[:kept[len(kept)-1].To]
	}
	return head
}

// indent is how far a line stands to the right, behind what numbers it.
func indent(row lines.Row) int {
	if len(row.Tokens) == 0 {
		return 0
	}
	return strings.Index(row.Raw, row.Tokens[0].Raw)
}

// Words with which a question begins, and those of its two answers.
var (
	asking = marks.Lows("is", "are", "has", "have", "am", "was")
	doing  = marks.Lows("do", "does", "did")
	agrees = marks.Lows("yes", "y", "yep", "yeah")
	denies = marks.Lows("no", "n", "nope")
)

// answered makes a condition and an otherwise of a question and the rows that answer it: `Has Bob
// a Mine?` above `yes: Forest` and `no: Mine`. Where the question is not known, the line is
// marked so.
func answered(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	t := rows[at].Tokens
	if len(t) < 3 || !t[len(t)-1].Is("?") || !asking[t[0].Low] && !doing[t[0].Low] {
		return nil, at
	}
	next = at + 1
	for next < len(rows) && len(rows[next].Tokens) == 0 {
		next++
	}
	yes, next := answer(r, rows, next, agrees)
	no, end := answer(r, rows, next, denies)
	if yes == "" || no == "" {
		return nil, at
	}
	said := "if " + marks.Written(t[1:len(t)-1]) + ": "
	if asking[t[0].Low] {
		said = "if " + t[1].Raw + " " + t[0].Raw + " " + marks.Written(t[2:len(t)-1]) + ": "
	}
	if read := r.InOwnWords(marks.Tokens(said), clauses.Context{First: true}); len(read.If) == 0 || len(read.Acts) > 0 || read.Gaps > 0 {
		rows[at].Strange = true
		return rows[at:end], end
	}
	return []lines.Row{r.cell(said + yes), r.cell(bounds.Otherwise + no)}, end
}

// answer is what stands behind a yes or a no, with the list below it, and where it ends; "" for
// nothing.
func answer(r tabler, rows []lines.Row, at int, which map[string]bool) (text string, next int) {
	if at >= len(rows) || len(rows[at].Tokens) < 3 || !which[rows[at].Tokens[0].Low] || !rows[at].Tokens[1].Is(":", "-", "=", ">", "→", ",") {
		return "", at
	}
	text = strings.TrimLeft(marks.Written(rows[at].Tokens[1:]), ":-=>→, ")
	text = wording.Unbullet(text)
	for next = at + 1; next < len(rows) && indent(rows[next]) > indent(rows[at]) && r.isCard(wording.Unbullet(rows[next].Text)); next++ {
		text += ", " + wording.Unbullet(rows[next].Text)
	}
	return text, next
}

// shopping makes a title of purchases of one that is the beginning of a card's name, too: `My shopping`.
func shopping(r tabler, row *lines.Row) {
	if t := row.Tokens; len(t) == 2 && t[0].Is("my") && t[1].Is("shopping") {
		lines.Resay(r.Letter, row, orders.Buy.String()+":")
	}
}
