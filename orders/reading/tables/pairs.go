package tables

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// byPairs reads rows of a verb and what belongs to it, in two columns; what stands before
// them may be their heads.
func (r tabler) byPairs(g *grid) (made []lines.Row) {
	rows := 0
	for i, one := range g.rows {
		if len(one) != 2 {
			return nil
		}
		head := r.verbOf(one[0])
		if head == nil {
			if i == 0 {
				return nil
			}
			g.next = g.places[i]
			break
		}
		if text := cellText(head.verb.String()+": ", one[1]); text != "" {
			made = append(made, r.cell(text))
		}
		rows++
	}
	if rows < 2 {
		return nil
	}
	return made
}

// byPlaces reads rows of a place in the list and a card: more of them than goes are.
func (r tabler) byPlaces(g *grid) (made []lines.Row) {
	for i, one := range g.rows {
		if len(one) < 2 || len(one) > 3 || placeOf(one[0]) != i+1 {
			break
		}
		t := marks.Tokens(one[1])
		if n := r.CardFrom(t, 0); n == 0 || n != len(t) {
			break
		}
		made = append(made, r.cell(orders.Buy.String()+": "+one[1]))
	}
	if g.arrow || len(made) < len(g.rows) || len(made) < 2 || len(made) == 2 && r.TwoGoes {
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
	if at > 0 && len(rows[at-1].Tokens) > 0 && (rows[at-1].Tokens[len(rows[at-1].Tokens)-1].Is(",") || !colon && r.Exactly(lines.Together(rows[at-1], rows[at]).Words.Trimmed()).Whole()) || !colon && r.CardFrom(tokens, 0) > 0 {
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

// absent reads a line `go: 1`, and takes out a line that only says that there is nothing to be said of a verb: `TV
// Station: n/a`.
func absent(r tabler, rows []lines.Row, at int) (made []lines.Row, next int) {
	t := rows[at].Tokens
	colon := slices.IndexFunc(t, func(one marks.Token) bool { return one.Is(":") })
	if colon == 1 && len(t) == 3 && goHeads[t[0].Low] && t[2].Number > 0 {
		return []lines.Row{r.Row("go " + t[2].Raw)}, at + 1 // Go: 1
	}
	if colon < 1 || colon > mostHead || colon == len(t)-1 || !isAbsent(t[colon+1:]) || r.verbOfTokens(t[:colon]) == nil {
		return nil, at
	}
	return nil, at + 1
}
