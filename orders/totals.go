package orders

import (
	"strconv"
	"strings"
)

// Totals is a set of totals of the dice.
type Totals uint16

// MaxTotal is the highest total there is: two sixes and the Harbour's two.
const MaxTotal = 14

const allTotals Totals = 1<<(MaxTotal+1) - 2

func totalsBetween(low, high int) Totals {
	return (1<<(high+1) - 1) &^ (1<<low - 1)
}

// Hold tells whether the total is in the set.
func (t Totals) Hold(total int) bool { return t&(1<<total) != 0 }

// String lists the totals as a player writes them: "1-4, 7, 9+".
func (t Totals) String() string {
	var parts []string
	for low := 1; low <= MaxTotal; low++ {
		if !t.Hold(low) {
			continue
		}
		high := low
		for high < MaxTotal && t.Hold(high+1) {
			high++
		}
		parts = append(parts, span(low, high))
		low = high
	}
	return strings.Join(parts, ", ")
}

func span(low, high int) string {
	switch {
	case low == high:
		return strconv.Itoa(low)
	case high == MaxTotal:
		return strconv.Itoa(low) + "+"
	}
	return strconv.Itoa(low) + "-" + strconv.Itoa(high)
}

// readTotals reads NUMBERS: a list of `7`, `5-8`, `9+`, `9 or more` and `4 or
// less`, joined with commas or `or`.
func readTotals(words words) (Totals, *Refused) {
	var totals Totals
	words = words.plain()
	if len(words) == 0 {
		return 0, refuse(NoNumbers, "")
	}
	for i := 0; i < len(words); {
		end := i
		for end < len(words) && words[end].low != "," && (words[end].low != "or" || words.moreOrLess(end)) {
			end++
		}
		item, refused := readSpan(words[i:end])
		if refused != nil {
			return 0, refused
		}
		totals |= item
		i = end + 1
		if i < len(words) && words[end].low == "," && words[i].low == "or" && !words.moreOrLess(i) {
			i++ // ", or"
		}
	}
	return totals, nil
}

// moreOrLess tells whether the words at i are `or more` or `or less`.
func (w words) moreOrLess(i int) bool {
	return i+1 < len(w) && w[i].low == "or" && (w[i+1].low == "more" || w[i+1].low == "less")
}

// readSpan reads one item of NUMBERS.
func readSpan(words words) (Totals, *Refused) {
	low, high, ok := spanIn(words.glued())
	if !ok {
		return 0, badNumbers(words)
	}
	return checkSpan(low, high, words.String())
}

// spanIn reads one item of NUMBERS: the lowest and the highest that it means.
func spanIn(text string) (low, high int, ok bool) {
	low, rest, ok := leadingNumber(text)
	switch {
	case !ok:
		return 0, 0, false
	case rest == "":
		return low, low, true
	case rest == "+" || rest == " or more":
		return low, MaxTotal, true
	case rest == " or less":
		return 1, low, true
	case rest[0] != '-':
		return 0, 0, false
	}
	high, ok = number(rest[1:])
	return low, high, ok
}

// badNumbers refuses what is no item of NUMBERS. Items that lack only the commas
// are shown with them.
func badNumbers(words words) *Refused {
	refused := refuse(BadNumbers, words.String())
	items := strings.Fields(words.glued())
	for _, item := range items {
		low, high, ok := spanIn(item)
		if !ok {
			return refused
		}
		if _, bad := checkSpan(low, high, item); bad != nil {
			return refused
		}
	}
	if len(items) > 1 {
		refused.Closest = []string{strings.Join(items, ", ")}
	}
	return refused
}

// glued is the words as they are compared, without the spaces round signs: "1 -
// 4" is one number or range, "1 2" are two.
func (w words) glued() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 && !strings.ContainsRune(signs, rune(word.low[0])) && !strings.ContainsRune(signs, rune(w[i-1].low[len(w[i-1].low)-1])) {
			b.WriteByte(' ')
		}
		b.WriteString(word.low)
	}
	return b.String()
}

// signs are those that may have spaces round them within a number.
const signs = "-+<>="

func checkSpan(low, high int, text string) (Totals, *Refused) {
	switch {
	case low < 1 || high < 1 || low > MaxTotal || high > MaxTotal:
		return 0, refuse(NoSuchTotal, text)
	case low > high:
		return 0, &Refused{Why: BackwardRange, Word: text, Closest: []string{span(high, low)}}
	}
	return totalsBetween(low, high), nil
}

// maxDigits is how long a number may be: no player ever has a million coins.
const maxDigits = 6

// leadingNumber reads the digits that text begins with.
func leadingNumber(text string) (n int, rest string, ok bool) {
	i := 0
	for i < len(text) && '0' <= text[i] && text[i] <= '9' {
		i++
	}
	if i == 0 || i > maxDigits {
		return 0, text, false
	}
	n, err := strconv.Atoi(text[:i])
	return n, text[i:], err == nil
}

// number reads a whole word as a number.
func number(text string) (int, bool) {
	n, rest, ok := leadingNumber(text)
	return n, ok && rest == ""
}
