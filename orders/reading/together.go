package reading

import (
	"strings"

	"machipost/orders"
)

// This file tells of orders that run together, or fell apart, at line ends.

// untangle tells of two orders in one line, where that is what is wrong with it.
// What could be read of the line stands.
func (r *reader) untangle(w words, f finding, before string) finding {
	if len(f.refused) == 0 || r.searching == 0 || len(w) > maxGuess {
		return f
	}
	r.searching--
	if text := r.apart(w); text != "" {
		f.refused = []orders.Refused{{Why: orders.TwoOrders, Closest: []string{before + text}}}
	}
	return f
}

// apart returns the orders that the words make one behind the other, in
// canonical form, "" unless every word is of one.
func (r *guesser) apart(w words) string {
	tails := make([]string, len(w))
	ends := []int{len(w)}
	for i := len(w) - 1; i >= 0; i-- {
		row, _ := wordVerb(w[i:])
		if row == nil && i > 0 {
			continue
		}
		for _, end := range ends {
			if end < len(w) && tails[end] == "" {
				continue
			}
			if text := r.wholeOrder(untied(w[i:end])); text != "" {
				tails[i] = text
				if end < len(w) {
					tails[i] += "; " + tails[end]
				}
				break
			}
		}
		ends = append(ends, i)
	}
	if !strings.Contains(tails[0], "; ") {
		return ""
	}
	return tails[0]
}

// untied are the words without what joins them to the next order.
func untied(w words) words {
	for w.End(",") || w.End("and") || w.End("then") {
		w = w[:len(w)-1]
	}
	return w
}

// A dangling line is an `if CONDITION:` without an order behind the colon.
type dangling struct {
	words  words
	before string // its heading, if that is on the line
	at     int    // its place among the refused
}

// dangle keeps an `if CONDITION:` in mind, as the order may be in the next line.
func (r *reader) dangle(w words, f finding, before string) {
	if r.below == nil && len(f.refused) == 1 && f.refused[0].Why == orders.NoOrder {
		r.dangling = &dangling{w, before, len(r.sheet.Refused) - 1}
	}
}

// rejoin shows an `if CONDITION:` together with the order in the next line. That
// one stands as it is: it may have been meant for any case.
func (r *reader) rejoin(next words) {
	line := r.dangling
	r.dangling = nil
	if line == nil {
		return
	}
	if text := r.wholeOrder(append(append(words{}, line.words...), next...)); text != "" {
		r.sheet.Refused[line.at].Closest = []string{line.before + text}
	}
}
