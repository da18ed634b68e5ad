package lines

import (
	"fmt"
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// This file reads tables: a line of heads, `go | dice | buy`, and a line for each go.

// A tabler puts lines in the place of tables.
type tabler struct{ *Letter }

// Columns puts the cells of tables in the place of their lines, each a line of its own
// below its go.
func (r *Letter) Columns(lines []Row) []Row { return tabler{r}.columns(lines) }

// A column is what the head of one says: that its cells are goes, or orders of a verb.
type column struct {
	goes bool
	verb orders.Verb
	idle bool // its cells say nothing
}

// columns puts the cells of tables in the place of their lines, each a line of its own
// below its go.
func (r tabler) columns(lines []Row) []Row {
	var list []Row
	goer(r).numberedGoes(lines)
	for i := range lines {
		lines[i].cells = cells(lines[i].raw)
	}
	for i := 0; i < len(lines); {
		made, next := r.tableAt(lines, i)
		if next == i {
			made, next = lines[i:i+1], i+1
		}
		list, i = append(list, made...), next
	}
	return list
}

// tableAt reads the table that begins at a line, and tells where it ends: where it began
// when there is none.
func (r tabler) tableAt(lines []Row, at int) (made []Row, next int) {
	for _, read := range []func(lines []Row, at int) ([]Row, int){r.byVerbs, r.byGoes, r.byRows, r.byCoins, r.byTotals, r.byPairs, r.byPlaces, r.belowVerb} {
		if made, next = read(lines, at); next > at {
			return made, next
		}
	}
	return nil, at
}

// byVerbs reads a table with a verb above each column and a go, or a place, in each row.
func (r tabler) byVerbs(lines []Row, at int) (made []Row, next int) {
	heads := r.heading(lines[at].cells)
	if heads == nil {
		return nil, at
	}
	if below := r.firstBelow(lines, at); len(below) == len(heads)+1 && r.goOf(below[0]) != "" {
		heads = append([]column{{goes: true}}, heads...) // nothing stands above the goes
	}
	if strings.TrimSpace(lines[at].cells[0]) == "#" && !r.ranked(lines, at) && r.verbOf(lines[at].cells[1]) == nil {
		return nil, at // # | card: goes, or a list
	}
	heads[0].idle = heads[0].idle || heads[0].goes && r.ranked(lines, at) && strings.TrimSpace(lines[at].cells[0]) == "#"
	seen := map[string]bool{}
	var above []string
	for next = at + 1; next < len(lines) && (isRule(lines[next].raw) || len(lines[next].cells) == len(heads)); next++ {
		if isRule(lines[next].raw) {
			continue
		}
		one := slices.Clone(lines[next].cells)
		for i := range one {
			if isDitto(one[i]) && above != nil {
				one[i] = above[i]
			}
		}
		above = one
		for _, line := range r.cells(one, heads) {
			if heads[0].goes && !heads[0].idle || !seen[line.Text] {
				made = append(made, line)
			}
			seen[line.Text] = true
		}
	}
	if made != nil && heads[0].goes && !heads[0].idle {
		made = append(made, r.row(orders.EveryGo.String()))
	}
	return made, next
}

// firstBelow are the cells of the first line of a table below its heads.
func (r tabler) firstBelow(lines []Row, at int) []string {
	for _, line := range lines[at+1 : min(len(lines), at+3)] {
		if !isRule(line.raw) {
			return line.cells
		}
	}
	return nil
}

// isDitto tells a cell that repeats the one above.
func isDitto(cell string) bool { return cell == "\"" || cell == "''" || cell == "”" || cell == "“" }

// byGoes reads a table with a go above each column and a verb, or none, before each row.
func (r tabler) byGoes(lines []Row, at int) (made []Row, next int) {
	heads := lines[at].cells
	if len(heads) == 0 {
		return nil, at
	}
	if first := marks.Tokens(heads[0]); len(first) == 0 || len(first) == 1 && first[0].Is("item", "what", "order", "orders") {
		heads = heads[1:]
	}
	goes := make([][]Row, len(heads))
	for i, head := range heads {
		scope := r.goOf(head)
		if scope == "" {
			return nil, at
		}
		goes[i] = []Row{r.cell(scope)}
	}
	if len(goes) < 2 {
		return nil, at
	}
	var rest []Row // of which nobody knows what it is about
	for next = at + 1; next < len(lines); next++ {
		if isRule(lines[next].raw) {
			continue
		}
		one := lines[next].cells
		if len(one) != len(goes) && len(one) != len(goes)+1 {
			break
		}
		verb := ""
		if len(one) > len(goes) {
			head := r.verbOf(one[0])
			if head == nil {
				rest = append(rest, lines[next])
				continue
			}
			verb, one = head.verb.String()+": ", one[1:]
		}
		for i, cell := range one {
			if text := cellText(verb, cell); text != "" {
				goes[i] = append(goes[i], r.cell(text))
			}
		}
	}
	if next == at+1 || len(rest) > 1 {
		return nil, at
	}
	for i := range goes {
		made = append(made, goes[i]...)
	}
	return append(append(made, r.row(orders.EveryGo.String())), rest...), next
}

// byRows reads rows that each begin with their go, with bars between the cells.
func (r tabler) byRows(lines []Row, at int) (made []Row, next int) {
	for next = at; next < len(lines) && strings.Count(lines[next].raw, "|") > 1; next++ {
		one := lines[next].cells
		if one == nil {
			return nil, at
		}
		scope := r.goOf(one[0])
		if scope == "" {
			return nil, at
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
	if next < at+2 {
		return nil, at
	}
	return append(made, r.row(orders.EveryGo.String())), next
}

// cellText is the order of a cell; "" for an empty one.
func cellText(verb, cell string) string {
	switch tokens := marks.Tokens(cell); {
	case len(tokens) == 0 || len(tokens) == 1 && tokens[0].Is("-", "x", "?", "/"):
		return ""
	case verb != "" && tokens[0].Is("if", "on") && len(tokens) > 1 && tokens[1].Number >= 0:
		return verb + cell[tokens[0].To:]
	}
	return verb + wording.Unbullet(cell)
}

// goNames are words that name a go where a column of goes is looked for.
var goNames = map[string]string{
	"first": "go 1", "one": "go 1", "second": "go 2", "two": "go 2", "last": "go 2", "other": "go 2", "final": "go 2", "extra": "extra go", "bonus": "extra go",
	"both": "every go", "all": "every go", "every": "every go", "each": "every go", "any": "every go",
	"primera": "go 1", "primero": "go 1", "segunda": "go 2", "segundo": "go 2", "ambas": "every go", "ambos": "every go", "todas": "every go",
	"erster": "go 1", "erste": "go 1", "erstes": "go 1", "zweiter": "go 2", "zweite": "go 2", "zweites": "go 2", "beide": "every go", "alle": "every go",
	"premier": "go 1", "premiere": "go 1", "deuxieme": "go 2", "tous": "every go", "toutes": "every go",
}

// goOf is the heading of the go that a cell names; "" for none.
func (r tabler) goOf(cell string) string {
	tokens := marks.Tokens(cell)
	if len(tokens) == 2 && tokens[0].Is("turn") {
		tokens[0].Low = "go"
	}
	if len(tokens) == 2 && tokens[0].Is("last") {
		return orders.Go2.String()
	}
	if len(tokens) == 1 && goNames[tokens[0].Low] != "" {
		return goNames[tokens[0].Low]
	}
	read := r.InOwnWords(tokens, clauses.Context{First: true})
	if len(tokens) == 0 || !read.Whole() || len(read.Acts) > 0 || len(read.Scopes) != 1 || read.Turn >= 0 {
		return ""
	}
	return read.Scopes[0].String()
}

// coinHeads are the heads of a column of coins; its rows say what to buy with so many.
var coinHeads = marks.Lows("coins", "money", "cash", "have", "has", "got", "monedas", "dinero", "tengo", "munzen", "geld", "habe", "pieces", "argent")

// byCoins reads a table of coins and what to buy with them.
func (r tabler) byCoins(lines []Row, at int) (made []Row, next int) {
	heads := lines[at].cells
	if len(heads) != 2 || !slices.ContainsFunc(marks.Tokens(heads[0]), func(t marks.Token) bool { return coinHeads[t.Low] }) || r.verbOf(heads[0]) != nil {
		return nil, at
	}
	lowest := 0
	for next = at + 1; next < len(lines); next++ {
		one := lines[next].cells
		if len(one) != 2 {
			break
		}
		condition, low := coinsIn(marks.Tokens(one[0]), lowest)
		if condition == "" {
			return nil, at
		}
		lowest = low
		if r.isNothing(one[1]) {
			condition = ""
		} else {
			condition += ": "
		}
		made = append(made, r.cell(condition+"buy "+one[1]))
	}
	if len(made) < 2 {
		return nil, at
	}
	return made, next
}

func (r tabler) isNothing(cell string) bool {
	return exact.IsNone(r.Exact.Plain(wording.Split(cell)))
}

// coinsIn is the condition that a cell of coins is; lowest is the least number above.
func coinsIn(t []marks.Token, lowest int) (condition string, low int) {
	switch {
	case len(t) == 3 && t[0].Number >= 0 && t[1].Is("or") && t[2].Is("more"), len(t) == 2 && t[0].Number >= 0 && t[1].Is("+"):
		return fmt.Sprintf("if coins >= %d", t[0].Number), t[0].Number
	case len(t) == 3 && t[0].Number >= 0 && t[1].Is("to", "-") && t[2].Number >= 0:
		return fmt.Sprintf("if coins >= %d and coins <= %d", t[0].Number, t[2].Number), t[0].Number
	case len(t) == 2 && t[0].Is("below", "under") && t[1].Number >= 0:
		return fmt.Sprintf("if coins < %d", t[1].Number), t[1].Number
	case len(t) == 1 && t[0].Number >= 0:
		return fmt.Sprintf("if coins = %d", t[0].Number), t[0].Number
	case len(t) == 2 && t[0].Is("<") && t[1].Number >= 0:
		return fmt.Sprintf("if coins < %d", t[1].Number), t[1].Number
	case len(t) == 2 && t[0].Is(">=") && t[1].Number >= 0:
		return fmt.Sprintf("if coins >= %d", t[1].Number), t[1].Number
	case len(t) == 1 && t[0].Is("less", "fewer", "else", "otherwise") && lowest > 0:
		return fmt.Sprintf("if coins < %d", lowest), lowest
	}
	return "", 0
}

// heading reads a line of heads, nil when a cell of it is none.
func (r tabler) heading(texts []string) []column {
	var heads []column
	for _, cell := range texts {
		tokens := marks.Tokens(cell)
		if len(tokens) == 1 && tokens[0].Is("go", "goes", "jugada", "zug", "coup", "#") {
			heads = append(heads, column{goes: true})
			continue
		}
		if len(tokens) == 1 && (tokens[0].Is("cost", "costs", "price", "prices", "coste", "precio", "preis", "prix") && len(heads) > 0 || tokens[0].Is("priority", "prio", "rank", "order", "choice", "place", "prioridad", "orden", "prioritat", "rang", "priorite") && len(heads) == 0) {
			heads = append(heads, column{idle: true})
			continue
		}
		if len(tokens) == 1 && tokens[0].Is("card", "cards", "building", "item", "carta", "cartas", "karte", "karten", "carte", "cartes") && len(heads) > 0 {
			heads = append(heads, column{verb: orders.Buy})
			continue
		}
		head := r.verbOf(cell)
		if head == nil {
			return nil
		}
		heads = append(heads, *head)
	}
	return heads
}

// ranked tells whether the numbers of a table are places in a list: more than goes are.
func (r tabler) ranked(lines []Row, at int) bool {
	for next := at + 1; next < len(lines) && len(lines[next].cells) > 1; next++ {
		if t := marks.Tokens(lines[next].cells[0]); len(t) == 1 && t[0].Number > 2 {
			return true
		}
	}
	return !r.TwoGoes
}

// verbOf is the verb that a cell names, nil for none. What candidates are when others
// fail is to buy, too.
func (r tabler) verbOf(cell string) *column {
	tokens := marks.Tokens(cell)
	for len(tokens) > 1 && tokens[len(tokens)-1].Is("?") {
		tokens = tokens[:len(tokens)-1]
	}
	if open := slices.IndexFunc(tokens, func(t marks.Token) bool { return t.Is("(") }); open > 0 {
		if inside := r.verbOf(cell[tokens[open].To:max(tokens[open].To, tokens[len(tokens)-1].From)]); inside != nil {
			return inside
		}
	}
	if len(tokens) == 1 && tokens[0].Is("tower") {
		return &column{verb: orders.Reroll}
	}
	for len(tokens) > 1 && tokens[len(tokens)-1].Is("takes", "hits", "target", "victim", "from", "order", "co", ".") {
		tokens = tokens[:len(tokens)-1] // tv takes
	}
	found := words.Find(tokens, 0, r.Grammar.Speaks)
	if found.Tokens == 0 || found.Tokens != len(tokens) {
		return r.tool(tokens)
	}
	for _, m := range found.Means {
		if m.Kind == words.Verb {
			return &column{verb: orders.Verb(m.Value)}
		}
	}
	for _, m := range found.Means {
		if m.Kind == words.Joint || m.Kind == words.Else || m.Kind == words.Or {
			return &column{verb: orders.Buy}
		}
	}
	return nil
}

// cells are the lines that a Row of a table stands for.
func (r tabler) cells(texts []string, heads []column) []Row {
	var list []Row
	for i, cell := range texts {
		text := cellText(heads[i].verb.String()+": ", cell)
		switch tokens := marks.Tokens(cell); {
		case text == "", heads[i].idle:
			continue
		case heads[i].goes && len(tokens) == 1 && tokens[0].Number >= 0:
			text = "go " + cell
		case heads[i].goes:
			if text = r.goOf(cell); text == "" {
				text = cell + ":"
			}
		}
		list = append(list, r.cell(text))
	}
	return list
}

// cell is the line that a cell stands for.
func (r tabler) cell(text string) Row {
	one := r.row(text)
	one.cell = true
	return one
}
