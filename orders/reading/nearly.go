package reading

import (
	"machipost/orders"
	"machipost/orders/wording"
)

// This file looks for the condition that words may have been meant to be. It is
// shown to the player and never obeyed.

// nearest tells what is wrong with a part of the conditions, and shows the form
// that it may have been meant to have.
func (r *asker) nearest(parts []words, i int, bad *orders.Refused) *orders.Refused {
	switch bad.Why {
	case orders.UnknownCondition, orders.UnknownPlayer, orders.UnknownCard:
	default:
		return bad
	}
	if len(parts[i]) > maxGuess {
		return bad
	}
	if c, ok := r.nearly(parts[i]); ok {
		return &orders.Refused{Why: orders.UnknownCondition, Word: parts[i].String(), Closest: []string{r.scribe().Condition(c)}}
	}
	if both, text := r.sharedHave(parts[:i+1]); text != "" {
		return &orders.Refused{Why: orders.UnknownCondition, Word: both.String(), Closest: []string{text}}
	}
	return bad
}

// nearly takes words for a condition in the way people speak: `I have 6 coins`,
// `Bob doesn't have Mine`.
func (r *asker) nearly(w words) (orders.Condition, bool) {
	w, not := affirmed(w)
	if len(w) == 0 {
		return orders.Condition{}, false
	}
	c, ok := r.nearCoins(w)
	if !ok {
		var bad *orders.Refused
		c, bad = r.readCondition(w)
		ok = bad == nil
	}
	if not {
		c = c.Negated()
	}
	return c, ok
}

// denials are the ways to say that somebody has not, and the word for having.
var denials = [...]struct {
	said []string
	verb string
}{
	{[]string{"don't", "have"}, "have"}, {[]string{"dont", "have"}, "have"}, {[]string{"do", "not", "have"}, "have"},
	{[]string{"haven't"}, "have"}, {[]string{"have", "not"}, "have"},
	{[]string{"doesn't", "have"}, "has"}, {[]string{"doesnt", "have"}, "has"}, {[]string{"does", "not", "have"}, "has"},
	{[]string{"hasn't"}, "has"}, {[]string{"has", "not"}, "has"},
}

// affirmed returns what is denied, and whether it is.
func affirmed(w words) (words, bool) {
	not := false
	for w.Begin("not") {
		w, not = w[1:], !not
	}
	for at := range w {
		for _, denial := range denials {
			if !w[at:].Begin(denial.said...) {
				continue
			}
			rest := w[at+len(denial.said):]
			if rest.Begin("any") || rest.Begin("got") {
				rest = rest[1:]
			}
			have := word{Low: denial.verb, Raw: denial.verb}
			return append(append(append(words{}, w[:at]...), have), rest...), !not
		}
	}
	return w, not
}

// nearCoins reads `I have 6 coins`, `Bob has at least 6 coins`, `my coins >= 6`.
func (r *asker) nearCoins(w words) (orders.Condition, bool) {
	at := w.Index("coins", "coin")
	if at < 0 {
		return orders.Condition{}, false
	}
	c := orders.Condition{Kind: orders.Coins, Who: r.me}
	before := w[:at]
	if seat, behind, _ := r.readHaver(before); behind != nil {
		c.Who, before = seat, behind
	} else if before.Is("my") {
		before = nil
	} else if len(before) > 0 {
		if seat, bad := r.readSubject(before); bad == nil {
			c.Who, before = seat, nil
		}
	}
	var ok bool
	c.Compare, c.Count, ok = amount(append(append(words{}, before...), w[at+1:]...))
	return c, ok
}

// amounts are the ways to compare in words.
var amounts = [...]struct {
	said []string
	sign orders.Comparison
}{
	{[]string{"at", "least"}, orders.AtLeast}, {[]string{"at", "most"}, orders.AtMost}, {[]string{"more", "than"}, orders.Over}, {[]string{"over"}, orders.Over},
	{[]string{"less", "than"}, orders.Under}, {[]string{"fewer", "than"}, orders.Under}, {[]string{"under"}, orders.Under}, {[]string{"exactly"}, orders.Exactly},
}

// amount reads a number of coins in words. A number alone is at least so many:
// who has 7 has 6.
func amount(w words) (orders.Comparison, int, bool) {
	if w.Begin("is") || w.Begin("are") {
		w = w[1:]
	}
	if w.Is("no") {
		return orders.Exactly, 0, true
	}
	for _, row := range amounts {
		if w.Begin(row.said...) {
			w = append(words{{Low: string(row.sign)}}, w[len(row.said):]...)
			break
		}
	}
	if len(w) == 1 {
		if n, ok := wording.Number(w[0].Low); ok {
			return orders.AtLeast, n, true
		}
	}
	sign, n, bad := readComparison(w)
	return sign, n, bad == nil
}

// sharedHave takes the last part for one that shares the `have` of the part
// before: `have Mine and Forest`.
func (r *asker) sharedHave(parts []words) (both words, text string) {
	if len(parts) < 2 {
		return nil, ""
	}
	first, last := parts[len(parts)-2], parts[len(parts)-1]
	at := first.Index("have", "has")
	if at < 0 || len(first) > maxGuess {
		return nil, ""
	}
	one, bad := r.readCondition(first)
	other, badToo := r.readCondition(append(append(words{}, first[:at+1]...), last...))
	if bad != nil || badToo != nil {
		return nil, ""
	}
	return joinAnd(parts[len(parts)-2:]), r.scribe().Condition(one) + " and " + r.scribe().Condition(other)
}
