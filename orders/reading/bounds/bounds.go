// Package bounds reads the cells of tables that say of which numbers a row is, `10+`, `6-9`,
// `under 3`, `otherwise`, and makes conditions of coins or totals of them.
//
// How people write numbers and what is left over enters here, with what rows above leave to those
// below. What is done then, and which columns say so, does not: orders/reading/tables knows that.
package bounds

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"machipost/orders/reading/marks"
)

// bounds are the least and the highest number that a cell names; -1 for none.
type bounds struct{ low, high int }

// boundsOf reads `10+`, `6-9`, `under 3`, `at least 10`; nil for what is none of them.
func boundsOf(text string) *bounds {
	var t []marks.Token
	for _, one := range marks.Tokens(text) {
		if there := abroad[one.Low]; there != "" {
			one.Low = there
		}
		if !one.Is("coins", "monedas", "munzen", "mit", "con", "bei", "coin", "i", "have", "roll", "if", "when", "with", "a", "on", "got", "and", "of", "is", "total", "between", "from") {
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
	case "N or more", "N +", "N or +", "N and more", "N or above", "N or over", "N or higher", "N or better", "N more", "N above", "N up", "N upwards", "N or up", "at least N", ">= N", "> = N", "≥ N", "N over", "N at least":
		return &bounds{n[0], -1}
	case "more than N", "over N", "above N", "> N":
		return &bounds{n[0] + 1, -1}
	case "less than N", "fewer than N", "under N", "below N", "< N":
		return &bounds{-1, n[0] - 1}
	case "N or less", "N or fewer", "N or under", "N or below", "N or lower", "N below", "N less", "up to N", "at most N", "<= N", "< = N", "≤ N", "N at most":
		return &bounds{-1, n[0]}
	case "N or none", "N or nothing", "N or zero", "none or N":
		if n[0] == 1 {
			return &bounds{-1, 1}
		}
	case "N , N or N", "N , N , N", "N / N / N":
		if n[0]+1 == n[1] && n[1]+1 == n[2] {
			return &bounds{n[0], n[2]}
		}
	case "N to N", "N - N", "N – N", "N . . N", "N ... N", "N or N":
		if n[0] < n[1] && (said != "N or N" || n[0]+1 == n[1]) {
			return &bounds{n[0], n[1]}
		}
	}
	return nil
}

// abroad are words of such cells in other languages, and what they are.
var abroad = map[string]string{"o": "or", "oder": "or", "mas": "more", "mehr": "more", "menos": "less", "weniger": "less", "hasta": "to", "bis": "to", "sonst": "else", "ansonsten": "else", "resto": "rest", "otro": "other"}

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

// Known tells a cell of such numbers, or of the rest.
func Known(text string) bool { return boundsOf(text) != nil || severalIn(text) != nil || IsRest(text) }

// severalIn are the numbers of a cell that names each of them: `1, 2, 5, 6`, `3 or 5`; nil for any
// other, and where they do not rise.
func severalIn(text string) (all []int) {
	t := marks.Tokens(text)
	for i := range t {
		switch {
		case t[i].Number > 0 && (len(all) == 0 || t[i].Number > all[len(all)-1]):
			all = append(all, t[i].Number)
		case i == 0 || t[i-1].Number <= 0 && !t[i-1].Is(",") || !t[i].Is(",", "/", "or", "and", "&", "o", "y", "oder", "und"):
			return nil
		}
	}
	if len(all) < 2 || t[len(t)-1].Number <= 0 {
		return nil
	}
	return all
}

// several is the condition of a cell that names each of its totals.
func (b *Above) several(all []int) (condition string, ok bool) {
	said := make([]string, len(all))
	for i, n := range all {
		if !b.follows(&bounds{n, n}) {
			return "", false
		}
		said[i] = strconv.Itoa(n)
	}
	return "if I roll " + strings.Join(said, ", ") + ": ", true
}

// IsRest tells a cell of all that no row above names: `other`.
func IsRest(text string) bool {
	some := false
	if rest, lacks := lacks(text); lacks {
		text = rest
	}
	for _, t := range marks.Tokens(text) {
		if there := abroad[t.Low]; there != "" {
			t.Low = there
		}
		switch {
		case t.Is("less", "fewer", "else", "otherwise", "other", "others", "rest", "remaining", "default", "lower"):
			some = true
		case !t.Is("any", "all", "anything", "everything", "roll", "rolls", "the", "if", "i", "every", "number", "total", "case", "cases", "in", "of", "something", "on", ".", ":", "whatever", "than", "that"):
			return false
		}
	}
	return some
}

// IsLess tells a rest that is less than all above.
func IsLess(text string) bool {
	return slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool { return t.Is("less", "fewer", "lower") || abroad[t.Low] == "less" })
}

// Otherwise stands before what is for the rest.
const Otherwise = "otherwise: "

// Above are the conditions of the rows above.
type Above struct {
	Any     bool     // there are some
	Rested  bool     // one was for the rest
	Rolls   bool     // they are of totals
	numbers []bounds // of those that are some
	loosely bool     // one that is no plain number
}

// follows tells whether a row may stand below those above: of several that hold the one that
// says most is to come first, else nobody knows which is meant.
func (b *Above) follows(one *bounds) bool {
	if b.Rested || one.low < 0 && one.high < 0 {
		return false
	}
	for i := range b.numbers {
		if one.meets(&b.numbers[i]) && !one.holds(&b.numbers[i]) {
			return false
		}
	}
	b.numbers = append(b.numbers, *one)
	b.Any, b.loosely = true, b.loosely || one.low != one.high
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
func (b *Above) least() int {
	least, opens := math.MaxInt, false
	for _, one := range b.numbers {
		least, opens = min(least, max(one.low, 0)), opens || one.high < 0
	}
	if !opens {
		return 0
	}
	return least
}

// Coins is the condition that a cell of coins is.
func (b *Above) Coins(text string) (condition string, ok bool) {
	if IsRest(text) {
		again := b.Rested
		if _, lacks := lacks(text); lacks {
			b.Rested = true
			return "", b.Any && !again
		}
		if b.Rested = true; IsLess(text) {
			return fmt.Sprintf("if coins < %d: ", b.least()), !again && b.least() > 0
		}
		return Otherwise, b.Any && !again
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

// Totals is the condition that a cell of totals is.
func (b *Above) Totals(text string) (condition string, ok bool) {
	b.Rolls = true
	if IsRest(text) {
		again := b.Rested
		b.Rested = true
		if _, lacks := lacks(text); lacks {
			return "", b.Any && !again
		}
		if IsLess(text) && b.least() > 1 {
			return fmt.Sprintf("if I roll 1-%d: ", b.least()-1), !again
		}
		return Otherwise, b.Any && !IsLess(text) && !again
	}
	one := boundsOf(text)
	if all := severalIn(text); one == nil && all != nil {
		return b.several(all)
	}
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

// TotalsIn are the totals of a cell as the language has them: `2 3 4`, `2-5`, `10+`; "" for
// none, and where one was named before. All that can be rolled have a place among the named.
func TotalsIn(text string, named []bool) string {
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
		case t.Number > 0 && t.Number < len(named):
			totals = append(totals, t.Raw)
			if !reaches {
				last = t.Number - 1
			}
			name(last+1, t.Number)
			last, reaches = t.Number, false
		case t.Is("+") && last > 0:
			ranged = true
			name(last+1, len(named)-1)
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
