package statements

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file has what is left of a sentence without the clauses at its ends that only state
// something.

// A Rest is what is left of a sentence: its tokens from one place to another.
type Rest struct {
	From, To  int
	Concluded bool // what was left out is said to be why: `so`, `because`
}

// Rests are what is left of a sentence without the clauses at its ends that only state
// something, the least first.
func Rests(row *parts.Arguer) (list []Rest) {
	t := row.T
	p, ok := newTeller(row)
	if !ok || marks.Says(t, "?") {
		return nil
	}
	from, to := p.head(), p.tail()
	if p.hangs(0, from) {
		from = 0
	}
	if p.hangs(threat(p, to), len(t)) || p.reports(to, len(t)) && !p.Sign(p.behind(to), "because", "cos", "coz", "cuz") {
		to = len(t)
	}
	thus := from > 0 && p.concludes(from-1)
	why := to > 0 && to < len(t) && (p.reasons(min(p.behind(to), len(t)-1)) || threat(p, to) > to)
	if p.supposes(to) || p.T[max(0, to-1)].Is("denn", "que", "dass") {
		to = len(t)
	}
	if from > 0 && to < len(t) && from < to && !p.Sign(from, "if", "when", "should", "unless") {
		list = append(list, Rest{from, to, thus && why})
	}
	if from > 0 && from < len(t) {
		list = append(list, Rest{from, len(t), thus})
	}
	if to < len(t) && to > 0 {
		list = append(list, Rest{0, to, why})
	}
	return list
}

// supposes tells a condition that goes on to a place: what stands there is what it is a condition of,
// or a condition itself.
func (p teller) supposes(to int) bool {
	if at := p.behind(to); at+1 < len(p.T) && p.Sign(at, "so", "as") && p.Sign(at+1, "long", "far", "soon") {
		return true
	}
	if _, end := p.Is(0, words.If, words.Unless); end == 0 && !p.Sign(0, "should", "were", "had", "when", "once") {
		return false
	}
	for at := range min(to, len(p.T)) {
		if p.isBreak(at) {
			return false
		}
	}
	return true
}

// behind is where the next clause begins behind the signs at a place.
func (p teller) behind(at int) int {
	for at < len(p.T) && p.isBreak(at) {
		at++
	}
	return at
}

// concludes tells a word by which what stands behind it follows from what stands before.
func (p teller) concludes(at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.thus[p.T[at].Low] })
}

// threat is where what would come of anything else begins behind the word for that, `otherwise`, at a
// place; the place itself where there is none.
func threat(p teller, at int) int {
	from := p.behind(at)
	for from < len(p.T) && slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.threats[p.T[from].Low] }) {
		at, from = from+1, from+1
	}
	return at
}

// threatens tells an `or` at a place behind which only stands what would come of anything else.
func threatens(p teller, at int) bool {
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool {
		return one.threats[p.T[at].Low] && slices.ContainsFunc(one.byFirst[p.T[at].Low], func(f frame) bool { return p.matches(one, f.slots, at, 0) > 0 })
	})
}

// reports tells what ends in who says it: `they said`.
func (p teller) reports(from, to int) bool {
	for to > from && p.isBreak(to-1) {
		to--
	}
	return to > from && slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.sayings[p.T[to-1].Low] })
}

// hangs tells whether something stands between two places on which an order may hang.
func (p teller) hangs(from, to int) bool {
	for at := from; at < to; at++ {
		m, end := p.Is(at, words.Scope, words.If, words.Unless, words.Else, words.Instead, words.Same, words.Retract, words.Correct)
		if within := at > from && p.T[at-1].IsWord() && !p.isJoin(at-1); end > 0 && !p.isJoin(at) && !(within && m.Kind == words.Correct) {
			return true
		}
	}
	return false
}

// head is where a sentence goes on behind the clauses at its beginning that only state something;
// 0 for none.
func (p teller) head() (from int) {
	some := false
	for at := 0; at < len(p.T); {
		c := p.clause(at, true)
		if c.end == 0 {
			break
		}
		some = some || c.states
		if at = c.end; some && at < len(p.T) {
			from = at
		}
	}
	if from > 0 && goesOn(p, from) {
		return 0
	}
	for from > 0 && from < len(p.T) && (p.isJoin(from) && !p.turns(from) || p.Sign(from, ",", "-", ":", ";", ".")) {
		from++
	}
	return from
}

// goesOn tells that what stands behind a statement is said of whom that is about: `Bob is rich and
// will buy the Mine`.
func goesOn(p teller, at int) bool {
	if !p.isJoin(at) || at+1 >= len(p.T) {
		return false
	}
	return slices.ContainsFunc(p.tongues, func(one *tongue) bool { return one.finite[p.T[at+1].Low] && !one.selves[p.T[at+1].Low] })
}

// tail is where the clauses begin at the end of a sentence that only state something; its end
// for none.
func (p teller) tail() int {
	for at := 1; at < len(p.T); at++ {
		if !p.isBreak(at-1) && (!p.reasons(at) || p.Sign(at, "que", "da", "denn", "comme", "pues")) || p.turns(at) && !threatens(p, at) || p.Sign(at-1, ":") {
			continue
		}
		if p.runs(at) {
			for at > 0 && p.isBreak(at-1) && !p.T[at-1].IsWord() {
				at--
			}
			return at
		}
	}
	return len(p.T)
}

// runs tells whether nothing but such clauses stands from a place on.
func (p teller) runs(at int) bool {
	some := false
	for at < len(p.T) {
		c := p.clause(at, true)
		if c.end == 0 {
			return false
		}
		some, at = some || c.states, c.end
	}
	return some
}

// Commands tells a sentence of which a clause behind another one begins with an order: `I hope Bob gets
// nothing, tv Bob`.
func Commands(row *parts.Arguer) bool {
	p, ok := newTeller(row)
	for at := 1; ok && at+1 < len(p.T); at++ {
		if !p.isBreak(at - 1) {
			continue
		}
		m, end := p.Is(at, words.Verb)
		if end > at && end < len(p.T) && !m.Shy && (p.isGame(end) || p.counts(end)) {
			return true
		}
	}
	return false
}
