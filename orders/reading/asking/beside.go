package asking

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file looks at the orders beside a condition, which tell what it asks about.

// A setting is what stands around a condition: the order before it and that which hangs on it.
type setting struct{ marked.Counter }

// buys tells whether what hangs on a condition that ends at a place is a purchase.
func (p *setting) buys(at int) bool {
	_, buys := p.buysBeside(at)
	return buys
}

// paysUp tells whether what hangs on a condition about another player is who pays for the TV
// Station: what is counted of him are coins.
func (p *Asker) paysUp(who engine.Seat, at int) bool {
	if who == p.Table.Me {
		return false
	}
	for p.Sign(at, ",", ":", ")", "then", "i", "my", "the") {
		at++
	}
	if m, _ := p.Is(at, words.Verb); m.Kind != 0 {
		return m.Value == int(orders.TV)
	}
	return p.Some && p.Last.Verb == orders.TV || p.CardAt(at).Card == engine.TVStation
}

// buysFor tells whether that is a purchase for so many coins.
func (p *setting) buysFor(n, at int) bool {
	card, buys := p.buysBeside(at)
	return p.Some && buys && card != engine.NoCard && card.Cost() == n
}

// buysBeside tells whether what hangs on a condition is a purchase: the order behind it or,
// where there is none, the one before it; and of which card, where that is plain. A number
// that somebody has is one of coins then.
func (p *setting) buysBeside(at int) (card engine.Card, buys bool) {
	for idle := at; ; at = idle {
		if idle = p.Idle(at); p.CardAt(at).Strength == marks.Whole && p.CardAt(at).Tokens > 0 {
			break
		}
		if p.Sign(at, ",", ":", ")", "then", "the", "a", "an", "my", "ill", "id", "i") {
			idle = at + 1
		} else if idle == 0 {
			break
		}
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak {
		return found.Card, true
	}
	for _, m := range p.PhraseAt(at).Means {
		switch {
		case m.Kind == words.Nothing:
			return engine.NoCard, true
		case m.Kind == words.Verb && m.Value == int(orders.Buy):
			return p.CardAt(p.Lean(at + p.PhraseAt(at).Tokens)).Card, true
		case m.Kind == words.Verb:
			return engine.NoCard, false
		}
	}
	if !p.Some || p.Last.Verb != orders.Buy || len(p.Held) > 0 {
		return engine.NoCard, false
	}
	if len(p.Last.Cards) == 1 {
		card = p.Last.Cards[0]
	}
	return card, true
}

// succeeding reads `that worked`, `the first attempt failed`, of the one card that was to
// be bought in the go before.
func (p *setting) succeeding(at int) (orders.Condition, int) {
	next := at
	for p.Sign(next, "that", "it", "this", "the", "first", "attempt", "try", "one", "purchase", "buy", "go", "has", "have") {
		next++
	}
	not := p.Sign(next, "didnt", "doesnt", "hasnt", "havent", "wont", "failed", "fails", "flopped") || p.Sign(next, "did", "does", "has") && p.Sign(next+1, "not")
	for p.Sign(next, "didnt", "doesnt", "hasnt", "did", "does", "not") {
		next++
	}
	last := p.lastBought()
	if next == at || last == engine.NoCard || !p.Sign(next, "work", "works", "worked", "succeed", "succeeds", "succeeded", "failed", "fails", "flopped") {
		return orders.Condition{}, 0
	}
	return orders.Condition{Kind: orders.Bought, Who: p.Table.Me, Card: last, Not: not}, next + 1
}

// lastBought is the one card that the order before is to buy; NoCard for none or several.
func (p *setting) lastBought() engine.Card {
	last := p.Before
	if p.Some {
		last = &p.Last
	}
	if last == nil || last.Verb != orders.Buy || len(last.Cards) != 1 {
		return engine.NoCard
	}
	return last.Cards[0]
}

// boughtBefore is the one card that the order of the sentence before is to buy, where that of this one
// is another: `go 2 Forest, if I got it` behind `go 1 Stadium`; NoCard for none.
func (p *setting) boughtBefore() engine.Card {
	if !p.Some || p.Before == nil || p.Before.Verb != orders.Buy || len(p.Before.Cards) != 1 || p.Last.Verb == orders.Buy && slices.Contains(p.Last.Cards, p.Before.Cards[0]) {
		return engine.NoCard
	}
	return p.Before.Cards[0]
}

// broke reads `is broke`, `has nothing left` of another player, who is named.
func (p *Asker) broke(at int, who engine.Seat, named bool) (orders.Condition, int) {
	if !named {
		return orders.Condition{}, 0
	}
	at = p.lull(at)
	next, has := at, false
	for p.Sign(next, "is", "be", "are", "has", "have", "got", "run", "'s", "left", "really", "completely", "by", "then") {
		has = has || p.Sign(next, "has", "have", "got")
		next++
	}
	end := next + 1
	switch none := p.Sign(next, "nothing", "nowt", "nil", "zilch"); {
	case p.Sign(next, "no", "zero") && p.Sign(end, "money", "coins", "cash") && has, p.Sign(next, "out") && p.Sign(end, "of") && p.Sign(next+2, "money", "coins", "cash"):
		end = next + 2 + min(1, len(p.T[next].Low)-2)
	case none && has, p.Sign(next, "broke", "skint", "penniless", "bust", "bankrupt", "brassic"):
	default:
		return orders.Condition{}, 0
	}
	for p.Sign(end, "left", "at", "all", "then", "by", "in", "hand") && !p.Closes(end) {
		end++
	}
	return orders.Condition{Kind: orders.Coins, Who: who, Compare: orders.Exactly}, end
}

// builtEver tells that a Landmark is built, in whichever turn: `has built the Harbour`, not
// `bought it this turn`.
func (p *setting) builtEver(from, end int) bool {
	for i := from; i < min(len(p.T), end+mostBehind) && !(i >= end && p.Sign(i, ",", ":", "-", ";", ".")); i++ {
		if p.Sign(i, "bought", "buys", "purchased", "buy", "earlier", "turn", "go", "round", "first", "before", "get", "got", "gets") {
			return false
		}
	}
	return true
}

// Scant makes the number at a place the most of what there is: `only 3 coins`, `down to my
// last two`.
func (p *setting) Scant(at int, a marked.Quantity) marked.Quantity {
	for i := at - 1; a.Alone() && i >= max(0, at-mostBehind) && !p.Sign(i, "if", "when", "with", "once"); i-- {
		if p.Sign(i, "only", "merely", "barely", "down") || p.Sign(i, "just") && i == at-1 {
			a.Compare = orders.AtMost
		}
	}
	return a
}

// mostBehind is how many tokens behind a condition tell when it holds.
const mostBehind = 4

// CoinsOf is a condition on coins; a number alone is at least so many, and 0 is none. Of a range it has
// both ends, which Spread parts.
func CoinsOf(who engine.Seat, a marked.Quantity, not, some bool, end int) (orders.Condition, int) {
	c := orders.Condition{Kind: orders.Coins, Who: who, Compare: a.Compare, Count: a.Low}
	switch {
	case a.High > 0 && (not || a.High < a.Low):
		return c, 0
	case a.High > 0:
		c.Compare, c.Totals = orders.AtLeast, orders.Totals(a.High)
	case !some && not:
		c.Compare, not = orders.Exactly, false
	case !some:
		return c, 0
	case a.Compare == "" && a.Low == 0:
		c.Compare = orders.Exactly // anybody has at least none
	case a.Compare == "":
		c.Compare = orders.AtLeast
	}
	if not {
		c = c.Negated()
	}
	return c, end
}

// PlayerBefore is the one player whom the sentence names before a place, engine.NoSeat
// for nobody or several.
func (p *Asker) PlayerBefore(at int) engine.Seat {
	seat := engine.NoSeat
	for i := range at {
		found := p.PlayerAt(i, 3)
		if found.Tokens == 0 || found.Seat == p.Table.Me {
			continue
		}
		if found.Fits != nil || seat != engine.NoSeat && seat != found.Seat {
			return engine.NoSeat
		}
		seat = found.Seat
	}
	if len(p.Him) == 1 && seat == engine.NoSeat {
		return p.Him[0]
	}
	return seat
}

// besides reads a card that somebody must have besides coins, in front of what is ordered then: `if I have 10 coins and
// a Forest, buy a Mine`; end is 0 for none.
func besides(p *Asker, at int, who engine.Seat) (c orders.Condition, end int) {
	_, not := p.Is(at, words.Not)
	_, number := p.Number(at)
	if not+number == 0 && !p.Sign(at, "a", "an", "the", "my", "un", "una", "el", "la", "ein", "eine", "einen", "die", "das", "den") {
		return c, 0
	}
	switch c, end = p.owned(max(at, not), who, not > 0); {
	case end == 0 || c.Kind != orders.Has:
		return c, 0
	case p.Sign(end, ":"), end >= len(p.T), p.Sign(end, ".", ";", "!"):
		return c, end
	case !p.Sign(end, ",", "then"):
		return c, 0
	}
	next := end + 1
	for p.Sign(next, ",", ":", "then", "i", "ill", "id", "please") {
		next++
	}
	if _, verb := p.Is(next, words.Verb); verb == 0 {
		return c, 0
	}
	return c, end
}

// apart reads a number behind which the order begins: `if I have 5 a Forest` asks for coins; of a `one` nobody knows.
func apart(p *Asker, at, counted int, who engine.Seat, not bool, a marked.Quantity) (c orders.Condition, end int, ok bool) {
	n, end := p.Number(at)
	if end == 0 || end != counted || !p.Sign(end, "a", "an", "un", "una", "ein", "eine", "einen", "une", "buy") {
		return c, 0, false
	}
	if n < 2 {
		return c, 0, true
	}
	c, end = CoinsOf(who, a, not, true, end)
	return c, end, true
}
