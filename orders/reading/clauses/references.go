package clauses

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// opening reads what only stands at the beginning of a sentence: that it amends what is
// on file, or takes back what was said.
func (p *parse) opening(at int) int {
	at = p.hush(p.greeting(at))
	if _, end := p.is(at, words.Retract); end > 0 && !p.now.First {
		p.take(at, end, "a correction")
		p.out.Retracts = true
		at = p.commas(end)
	}
	if next := p.amendment(at); next > at {
		return next
	}
	if _, end := p.is(at, words.Correct); end > 0 {
		p.take(at, end, "a correction")
		p.out.Corrects, p.out.Retracts = true, !p.now.First
		at = p.hush(p.commas(end))
		if next := p.amendment(at); next > at {
			return next
		}
	}
	if _, end := p.is(at, words.Also); end > 0 && (p.now.First || !p.is2(at, words.Verb)) {
		p.take(at, end, "to what is on file")
		p.out.Joins = p.now.First
		at = p.commas(end)
	}
	return at
}

func (p *parse) is2(at int, kind words.Kind) bool {
	_, end := p.is(at, kind)
	return end > 0
}

// greeting passes over `Hello Dave,` before an order.
func (p *parse) greeting(at int) int {
	_, end := p.is(at, words.Chat)
	if end == 0 {
		return at
	}
	for next := end; next < min(len(p.t), end+3); next++ {
		if p.sign(next, ",") && next+1 < len(p.t) {
			p.take(at, next+1, "a greeting")
			return next + 1
		}
		if !p.t[next].IsWord() || p.card(next).Tokens > 0 && p.card(next).Strength < marks.Weak {
			return at
		}
	}
	return at
}

// hush passes over words that say nothing, but for those that amend.
func (p *parse) hush(at int) int {
	for {
		if _, end := p.is(at, words.Also, words.Change, words.Correct, words.Instead, words.Drop, words.Retract); end > 0 {
			return at
		}
		end := p.idle(at)
		if _, opens := p.opener(at); opens > 0 {
			return at
		}
		if end == 0 && p.sign(at, ",") {
			end = at + 1
		}
		if end == 0 {
			return at
		}
		p.take(at, end, "nothing")
		at = end
	}
}

// amendment reads `change A to B`, `instead of A buy B`, `buy B instead of A`, `drop A`.
func (p *parse) amendment(at int) int {
	if _, next := p.is(at, words.Change); next > 0 {
		if from, end := p.thing(next); end > 0 {
			if _, to := p.is(end, words.To, words.For, words.Prep, words.Joint); to > 0 {
				if other, end := p.thing(to); end > 0 && alike(from, other) && p.closes(end) {
					return p.amend(at, end, Amendment{From: from, To: other})
				}
			}
		}
	}
	if _, next := p.is(at, words.Instead); next > 0 {
		if from, end := p.thing(next); end > 0 {
			if other, end := p.thing(p.commaAt(p.verbAt(p.commaAt(end)))); end > 0 && alike(from, other) && p.closes(end) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if other, end := p.thing(p.verbAt(at)); end > 0 {
		if _, next := p.is(end, words.Instead); next > 0 {
			if from, end := p.thing(next); end > 0 && alike(from, other) && p.closes(end) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if _, next := p.is(at, words.Drop); next > 0 {
		if from, end := p.thing(next); end > 0 && len(from.Cards) > 0 && p.closes(end) && !p.isCardNext(p.commaAt(end)) {
			return p.amend(at, end, Amendment{From: from, Drop: true})
		}
	}
	return at
}

func (p *parse) amend(from, to int, a Amendment) int {
	p.take(from, to, "a change")
	p.out.Amendments = append(p.out.Amendments, a)
	return to
}

// alike tells whether both are cards, both players or both numbers of dice.
func alike(a, b orders.Order) bool {
	return a.Verb == b.Verb
}

// verbAt passes over a verb for buying.
func (p *parse) verbAt(at int) int {
	at = p.lean(at)
	for _, m := range p.phrase(at).Means {
		if m.Kind == words.Verb && (m.Value == int(orders.Buy) || m.Value == int(orders.TV)) && p.card(at).Tokens == 0 {
			return p.lean(at + p.phrase(at).Tokens)
		}
	}
	return at
}

// thing reads what an amendment speaks of: a card, a player or a number of dice.
func (p *parse) thing(at int) (orders.Order, int) {
	at = p.verbAt(at)
	if found := p.slot(at, true); found.Tokens > 0 && found.Fits == nil {
		return orders.Order{Verb: orders.Buy, Cards: []engine.Card{found.Card}}, at + found.Tokens
	}
	if found := p.player(at, 3); found.Tokens > 0 && found.Fits == nil {
		return orders.Order{Verb: orders.TV, Player: found.Seat}, at + found.Tokens
	}
	for _, m := range p.phrase(at).Means {
		if m.Kind == words.Verb && m.Value == int(orders.Roll) {
			if order, end := p.roll(at, at+p.phrase(at).Tokens); end > 0 {
				order.Verb = orders.Roll
				return order, end
			}
		}
	}
	if n, end := p.number(at); end > 0 && (n == 1 || n == 2) {
		if _, dice := p.is(end, words.Dice); dice > 0 {
			return orders.Order{Verb: orders.Roll, Dice: n}, dice
		}
	}
	if card, end := p.misspelt(at); end > 0 {
		return orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}}, end
	}
	return orders.Order{}, 0
}

// reference reads `same`, `same as go 1`, `as last turn`.
func (p *parse) reference(at int) int {
	if _, end := p.is(at, words.AsBefore); end > 0 && len(p.out.Acts) == 0 {
		p.take(at, end, "the sheet of the last turn")
		p.out.AsBefore = true
		return end
	}
	_, end := p.is(at, words.Same)
	if end == 0 || p.out.Same != nil {
		return at
	}
	r := Reference{To: p.scopes, Near: true}
	list, _, next := p.scopesAt(p.pass(end))
	switch {
	case next == 0 && (len(p.scopes) == 0 && len(p.out.Acts) == 0 || end == at+1 && p.sign(at, "as", "como", "wie", "comme")):
		return at
	case next == 0:
	case len(list) == 1 && (p.comparing(end) || len(p.scopes) > 0): // go 2: same as go 1
		r.From, r.Near, end = list[0], false, next
		if more, _, after := p.scopesAt(p.pass(end)); after > 0 && len(p.scopes) == 0 {
			r.To, end = more, after
		}
	case len(p.scopes) == 0: // same for go 2
		r.To, end = list, next
	default:
		return at
	}
	p.take(at, end, "the same as another go")
	p.out.Same = &r
	return end
}

// comparing tells `same as go 1` from `same for go 1`.
func (p *parse) comparing(end int) bool {
	return p.sign(end-1, "as", "que", "como", "wie", "comme") || p.sign(end-2, "as", "wie") && p.sign(end-1, "in", "for", "im")
}
