package tables

import (
	"fmt"
	"math"
	"slices"
	"strconv"
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
	case "N to N", "N - N", "N – N", "N . . N", "N ... N", "N or N":
		if n[0] < n[1] && (said != "N or N" || n[0]+1 == n[1]) {
			return &bounds{n[0], n[1]}
		}
	}
	return nil
}

// short are words that say that what is wanted above is too dear.
var short = marks.Lows("no", "not", "cant", "cannot", "dont", "cash", "money", "coins", "enough", "for", "the", "above", "afford", "of", "those", "them", "these", "it", "that", "either", "too", "poor", "broke", "skint", "i", "have", "funds", "affordable", "nothing", "none")

// lacks is a cell of a rest without what says in it that all above is too dear, and whether it
// said so: `anything else, or no cash for the above`.
func lacks(text string) (rest string, lacks bool) {
	rest, after, found := strings.Cut(text, " or ")
	t := marks.Tokens(after)
	for i := range t {
		found = found && (short[t[i].Low] || t[i].Is(":", "."))
	}
	return strings.TrimRight(rest, ", "), found && len(t) > 1
}

// isRest tells a cell of all that no row above names: `other`.
func isRest(text string) bool {
	some := false
	if rest, lacks := lacks(text); lacks {
		text = rest
	}
	for _, t := range marks.Tokens(text) {
		switch {
		case t.Is("less", "fewer", "else", "otherwise", "other", "others", "rest", "remaining", "default", "lower"):
			some = true
		case !t.Is("any", "all", "anything", "everything", "roll", "rolls", "the", "if", "i", "every", "number", "total", "case", "cases", "in", "of", "something", "on", ".", ":", "whatever"):
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
	above   []bounds // of those that are numbers
	rested  bool     // one was for the rest
	loosely bool     // one that is no plain number
	rolls   bool     // they are of totals
	goes    bool     // a row was for a go
	scope   string   // for which they are
}

// follows tells whether a row may stand below those above: of several that hold the one that
// says most is to come first, else nobody knows which is meant.
func (b *tested) follows(one *bounds) bool {
	if b.rested || one.low < 0 && one.high < 0 {
		return false
	}
	for i := range b.above {
		if one.meets(&b.above[i]) && !one.holds(&b.above[i]) {
			return false
		}
	}
	b.above = append(b.above, *one)
	b.any, b.loosely = true, b.loosely || one.low != one.high
	return true
}

// top is the highest number of bounds.
func (b *bounds) top() int {
	if b.high < 0 {
		return math.MaxInt
	}
	return b.high
}

// meets tells whether a number is in both.
func (b *bounds) meets(other *bounds) bool { return b.low <= other.top() && other.low <= b.top() }

// holds tells whether all numbers of others are in them.
func (b *bounds) holds(other *bounds) bool {
	return max(b.low, 0) <= max(other.low, 0) && other.top() <= b.top()
}

// least is the lowest number of all rows, of which one has no highest; 0 where none is less.
func (b *tested) least() int {
	least, opens := math.MaxInt, false
	for _, one := range b.above {
		least, opens = min(least, max(one.low, 0)), opens || one.high < 0
	}
	if !opens {
		return 0
	}
	return least
}

// coins is the condition that a cell of coins is.
func (b *tested) coins(text string) (condition string, ok bool) {
	if isRest(text) {
		again := b.rested
		if _, lacks := lacks(text); lacks {
			b.rested = true
			return "", b.any && !again
		}
		if b.rested = true; isLess(text) {
			return fmt.Sprintf("if coins < %d: ", b.least()), !again && b.least() > 0
		}
		return otherwise, b.any && !again
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
	case one.low <= 0:
		return fmt.Sprintf("if coins < %d: ", one.high+1), true
	}
	return fmt.Sprintf("if coins >= %d and coins <= %d: ", one.low, one.high), true
}

// totals is the condition that a cell of totals is.
func (b *tested) totals(text string) (condition string, ok bool) {
	b.rolls = true
	if isRest(text) {
		again := b.rested
		b.rested = true
		if _, lacks := lacks(text); lacks {
			return "", b.any && !again
		}
		return otherwise, b.any && !isLess(text) && !again
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

// agreed is what a cell asks for that only says whether a tool is used: with the totals of its
// row, or whatever is rolled. Which totals the rest are nobody says.
func (b *tested) agreed(c *column, condition, text string) (line string, ok, known bool) {
	t := marks.Tokens(text)
	if len(t) != 1 || c.kind != verbal || c.verb != orders.Reroll && c.verb != orders.Harbour {
		return "", false, false
	}
	rolled, named := strings.CutPrefix(strings.TrimSuffix(condition, ": "), "if I roll ")
	switch no, yes := t[0].Is("no", "n", "keep", "never"), t[0].Is("yes", "y", "x", "✓", "✔", "always"); {
	case no && b.rolls:
		return "", true, true
	case no:
		return condition + "never " + c.verb.String(), true, true
	case yes && b.rolls:
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
			}
			if ok = scope != ""; condition != "" || scope != before.scope {
				list = append(list, r.cell(scope))
			}
			if condition == "" && scope != before.scope {
				*before = tested{scope: scope}
			}
		case absent:
			ok = false // the same as above, or always
		case kind == coins:
			next, ok = before.coins(text)
		case kind == totals:
			next, ok = before.totals(text)
		case kind == labels:
			if next, verb, ok = r.label(text, before); !ok && scope != "" {
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
	if isRest(text) {
		return otherwise, "", before.any && !isLess(text)
	}
	if head := r.verbOf(text); head != nil {
		before.any = false // what is otherwise is not beside that
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
	var named [orders.MaxTotal + 1]bool
	for _, one := range rows {
		totals := totalsIn(one[0], named[:])
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
// none, and where one was named before.
func totalsIn(text string, named []bool) string {
	var totals []string
	twice := false
	ranged, last, reaches := false, 0, false
	name := func(from, to int) {
		for n := from; n <= to; n++ {
			twice = twice || named[n]
			named[n] = true
		}
	}
	for _, t := range marks.Tokens(text) {
		switch {
		case t.Number > 0 && t.Number <= orders.MaxTotal:
			totals = append(totals, t.Raw)
			if !reaches {
				last = t.Number - 1
			}
			name(last+1, t.Number)
			last, reaches = t.Number, false
		case t.Is("+") && last > 0:
			ranged = true
			name(last+1, orders.MaxTotal)
		case t.Is("-", ",") && last > 0:
			ranged, reaches = true, t.Is("-")
		default:
			return ""
		}
	}
	if twice {
		return ""
	}
	if ranged {
		return text
	}
	return strings.Join(totals, ", ")
}
