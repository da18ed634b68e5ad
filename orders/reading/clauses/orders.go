package clauses

import (
	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// ordered reads a verb and what belongs to it. A word that begins several orders is
// the one whose order ends where a clause may.
func (p *parse) ordered(at int) int {
	best, bestEnd, tidy := orders.Order{}, 0, false
	for _, way := range p.verbsAt(at) {
		held := len(p.out.Several)
		taken := append([]string(nil), p.taken...)
		doubt := p.out.Doubt
		order, end := p.argue(way.verb, at, way.args)
		if end > 0 && (way.verb == orders.Invest || end > way.args) || end > 0 && (way.verb == orders.Reroll || way.verb == orders.Harbour) {
			order.Verb = way.verb
			ends := p.closes(end) || p.scopeFollows(end)
			if bestEnd == 0 || ends && !tidy {
				best, bestEnd, tidy = order, end, ends
				if ends {
					p.fill(at, end, verbName(way.verb))
					break
				}
				continue
			}
		}
		p.taken, p.out.Several, p.out.Doubt = taken, p.out.Several[:held], doubt
	}
	if bestEnd == 0 {
		if next := p.listBelow(at); next > at {
			return next
		}
		return p.slip(at)
	}
	p.fill(at, bestEnd, verbName(best.Verb))
	p.and = at > 0 && p.taken[at-1] == "a joint" && !p.sign(at-1, ",", ";", ".")
	p.add(best)
	return p.tail(bestEnd, best.Verb)
}

// slip reads an order whose verb is misspelt. The word stays unexplained, so that the
// order is proposed.
func (p *parse) slip(at int) int {
	if len(p.phrase(at).Means) > 0 || !p.t[at].IsWord() || p.card(at).Tokens > 0 || p.slips > 3 {
		return at
	}
	p.slips++
	for i := range verbs {
		for _, word := range verbs[i].Words {
			if len(word) < 4 || !names.Alike(p.t[at].Low, word) || verbs[i].Verb == orders.Invest {
				continue
			}
			if order, end := p.argue(verbs[i].Verb, at+1, at+1); end > at+1 {
				order.Verb = verbs[i].Verb
				p.fill(at+1, end, verbName(order.Verb))
				p.add(order)
				return end
			}
		}
	}
	return at
}

// listBelow reads a verb for buying with nothing behind it: its cards stand in the lines
// below.
func (p *parse) listBelow(at int) int {
	for _, way := range p.verbsAt(at) {
		if end := p.lean(way.args); way.verb == orders.Buy && end == len(p.t) && len(p.out.Acts) == 0 {
			p.take(at, end, verbName(orders.Buy))
			p.out.Bare = true
			return end
		}
	}
	return at
}

// fill explains those tokens that nothing else has.
func (p *parse) fill(from, to int, as string) {
	for i := from; i < to; i++ {
		if p.taken[i] == "" {
			p.taken[i] = as
		}
	}
}

func (p *parse) scopeFollows(at int) bool {
	_, _, end := p.scopesAt(at)
	if end > 0 {
		return true
	}
	_, with := p.is(at, words.With, words.Option)
	return with > 0
}

// tail passes over `with my TV Station` behind its order.
func (p *parse) tail(at int, verb orders.Verb) int {
	for _, m := range p.phrase(at).Means { // Mine kaufen
		if end := at + p.phrase(at).Tokens; m.Kind == words.Verb && m.Value == int(verb) && p.card(at).Tokens == 0 && p.closes(end) {
			p.take(at, end, verbName(verb))
			return end
		}
	}
	next := at
	for {
		if p.sign(next, "(") {
			next++
		}
		if _, end := p.is(next, words.Option, words.Prep); end > 0 {
			next = end
			continue
		}
		if p.sign(next, "my", "the") {
			next++
			continue
		}
		break
	}
	if found := p.card(next); next > at && found.Tokens > 0 && found.Card != engine.NoCard && verbCard(found.Card) == verb {
		end := next + found.Tokens
		if p.sign(end, ")") {
			end++
		}
		p.take(at, end, verbName(verb))
		return end
	}
	return at
}

// A way is a verb that may begin at a place, and where its arguments do.
type way struct {
	verb orders.Verb
	args int
}

// verbsAt are the verbs that may begin at a place: by a phrase, or by the card whose
// name does for the verb.
func (p *parse) verbsAt(at int) []way {
	var ways []way
	if verb, next, ok := p.cardVerb(at); ok {
		ways = append(ways, p.doubled(verb, next)...)
	}
	found := p.phrase(at)
	for _, m := range found.Means {
		if m.Kind == words.Verb {
			ways = append(ways, p.doubled(orders.Verb(m.Value), at+found.Tokens)...)
		}
	}
	if _, end := p.is(at, words.Option); end > 0 {
		if verb, next, ok := p.cardVerb(p.lean(end)); ok {
			ways = append(ways, p.doubled(verb, next)...)
		}
	}
	return ways
}

// doubled adds the verb said again: `with my TV Station take from Bob`.
func (p *parse) doubled(verb orders.Verb, args int) []way {
	next := args
	for p.sign(next, ":", ",", "to", "and", "-", "para", "um") {
		next++
	}
	m, end := p.is(next, words.Verb)
	for _, other := range p.phrase(next).Means {
		if other.Kind == words.Verb && other.Value == int(verb) {
			m = other
		}
	}
	if end > 0 && m.Value == int(verb) && (verb != orders.Buy || p.card(next).Tokens == 0) && p.card(next).Strength != marks.Whole {
		return []way{{verb, end}, {verb, args}}
	}
	return []way{{verb, args}}
}

// cardVerb reads a card's name that does for a verb.
func (p *parse) cardVerb(at int) (orders.Verb, int, bool) {
	found := p.card(at)
	if found.Tokens == 0 || found.Fits != nil {
		return 0, 0, false
	}
	end := at + found.Tokens
	verb := verbCard(found.Card)
	if verb == orders.Buy || found.Strength == marks.Weak && !p.sign(end, ":") || p.sign(end, ",") {
		return 0, 0, false
	}
	return verb, end, true
}

// verbs is the table of the language, as this room looks cards up in it.
var verbs = orders.Verbs()

// verbCard is the verb that a card's name does for, orders.Buy for none.
func verbCard(card engine.Card) orders.Verb {
	for i := range verbs {
		if verbs[i].Card == card && card != engine.NoCard {
			return verbs[i].Verb
		}
	}
	return orders.Buy
}

// denied reads `don't reroll`, `no swap`, `never invest`.
func (p *parse) denied(at int) int {
	_, next := p.is(at, words.Denial)
	if next == 0 {
		return at
	}
	next = p.lean(next)
	for _, way := range p.verbsAt(next) {
		args := way.args
		for {
			if _, end := p.is(args, words.Anything, words.Empty, words.Any); end > 0 {
				args = end
				continue
			}
			break
		}
		if !p.closes(args) {
			continue
		}
		order := orders.Order{Verb: way.verb}
		switch way.verb {
		case orders.Reroll, orders.Harbour:
		case orders.Invest, orders.Swap, orders.Renovate, orders.Convention:
			order.Nothing = true
		default:
			continue
		}
		p.take(at, args, verbName(way.verb))
		p.add(order)
		return args
	}
	return at
}

// spare reads orders without a verb: `one die`, `nothing`, `no reroll`.
func (p *parse) spare(at int) int {
	if _, end := p.is(at, words.Nothing); end > 0 && p.closes(end) && p.card(at).Tokens == 0 {
		order := orders.Order{Verb: orders.Buy, Nothing: true}
		p.take(at, end, "the order buy nothing")
		if last := len(p.out.Acts) - 1; last >= 0 && p.inList && !p.turned && len(p.out.Acts[last].Line.If) == 0 {
			p.out.Acts[last].Line.Order.Nothing = true
			p.inList = false
			return end
		}
		p.add(order)
		return end
	}
	n, next := p.number(at)
	for _, way := range []struct {
		kind words.Kind
		dice int
	}{{words.Single, 1}, {words.Both, 2}} {
		if _, end := p.is(at, way.kind); end > 0 {
			n, next = way.dice, end
			if m, after := p.number(end); after > 0 && m == n {
				next = after
			}
		}
	}
	if next == 0 || n < 1 || n > 2 {
		return at
	}
	if _, end := p.is(next, words.Dice); end > 0 {
		p.take(at, end, verbName(orders.Roll))
		p.add(orders.Order{Verb: orders.Roll, Dice: n})
		return end
	}
	return at
}
