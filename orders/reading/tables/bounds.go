package tables

import (
	"fmt"
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// This file reads the cells that say when a row counts.

// bounds are the least and the highest number that a cell names; -1 for none.
type bounds struct{ low, high int }

// boundsOf reads `10+`, `6-9`, `under 3`, `at least 10`; nil for what is none of them.
func boundsOf(text string) *bounds {
	var t []marks.Token
	for _, one := range marks.Tokens(text) {
		if !one.Is("coins", "coin", "i", "have", "roll", "if", "when", "with", "a", "on", "got", "and", "of", "is", "total", "between", "from") {
			t = append(t, one)
		}
	}
	said := ""
	var n []int
	for i := range t {
		if t[i].Number >= 0 {
			n = append(n, t[i].Number)
			said += " N"
		} else {
			said += " " + t[i].Low
		}
	}
	switch said = strings.TrimSpace(strings.TrimSuffix(said, " .")); said {
	case "N", "exactly N", "= N":
		return &bounds{n[0], n[0]}
	case "N or more", "N +", "N or above", "N or over", "N or higher", "N or better", "N more", "N above", "N up", "N upwards", "N or up", "at least N", ">= N", "> = N", "≥ N", "N over", "N at least":
		return &bounds{n[0], -1}
	case "more than N", "over N", "above N", "> N":
		return &bounds{n[0] + 1, -1}
	case "less than N", "fewer than N", "under N", "below N", "< N":
		return &bounds{-1, n[0] - 1}
	case "N or less", "N or fewer", "N or under", "N or below", "N or lower", "N below", "N less", "up to N", "at most N", "<= N", "< = N", "≤ N", "N at most":
		return &bounds{-1, n[0]}
	case "N to N", "N - N", "N – N", "N . . N", "N ... N":
		if n[0] < n[1] {
			return &bounds{n[0], n[1]}
		}
	}
	return nil
}

// isRest tells a cell of all that no row above names: `other`.
func isRest(text string) bool {
	some := false
	for _, t := range marks.Tokens(text) {
		switch {
		case t.Is("less", "fewer", "else", "otherwise", "other", "others", "rest", "remaining", "default", "lower"):
			some = true
		case !t.Is("any", "all", "anything", "everything", "roll", "rolls", "the", "if", "i", "every", "number", "total", "case", "cases", "in", "of", "something", "on", "."):
			return false
		}
	}
	return some
}

// isLess tells a rest that is less than all above.
func isLess(text string) bool {
	return slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool { return t.Is("less", "fewer", "lower") })
}

// otherwise stands before what is for the rest.
const otherwise = "otherwise: "

// tested are the conditions of the rows above.
type tested struct {
	any     bool
	opens   bool // one of them has no highest number
	low     int  // the lowest of those
	closes  bool // one has no lowest
	high    int  // the highest of those
	least   int  // the lowest number of all
	rested  bool // one was for the rest
	loosely bool // one that is no plain number
}

// follows tells whether a row may stand below those above: of several that hold the most
// is to come first, else nobody knows which is meant.
func (b *tested) follows(one *bounds) bool {
	if one.high < 0 && (b.opens && one.low >= b.low) || one.low < 0 && b.closes && one.high <= b.high {
		return false
	}
	if b.rested || one.low < 0 && one.high < 0 {
		return false
	}
	if one.low >= 0 && (!b.any || one.low < b.least) {
		b.least = one.low
	}
	if b.any = true; one.high < 0 {
		b.opens, b.low = true, one.low
	} else if one.low < 0 {
		b.closes, b.high = true, one.high
	}
	b.loosely = b.loosely || one.low != one.high
	return true
}

// coins is the condition that a cell of coins is.
func (b *tested) coins(text string) (condition string, ok bool) {
	if isRest(text) {
		b.rested = true
		if isLess(text) && b.opens {
			return fmt.Sprintf("if coins < %d: ", b.least), true
		}
		return otherwise, b.any && !isLess(text)
	}
	one := boundsOf(text)
	if one == nil || !b.follows(one) {
		return "", false
	}
	switch {
	case one.low == one.high:
		return fmt.Sprintf("if coins = %d: ", one.low), b.loosely // 22 | Radio Tower: it may be a price
	case one.high < 0:
		return fmt.Sprintf("if coins >= %d: ", one.low), true
	case one.low < 0:
		return fmt.Sprintf("if coins < %d: ", one.high+1), true
	}
	return fmt.Sprintf("if coins >= %d and coins <= %d: ", one.low, one.high), true
}

// totals is the condition that a cell of totals is.
func (b *tested) totals(text string) (condition string, ok bool) {
	if isRest(text) {
		b.rested = true
		return otherwise, b.any && !isLess(text)
	}
	one := boundsOf(text)
	if one == nil || !b.follows(one) {
		return "", false
	}
	switch {
	case one.low == one.high:
		return fmt.Sprintf("if I roll %d: ", one.low), true
	case one.high < 0:
		return fmt.Sprintf("if I roll %d+: ", one.low), true
	}
	return fmt.Sprintf("if I roll %d-%d: ", max(1, one.low), one.high), true
}

// label reads a cell that says what its row is about: a verb, or when it counts.
func (r tabler) label(text string, before *tested) (condition, verb string, ok bool) {
	t := marks.Tokens(text)
	for len(t) > 0 && t[len(t)-1].Is(":", "?") {
		t = t[:len(t)-1]
	}
	if isRest(text) {
		return otherwise, "", before.any && !isLess(text)
	}
	if head := r.verbOf(text); head != nil {
		return "", head.verb.String() + ": ", true
	}
	if len(t) == 1 && t[0].Is("always", "anyway", "default", "general", "any") {
		return "", "", true
	}
	said := text[:t[len(t)-1].To]
	if !t[0].Is("if", "when", "unless", "whenever", "should", "on", "with", "in") {
		said = "if " + said
	}
	read := r.InOwnWords(marks.Tokens(said+":"), clauses.Context{First: true})
	if len(read.If) == 0 || len(read.Acts) > 0 || read.Gaps > 0 {
		return "", "", false
	}
	before.any = true
	return said + ": ", "", true
}

// byTotals reads a table of totals and what to do with them, below its heads or without
// any.
func (r tabler) byTotals(g *grid) (made []lines.Row) {
	rows := g.rows
	if len(rows[0]) != 2 || g.ragged {
		return nil
	}
	if r.isOf(headTokens(rows[0][0]), totalHeads) {
		rows = rows[1:]
	}
	for _, one := range rows {
		totals := totalsIn(one[0])
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

// totalsIn are the totals of a cell as the language has them: `2 3 4`, `2-5`, `10+`; "" for
// none.
func totalsIn(text string) string {
	var totals []string
	ranged := false
	for _, t := range marks.Tokens(text) {
		switch {
		case t.Number > 0 && t.Number <= orders.MaxTotal:
			totals = append(totals, t.Raw)
		case t.Is("-", "+", ",") && len(totals) > 0:
			ranged = true
		default:
			return ""
		}
	}
	if ranged {
		return text
	}
	return strings.Join(totals, ", ")
}
