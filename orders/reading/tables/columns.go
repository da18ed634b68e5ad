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
	"machipost/orders/reading/bounds"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
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
	rows = underlined(r, rows)
	unexplained(rows)
	unnumbered(r, rows)
	inventories(r, rows)
	placed(rows)
	opposed(rows)
	lines.NumberedGoes(letter, rows)
	unlettered(r, rows)
	uncounted(r, rows)
	undigited(r, rows)
	unranked(r, rows)
	for i := range rows {
		lasts(r, &rows[i])
		plainly(r, &rows[i])
		itemised(r, &rows[i])
	}
	titled(r, rows)
	rows = barred(r, unlabelled(r, rows))
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
		for next < len(rows) && len(rows[next].Tokens) == 0 {
			next++
		}
		if next == len(rows) || next == i+1 || !rows[next].Cell || !r.titlesBuys(rows, i) {
			continue
		}
		if t := rows[next].Tokens; t[0].Is("buy") || t[0].Is("if") && marks.Some(t, marks.Lows("buy")) {
			rows[i] = lines.Row{}
		}
	}
	return rows
}

// ways are those to read a table, the plainer before the freer.
var ways = [...]func(r tabler, g *grids.Grid) []lines.Row{tabler.byTotals, tabler.byPicks, tabler.byGoes, tabler.byChanges, tabler.byHeads, tabler.byRows, tabler.byPairs, tabler.byPlaces}

// tableAt reads the table that begins at a line, and tells where it ends: where it began
// when there is none.
func (r tabler) tableAt(rows []lines.Row, at int) (made []lines.Row, next int) {
	rest := rows[at].Words
	if heading, ok := r.Exact.Heading(rest); ok {
		rest = heading.Rest
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

// byGoes reads a table with a go above each column and a verb, a place in the list, or
// nothing, before each row.
func (r tabler) byGoes(g *grids.Grid) (made []lines.Row) {
	heads := g.Rows[0]
	if g.Ragged || len(g.Rows) < 2 {
		return nil
	}
	labelled := heads[0] == "" || isCorner(heads[0])
	if labelled {
		heads = heads[1:]
	}
	goes := r.goesOf(g, heads, labelled)
	if len(goes) == 0 || len(goes) == 1 && !labelled {
		return nil
	}
	label := goLabels{tabler: r}
	for n, one := range g.Rows[1:] {
		lead := ""
		if labelled {
			var ok bool
			if lead, ok = label.lead(one[0]); !ok {
				return nil // nobody knows what it is about
			}
			one = one[1:]
		}
		for i, text := range one {
			if i > 0 && isSame(text) {
				text = one[i-1]
				one[i] = text
			}
			if isDitto(text) && n > 0 || i == 0 && lead == "" && placeOf(text) > 0 {
				return nil
			}
			if text := cellText(lead, text); text != "" {
				goes[i] = append(goes[i], r.cell(text))
			}
		}
	}
	for i := range goes {
		made = append(made, goes[i]...)
	}
	return append(made, r.Row(orders.EveryGo.String()))
}

// goLabels reads what stands before the rows of a table with a go above each column: a verb, a place
// in the list, or when the row counts.
type goLabels struct {
	tabler
	place int
	last  *column
	above tested
	coins bool // a row above is for so many coins
}

// lead is what stands before the cells of a row; false when nobody knows.
func (r *goLabels) lead(text string) (lead string, ok bool) {
	if r.coins && bounds.Known(text) {
		return r.when(text) // 3, below 4 or 5
	}
	head := r.verbOf(text)
	if kind, _, also := strings.Cut(text, ","); head == nil && also && placeOf(text) == 0 {
		head = r.verbOf(kind) // movers, 1st card
	}
	if at := placeOf(text); at > 0 && at < r.place {
		return "", false
	} else if at > 0 {
		r.place, head = at, &column{kind: verbal, verb: orders.Buy}
	}
	switch {
	case head == nil && text != "":
		return r.when(text)
	case head == nil && r.last != nil && r.last.verb == orders.Buy:
		head = r.last // it goes on
	}
	if r.last = head; head == nil {
		return "", true
	}
	return head.verb.String() + ": ", true
}

// when is the condition on which a row counts, and of coins, where one above is: `6 to 9`.
func (r *goLabels) when(text string) (condition string, ok bool) {
	r.last = nil
	if t := marks.Tokens(text); r.coins || marks.Some(t, coinHeads) {
		r.coins = true
		return r.above.Coins(text)
	}
	condition, verb, ok := r.label(text, &r.above)
	return condition, ok && condition != "" && verb == ""
}

// goesOf are the headings of the goes that heads name, nil when one of them names none.
func (r tabler) goesOf(g *grids.Grid, heads []string, labelled bool) [][]lines.Row {
	goes := make([][]lines.Row, len(heads))
	for i, head := range heads {
		scope := r.goOf(head)
		if n := goNumber(head); n > 0 && labelled && len(heads) > 1 && says(g.Rows[0][0], "go", "goes") {
			scope = "go " + head
		}
		if scope == "" || isFormer(r, head, heads) {
			return nil
		}
		goes[i] = []lines.Row{r.cell(scope)}
	}
	return goes
}

// isFormer tells a last turn beside this one: the one before it.
func isFormer(r tabler, name string, beside []string) bool {
	return says(name, "last") && !slices.ContainsFunc(beside, func(other string) bool { return r.goOf(other) == orders.Go1.String() })
}

// corners are what stands above the column of verbs or places, where the other heads are goes.
var corners = marks.Lows("item", "what", "order", "orders", "decision", "decisions", "choice", "choices", "action", "actions", "priority", "prio", "rank", "place", "preference", "#", "no", "nr", "field", "option", "instruction", "instructions", "thing", "matter", "topic", "step", "go", "goes", "que", "was", "quoi")

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

// isDitto tells a cell that repeats the one above.
func isDitto(text string) bool {
	return text == "\"" || text == "''" || text == "”" || text == "“" || text == "〃" || strings.EqualFold(text, "ditto") || strings.EqualFold(text, "do.")
}

// isSame tells a cell below a go that is as that of the go before it.
func isSame(text string) bool {
	t := headTokens(text)
	return len(t) == 1 && t[0].Is("same", "likewise", "dito", "igual", "gleich", "idem") || len(t) == 2 && (t[0].Is("the") && t[1].Is("same") || t[0].Is("lo") && t[1].Is("mismo"))
}

// goNames are words that name a go where a column of goes is looked for.
var goNames = map[string]string{
	"first": "go 1", "one": "go 1", "second": "go 2", "two": "go 2", "last": "go 2", "other": "go 2", "final": "go 2", "extra": "extra go", "bonus": "extra go",
	"both": "every go", "all": "every go", "every": "every go", "each": "every go", "any": "every go", "doubles": "extra go", "double": "extra go",
	"primera": "go 1", "primero": "go 1", "segunda": "go 2", "segundo": "go 2", "ambas": "every go", "ambos": "every go", "todas": "every go",
	"erster": "go 1", "erste": "go 1", "erstes": "go 1", "zweiter": "go 2", "zweite": "go 2", "zweites": "go 2", "beide": "every go", "alle": "every go",
	"premier": "go 1", "premiere": "go 1", "deuxieme": "go 2", "tous": "every go", "toutes": "every go",
}

// turns are words for a go behind one that says which.
var turns = marks.Lows("go", "turn", "one", "turno", "zug", "tour", "coup", "jugada")

// goOf is the heading of the go that a cell names; "" for none.
func (r tabler) goOf(text string) string {
	tokens := marks.Tokens(text)
	if open := marks.Index(tokens, "("); open == 1 && goNames[tokens[0].Low] == "extra go" {
		tokens = tokens[:1] // extra (double)
	} else if open > 1 && tokens[len(tokens)-1].Is(")") {
		tokens = tokens[:open] // first go (no. 1)
	}
	if len(tokens) == 2 && tokens[0].Is("turn", "turno", "tour") {
		tokens[0].Low = "go"
	}
	if len(tokens) == 2 && tokens[0].Is("last") && turns[tokens[1].Low] && r.TwoGoes {
		return orders.Go2.String()
	}
	if len(tokens) == 1 && goNames[tokens[0].Low] != "" {
		return goNames[tokens[0].Low]
	}
	if len(tokens) == 0 || len(tokens) > mostGo {
		return ""
	}
	read := r.InOwnWords(tokens, clauses.Context{First: true})
	if !read.Whole() || len(read.Acts) > 0 || len(read.Scopes) != 1 || read.Turn >= 0 {
		return ""
	}
	return read.Scopes[0].String()
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
		if counts := tokens[open+1 : max(open+1, len(tokens)-1)]; !slices.ContainsFunc(counts, func(one marks.Token) bool { return one.Number < 0 && !one.Is("+", ",", "/", "or", "on", "a") }) {
			return r.verbOf(text[:tokens[open].From]) // harbour (+2)
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
