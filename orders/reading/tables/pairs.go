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
	"machipost/orders/reading/outlines"
)

// aboutHeads are words before what a letter is about, and no order of it.
var aboutHeads = marks.Lows("player", "name", "from", "turn", "game", "date", "seat", "to", "subject")

// byPairs reads rows of a verb and what belongs to it, in two columns; what stands before
// them may be their heads.
func (r tabler) byPairs(g *grids.Grid) (made []lines.Row) {
	rows, last := 0, (*column)(nil)
	rank := 0 // among the candidates
	for i, one := range g.Rows {
		if len(one) != 2 {
			return nil
		}
		head := r.verbOf(one[0])
		t := marks.Tokens(one[0])
		switch at := placeOf(one[0]); {
		case i > 0 && isContrary(t, marks.Tokens(g.Rows[i-1][0])):
			made = append(made, r.cell(bounds.Otherwise+orders.Buy.String()+" "+one[1]))
			continue
		case head != nil:
		case len(t) == 1 && aboutHeads[t[0].Low] && !isAbsent(marks.Tokens(one[1])):
			made = append(made, r.cell(one[0]+": "+one[1]))
			continue
		case one[0] == "" && last != nil && last.verb == orders.Buy:
			head = last
		case len(t) > 1 && at > 0 && at == rank+1:
			rank, head = at, &column{kind: verbal, verb: orders.Buy}
		}
		if last = head; head == nil {
			if line, ok := labelled(r, g, i); ok {
				made = append(made, line...)
				continue
			}
			if i == 0 {
				return nil
			}
			g.Next = g.Places[i]
			break
		}
		if head.verb == orders.Buy {
			one[1] = outlines.WithoutPlace(one[1])
		}
		if text := cellText(head.verb.String()+": ", one[1]); text != "" {
			made = append(made, r.cell(text))
		}
		rows++
	}
	if rank == 2 && r.TwoGoes && !strings.Contains(strings.ToLower(g.Rows[len(g.Rows)-1][0]), "choice") {
		return nil // they may be goes
	}
	if rows < 1 || len(made) < 2 {
		return nil
	}
	return made
}

// generic are heads of two columns that say nothing of what stands below them.
var generic = marks.Lows("item", "items", "order", "orders", "what", "thing", "decision", "decisions", "subject", "topic", "matter", "choice", "instruction", "instructions", "do", "action", "field", "value", "company", "question", "answer", "point", "was", "befehl", "cosa", "orden")

// otherwises begin what is for the other case of a row above.
var otherwises = marks.Lows("otherwise", "else", "not")

// leading are words with which a label begins that is no verb, and absences those of turns without a letter.
var (
	leading  = marks.Lows("buy", "purchase", "shopping", "build", "harbour", "harbor")
	absences = marks.Lows("no", "standing", "missed", "without")
)

// isContrary tells the label of what is bought in the other case than that of the row above.
func isContrary(label, above []marks.Token) bool {
	return len(label) > 0 && label[len(label)-1].Is("otherwise", "else") && (len(label) == 1 || leading[label[0].Low]) && len(above) > 0 && leading[above[0].Low] && marks.Says(above, "if", "when")
}

// labelled reads a row of such a table whose label is no verb as what stands behind a colon: `Buy, if I roll 7 | Mine`.
// A row of heads that say nothing is no line, and what is for turns without a letter stands last.
func labelled(r tabler, g *grids.Grid, i int) (made []lines.Row, ok bool) {
	cells := g.Rows[i]
	t, value := marks.Tokens(cells[0]), marks.Tokens(cells[1])
	if i == 0 && len(t) == 1 && len(value) == 1 && generic[t[0].Low] && generic[value[0].Low] {
		return nil, true
	}
	absent := len(t) > 1 && absences[t[0].Low] && i == len(g.Rows)-1
	if len(t) < 2 || len(t) > mostVerb || len(value) == 0 || len(value) == 1 && value[0].Number >= 0 || !absent && !leading[t[0].Low] || marks.Some(t, otherwises) || r.Grammar.Table.CardFrom(t, 0) == len(t) {
		return nil, false
	}
	return []lines.Row{r.cell(strings.TrimRight(cells[0], "? ") + ": " + cells[1])}, true
}

// byPlaces reads rows of a place in the list and a card: more of them than goes are.
func (r tabler) byPlaces(g *grids.Grid) (made []lines.Row) {
	for i, one := range g.Rows {
		if len(one) < 2 || len(one) > 3 || placeOf(one[0]) != i+1 {
			break
		}
		t := marks.Tokens(one[1])
		if n := r.Grammar.Table.CardFrom(t, 0); n == 0 || n != len(t) {
			break
		}
		made = append(made, r.cell(orders.Buy.String()+": "+one[1]))
	}
	if g.Arrow || len(made) < len(g.Rows) || len(made) < 2 || len(made) == 2 && r.TwoGoes {
		return nil
	}
	return made
}

// belowVerb reads a verb that has its line for itself, and in the next one what belongs to
// it: `Dice:` above `two`.
func (r tabler) belowVerb(rows []lines.Row, at int) (made []lines.Row, next int) {
	tokens, colon := rows[at].Tokens, false
	if len(tokens) > 0 && tokens[len(tokens)-1].Is(":") {
		tokens, colon = tokens[:len(tokens)-1], true
	}
	if len(tokens) == 0 || len(tokens) > mostHead || at+1 >= len(rows) || len(rows[at+1].Tokens) == 0 || len(rows[at+1].Tokens) > mostBelow {
		return nil, at
	}
	if at > 0 && len(rows[at-1].Tokens) > 0 && (rows[at-1].Tokens[len(rows[at-1].Tokens)-1].Is(",") || !colon && r.Exactly(lines.Together(rows[at-1], rows[at]).Words.Trimmed()).Whole()) || !colon && r.Grammar.Table.CardFrom(tokens, 0) > 0 {
		return nil, at // a card of a list
	}
	head := r.verbOfTokens(tokens)
	if _, headed := r.Exact.Heading(rows[at+1].Words); head == nil || head.verb == orders.Buy || headed || r.verbOf(rows[at+1].Text) != nil {
		return nil, at
	}
	below := r.cell(cellText(head.verb.String()+": ", rows[at+1].Text))
	read := r.InOwnWords(below.Tokens, clauses.Context{First: true})
	if !read.Whole() || len(read.Acts) != 1 || read.Acts[0].Line.Order.Verb != head.verb || len(read.Scopes) > 0 {
		return nil, at
	}
	return []lines.Row{below}, at + 2
}

// Bounds of a verb above its line.
const (
	mostHead  = 3  // tokens of the verb
	mostBelow = 12 // ... of what belongs to it
	mostGo    = 8  // ... of a go
	mostVerb  = 12 // ... of a cell that is a verb
)

// Words of what there is besides orders, and of that there is none.
var (
	besides = marks.Lows("any", "anything", "everything", "all", "else", "other", "others", "extra", "extras", "further", "more", "special", "comment", "comments", "note", "notes", "remark", "remarks", "question", "questions", "blockers", "issues", "problems", "requests", "wishes", "instructions", "messages", "message", "news", "misc", "miscellaneous", "business", "conditions", "conditional", "orders", "attachments", "complaints")
	nought  = marks.Lows("none", "nothing", "no", "nil", "nope", "never", "zero", "nada")
)

// absent reads a line `go: 1`, and takes out a line that only says that there is nothing to be said of a verb: `TV
// Station: n/a`.
func absent(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	t := rows[at].Tokens
	for len(t) > 2 && t[len(t)-1].Is(".") {
		t = t[:len(t)-1]
	}
	colon := marks.Index(t, ":", "?")
	if colon == 1 && len(t) == 3 && goHeads[t[0].Low] && t[2].Number > 0 {
		return []lines.Row{r.Row("go " + t[2].Raw)}, at + 1 // Go: 1
	}
	if n := len(t); n > 0 && n <= mostHead && at+1 < len(rows) && len(rows[at+1].Tokens) == 1 && nought[rows[at+1].Tokens[0].Low] && !slices.ContainsFunc(t, func(one marks.Token) bool { return !besides[one.Low] && !one.Is(":") }) {
		return nil, at + 2 // Anything else, no
	}
	if colon > 0 && len(t) == colon+2 && nought[t[colon+1].Low] && !slices.ContainsFunc(t[:colon], func(one marks.Token) bool { return !besides[one.Low] }) {
		return nil, at + 1
	}
	if colon < 1 || colon > mostHead || colon == len(t)-1 || !isAbsent(t[colon+1:]) || r.verbOfTokens(t[:colon]) == nil {
		return nil, at
	}
	return nil, at + 1
}
