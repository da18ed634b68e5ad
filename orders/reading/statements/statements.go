// Package statements tells clauses that state something of the world, of the game or of the
// writer, and order nothing: why something is wanted, how things stand, what the last report
// said, what is to come one day. It tells a sentence that has no other clauses, and what is
// left of one without those at either end.
//
// It reads no order, and turns none round. A way to state something enters in the file of its
// language, as a frame; it must hold no way to ask for anything.
package statements

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// Bounds of a sentence that is looked at.
const (
	fewestTokens = 2
	mostTokens   = 80
)

// A teller looks at the clauses of a sentence.
type teller struct {
	*parts.Arguer
	tongues []*tongue
}

// newTeller returns one; false for a sentence that is not looked at.
func newTeller(row *parts.Arguer) (teller, bool) {
	t := row.T
	if len(t) < fewestTokens || len(t) > mostTokens {
		return teller{}, false
	}
	p := teller{Arguer: row}
	for language := range words.NumLanguages {
		if row.Languages[language] || language == words.English && (!row.Foreign() || words.AreOurs(t)) {
			p.tongues = append(p.tongues, tongues()[language])
		}
	}
	return p, true
}

// States tells a sentence that only states something, and whether it is nothing but sayings, of
// which all words are known.
func States(row *parts.Arguer) (states, fixed bool) {
	t := row.T
	p, ok := newTeller(row)
	if !ok || t[len(t)-1].Is(":") {
		return false, false
	}
	if t[len(t)-1].Is("?") {
		return asks(p), false
	}
	fixed = true
	for at := 0; at < len(t); {
		c := p.clause(at, false)
		if c.end == 0 {
			return false, false
		}
		at, states, fixed = c.end, states || c.states, fixed && (c.fixed || !c.states)
	}
	return states, states && fixed
}

// A told is a clause that was looked at.
type told struct {
	end    int  // where it ends; 0 where it may order something
	states bool // it states something; else it says nothing of the game
	fixed  bool // ... in a saying
}

// clause looks at the clause at a place. Beside an order it may also be what that is given for.
func (p teller) clause(at int, beside bool) told {
	first := len(p.T)
	for at < len(p.T) && (p.isBreak(at) || p.isJoin(at)) {
		if first > at && beside && isWhy(p, at) {
			first = at
		}
		at++
	}
	if at >= len(p.T) {
		return told{end: at}
	}
	first = min(first, at)
	for _, one := range p.tongues {
		start := at
		for start < len(p.T) && one.leads[p.T[start].Low] {
			start++
		}
		for from := start; from >= first; from-- {
			if c := p.frames(one, from, beside); c.end > 0 {
				return c
			}
		}
	}
	if who := p.PlayerAt(at, marks.WholeName); who.Whole && (at+who.Tokens == len(p.T) || p.isBreak(at+who.Tokens)) && !beside {
		return told{end: at + who.Tokens} // to whom it is said
	}
	end := at
	for end < len(p.T) && !p.isBreak(end) {
		if !p.isIdle(end) {
			return told{}
		}
		end++
	}
	return told{end: end}
}

// frames returns the longest frame of a language that stands at a place and ends its clause.
func (p teller) frames(one *tongue, at int, beside bool) (c told) {
	if at >= len(p.T) {
		return told{}
	}
	for _, list := range [...][]frame{one.byFirst[p.T[at].Low], one.open} {
		for i := range list {
			f := &list[i]
			if f.beside && !beside || f.whole && at > 0 {
				continue
			}
			end := p.matches(one, f.slots, at, 0)
			if f.beside && !f.tells && !f.plays && plays(p, at, end) {
				continue
			}
			if end > c.end || end > 0 && end == c.end && f.fixed {
				c = told{end, true, f.fixed}
			}
		}
	}
	return c
}

// plays tells whether something of the game stands between two places.
func plays(p teller, from, to int) bool {
	for at := from; at < to; at++ {
		if p.isCard(at) || p.T[at].Number >= 0 {
			return true
		}
		if _, some := p.Is(at, words.Dice, words.Single, words.Both, words.Coins); some > 0 {
			return true
		}
	}
	return false
}

// mostDeep is how many frames stand in one another at most.
const mostDeep = 3

// matches returns where slots end that stand at a place; 0 where they do not.
func (p teller) matches(one *tongue, slots []slot, at, deep int) int {
	if len(slots) == 0 {
		if at < len(p.T) && !p.isBreak(at) && !p.isJoin(at) {
			return 0
		}
		return at
	}
	s := &slots[0]
	if s.optional {
		if end := p.stands(one, s, slots[1:], at, deep); end > 0 {
			return end
		}
		return p.matches(one, slots[1:], at, deep)
	}
	return p.stands(one, s, slots[1:], at, deep)
}

// stands returns where slots end the first of which stands at a place; 0 where it does not.
func (p teller) stands(one *tongue, s *slot, rest []slot, at, deep int) int {
	switch s.kind {
	case literal:
		if at < len(p.T) && s.words[p.T[at].Low] {
			return p.matches(one, rest, at+1, deep)
		}
	case done:
		if at < len(p.T) && one.isDone(p.T[at].Low) {
			return p.matches(one, rest, at+1, deep)
		}
	case idle, ongoing:
		if at < len(p.T) && isIdleVerb(p, one, at) && (s.kind == idle || strings.HasSuffix(p.T[at].Low, "ing")) {
			return p.matches(one, rest, at+1, deep)
		}
	case number:
		if _, end := p.Number(at); end > 0 && at < len(p.T) {
			return p.matches(one, rest, end, deep)
		}
	case card:
		if found := p.CardAt(at); at < len(p.T) && found.Tokens > 0 && found.Strength < marks.Weak {
			return p.matches(one, rest, at+found.Tokens, deep)
		}
	case player:
		if who := p.PlayerAt(at, marks.WholeName); at < len(p.T) && who.Whole && who.Seat != p.Table.Me {
			return p.matches(one, rest, at+who.Tokens, deep)
		}
	case clause:
		if deep >= mostDeep {
			return 0
		}
		for _, list := range [...][]frame{one.byFirst[p.low(at)], one.open} {
			for i := range list {
				if f := &list[i]; !f.beside && !f.whole {
					if end := p.matches(one, f.slots, at, deep+1); end > 0 {
						return end
					}
				}
			}
		}
	default:
		return p.spans(one, s, rest, at, deep)
	}
	return 0
}

// low is the word at a place; "" outside of the sentence.
func (p teller) low(at int) string {
	if at < 0 || at >= len(p.T) {
		return ""
	}
	return p.T[at].Low
}

// mostNamed is how many tokens name whom or what a clause is about.
const mostNamed = 6

// spans returns where slots end the first of which has several tokens.
func (p teller) spans(one *tongue, s *slot, rest []slot, at, deep int) int {
	if s.kind == named || s.kind == plain {
		if m, end := p.Is(at, words.Verb); end > 0 && p.CardAt(at).Tokens == 0 && !m.Shy && !one.finite[p.low(end)] {
			return 0 // what is to be done
		}
		for n := 0; n < mostNamed && at+n < len(p.T) && !p.isBreak(at+n) && !one.asking[p.T[at+n].Low] && !(one.finite[p.T[at+n].Low] && n > 0); n++ {
			if one.titles[p.T[at+n].Low] || slices.ContainsFunc(rest, func(r slot) bool { return r.kind == quality }) && acts(p, at+n) || s.kind == plain && (p.isGame(at+n) || p.counts(at+n)) {
				return 0
			}
			if end := p.matches(one, rest, at+n+1, deep); end > 0 {
				return end
			}
		}
		return 0
	}
	end, loose := at, s.kind >= anything
	for end < len(p.T) && !p.isBreak(end) && !(p.isJoin(end) && !p.joins(one, s, end)) {
		if s.kind == reason && orders(p, one, end) || s.kind != everything && limits(p, end) || one.bars[p.T[end].Low] || s.kind != everything && p.begs(one, end) || !loose && !p.bears(one, s, end, at) {
			return 0
		}
		end++
	}
	if end == at && !loose || len(rest) > 0 {
		return 0
	}
	return end
}

// limits tells words by which a reason may limit what it is of: `it is pointless under 10 coins`, `I keep 3 coins`.
func limits(p teller, at int) bool {
	counts := p.counts(at+1) || p.Sign(at+1, "a", "an", "the", "than", "my", "at") && p.counts(at+2)
	return p.Sign(at, "unless") || p.Sign(at, "until", "till") && p.Sign(at+1, "i", "we", "he", "she", "they", "it", "there", "somebody", "nobody") || p.Sign(at, "before") && !p.Sign(at+1, "me", "us", "him", "her", "them", "it", "that", "my", "the", "you") || counts && p.Sign(at, "on", "with") && p.Sign(at-1, "it", "use", "bad", "good", "pointless", "useless", "silly", "stupid", "worth") ||
		counts && p.Sign(at, "under", "over", "below", "above", "less", "more", "fewer", "than", "keep", "keeping", "save", "saving", "leave", "leaving", "hold", "holding", "least", "most")
}

// joins tells an `and` that goes on with what is told: another thing, and no other clause.
func (p teller) joins(one *tongue, s *slot, at int) bool {
	return at+1 < len(p.T) && one.ands[p.T[at].Low] && !p.begs(one, at+1) && !one.finite[p.T[at+1].Low] && !(p.isGame(at+1) && s.kind < anything)
}

// bears tells a token that may stand in the rest of a clause of a kind.
func (p teller) bears(one *tongue, s *slot, at, from int) bool {
	low := p.T[at].Low
	if one.chooses[low] || one.pays[low] && s.kind == doing {
		return false
	}
	if s.kind == doing {
		return !one.owned[low] || !p.isGame(at+1)
	}
	if p.isGame(at) || p.counts(at) && at == from {
		return p.CardAt(at).Tokens > 0 && (one.placing[p.T[at-1].Low] || at > 1 && one.placing[p.T[at-2].Low])
	}
	return true
}

// counts tells a number at a place.
func (p teller) counts(at int) bool {
	_, end := p.Number(at)
	return end > 0
}

// acts tells a tool or dice at a place: what is said of them may be an order.
func acts(p teller, at int) bool {
	found := p.CardAt(at)
	_, dice := p.Is(at, words.Dice, words.Single, words.Both, words.Coins, words.Richest)
	return dice > 0 || found.Tokens > 0 && found.Strength < marks.Weak && parts.IsTool(found.Card)
}
