package tables

import (
	"strconv"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/bounds"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// This file reads the cells that say when a row counts.

// tested are the conditions of the rows above.
type tested struct {
	bounds.Above
	goes  bool   // a row was for a go
	scope string // for which they are
	rank  int    // of the candidate in the row above, where rows are places of a list
	named bool   // ... and each is called a choice
	buys  bool   // the row above has candidates
}

// ranks tells a cell of the next place in the list of candidates: `buy, 2nd`, `1st choice`.
func (b *tested) ranks(text string) bool {
	t := marks.Tokens(text)
	if at := placeOf(text); len(t) < 2 || at != b.rank+1 || len(t) == 2 && t[1].Is(".", ")") {
		return false
	}
	b.rank++
	b.named = marks.Says(t, "choice", "preference", "priority", "option")
	return true
}

// agreed is what a cell asks for that only says whether a tool is used: with the totals of its
// row, or whatever is rolled. Which totals the rest are nobody says.
func (b *tested) agreed(c *column, condition, text string) (line string, ok, known bool) {
	t := marks.Tokens(text)
	if len(t) != 1 || c.kind != verbal || c.verb != orders.Reroll && c.verb != orders.Harbour {
		return "", false, false
	}
	rolled, named := strings.CutPrefix(strings.TrimSuffix(condition, ": "), "if I roll ")
	switch no, yes := t[0].Is("no", "n", "keep", "never"), t[0].Is("yes", "y", "x", "✓", "✔", "always"); {
	case no && b.Rolls:
		return "", true, true
	case no:
		return condition + "never " + c.verb.String(), true, true
	case yes && b.Rolls:
		return c.verb.String() + " " + rolled, named, true
	default:
		return condition + c.verb.String() + " always", true, yes
	}
}

// whenOf reads the cells of a row that say when it counts: the headings of its goes, its
// condition and its verb; false when nobody knows.
func whenOf(r tabler, texts []string, heads []column, before *tested) (list []lines.Row, condition, verb string, ok bool) {
	for i, text := range texts {
		kind, next := heads[i].kind, ""
		if kind != goes && kind != coins && kind != totals && kind != labels {
			continue
		}
		scope, absent := r.goOf(text), isAbsent(marks.Tokens(text))
		switch {
		case kind == goes && absent:
			continue
		case kind == goes:
			if n := placeOf(text); scope == "" && n > 0 {
				scope = "go " + strconv.Itoa(n)
			} else if scope == "" {
				scope = ownGo(r.Letter, goNumber(text))
			}
			if ok = scope != ""; condition != "" || scope != before.scope {
				list = append(list, r.cell(scope))
			}
			if condition == "" && scope != before.scope {
				*before = tested{scope: scope}
			}
		case absent && kind == labels && text == "" && before.buys:
			verb, ok = orders.Buy.String()+": ", true // it goes on
		case absent:
			ok = false // the same as above, or always
		case kind == coins:
			next, ok = before.Coins(text)
		case kind == totals:
			next, ok = before.Totals(text)
		case kind == labels:
			next, verb, ok = r.label(text, before)
			before.buys = ok && next == "" && verb == orders.Buy.String()+": "
			if !ok && scope != "" {
				list, ok, before.goes = append(list, r.cell(scope)), true, true
			} else if before.goes {
				ok = false // of that go, or of all
			}
		}
		if !ok || next != "" && condition != "" {
			return nil, "", "", false
		}
		condition += next
	}
	return list, condition, verb, true
}

// label reads a cell that says what its row is about: a verb, or when it counts.
func (r tabler) label(text string, before *tested) (condition, verb string, ok bool) {
	t := marks.Tokens(text)
	for len(t) > 0 && t[len(t)-1].Is(":", "?") {
		t = t[:len(t)-1]
	}
	if len(t) == 0 {
		return "", "", false
	}
	if bounds.IsRest(text) {
		return bounds.Otherwise, "", before.Any && !bounds.IsLess(text)
	}
	if before.ranks(text) {
		before.Any = false
		return "", orders.Buy.String() + ": ", true
	}
	if head := r.verbOf(text); head != nil {
		before.Any = false // what is otherwise is not beside that
		return "", head.verb.String() + ": ", true
	}
	if len(t) == 1 && t[0].Is("always", "anyway", "default", "general", "any") {
		return "", "", true
	}
	if n := len(t); n > 2 && t[n-2].Is("by") && t[n-1].Is("now", "then") {
		t = t[:n-2]
	}
	said := text[:t[len(t)-1].To]
	if !t[0].Is("if", "when", "unless", "whenever", "should", "on", "with", "in") {
		said = "if " + said
	}
	read := r.InOwnWords(marks.Tokens(said+":"), clauses.Context{First: true})
	if len(read.If) == 0 || len(read.Acts) > 0 || read.Gaps > 0 || said != text[:t[len(t)-1].To] && read.If[0].Kind == orders.Rolled && !bounds.Known(text) && !marks.Some(t, totalHeads) {
		return "", "", false // card 1
	}
	before.Any = true
	return said + ": ", "", true
}

// byTotals reads a table of totals and what to do with them, below its heads or without
// any.
func (r tabler) byTotals(g *grids.Grid) (made []lines.Row) {
	rows := g.Rows
	if len(rows[0]) != 2 || g.Ragged {
		return nil
	}
	if r.isOf(headTokens(rows[0][0]), totalHeads) {
		rows = rows[1:]
	}
	var named [orders.MaxTotal + 1]bool
	for _, one := range rows {
		totals := bounds.TotalsIn(one[0], named[:])
		doing := marks.Tokens(one[1])
		verb := r.verbOf(one[1])
		switch {
		case totals == "":
			return nil
		case len(doing) == 1 && doing[0].Is("keep", "stay", "stand", "nothing", "-"):
		case verb != nil && (verb.verb == orders.Reroll || verb.verb == orders.Harbour):
			made = append(made, r.cell(verb.verb.String()+" "+totals))
		default:
			return nil
		}
	}
	if len(rows) < 2 {
		return nil
	}
	return made
}

// comesUp are heads of what is rolled without a word for it.
var comesUp = map[string]bool{"what comes up": true, "comes up": true, "if it comes up": true, "when it comes up": true, "what i get": true, "what turns up": true, "what shows": true, "what falls": true, "number": true, "lo que sale": true, "si sale": true, "sale": true, "was kommt": true, "was fällt": true, "ce qui sort": true}

// doings are heads of what is done, in other languages.
var doings = map[string]bool{"was ich mache": true, "was ich tue": true, "was tun": true, "lo que hago": true, "qué hago": true, "que hago": true, "qué hacer": true, "que hacer": true, "ce que je fais": true, "que faire": true}

// whenText is a cell that says when its row counts, as a condition.
func whenText(text string) string {
	if !bounds.IsRest(text) && len(headTokens(text)) > 1 && !says(text, conditional...) && !isAbsent(marks.Tokens(text)) {
		return "if " + text
	}
	return text
}

// asksInBrackets tells a cell with a condition about another player in brackets: of which of its cards
// it is, nobody knows. `Stadium (Mine if Bob has taken it)`.
func asksInBrackets(r tabler, text string) bool {
	t := marks.Tokens(text)
	open := marks.Index(t, "(")
	if open < 0 || !marks.Says(t[open:], "if", "when", "unless", "si", "wenn", "falls") {
		return false
	}
	for at := open; at < len(t); at++ {
		if who := r.Grammar.Table.Player(t, at, 3); who.Tokens > 0 && who.Whole && who.Seat != r.Me {
			return true
		}
	}
	return false
}
