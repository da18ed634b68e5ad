package marked

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// A Counter reads numbers.
type Counter struct{ Line }

// A Quantity is a number as it is compared: `at least 6`, `6 to 8`.
type Quantity struct {
	Compare   orders.Comparison // "" for the number alone
	Low, High int               // High only in a range
}

// Alone tells a number without a comparison.
func (a Quantity) Alone() bool { return a.Compare == "" && a.High == 0 }

// Ranges tells a number with another one above: `6 to 8`.
func (a Quantity) Ranges() bool { return a.High > 0 }

// Follows tells a number that goes on downwards from one of coins: another range ends where
// that begins, or above what dice may show.
func (a Quantity) Follows(before *orders.Condition) bool {
	return a.High == 0 && a.Low > 3 && a.Low < before.Count || a.High > orders.MaxTotal || a.High > 0 && a.High+1 == before.Count
}

// Number reads a number in digits or as a word.
func (p *Counter) Number(at int) (n, end int) {
	if at < 0 || at >= len(p.T) {
		return 0, 0
	}
	if n := p.T[at].Number; n >= 0 {
		end = at + 1
		if end < len(p.T) && p.T[end].Glued && p.T[end].Is("s", "'s", "er") {
			end++
		}
		return n, end
	}
	if m, end := p.Is(at, words.Number); end > 0 {
		if _, dice := p.Is(end, words.Dice); dice > 0 || !p.Sign(at, "one") || !p.Sign(at-1, "this", "that", "which") {
			return m.Value, end
		}
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

// Quantity reads a number and how it is compared; end is 0 for none.
func (p *Counter) Quantity(at int) (a Quantity, end int) {
	for _, row := range signsOf {
		sign := row.sign
		if _, next := p.Is(at, row.kind); next > 0 && !p.Sign(at, "-") {
			if p.Sign(next, "=") && (sign == orders.Over || sign == orders.Under) { // `> = 12`
				next++
				sign += "="
			}
			if n, end := p.Number(next); end > 0 {
				return Quantity{Compare: sign, Low: n}, end
			}
		}
	}
	if n, end := p.Number(at + 1); p.Sign(at, "from") && p.Sign(end, "on", "up", "upwards", "onwards", "upward", "onward") {
		return Quantity{Compare: orders.AtLeast, Low: n}, end + 1
	}
	if _, next := p.Is(at, words.Between); next > 0 {
		if a, end := p.span(next, words.And); end > 0 {
			return a, end
		}
	}
	if a, end := p.span(at, words.To); end > 0 {
		return a, end
	}
	n, end := p.Number(at)
	if end == 0 {
		return Quantity{}, 0
	}
	if _, next := p.Is(end, words.OrMore); next > 0 && !p.plusNumber(end, next) {
		return Quantity{Compare: orders.AtLeast, Low: n}, next
	}
	if _, next := p.Is(end, words.OrLess); next > 0 {
		return Quantity{Compare: orders.AtMost, Low: n}, next
	}
	return Quantity{Low: n}, end
}

// plusNumber tells a plus that stands between two numbers.
func (p *Counter) plusNumber(at, next int) bool {
	_, end := p.Number(next)
	return p.Sign(at, "+") && end > 0 && !p.Sign(next, "+")
}

// span reads `6 to 8`, or `6 and 8` behind `between`.
func (p *Counter) span(at int, joint words.Kind) (Quantity, int) {
	low, next := p.Number(at)
	if next == 0 {
		return Quantity{}, 0
	}
	_, end := p.Is(next, joint, words.To)
	if end == 0 && p.Sign(next, "-") {
		end = next + 1
	}
	if end == 0 {
		return Quantity{}, 0
	}
	high, end := p.Number(end)
	if end == 0 || high < low {
		return Quantity{}, 0
	}
	return Quantity{Low: low, High: high}, end
}

// Totals are the totals that an amount means; false when no roll makes one of them.
func (a Quantity) Totals() (orders.Totals, bool) {
	low, high := a.Low, a.Low
	switch {
	case a.High > 0:
		high = a.High
	case a.Compare == orders.AtLeast:
		high = orders.MaxTotal
	case a.Compare == orders.AtMost:
		low = 1
	case a.Compare == orders.Over:
		low, high = a.Low+1, orders.MaxTotal
	case a.Compare == orders.Under:
		low, high = 1, a.Low-1
	}
	if low < 1 || high > orders.MaxTotal || low > high {
		return 0, false
	}
	return orders.TotalsBetween(low, high), true
}

// Totals reads a list of totals, `1 to 4, 7 or more`; end is 0 for none.
func (p *Counter) Totals(at int) (set orders.Totals, end int) {
	next := p.filler(at)
	negate := false
	if _, but := p.Is(next, words.But); but > 0 {
		next, negate = p.filler(but), true
	}
	if m, even := p.Is(next, words.Parity); even > 0 {
		return orders.Totals(m.Value), even
	}
	for {
		a, after := p.Quantity(next)
		one, ok := a.Totals()
		if after == 0 || !ok {
			break
		}
		_, and := p.Is(end, words.And)
		if _, other := p.Is(after, words.Me, words.Verb); end > 0 && and > 0 && other > 0 && !p.leads(at) {
			break // sur 6 et sur 12 je …
		}
		if end > 0 && set&one == 0 && p.Sign(end, ",") && p.Sign(next-1, "a", "an") && p.Sign(after, "i", "we") && !p.leads(at) {
			break // 10 and 11, a 12 I leave
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

// leads tells totals that stand before all that a clause says.
func (p *Counter) leads(at int) bool {
	for p.Sign(at-1, "on", "at", "with", "for", "a", "an", "if", "i", "roll", "throw", "get", "bei", "mit", "con", "en", "sur", "avec", "pour", "para") {
		at--
	}
	return at == 0 || p.Sign(at-1, ":", ",", ".", ";")
}

// betweenTotals passes over what joins two totals; 0 when nothing does.
func (p *Counter) betweenTotals(at int) int {
	next := at
	for p.Sign(next, ",", "/", "|", "+", "&") {
		if n, end := p.Number(next + 1); p.Sign(next, "+") && next > at && n == 2 && !p.Sign(end, ",", "/") {
			return 0 // 2 to 5, +2 on a 10
		}
		next++
	}
	if article := p.article(next); article && p.article(at-2) && p.digits(next+1) && next > at {
		return next + 1 // the 4, the 5
	} else if article && next > at {
		return 0 // 10 or more, the two of the Harbour
	}
	if _, end := p.Is(next, words.Or, words.And); end > 0 {
		if next = end; p.article(next) && p.article(at-2) && p.digits(next+1) {
			return next + 1 // the 4 and the 5
		}
	}
	if next == at {
		for p.digits(next) && !p.T[next].Glued {
			next++
		}
		if _, end := p.Is(next, words.Or, words.And); next > at && p.digits(at-1) && end > 0 && p.digits(end) {
			return at // 2 3 and 4; `1 2` alone may be 12
		}
		return 0
	}
	return p.filler(next)
}

// article tells an article before numbers at a place.
func (p *Counter) article(at int) bool { return p.Sign(at, "the", "los", "las", "die", "les") }

// filler passes over what may stand before totals.
func (p *Counter) filler(at int) int {
	for {
		if _, amount := p.Is(at, words.Least, words.Most); amount > at+1 {
			return at // a partir de 10
		}
		if _, end := p.Is(at, words.With, words.Anything); end > 0 {
			if p.digits(end) {
				at = end
				continue
			}
			if _, number := p.Is(at, words.Least, words.Most, words.Over, words.Under, words.Exactly, words.Between, words.Number); number == 0 {
				at = end
				continue
			}
		}
		if p.Sign(at, "a", "an", "the", ":", "my", "(", "=") {
			at++
			continue
		}
		return at
	}
}
