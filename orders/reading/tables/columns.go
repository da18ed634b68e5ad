// Package tables puts lines in the place of the tables of a letter: what stands in a cell
// becomes a line of its own, below its go, with its verb and its condition before it.
//
// A table is read whole or not at all: one whose heads are told and whose rows are not is
// given on as it is, and marked as what nobody understands, for below its heads each line
// alone would say something else. What the heads and the rows of a table mean enters here;
// where its cells stand is for orders/reading/grids, and what a line says that was made of a
// cell is not settled: it is read as any other.
package tables

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/outlines"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// A tabler puts lines in the place of tables.
type tabler struct {
	*lines.Letter
	unread *unread
}

// unread is where the last table begins that no way reads, and where it ends.
type unread struct{ from, next int }

// mostTitles is how many rows of a table may only be above what is one.
const mostTitles = 3

// Lines puts the cells of tables in the place of their lines, each a line of its own below
// its go.
func Lines(letter *lines.Letter, rows []lines.Row) (list []lines.Row) {
	r := tabler{letter, &unread{}}
	rows = outlines.Underlined(r.Letter, rows)
	outlines.Unexplained(rows)
	rows = unnumbered(r, rows)
	outlines.Inventories(r.Letter, rows)
	outlines.Placed(rows)
	outlines.Opposed(rows)
	lines.NumberedGoes(letter, rows)
	outlines.Unlettered(r.Letter, rows)
	outlines.Uncounted(r.Letter, rows)
	outlines.Undigited(r.Letter, rows)
	unranked(r, rows)
	for i := range rows {
		lasts(r, &rows[i])
		outlines.CrossedOut(&rows[i])
		shopping(r, &rows[i])
		plainly(r, &rows[i])
		countedOff(r, &rows[i])
		itemised(r, &rows[i])
	}
	forms(r, rows)
	items(r, rows)
	titled(r, rows)
	rows = closedUp(r, rows)
	rows = barred(r, outlines.Unlabelled(r.Letter, rows))
	for i := 0; i < len(rows); {
		made, next := r.tableAt(rows, i)
		if next == i {
			made, next = rows[i:i+1], i+1
		}
		list, i = append(list, made...), next
	}
	return untitled(r, list)
}

// untitled takes away the title of candidates above a table that says itself what is bought.
func untitled(r tabler, rows []lines.Row) []lines.Row {
	for i := range rows {
		next := i + 1
		for next < len(rows) && (len(rows[next].Tokens) == 0 || rows[next].Cell && rows[next].Tokens[0].Is("go") && len(rows[next].Tokens) == 2) {
			next++
		}
		if next == len(rows) || !rows[next].Cell || !r.titlesBuys(rows, i) {
			continue
		}
		if t := rows[next].Tokens; t[0].Is("buy") || t[0].Is("if", "go") && marks.Says(t, "buy") {
			rows[i] = lines.Row{}
		}
	}
	return rows
}

// ways are those to read a table, the plainer before the freer.
var ways = [...]func(r tabler, g *grids.Grid) []lines.Row{byTriples, tabler.byTotals, tabler.byPicks, tabler.byGoes, tabler.byChanges, tabler.byHeads, tabler.byRows, tabler.byPairs, tabler.byPlaces}

// tableAt reads the table that begins at a line, and tells where it ends: where it began
// when there is none.
func (r tabler) tableAt(rows []lines.Row, at int) (made []lines.Row, next int) {
	rest := rows[at].Words
	if heading, ok := r.Exact.Heading(rest); ok {
		if rest = heading.Rest; at+1 < len(rows) && headsBars(r, rows[at]) && headsBars(r, rows[at+1]) {
			return nil, at // go 1: one die | Mine ⏎ go 2: two dice | Forest
		}
	}
	if rows[at].Strange || r.Spent() || len(rest) > 0 && r.Exact.Begins(rest) && r.Exactly(rest).Whole() {
		return nil, at
	}
	if made, next = byGrid(r, rows, at); next > at {
		return made, next
	}
	for _, way := range [...]func(tabler, []lines.Row, int) ([]lines.Row, int){answered, counted, cases, tabler.belowVerb} {
		if made, next = way(r, rows, at); next > at {
			return made, next
		}
	}
	return absent(r, rows, at)
}

// countedOff takes the numbers off candidates that are counted in one line, behind a verb or a condition: `Buy: 1) Mine
// 2) Forest`, `If I roll 4: 1. Mine 2. Forest`.
func countedOff(r tabler, row *lines.Row) {
	t, said, n := row.Tokens, []string(nil), 0
	first := slices.IndexFunc(t, func(one marks.Token) bool { return one.Is("(") || one.Number == 1 })
	for at := first; first > 0 && at < len(t); {
		for at < len(t) && t[at].Is("(", ",", ";") {
			at++
		}
		if n++; at+2 >= len(t) || t[at].Number != n || !t[at+1].Is(")", ".", ":") {
			return
		}
		length := r.Grammar.Table.CardFrom(t[at+2:], 0)
		if length == 0 {
			return
		}
		said, at = append(said, marks.Written(t[at+2:at+2+length])), at+2+length
	}
	if n < 2 {
		return
	}
	head, from := r.verbOfTokens(t[:marks.End(t[:first], ":")]), strings.Index(row.Text, t[0].Raw)
	buys := head != nil && head.verb == orders.Buy || t[0].Is("if", "when", "on", "otherwise", "else", "any", "fewer", "less", "under", "with", "wenn", "sonst", "si") && t[first-1].Is(":")
	buys = buys && !(strings.Contains(strings.TrimSpace(row.Raw), "  ") && marks.Says(t[:first], "go", "goes", "standing")) // Buy  go 2  1. Mine  2. Forest
	if to := from - t[0].From + t[first].From; buys && from >= 0 && to <= len(row.Text) {
		*row = r.Row(row.Text[:to] + strings.Join(said, ", "))
	}
}

// headsBars tells a line that begins with a heading and has bars between its orders.
func headsBars(r tabler, row lines.Row) bool {
	heading, ok := r.Exact.Heading(row.Words)
	return ok && len(heading.Rest) > 0 && strings.Contains(row.Text, "|") && !strings.HasPrefix(strings.TrimSpace(row.Text[strings.Index(row.Text, ":")+1:]), "|")
}

// byGrid reads a table of columns. One that no way reads is asked for once more from its next
// few rows on, and no further down, where what stands in it would be taken for heads.
func byGrid(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	if at < r.unread.next && at >= r.unread.from+mostTitles {
		return nil, at
	}
	isHead := func(text string) bool { return r.headOf(text, nil, 0, true) != nil }
	var g *grids.Grid
	for apart := true; apart; apart = g.Apart {
		if g = grids.At(rows, at, g == nil, isHead); g == nil {
			return nil, at
		}
		for i := 0; i < len(ways) && len(g.Rows) <= grids.MostRows; i++ {
			if made = ways[i](r, g); made != nil {
				return made, g.Next
			}
		}
	}
	if len(g.Rows) > grids.MostRows || isStrange(r, g) {
		rows[at].Strange = true
		for i := at; i < g.Next; i++ {
			rows[i].Cell = true
		}
		return rows[at:g.Next], g.Next
	}
	if at >= r.unread.next {
		r.unread.from = at
	}
	r.unread.next = max(r.unread.next, g.Next)
	return nil, at
}

// isStrange tells a table that was not read and has heads: what stands below goes.
func isStrange(r tabler, g *grids.Grid) bool {
	heads, told := g.Rows[0], 0
	for _, head := range heads {
		if r.goOf(head) != "" {
			told++
		}
	}
	if len(g.Rows) < 2 || len(heads) < 2 {
		return false
	}
	if told > 1 || len(heads) > 2 && !areCards(r, g) || slices.ContainsFunc(heads, isDenied) {
		return true
	}
	list := r.heading(g)
	return list != nil && (g.Ragged || slices.ContainsFunc(list, func(c column) bool { return c.kind != idle && c.kind != verbal && c.kind != plain }) || differs(r, g, list))
}

// denying are words of the head of a column of what is not to be.
var denying = marks.Lows("not", "dont", "donts", "avoid", "never", "skip", "unwanted", "nicht", "nein", "pas", "evitar")

func isDenied(head string) bool {
	t := headTokens(head)
	return len(t) <= mostHead && marks.Some(t, denying)
}

// areCards tells whether nothing but cards stands in a table.
func areCards(r tabler, g *grids.Grid) bool {
	return !slices.ContainsFunc(g.Rows, func(one []string) bool {
		return slices.ContainsFunc(one, func(text string) bool { return !r.isCard(text) })
	})
}

// corners are what stands above the column of verbs or places, where the other heads are goes.
var corners = marks.Lows("item", "what", "order", "orders", "decision", "decisions", "choice", "choices", "action", "actions", "priority", "prio", "rank", "place", "preference", "#", "no", "nr", "field", "option", "instruction", "instructions", "thing", "matter", "topic", "step", "go", "goes", "coins", "money", "cash", "que", "was", "quoi")

func isCorner(head string) bool {
	t := headTokens(head)
	return len(t) == 0 || len(t) == 1 && corners[t[0].Low]
}

// byRows reads rows that each begin with their go, with bars between the cells.
func (r tabler) byRows(g *grids.Grid) (made []lines.Row) {
	if g.Ragged || len(g.Rows) < 2 || len(g.Rows[0]) < 3 && !g.Barred {
		return nil
	}
	names := make([]string, len(g.Rows))
	for i, one := range g.Rows {
		names[i] = one[0]
	}
	for _, one := range g.Rows {
		scope := r.goOf(one[0])
		if scope == "" || isFormer(r, one[0], names) {
			return nil
		}
		made = append(made, r.cell(scope))
		for i := 1; i < len(one); i++ {
			text := cellText("", one[i])
			if text == "" {
				continue
			}
			if t := marks.Tokens(text); t[0].Is("else", "or", "then") && i > 1 {
				last := &made[len(made)-1]
				*last = r.cell(last.Text + ", " + text)
				continue
			}
			made = append(made, r.cell(text))
		}
	}
	return append(made, r.Row(orders.EveryGo.String()))
}

// absentees are cells of what is not there.
var absentees = marks.Lows("-", "?", "/", "na", "n/a", "–", "—", "blank", "empty", "void", "unused")

// isAbsent tells a cell, or what stands behind a verb, that says nothing of it: `n/a`.
func isAbsent(t []marks.Token) bool {
	for len(t) > 1 && (t[len(t)-1].Is(".") || t[0].Is("(") && t[len(t)-1].Is(")")) {
		if t[0].Is("(") {
			t = t[1:]
		}
		t = t[:len(t)-1]
	}
	return len(t) == 0 || len(t) == 1 && absentees[t[0].Low] || len(t) == 3 && strings.EqualFold(t[0].Raw, "n") && t[1].Is("/", ".") && t[2].Is("a") ||
		len(t) == 2 && t[0].Is("not") && t[1].Is("applicable", "used", "needed", "relevant", "built") || slices.IndexFunc(t, func(one marks.Token) bool { return !one.Is("-", "_", ".") }) < 0
}

// cellText is the order of a cell; "" for an empty one.
func cellText(verb, text string) string {
	if inside, ok := strings.CutPrefix(text, "("); ok && strings.IndexByte(inside, ')') == len(inside)-1 {
		text = strings.TrimSuffix(inside, ")")
	}
	switch tokens := marks.Tokens(text); {
	case isAbsent(tokens):
		return ""
	case verb != "" && tokens[0].Is("if", "on") && len(tokens) > 1 && tokens[1].Number >= 0:
		return verb + text[tokens[0].To:]
	}
	return verb + wording.Unbullet(text)
}

// repeats are cells beside the first that say what stands above them.
var repeats = map[string]bool{"same": true, "the same": true, "same again": true, "same as above": true, "as above": true, "see above": true, "idem": true, "dito": true, "dasselbe": true, "das gleiche": true, "wie oben": true, "lo mismo": true, "igual": true, "pareil": true}

// isDitto tells a cell that repeats the one above.
func isDitto(text string) bool {
	return text == "\"" || text == "''" || text == "”" || text == "“" || text == "〃" || strings.EqualFold(text, "ditto") || strings.EqualFold(text, "do.")
}

// verbOf is the verb that a cell names, nil for none. What candidates are when others
// fail is to buy, too.
func (r tabler) verbOf(text string) *column {
	tokens := marks.Tokens(text)
	for len(tokens) > 1 && tokens[len(tokens)-1].Is("?", ":", ".", "…", "...") && !(len(tokens) > 1 && tokens[len(tokens)-2].Is("co")) {
		tokens = tokens[:len(tokens)-1]
	}
	if len(tokens) > mostVerb {
		return nil
	}
	if open := marks.Index(tokens, "("); open > 0 {
		if inside := r.verbOf(text[tokens[open].To:max(tokens[open].To, tokens[len(tokens)-1].From)]); inside != nil {
			return inside
		}
		if inside := tokens[open+1 : max(open+1, len(tokens)-1)]; len(inside) == 0 || inside[0].Is("+") && len(inside) == 2 && inside[1].Number == 2 {
			return r.verbOf(text[:tokens[open].From]) // harbour (+2)
		} else if areTotals(inside) {
			if tool := r.verbOf(text[:tokens[open].From]); tool != nil && tool.verb >= orders.TV {
				return tool
			}
		}
	}
	if len(tokens) == 1 && tokens[0].Is("tower") {
		return &column{kind: verbal, verb: orders.Reroll}
	}
	for len(tokens) > 1 && tokens[len(tokens)-1].Is("takes", "hits", "target", "victim", "from", "order", "co", ".", "if", "on", "when") {
		tokens = tokens[:len(tokens)-1] // tv takes
	}
	found := words.Find(tokens, 0, r.Grammar.Speaks)
	if found.Tokens == 0 || found.Tokens != len(tokens) {
		return r.tool(tokens)
	}
	for _, m := range found.Means {
		if m.Kind == words.Verb {
			return &column{kind: verbal, verb: orders.Verb(m.Value)}
		}
	}
	for _, m := range found.Means {
		if m.Kind == words.Joint || m.Kind == words.Else || m.Kind == words.Or {
			return &column{kind: verbal, verb: orders.Buy, rest: true}
		}
	}
	return nil
}

// areTotals tells a bracket that only says when a tool acts: `(9/10)`, `(if it's a 4)`. A number alone may be a price.
func areTotals(t []marks.Token) bool {
	some := false
	for _, one := range t {
		if some = some || one.Number > 0; one.Number < 0 && !one.Is("if", "its", "it", "is", "'s", "a", "an", "on", "with", "i", "roll", "when", "/", "-", "or", "and", ",", "bei", "wenn", "con", "si", "un", "eine", "einer") {
			return false
		}
	}
	return some && len(t) > 1
}

// verbOfTokens is the verb that tokens name in whatever row, nil for none.
func (r tabler) verbOfTokens(t []marks.Token) *column {
	return r.verbOf(marks.Written(t))
}

// tool is the verb for which a card's name stands, nil for none: `Moving co.`
func (r tabler) tool(t []marks.Token) *column {
	card := r.Grammar.Table.AnyCard(t, 0)
	if card.Tokens == 0 || card.Tokens != len(t) || card.Fits != nil || card.Strength >= marks.Weak {
		return nil
	}
	for _, row := range orders.Verbs() {
		if row.Card == card.Card {
			return &column{kind: verbal, verb: row.Verb}
		}
	}
	return nil
}

// cell is the line that a cell stands for.
func (r tabler) cell(text string) lines.Row {
	one := r.Row(text)
	one.Cell = true
	return one
}
