package clauses

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// opener returns what a word that begins a condition is: whether what follows must not
// hold, and where it ends; 0 for none. `on a 6` begins and is one.
func (p *parse) opener(at int) (unless bool, end int) {
	if _, end := p.is(at, words.If); end > 0 {
		return false, end
	}
	if _, end := p.is(at, words.Unless); end > 0 {
		return true, end
	}
	return p.hiddenOpener(at)
}

// hiddenOpener finds an `if` that a longer phrase hides which says nothing more: `if I
// have enough` before `for the Mall`.
func (p *parse) hiddenOpener(at int) (unless bool, end int) {
	_, idiom := p.is(at, words.Empty, words.Joint, words.Always)
	if idiom == 0 || p.hiding {
		return false, 0
	}
	found := words.Shorter(p.t, at, words.If, p.Speaks)
	if found.Tokens == 0 {
		return false, 0
	}
	p.hiding = true
	_, reach := p.conditions(at + found.Tokens)
	p.hiding = false
	if reach <= idiom {
		return false, 0
	}
	return false, at + found.Tokens
}

// conditions reads what stands behind `if`, one condition or several joined by `and`;
// end is 0 for none.
func (p *parse) conditions(at int) (list []orders.Condition, end int) {
	for {
		c, next := p.condition(at)
		if next == 0 && len(list) > 0 {
			c, next = p.shared(at, list[len(list)-1])
		}
		if next == 0 {
			return list, end
		}
		list, end = append(list, c), next
		_, and := p.is(next, words.And, words.Break)
		if and == 0 && p.sign(next, ",") {
			_, and = p.is(next+1, words.And, words.Break)
		}
		if and == 0 {
			return list, end
		}
		if unless, after := p.opener(and); after > 0 && !unless {
			and = after
		}
		at = and
	}
}

// shared reads a condition that shares its beginning with the one before: `have Mine
// and Forest`.
func (p *parse) shared(at int, before orders.Condition) (orders.Condition, int) {
	if before.Kind != orders.Has || before.Not {
		return orders.Condition{}, 0
	}
	return p.owned(at, before.Who, false)
}

// condition reads one condition; end is 0 for none.
func (p *parse) condition(at int) (c orders.Condition, end int) {
	not := false
	for at < len(p.t) {
		if c, end := p.asked(at); end > 0 {
			if not {
				c = c.Negated()
			}
			return c, p.trailing(end)
		}
		if _, next := p.is(at, words.Not, words.Denial); next > 0 && !not {
			at, not = next, true
			continue
		}
		next := p.pass(at)
		if next == at {
			return c, 0
		}
		at = next
	}
	return c, 0
}

// pass passes over one phrase that says nothing, without explaining it yet.
func (p *parse) pass(at int) int {
	if p.sign(at, "(", ")", ",") {
		return at + 1
	}
	if _, end := p.is(at, words.With); end > 0 {
		return end
	}
	return max(at, p.idle(at))
}

// trailing passes over `already`, `by then` and the like behind a condition.
func (p *parse) trailing(at int) int {
	for {
		if _, end := p.is(at, words.Any); end > 0 {
			at = end
			continue
		}
		if p.sign(at, ")") {
			at++
			continue
		}
		return at
	}
}

// asked reads one condition without `not`.
func (p *parse) asked(at int) (orders.Condition, int) {
	who, named, next := p.subject(at)
	if next > at || !named {
		for _, read := range []func(int, engine.Seat, bool) (orders.Condition, int){p.having, p.coins, p.buying, p.affording, p.rolling} {
			if c, end := read(next, who, named); end > 0 {
				return c, end
			}
		}
	}
	return p.offering(at)
}

// subject reads whom a condition asks about; the writer when nobody is named.
func (p *parse) subject(at int) (who engine.Seat, named bool, end int) {
	if found := words.Shorter(p.t, at, words.Me, p.Speaks); found.Tokens > 0 {
		return p.Table.Me, false, at + found.Tokens
	}
	if found := p.player(at, 3); found.Tokens > 0 && found.Fits == nil {
		end = at + found.Tokens
		if p.sign(end, "'s") {
			end++
		}
		return found.Seat, true, end
	}
	if p.sign(at, "my", "mis", "meine", "mes") {
		return p.Table.Me, false, at + 1
	}
	return p.Table.Me, false, at
}

// having reads `has Mine`, `has 6 coins`, `has no Mine`, `has 3 landmarks`, and the
// same without the verb where a noun tells.
func (p *parse) having(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	at = p.lull(at)
	if _, next := p.is(at, words.HasNot); next > 0 {
		if c, end := p.owned(p.any(next), who, true); end > 0 {
			return c, end
		}
		return orders.Condition{}, 0
	}
	_, next := p.is(at, words.Has)
	if next == 0 {
		return orders.Condition{}, 0
	}
	if _, no := p.is(next, words.Not, words.Nothing); no > 0 && !p.sign(next, "not") {
		if c, end := p.owned(p.any(no), who, true); end > 0 {
			return c, end
		}
	}
	return p.owned(p.any(next), who, false)
}

// lull passes over words between a subject and its verb: `already`, `do`.
func (p *parse) lull(at int) int {
	for {
		_, end := p.is(at, words.Empty, words.Any)
		if end == 0 {
			return at
		}
		if _, own := p.is(at, words.Has, words.HasNot, words.Roll, words.Bought); own > 0 {
			return at
		}
		at = end
	}
}

func (p *parse) any(at int) int {
	for {
		if _, end := p.is(at, words.Any); end > 0 {
			at = end
			continue
		}
		if p.sign(at, "a", "an", "the", "un", "una", "la", "el", "le", "die", "das", "den", "ein", "eine", "einen", "une", "got", "built") {
			at++
			continue
		}
		return at
	}
}

// owned reads what somebody has: coins, landmarks or copies of a card.
func (p *parse) owned(at int, who engine.Seat, not bool) (orders.Condition, int) {
	a, next := p.amount(at)
	if next == 0 {
		next = at
	}
	next = p.any(next)
	if _, end := p.is(next, words.Coins); end > 0 {
		return coinsOf(who, a, not, next > at, p.moreBehind(end, &a))
	}
	if _, end := p.is(next, words.Landmark); end > 0 {
		return counted(orders.Condition{Kind: orders.Landmarks, Who: who}, a, not, next > at, p.moreBehind(end, &a))
	}
	card, end := p.oneCard(next)
	if end == 0 {
		return orders.Condition{}, 0
	}
	return counted(orders.Condition{Kind: orders.Has, Who: who, Card: card}, a, not, next > at, end)
}

// moreBehind reads an `or more` behind the noun: `6 coins or more`.
func (p *parse) moreBehind(at int, a *amount) int {
	if a.compare != "" || a.high > 0 {
		return at
	}
	if _, end := p.is(at, words.OrMore); end > 0 {
		a.compare = orders.AtLeast
		return end
	}
	if _, end := p.is(at, words.OrLess); end > 0 {
		a.compare = orders.AtMost
		return end
	}
	return at
}

// coinsOf is a condition on coins; a number alone is at least so many.
func coinsOf(who engine.Seat, a amount, not, some bool, end int) (orders.Condition, int) {
	c := orders.Condition{Kind: orders.Coins, Who: who, Compare: a.compare, Count: a.low}
	switch {
	case a.high > 0:
		return c, 0
	case !some && not:
		c.Compare, not = orders.Exactly, false
	case !some:
		return c, 0
	case a.compare == "":
		c.Compare = orders.AtLeast
	}
	if not {
		c = c.Negated()
	}
	return c, end
}

// counted is a condition on copies or landmarks, which are counted from a number up.
func counted(c orders.Condition, a amount, not, some bool, end int) (orders.Condition, int) {
	c.Count, c.Not = a.low, not
	switch {
	case a.high > 0, a.compare == orders.Exactly:
		return c, 0
	case !some:
		c.Count = 1
	case a.compare == orders.Over:
		c.Count++
	case a.compare == orders.Under:
		c.Not = !c.Not
	case a.compare == orders.AtMost:
		c.Count++
		c.Not = !c.Not
	}
	if c.Count == 0 && a.compare == "" {
		c.Count, c.Not = 1, !c.Not
	}
	if c.Count < 1 {
		return c, 0
	}
	return c, end
}

// coins reads `coins >= 6`, `my coins are 6 or more`, `10 coins`.
func (p *parse) coins(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	if _, next := p.is(at, words.Coins); next > 0 {
		next = p.lull(next)
		if _, verb := p.is(next, words.Has, words.Total); verb > 0 {
			next = verb
		}
		if a, end := p.amount(next); end > 0 {
			return coinsOf(who, a, false, true, end)
		}
		return orders.Condition{}, 0
	}
	a, next := p.amount(at)
	if next == 0 {
		return orders.Condition{}, 0
	}
	if _, end := p.is(next, words.Coins); end > 0 && who == p.Table.Me {
		return coinsOf(who, a, false, true, p.moreBehind(end, &a))
	}
	if _, end := p.is(next, words.Landmark); end > 0 {
		return counted(orders.Condition{Kind: orders.Landmarks, Who: who}, a, false, true, p.moreBehind(end, &a))
	}
	return orders.Condition{}, 0
}

// buying reads `bought Mine`.
func (p *parse) buying(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	at = p.lull(at)
	_, next := p.is(at, words.Bought)
	not := false
	if next == 0 {
		if _, next = p.is(at, words.NotBought); next == 0 {
			return orders.Condition{}, 0
		}
		not = true
	}
	card, end := p.oneCard(p.any(next))
	return orders.Condition{Kind: orders.Bought, Who: who, Card: card, Not: not}, end
}

// affording reads `can afford the Mall`, `enough for the Mall`.
func (p *parse) affording(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	at = p.lull(at)
	if _, has := p.is(at, words.Has); has > 0 {
		at = has
	}
	m, next := p.is(at, words.Afford)
	if next == 0 {
		return orders.Condition{}, 0
	}
	card, end := p.oneCard(p.any(next))
	if end == 0 {
		return orders.Condition{}, 0
	}
	c := orders.Condition{Kind: orders.Coins, Who: who, Compare: orders.AtLeast, Count: card.Cost()}
	if m.Value == 1 {
		c = c.Negated()
	}
	return c, end
}

// rolling reads `I roll 6`, `the total is 6 or more`, `it comes up 6`, `on a 6`,
// `doubles`.
func (p *parse) rolling(at int, who engine.Seat, named bool) (orders.Condition, int) {
	if named && who != p.Table.Me {
		return orders.Condition{}, 0
	}
	not, some := false, false
	for at < len(p.t) {
		if _, end := p.is(at, words.Doubles); end > 0 {
			c := orders.Condition{Kind: orders.Doubles, Who: who, Not: not}
			return c, end
		}
		if some {
			if set, end := p.totals(at); end > 0 && !p.isPronoun(at, end) {
				if _, noun := p.is(end, words.Coins, words.Landmark, words.Dice); noun > 0 || p.card(end).Tokens > 0 && !p.sign(end, ",", ":") && p.card(end).Strength < marks.Weak && !p.t[end].Is("harbour") {
					return orders.Condition{}, 0
				}
				if not {
					set = orders.AllTotals &^ set
				}
				return orders.Condition{Kind: orders.Rolled, Who: who, Totals: set}, end
			}
		}
		if _, end := p.is(at, words.Roll, words.Total, words.With); end > 0 {
			at, some = end, true
			continue
		}
		if _, end := p.is(at, words.Not, words.Denial); end > 0 && !not {
			at, not = end, true
			continue
		}
		if _, end := p.is(at, words.Empty, words.Anything, words.Dice, words.Me); end > 0 {
			at = end
			continue
		}
		if set, end := p.totals(at); end > 0 && !p.isPronoun(at, end) {
			if _, verb := p.is(end, words.Roll); verb > 0 { // wenn ich eine 6 würfle
				return orders.Condition{Kind: orders.Rolled, Who: who, Totals: set}, verb
			}
		}
		if set, end := p.totals(at); end > 0 && (p.sign(end, ",", ":") || end == len(p.t)) { // if 6: …
			return orders.Condition{Kind: orders.Rolled, Who: who, Totals: set}, end
		}
		return orders.Condition{}, 0
	}
	return orders.Condition{}, 0
}

// isPronoun tells `if I get one`, where one is no number.
func (p *parse) isPronoun(at, end int) bool {
	return end == at+1 && p.sign(at, "one", "uno", "una", "un")
}

// offering reads `Mine is on offer`, `no Mine on offer`, `there is a Mine left`.
func (p *parse) offering(at int) (orders.Condition, int) {
	front, not := false, false
	for at < len(p.t) {
		if p.card(at).Tokens > 0 && p.card(at).Strength < marks.Weak {
			break
		}
		if _, end := p.is(at, words.Offered); end > 0 {
			at, front = end, true
			continue
		}
		if _, end := p.is(at, words.Not, words.Denial); end > 0 && !not {
			at, not = end, true
			continue
		}
		if _, end := p.is(at, words.Empty, words.Any); end > 0 {
			at = end
			continue
		}
		if p.sign(at, "at", "a") {
			at++
			continue
		}
		if n, end := p.number(at); end > 0 && n == 1 {
			at = end
			continue
		}
		if _, end := p.misspelt(at); end > 0 {
			break
		}
		return orders.Condition{}, 0
	}
	card, next := p.oneCard(at)
	if next == 0 {
		return orders.Condition{}, 0
	}
	c := orders.Condition{Kind: orders.OnOffer, Who: p.Table.Me, Card: card, Not: not}
	if _, end := p.is(p.any(next), words.Offered); end > 0 {
		return c, end
	}
	if _, end := p.is(p.any(next), words.Gone); end > 0 {
		c.Not = !c.Not
		return c, end
	}
	if front {
		return c, next
	}
	return orders.Condition{}, 0
}

// oneCard reads the one card that a condition or an order names; end is 0 for none.
func (p *parse) oneCard(at int) (engine.Card, int) {
	if p.sign(at, "it", "them") && len(p.out.Acts) > 0 {
		if cards := p.out.Acts[len(p.out.Acts)-1].Line.Order.Cards; len(cards) == 1 {
			return cards[0], at + 1
		}
		return engine.NoCard, 0
	}
	for {
		found := p.card(at)
		if found.Tokens > 0 && found.Fits == nil {
			return found.Card, at + found.Tokens
		}
		if _, end := p.is(at, words.Empty); end > 0 {
			at = end
			continue
		}
		return p.misspelt(at)
	}
}

// misspelt reads a misspelt name that stands where a card is looked for.
func (p *parse) misspelt(at int) (engine.Card, int) {
	if at >= len(p.t) {
		return engine.NoCard, 0
	}
	found, known := p.near[at]
	for length := 3; length > 0 && !known && found.Tokens == 0; length-- {
		if at+length <= len(p.t) && p.allWords(at, at+length) {
			found = p.Table.Misspelt(p.t[at : at+length])
		}
	}
	p.near[at] = found
	if found.Tokens == 0 {
		return engine.NoCard, 0
	}
	return found.Card, at + found.Tokens
}

// allWords tells whether the tokens are words, none of them of the tables or a name.
func (p *parse) allWords(from, to int) bool {
	for i := from; i < to; i++ {
		if !p.t[i].IsWord() || p.isCommon(i) || p.player(i, 3).Whole {
			return false
		}
	}
	return true
}
