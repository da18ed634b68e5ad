package sentences

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// This file reads what orders hang on: conditions, before them and behind.

// A chainer knows what may stand between conditions and their orders.
type chainer struct{ starter }

// condition1 reads conditions that stand before an order or behind it.
func (p *parse) condition1(at int) int {
	unless, next := p.Opener(at)
	if next == 0 {
		return at
	}
	if end := p.bag().Acting(next); end > 0 && !unless && len(p.Out.Acts) > 0 {
		p.Take(at, end, parts.VerbName(p.Last.Verb))
		return end
	}
	list, end := p.Conditions(next)
	if p.bags && (end == 0 || !p.clean(end)) {
		if other, after := p.wordy(next); after > end {
			list, end = other, after
		}
	}
	if end == 0 || unless && len(list) > 1 {
		return at
	}
	if which := p.inWhichCase(end); unless && len(p.Out.Acts) > 0 && which > end {
		p.from = at
		p.Take(at, which, p.ConditionText(list))
		if last := len(p.Out.Acts) - 1; p.Out.Acts[last].Line.Order.Nothing && len(p.Out.Acts[last].Line.Order.Cards) == 0 {
			p.Out.Acts = p.Out.Acts[:last] // nothing, unless
		} else {
			p.behind([]orders.Condition{list[0].Negated()})
		}
		return p.holding(append(slices.Clone(p.Now.If), list...), which)
	}
	if unless && p.Sign(end, "(") && p.Sign(end+1, "then", "in") {
		p.Doubt = "unless"
	}
	list = pointed(p, next, end, list)
	list = bags.OfCard(p.Arguer, next, end, list, p.LastOrder(), unless)
	if unless {
		list[0] = list[0].Negated()
	}
	if last := len(p.Out.Acts) - 1; unless && last >= 0 && verbs.Preferred(p.Finder, next, end, list[0], &p.Out.Acts[last].Line.Order) {
		p.Take(at, end, "what comes first")
		p.Last = p.Out.Acts[last].Line.Order
		return end
	}
	return p.conditioned(at, end, list)
}

// pointed settles what a word points at in a condition by what was asked before.
func pointed(p *parse, from, to int, list []orders.Condition) []orders.Condition {
	chain := p.Out.Chain
	if len(chain) == 0 {
		chain = p.Now.Chain
	}
	list, unsure := asking.Pointed(&p.Asker, from, to, list, chain)
	if unsure {
		p.Doubt = p.Written(from, to)
	}
	return list
}

// clean tells whether a condition may end at a place.
func (p *chainer) clean(at int) bool {
	return p.Closes(at) || p.Sign(at, ":") || p.OpensOrder(at)
}

// wordy reads conditions by the words that are in them, in whatever row they stand.
func (p *chainer) wordy(at int) ([]orders.Condition, int) {
	coins := false
	for _, all := range append(slices.Clone(p.Now.Chain), p.Out.Chain...) {
		coins = coins || len(all) > 0 && all[len(all)-1].Kind == orders.Coins
	}
	return p.bag().Conditions(at, coins)
}

// behindThen passes over what stands between a condition and its order.
func (p *chainer) behindThen(at int) int {
	for p.Sign(at, ",", ":", "then", "dann", "entonces", "alors") {
		at++
	}
	return at
}

// inWhichCase returns where `in which case`, `, then` ends behind a condition, and an order
// follows; the place itself for none.
func (p *chainer) inWhichCase(at int) int {
	next := p.CommaAt(at)
	if p.Sign(next, "in") && p.Sign(next+1, "which", "that") && p.Sign(next+2, "case", "event") {
		return next + 3
	}
	if before := p.LastOrder(); before != nil && p.Sign(at, ",") && p.OpensOrder(next) {
		if m, _ := p.Is(next, words.Verb); m.Kind == words.Verb && orders.Verb(m.Value) == before.Verb || before.Verb == orders.Buy && p.CardAt(p.Behind(next)).Tokens > 0 {
			return next
		}
	}
	for next = p.behindThen(at); p.Sign(next, "it", "is", "'s", "its", "use", "take"); {
		next++
	}
	n, _ := p.Number(next)
	if p.OpensElliptic(next) || next > p.CommaAt(at) && (p.OpensOrder(next) || p.LastOrder() != nil && p.LastOrder().Verb == orders.Roll && (n == 1 || n == 2)) {
		return next
	}
	return at
}

// lacking reads `if there is no Mine left` behind a list that ends in the Mine: the list
// goes on, for that is what a list means anyway.
func (p tooler) lacking(at int) int {
	unless, next := p.Opener(at)
	last, listed := p.lastListed()
	if next == 0 || unless || !listed {
		return at
	}
	end := changes.Missed(p.Arguer, next, last)
	if end == 0 || p.Sign(end, ":") {
		return at
	}
	card := p.CommaAt(end)
	for p.Sign(card, "then", "thn", "please", "the", "a", "an", "dann", "pues", "entonces", "alors", "el", "la", "un", "una", "der", "die", "das", "den", "ein", "eine", "einen", "le", "une") {
		card++
	}
	if found := p.CardAt(p.Behind(card)); found.Tokens == 0 || found.Strength == marks.Weak {
		return at // another order than a candidate
	}
	p.Take(at, end, "a joint")
	return p.then(end)
}

// lastListed is the last card of the list that stands directly before, without a
// condition.
func (p tooler) lastListed() (engine.Card, bool) {
	if !p.InList || p.Turned || len(p.Held) > 0 {
		return engine.NoCard, false
	}
	if n := len(p.Out.Acts); n > 0 {
		line := &p.Out.Acts[n-1].Line
		return changes.LastOf(line.Order.Cards), len(line.If) == 0 && len(line.Order.Cards) > 0
	}
	return changes.LastOf(p.Now.Cards), p.Now.Listed && len(p.Now.Chain) == 0 && len(p.Now.Cards) > 0
}

// unequal reads conditions without `if`: `on a 6`, `with a 6: …`, `10 to 15 coins: …`.
func (p *parse) unequal(at int) int {
	_, next := p.Is(at, words.With)
	if _, opens := p.Opener(at); next == 0 && !p.begins(at) || opens > 0 || p.Sign(at, "a") && p.Sign(at-1, "il", "elle") || at > 0 && p.Sign(at, "for") && p.CardAt(at-1).Tokens > 0 {
		return at
	}
	list, end := p.Rungs(at, p.rung(at))
	if next == 0 && end == 0 {
		return at
	} else if next == 0 {
		p.Take(at, end, p.ConditionText(list))
		return p.holding(append(slices.Clone(p.Now.If), list...), end)
	}
	c, after := p.Rolling(at, p.Table.Me, false)
	switch {
	case end == 0 && after == 0:
		if c, end = p.Coins(next, p.Table.Me, false); end == 0 {
			return at
		}
		list = asking.Spread([]orders.Condition{c})
	case end == 0:
		list, end = []orders.Condition{c}, after
		if a, _ := p.Quantity(next); (p.rung(at) != nil || p.Now.Chain == nil && p.Out.Chain == nil && !a.Alone() && p.Sign(at, "with", "con", "mit", "avec") && next == at+1) && c.Kind == orders.Rolled {
			p.Doubt = p.Written(at, end) // with 6 to 9: coins, or dice?
		}
	}
	if !p.Closes(end) && !p.Sign(end, ":") && !p.OpensOrder(end) {
		return at
	}
	if c = list[0]; (p.idleScope || p.turnsBack && len(p.Out.Acts) == 0) && p.Some && (p.Last.Verb == orders.Reroll || p.Last.Verb == orders.Harbour) && c.Kind == orders.Rolled && !c.Not && p.Closes(end) && len(p.Held) == 0 {
		p.Take(at, end, parts.VerbName(p.Last.Verb)) // reroll below 7 in go 1, in go 2 on 2 to 4
		p.add(orders.Order{Verb: p.Last.Verb, Totals: c.Totals})
		return end
	}
	if c.Kind == orders.Coins && p.Sign(at-1, ",") && p.rung(at) != nil && p.OpensOrder(end) { // at 22 coins the Airport, at 16 the Mall
		p.Take(at, end, p.ConditionText(list))
		return p.holding(append(slices.Clone(p.Now.If), list...), end)
	}
	return p.conditioned(at, end, list)
}

// begins tells whether a clause may begin at a place, with nothing that goes on before it.
func (p *chainer) begins(at int) bool {
	return at == 0 || verbs.Starts(p.Finder, at) || p.Taken[at-1] == "a heading" || p.Taken[at-1] == "a joint"
}

// rung is the condition on the writer's coins that stands before a place, of this sentence
// or of the one before it, nil for none: what another one names is coins as well. Another
// sentence may ask about dice: `with a 6`.
func (p *starter) rung(at int) *orders.Condition {
	chain := p.Out.Chain
	if len(chain) == 0 && !p.Sign(at+1, "a", "an", "un", "una", "einer", "einem", "une") && (p.Sign(at, "with", "con", "mit", "avec") || at == 0 && len(p.Now.Chain) > 0 && !(p.Sign(at, "on") && p.OpensOrder(at+2))) {
		chain = p.Now.Chain
	}
	if n := len(chain); n > 0 && chain[n-1][0].Kind == orders.Coins && chain[n-1][0].Who == p.Table.Me {
		return &chain[n-1][0]
	}
	return nil
}

// conditioned puts conditions to the order behind them, or else to the one before.
func (p *parse) conditioned(at, end int, list []orders.Condition) int {
	p.from = at
	p.Take(at, end, p.ConditionText(list))
	last := len(p.Out.Acts) - 1
	next := end
	for p.Sign(next, ")") {
		next++
	}
	if its := p.itIs(next); its > next { // if I got 22 by then its Radio Tower
		p.Take(end, its, "a joint")
		end, next = its, its
	}
	opens := p.Sign(next, ":") || p.OpensOrder(next)
	if then := p.behindThen(next); !opens { // if that worked then for my second go the Forest
		_, _, scoped := p.ScopesAt(then)
		opens = scoped > 0 && p.OpensOrder(p.CommaAt(scoped)) || then > next && isMisspelt(p, then)
	}
	forward := last >= 0 && p.Out.Acts[last].Line.Order.Verb == orders.Roll && (list[0].Kind == orders.Rolled || list[0].Kind == orders.Doubles) && p.Sign(next, ",") && next+1 < len(p.T)
	if last >= 0 && !forward && !p.Fresh(at) && !(opens && verbs.Emptied(&p.Out.Acts[last].Line.Order, list[0])) && !p.Sign(next, ":") {
		then := p.Sign(p.CommaAt(next), "then")
		if !then || p.Sign(next, ",") { // Mall if I have 10 coins, then Mine
			p.behind(p.whose(at, end, list))
			return end
		}
	}
	if !opens && next < len(p.T) && !p.Sign(next, ",") {
		if last >= 0 {
			p.behind(p.whose(at, end, list))
		} else {
			p.Held, p.unused = append(slices.Clone(p.Held), list...), true
		}
		return end
	}
	return p.holding(append(slices.Clone(p.Now.If), list...), end)
}

// isMisspelt tells a misspelt card at a place where no other is.
func isMisspelt(p *parse, at int) bool {
	if p.CardAt(at).Tokens > 0 || p.PhraseAt(at).Tokens > 0 {
		return false
	}
	_, end := p.Misspelt(at)
	return end > at
}

// whose makes coins of which nobody says whose they are those of the player before them whom
// the TV Station takes from: `tv Bob with 10 coins or more`.
func (p *chainer) whose(at, end int, list []orders.Condition) []orders.Condition {
	c, order := list[0], &p.Out.Acts[len(p.Out.Acts)-1].Line.Order
	if order.Verb != orders.TV || order.Player < 0 || order.Player == p.Table.Me || c.Who != p.Table.Me || c.Kind != orders.Coins && c.Kind != orders.Rolled {
		return list
	}
	_, opened := p.Is(at, words.If, words.Unless)
	for i := at; i < end; i++ {
		if _, mine := p.Is(i, words.Me, words.Has, words.HasNot, words.Roll, words.Total); mine > 0 || p.Sign(i, "i", "my", "me") || i == opened && p.Sign(i, "coins") {
			return list
		}
	}
	if a, until := p.Quantity(opened); c.Kind == orders.Rolled && opened > 0 && until == end && !a.Alone() {
		if c, _ = asking.CoinsOf(order.Player, a, c.Not, true, end); c.Kind == orders.Coins {
			list = []orders.Condition{c}
		}
	}
	if list[0].Kind != orders.Coins {
		return list
	}
	if opened > 0 {
		p.Doubt = p.Written(at, end)
	}
	list = slices.Clone(list)
	for i := range list {
		list[i].Who = order.Player
	}
	return list
}

// holding puts conditions to the order that follows.
func (p *parse) holding(list []orders.Condition, end int) int {
	if p.unused {
		p.Doubt = "conditions one behind the other"
	}
	p.Held, p.Turned, p.InList, p.unused = list, false, false, true
	return p.then(end)
}

// then passes over what stands between conditions and their order.
func (p *parse) then(at int) int {
	next := at
	for p.Sign(next, ")", ",", ":", "-", ">") {
		next++
	}
	next = p.itIs(next)
	if m, end := p.Is(next, words.Joint); m.Kind != 0 && p.T[next].Is("then", "entonces", "luego", "dann", "alors", ">") {
		next = end
		for p.Sign(next, ",", ":") {
			next++
		}
	}
	next = p.itIs(next)
	p.Take(at, next, "a joint")
	return next
}

// itIs passes over `it's` before an order.
func (p *chainer) itIs(at int) int {
	next := at
	for p.Sign(next, "it", "its", "is", "'s", "that", "thats", "will", "ll", "be") {
		next++
	}
	if next == at || !p.OpensOrder(next) {
		return at
	}
	return next
}

// behind puts conditions to the order before them.
func (p *parse) behind(list []orders.Condition) {
	last := len(p.Out.Acts) - 1
	act := &p.Out.Acts[last]
	o := &act.Line.Order
	if p.Sign(p.from, "but") && len(o.Cards) > 1 || o.Nothing && len(o.Cards) > 0 && !p.Sign(p.from-2, "but") {
		p.Doubt = "but"
	}
	if o.Nothing && len(o.Cards) > 0 { // the Forest, but nothing if …
		o.Nothing = false
		p.Out.Acts = slices.Insert(p.Out.Acts, last, clauses.Act{Scopes: act.Scopes, Line: orders.Line{If: append(slices.Clone(act.Line.If), list...), Order: orders.Order{Verb: orders.Buy, Nothing: true}}})
		return
	}
	if last > 0 && p.Out.Acts[last-1].Line.Order.Verb != act.Line.Order.Verb && len(p.Out.Acts[last-1].Line.If) == 0 && p.and && !verbs.AsksTheDice(act.Line.Order.Verb, p.Out.Acts[last-1].Line.Order.Verb, list) && !verbs.AsksItsOwn(&act.Line.Order, list) {
		p.Doubt = "a condition behind two orders"
	}
	if act.Line.Order.Verb == orders.Buy && len(act.Line.Order.Cards) == 1 && p.NamesDearer(act.Line.Order.Cards[0], list[0]) {
		p.Doubt = act.Line.Order.Cards[0].String()
	}
	if p.idleScope {
		p.Doubt = "for which go" // goes stand between the order and its condition
	}
	only := p.Sign(p.from, "only") || p.Sign(p.from-1, "only") || list[0].Compare == orders.Exactly
	if n := len(o.Cards) - 1; n > 0 && !only && p.barred(o.Cards[:n], list[0]) && !p.barred(o.Cards[n:], list[0]) {
		return // a Mine, a Forest, a Bakery if I only have 1 coin: it comes last anyway
	}
	p.unbuilt = len(p.Out.Acts) == 1 && len(act.Line.If) == 0 && len(list) == 1 && unbuilt(*o, list[0], p.Table.Me)
	act.Line.If = append(slices.Clone(act.Line.If), list...)
	p.Out.Chain = append(p.Out.Chain, act.Line.If)
}

// barred tells whether none of some candidates can be paid for where a condition on the writer's coins
// holds.
func (p *chainer) barred(cards []engine.Card, c orders.Condition) bool {
	_, most := c.Between()
	return c.Kind == orders.Coins && c.Who == p.Table.Me && !slices.ContainsFunc(cards, func(card engine.Card) bool { return card.Cost() <= most })
}
