package exact

import (
	"strings"

	"machipost/orders"
	"machipost/orders/wording"
)

// readTotals reads NUMBERS: a list of `7`, `5-8`, `9+`, `9 or more` and `4 or
// less`, joined with commas or `or`.
func readTotals(words words) (orders.Totals, *orders.Refused) {
	var totals orders.Totals
	words = words.Plain()
	if len(words) == 0 {
		return 0, refuse(orders.NoNumbers, "")
	}
	for i := 0; i < len(words); {
		end := i
		for end < len(words) && words[end].Low != "," && (words[end].Low != "or" || moreOrLess(words, end)) {
			end++
		}
		item, refused := readSpan(words[i:end])
		if refused != nil {
			return 0, refused
		}
		totals |= item
		i = end + 1
		if i < len(words) && words[end].Low == "," && words[i].Low == "or" && !moreOrLess(words, i) {
			i++ // ", or"
		}
	}
	return totals, nil
}

// moreOrLess tells whether the words at i are `or more` or `or less`.
func moreOrLess(w words, i int) bool {
	return i+1 < len(w) && w[i].Low == "or" && (w[i+1].Low == "more" || w[i+1].Low == "less")
}

// readSpan reads one item of NUMBERS.
func readSpan(words words) (orders.Totals, *orders.Refused) {
	low, high, ok := spanIn(words.Glued())
	if !ok {
		return 0, badNumbers(words)
	}
	return checkSpan(low, high, words.String())
}

// spanIn reads one item of NUMBERS: the lowest and the highest that it means.
func spanIn(text string) (low, high int, ok bool) {
	low, rest, ok := wording.LeadingNumber(text)
	switch {
	case !ok:
		return 0, 0, false
	case rest == "":
		return low, low, true
	case rest == "+" || rest == " or more":
		return low, orders.MaxTotal, true
	case rest == " or less":
		return 1, low, true
	case rest[0] != '-':
		return 0, 0, false
	}
	high, ok = wording.Number(rest[1:])
	return low, high, ok
}

// badNumbers refuses what is no item of NUMBERS. Items that lack only the commas
// are shown with them.
func badNumbers(words words) *orders.Refused {
	refused := refuse(orders.BadNumbers, words.String())
	items := strings.Fields(words.Glued())
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

func checkSpan(low, high int, text string) (orders.Totals, *orders.Refused) {
	switch {
	case low < 1 || high < 1 || low > orders.MaxTotal || high > orders.MaxTotal:
		return 0, refuse(orders.NoSuchTotal, text)
	case low > high:
		return 0, &orders.Refused{Why: orders.BackwardRange, Word: text, Closest: []string{orders.TotalsBetween(high, low).String()}}
	}
	return orders.TotalsBetween(low, high), nil
}
