package clauses

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A list is cards in order of preference.
type list struct {
	cards   []engine.Card
	nothing bool // it ends in nothing
	ands    int  // places where only `and` joins two
	joints  int  // places where anything else does
	gaps    bool // cards with nothing between them
	whole   bool // a card of it is named in full
	loose   []gap
	plain   bool
}

// A gap is words in a list that name no card.
type gap struct{ from, to int }

// list reads a list of cards; end is 0 when there is none. bare tells that no verb
// stands before it, so that shortened names must be plain.
func (p *parse) list(at int, bare bool) (l list, end int) {
	for {
		next := p.lead(at, len(l.cards))
		if _, nothing := p.is(next, words.Nothing); nothing > 0 && p.slot(next, bare).Tokens == 0 {
			p.take(next, nothing, "nothing more")
			if end > 0 {
				p.fill(end, next, "a joint")
			}
			l.nothing = true
			return l, nothing
		}
		card, after := p.listed(next, bare && !l.whole)
		if after == 0 || end > 0 && p.beginsOrder(next, card) {
			return l, end
		}
		p.take(next, after, cardName(card))
		l.whole = l.whole || p.card(next).Tokens > 0 && p.card(next).Strength < marks.Weak
		if end > 0 {
			p.weighJoint(&l, end, next)
		}
		l.cards = append(l.cards, card)
		end = p.price(after, card)
		end = p.order(end, len(l.cards))
		at = p.joint(end, len(l.cards))
		if at == 0 {
			if p.card(end).Tokens == 0 || p.card(end).Strength != marks.Whole || p.card(end-1).Strength != marks.Whole {
				return l, end
			}
			at = end
		}
	}
}

// beginsOrder tells whether a card in a list begins an order of its own: `Mine, tv Bob`.
func (p *parse) beginsOrder(at int, card engine.Card) bool {
	verb, args := verbCard(card), at+p.card(at).Tokens
	switch {
	case verb == orders.Buy || verb == orders.Invest || verb == orders.Demolish || p.closes(args) || p.slot(args, true).Tokens > 0 && verb != orders.Swap:
		return false
	case p.sign(args, ":"):
		args++
	}
	if _, joint := p.is(args, words.Joint, words.Or, words.Else, words.If, words.Unless, words.For, words.And); joint > 0 {
		return false
	}
	taken := append([]string(nil), p.taken...)
	_, end := arguments[verb](p, at, args)
	p.taken = taken
	return end > args
}

// weighJoint counts what stands between two cards of a list.
func (p *parse) weighJoint(l *list, from, to int) {
	and, other := false, false
	for i := from; i < to; i++ {
		if p.taken[i] == "" {
			p.taken[i] = "a joint"
		}
		if _, end := p.is(i, words.And); end > 0 && !p.sign(i, "&", "+", "plus") {
			and = true
		} else if !p.sign(i, "the", "a", "an", "(", ")") {
			other = true
		}
	}
	switch {
	case other:
		l.joints++
	case and:
		l.ands++
	}
}

// lead passes over what stands before a card: `a`, `my first choice is`, `2`.
func (p *parse) lead(at, listed int) int {
	for at < len(p.t) {
		if p.slot(at, true).Strength == marks.Whole && p.slot(at, true).Tokens > 0 {
			return at
		}
		if m, end := p.is(at, words.Ordinal); end > 0 && m.Value == listed+1 {
			p.take(at, end, "its place in the list")
			at = end
			continue
		}
		if p.sign(at, ":") && listed == 0 {
			at++
			continue
		}
		next := p.skip(at)
		if next == at {
			break
		}
		at = next
	}
	if n, end := p.number(at); end > 0 && n > 0 && n < 10 {
		if p.sign(end, "x", "*") {
			end++
		}
		if card, after := p.listed(end, true); after > 0 {
			p.take(at, end, "how many")
			if n > 1 && !slices.Contains(p.out.Several, card) {
				p.out.Several = append(p.out.Several, card)
			}
			return end
		}
	}
	return at
}

// slot is the card at a place where one is looked for; bare takes no weak names.
func (p *parse) slot(at int, bare bool) marks.Card {
	found := p.card(at)
	if found.Strength == marks.Weak && bare {
		return marks.Card{}
	}
	return found
}

// listed reads one card of a list; end is 0 for none.
func (p *parse) listed(at int, bare bool) (engine.Card, int) {
	if found := p.slot(at, bare); found.Tokens > 0 {
		if found.Fits != nil {
			return engine.NoCard, 0
		}
		return found.Card, at + found.Tokens
	}
	if bare || p.player(at, 3).Whole {
		return engine.NoCard, 0
	}
	return p.misspelt(at)
}

// price passes over a price behind a card, if it is the card's own, and over how many.
func (p *parse) price(at int, card engine.Card) int {
	next := at
	for p.sign(next, "(", "@", "$", "-", "=", "[") {
		next++
	}
	if _, end := p.is(next, words.For); end > 0 {
		next = end
	}
	if p.sign(next, "x") && next+1 < len(p.t) && p.t[next+1].Number > 0 {
		p.take(at, next+2, "how many")
		if p.t[next+1].Number > 1 {
			p.out.Several = append(p.out.Several, card)
		}
		return next + 2
	}
	for p.sign(next, "cost", "costs", "costing", "price", "at", "$", ":") {
		next++
	}
	n, end := p.number(next)
	if end == 0 || n != card.Cost() {
		return at
	}
	if _, noun := p.is(end, words.Coins); noun > 0 {
		end = noun
	} else if next == at && !p.sign(end, ",", ")") && end < len(p.t) {
		return at
	}
	if p.sign(end, ")") {
		end++
	}
	p.take(at, end, "its price")
	return end
}

// order passes over `first`, `as my second choice` behind the card at that place of
// the list.
func (p *parse) order(at, listed int) int {
	if m, end := p.is(at, words.Ordinal); end > 0 && m.Value == listed && !p.isCardNext(end) {
		p.take(at, end, "its place in the list")
		return end
	}
	return at
}

// isCardNext tells whether a card follows at once.
func (p *parse) isCardNext(at int) bool {
	for p.sign(at, ":", "the", "a", "an", "my", "-") {
		at++
	}
	return p.slot(at, true).Tokens > 0
}

// isTurn tells an `otherwise` that turns a condition round and joins no list.
func (p *parse) isTurn(at int) bool {
	_, end := p.is(at, words.Else)
	return end > 0 && (len(p.held) > 0 || p.turned || p.out.Chain != nil || p.now.Chain != nil && len(p.out.Acts) == 0)
}

// joint passes over what joins a card to the next one; 0 when nothing does. Nothing of
// it is explained yet.
func (p *parse) joint(at, listed int) int {
	next, some := at, false
	for next < len(p.t) {
		if p.sign(next, ",", ";", "-", ":", ")") || p.sign(next, "(") && p.remark(next) == 0 {
			some = some || !p.sign(next, "(", ")")
			next++
			continue
		}
		if p.sign(next, ".") && next+1 < len(p.t) && p.t[next+1].Is(",") {
			next++
			continue
		}
		if p.slot(next, true).Tokens > 0 && p.slot(next, true).Strength == marks.Whole {
			break
		}
		if remark := p.remark(next); remark > 0 && p.sign(next, "(") {
			next = remark
			continue
		}
		if p.isTurn(next) {
			return 0
		}
		m, end := p.is(next, words.Joint, words.Or, words.And, words.Ordinal)
		if end == 0 {
			_, end = p.is(next, words.Else)
		}
		if end > 0 && m.Kind == words.Ordinal && m.Value != listed+1 {
			return 0
		}
		if end == 0 {
			_, end = p.is(next, words.Empty)
			if end == 0 {
				break
			}
			next = end
			continue
		}
		some = true
		next = end
	}
	if !some {
		return 0
	}
	return next
}
