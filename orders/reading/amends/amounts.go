package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file has corrections that only name an amount: it comes in the place of the one of its kind
// in the conditions of the sentence before.

// An amount is one that stands alone, behind words that take back.
type amount struct {
	*parts.Arguer
	list []Said
	at   int // where it begins
}

// Amount returns what a sentence comes to that takes an amount back and names another one: `invest
// if I have 4 coins or more. No, 6 coins`; it is the same reading where it does not.
func Amount(g *marked.Grammar, t []marks.Token, list []Said, read clauses.Reading) clauses.Reading {
	if !read.Retracts || read.Whole() && !read.Empty() || len(list) == 0 || len(t) > mostOfAmount {
		return read
	}
	a := amount{Arguer: parts.New(g, t), list: list}
	if a.at = Behind(a.Arguer); a.at == 0 {
		return read
	}
	asked, ok := a.asked()
	if !ok {
		return read
	}
	said := clauses.Reading{Turn: -1, Retracts: true, If: []orders.Condition{asked}, Taken: make([]string, len(t))}
	for i := range said.Taken {
		said.Taken[i] = "a correction"
	}
	return said
}

// mostOfAmount is how many tokens such a sentence has at most.
const mostOfAmount = 20

// Behind is where the words end with which a sentence takes back what was said before; 0 for none.
func Behind(p *parts.Arguer) int {
	at, some := 0, false
	for at < len(p.T) {
		_, end := p.Is(at, words.Retract)
		switch {
		case end > 0 && !p.Sign(at, "unless", "instead", "better", "rather"):
			at, some = end, true
		case p.Sign(at, ",", "-", ":", "oh", "ah", "well", "hm", "no", "ok"):
			at++
		case some:
			return at
		default:
			return 0
		}
	}
	return 0
}

// asked is the condition that the amount makes of the one that it corrects.
func (a *amount) asked() (orders.Condition, bool) {
	named := false
	for ; a.Sign(a.at, "if", "coins", "when", "only", "i", "he", "she", "they", "have", "has", "had", "got", "'s", "on", "with", "a", "an", "it", "of", "roll", "is"); a.at++ {
		named = named || a.Sign(a.at, "coins")
	}
	size, end := a.Quantity(a.at)
	if end == 0 || size.Ranges() {
		return orders.Condition{}, false
	}
	_, coins := a.Is(end, words.Coins)
	_, built := a.Is(end, words.Landmark)
	if end = max(end, coins, built); a.Sign(end, "or") { // 6 coins or more
		wide, next := a.wider(a.at, end)
		if next == 0 {
			return orders.Condition{}, false
		}
		size, end = wide, next
	}
	for a.Sign(end, ".", "!", ",", "please", "pls", "then", "that", "is", "rather", "instead", "actually", "of", "course", "sorry") {
		end++
	}
	was, ok := a.corrected(coins > 0 || named, built > 0)
	if end < len(a.T) || !ok {
		return orders.Condition{}, false
	}
	switch was.Kind {
	case orders.Rolled:
		set, some := size.Totals()
		was.Totals = set
		return was, some
	case orders.Landmarks:
		c, next := asking.Counted(orders.Condition{Kind: orders.Landmarks, Who: was.Who}, size, false, true, end)
		c.Not = c.Not || size.Alone() && was.Not
		return c, next > 0
	}
	c, next := asking.CoinsOf(was.Who, size, false, true, end)
	if size.Alone() {
		c.Compare = was.Compare
	}
	return c, next > 0
}

// wider reads an amount whose comparison stands behind what is counted: `6 coins or more`.
func (a *amount) wider(at, or int) (marked.Quantity, int) {
	row := slices.Concat(a.T[at:or-1], a.T[or:])
	size, end := parts.New(a.Grammar, row).Quantity(0)
	if size.Alone() || end == 0 {
		return size, 0
	}
	return size, at + end + 1
}

// corrected is the only condition on such an amount in the sentence before.
func (a *amount) corrected(coins, built bool) (was orders.Condition, ok bool) {
	before := a.list[len(a.list)-1].Sentence
	for _, e := range a.list {
		if e.Sentence != before || e.Gone {
			continue
		}
		if !coins && !built && e.Line.Order.Verb.OfDice() {
			return was, false // or of the order itself?
		}
		for _, c := range e.Line.If {
			switch {
			case coins && c.Kind != orders.Coins, built && c.Kind != orders.Landmarks, c.Kind != orders.Coins && c.Kind != orders.Landmarks && c.Kind != orders.Rolled:
				continue
			case !ok:
				was, ok = c, true
			case c != was && c != was.Negated():
				return was, false // of which of them?
			}
		}
	}
	return was, ok
}
