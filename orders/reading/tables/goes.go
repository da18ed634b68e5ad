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
)

// This file reads tables with a go above each column, and the names of goes.

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
	label := goLabels{tabler: r, coins: labelled && says(g.Rows[0][0], "coins", "money", "cash")}
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
	rows  bool // a row above counts on a condition
	coins bool // ... of so many coins
}

// lead is what stands before the cells of a row; false when nobody knows.
func (r *goLabels) lead(text string) (lead string, ok bool) {
	if r.coins && bounds.Known(text) {
		if marks.Says(marks.Tokens(text), "roll", "rolled", "total", "dice", "throw", "sum", "on", "a") {
			return "", false // coins, or a total
		}
		return r.when(text) // 3, below 4 or 5
	}
	head := r.verbOf(text)
	if kind, which, also := strings.Cut(text, ","); head == nil && also && placeOf(text) == 0 && placeOf(which) > 0 && !strings.Contains(kind, "(") {
		head = r.verbOf(kind) // Moving Company, 1st card
	}
	if at := placeOf(text); at > 0 && (at < r.place || r.rows && len(marks.Tokens(text)) == 1) {
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
	r.last, r.rows = nil, true
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
			scope = ownGo(r.Letter, n)
		}
		if scope == "" || isFormer(r, head, heads) || countsTwice(r.Letter, heads) {
			return nil
		}
		goes[i] = []lines.Row{r.cell(scope)}
	}
	return goes
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
		scope := r.goOf(text[:tokens[open].From])
		if !isOther(r.Letter, tokens[open+1:len(tokens)-1], scope) {
			return ""
		}
		return scope // first go (no. 1)
	}
	if len(tokens) == 2 && tokens[0].Is("turn", "turno", "tour") {
		tokens[0].Low = "go"
	}
	if len(tokens) == 2 && tokens[0].Is("go") && tokens[1].Number > 2 {
		return ownGo(r.Letter, tokens[1].Number)
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

// isOther tells another name of a go: `no. 6`, `my second`.
func isOther(of *lines.Letter, t []marks.Token, scope string) bool {
	for len(t) > 1 && t[0].Is("my", "the") {
		t = t[1:]
	}
	if len(t) > 1 && turns[t[len(t)-1].Low] {
		t = t[:len(t)-1]
	}
	if n := goNumber(marks.Written(t)); n > 0 {
		return ownGo(of, n) == scope
	}
	return len(t) == 1 && goNames[t[0].Low] == scope
}

// isFormer tells a last turn beside this one: the one before it.
func isFormer(r tabler, name string, beside []string) bool {
	return says(name, "last") && !slices.ContainsFunc(beside, func(other string) bool { return r.goOf(other) == orders.Go1.String() })
}

// goNumber is the number of a go that a cell is, 0 for none.
func goNumber(text string) int {
	t := headTokens(text)
	if len(t) > 1 && t[0].Is("no", "nr", "#", "number") {
		if t = t[1:]; len(t) > 1 && t[0].Is(".") {
			t = t[1:]
		}
	}
	if len(t) == 1 && t[0].Number > 0 {
		return t[0].Number
	}
	return 0
}

// ownGo is the heading of the writer's go of a number, as the turn counts goes or as he counts his own;
// "" for none of his.
func ownGo(of *lines.Letter, number int) string {
	switch {
	case number == 0:
		return ""
	case number == of.Numbers[0] || number == 1:
		return orders.Go1.String()
	case number == of.Numbers[1] || number == 2 && of.TwoGoes:
		return orders.Go2.String()
	}
	return ""
}

// countsTwice tells numbers of which one is the writer's go as he counts his own, and another the same
// as the turn counts: nobody knows whose the other is.
func countsTwice(of *lines.Letter, texts []string) bool {
	has := func(number int) bool {
		return slices.ContainsFunc(texts, func(text string) bool { return goNumber(text) == number })
	}
	return of.Numbers[0] > 1 && has(1) && has(of.Numbers[0]) || of.Numbers[1] > 2 && has(2) && has(of.Numbers[1])
}
