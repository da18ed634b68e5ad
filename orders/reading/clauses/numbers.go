package clauses

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// An amount is a number as it is compared: `at least 6`, `6 to 8`.
type amount struct {
	compare   orders.Comparison // "" for the number alone
	low, high int               // high only in a range
}

// number reads a number in digits or as a word.
func (p *parse) number(at int) (n, end int) {
	if at >= len(p.t) {
		return 0, 0
	}
	if n := p.t[at].Number; n >= 0 {
		end = at + 1
		if end < len(p.t) && p.t[end].Glued && p.t[end].Is("s", "'s", "er") {
			end++
		}
		return n, end
	}
	if m, end := p.is(at, words.Number); end > 0 {
		return m.Value, end
	}
	return 0, 0
}

// signsOf are the kinds that stand before a number, and what they are.
var signsOf = [...]struct {
	kind words.Kind
	sign orders.Comparison
}{
	{words.Least, orders.AtLeast}, {words.Most, orders.AtMost}, {words.Over, orders.Over}, {words.Under, orders.Under}, {words.Exactly, orders.Exactly},
}

// amount reads a number and how it is compared; end is 0 for none.
func (p *parse) amount(at int) (a amount, end int) {
	for _, row := range signsOf {
		sign := row.sign
		if _, next := p.is(at, row.kind); next > 0 && !p.sign(at, "-") {
			if p.sign(next, "=") && (sign == orders.Over || sign == orders.Under) { // `> = 12`
				next++
				sign += "="
			}
			if n, end := p.number(next); end > 0 {
				return amount{compare: sign, low: n}, end
			}
		}
	}
	if _, next := p.is(at, words.Between); next > 0 {
		if a, end := p.span(next, words.And); end > 0 {
			return a, end
		}
	}
	if a, end := p.span(at, words.To); end > 0 {
		return a, end
	}
	n, end := p.number(at)
	if end == 0 {
		return amount{}, 0
	}
	if _, next := p.is(end, words.OrMore); next > 0 && !p.plusNumber(end, next) {
		return amount{compare: orders.AtLeast, low: n}, next
	}
	if _, next := p.is(end, words.OrLess); next > 0 {
		return amount{compare: orders.AtMost, low: n}, next
	}
	return amount{low: n}, end
}

// plusNumber tells a plus that stands between two numbers.
func (p *parse) plusNumber(at, next int) bool {
	_, end := p.number(next)
	return p.sign(at, "+") && end > 0 && !p.sign(next, "+")
}

// span reads `6 to 8`, or `6 and 8` behind `between`.
func (p *parse) span(at int, joint words.Kind) (amount, int) {
	low, next := p.number(at)
	if next == 0 {
		return amount{}, 0
	}
	_, end := p.is(next, joint, words.To)
	if end == 0 && p.sign(next, "-") {
		end = next + 1
	}
	if end == 0 {
		return amount{}, 0
	}
	high, end := p.number(end)
	if end == 0 || high < low {
		return amount{}, 0
	}
	return amount{low: low, high: high}, end
}

// totals are the totals that an amount means; false when no roll makes one of them.
func (a amount) totals() (orders.Totals, bool) {
	low, high := a.low, a.low
	switch {
	case a.high > 0:
		high = a.high
	case a.compare == orders.AtLeast:
		high = orders.MaxTotal
	case a.compare == orders.AtMost:
		low = 1
	case a.compare == orders.Over:
		low, high = a.low+1, orders.MaxTotal
	case a.compare == orders.Under:
		low, high = 1, a.low-1
	}
	if low < 1 || high > orders.MaxTotal || low > high {
		return 0, false
	}
	return orders.TotalsBetween(low, high), true
}

// totals reads a list of totals, `1 to 4, 7 or more`; end is 0 for none.
func (p *parse) totals(at int) (set orders.Totals, end int) {
	next := p.filler(at)
	negate := false
	if _, but := p.is(next, words.But); but > 0 {
		next, negate = p.filler(but), true
	}
	for {
		a, after := p.amount(next)
		one, ok := a.totals()
		if after == 0 || !ok {
			break
		}
		set |= one
		end = after
		next = p.betweenTotals(after)
		if next == 0 {
			break
		}
	}
	if end > 0 && negate {
		set = orders.AllTotals &^ set
	}
	return set, end
}

// betweenTotals passes over what joins two totals; 0 when nothing does.
func (p *parse) betweenTotals(at int) int {
	next := at
	for p.sign(next, ",", "/", "|", "+", "&") {
		next++
	}
	if _, end := p.is(next, words.Or, words.And); end > 0 {
		next = end
	}
	if next == at {
		return 0
	}
	return p.filler(next)
}

// digits tells a number in digits.
func (p *parse) digits(at int) bool { return at < len(p.t) && p.t[at].Number >= 0 }

// filler passes over what may stand before totals.
func (p *parse) filler(at int) int {
	for {
		if _, end := p.is(at, words.With, words.Anything); end > 0 {
			if p.digits(end) {
				at = end
				continue
			}
			if _, number := p.is(at, words.Least, words.Most, words.Over, words.Under, words.Exactly, words.Between, words.Number); number == 0 {
				at = end
				continue
			}
		}
		if p.sign(at, "a", "an", "the", ":", "my", "(", "=") {
			at++
			continue
		}
		return at
	}
}
