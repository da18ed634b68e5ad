package clauses

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// condition1 reads conditions that stand before an order or behind it.
func (p *parse) condition1(at int) int {
	unless, next := p.Opener(at)
	if next == 0 {
		return at
	}
	if end := p.bag().Acting(next); end > 0 && !unless && len(p.out.Acts) > 0 {
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
	if which := p.inWhichCase(end); unless && len(p.out.Acts) > 0 && which > end {
		p.from = at
		p.Take(at, which, p.ConditionText(list))
		if last := len(p.out.Acts) - 1; p.out.Acts[last].Line.Order.Nothing && len(p.out.Acts[last].Line.Order.Cards) == 0 {
			p.out.Acts = p.out.Acts[:last] // nothing, unless
		} else {
			p.behind([]orders.Condition{list[0].Negated()})
		}
		return p.holding(append(slices.Clone(p.now.If), list...), which)
	}
	if unless && p.Sign(end, "(") && p.Sign(end+1, "then", "in") {
		p.Doubt = "unless"
	}
	list = bags.OfCard(p.Arguer, next, end, list, p.before(), unless)
	if unless {
		list[0] = list[0].Negated()
	}
	if last := len(p.out.Acts) - 1; unless && last >= 0 && verbs.Preferred(p.Finder, next, end, list[0], &p.out.Acts[last].Line.Order) {
		p.Take(at, end, "what comes first")
		p.Last = p.out.Acts[last].Line.Order
		return end
	}
	return p.conditioned(at, end, list)
}

// clean tells whether a condition may end at a place.
func (p *scoper) clean(at int) bool {
	return p.Closes(at) || p.Sign(at, ":") || p.opensOrder(at)
}

// wordy reads conditions by the words that are in them, in whatever row they stand.
func (p *scoper) wordy(at int) ([]orders.Condition, int) {
	coins := false
	for _, all := range append(slices.Clone(p.now.Chain), p.out.Chain...) {
		coins = coins || len(all) > 0 && all[len(all)-1].Kind == orders.Coins
	}
	return p.bag().Conditions(at, coins)
}

// behindThen passes over what stands between a condition and its order.
func (p *scoper) behindThen(at int) int {
	for p.Sign(at, ",", ":", "then", "dann", "entonces", "alors") {
		at++
	}
	return at
}

// inWhichCase returns where `in which case`, `, then` ends behind a condition, and an order
// follows; the place itself for none.
func (p *scoper) inWhichCase(at int) int {
	next := p.CommaAt(at)
	if p.Sign(next, "in") && p.Sign(next+1, "which") && p.Sign(next+2, "case", "event") {
		return next + 3
	}
	if before := p.before(); before != nil && p.Sign(at, ",") && p.opensOrder(next) {
		if m, _ := p.Is(next, words.Verb); m.Kind == words.Verb && orders.Verb(m.Value) == before.Verb || before.Verb == orders.Buy && p.CardAt(p.Behind(next)).Tokens > 0 {
			return next
		}
	}
	for next = p.behindThen(at); p.Sign(next, "it", "is", "'s", "its", "use", "take"); {
		next++
	}
	n, _ := p.Number(next)
	if p.opensElliptic(next) || next > p.CommaAt(at) && (p.opensOrder(next) || p.before() != nil && p.before().Verb == orders.Roll && (n == 1 || n == 2)) {
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
	if !p.inList || p.Turned || len(p.Held) > 0 {
		return engine.NoCard, false
	}
	if n := len(p.out.Acts); n > 0 {
		line := &p.out.Acts[n-1].Line
		return changes.LastOf(line.Order.Cards), len(line.If) == 0 && len(line.Order.Cards) > 0
	}
	return changes.LastOf(p.now.Cards), p.now.Listed && len(p.now.Chain) == 0 && len(p.now.Cards) > 0
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
		return p.holding(append(slices.Clone(p.now.If), list...), end)
	}
	c, after := p.Rolling(at, p.Table.Me, false)
	switch {
	case end == 0 && after == 0:
		if c, end = p.Coins(next, p.Table.Me, false); end == 0 {
			return at
		}
		list = parts.Spread([]orders.Condition{c})
	case end == 0:
		list, end = []orders.Condition{c}, after
		if a, _ := p.Quantity(next); (p.rung(at) != nil || p.now.Chain == nil && p.out.Chain == nil && !a.Alone() && p.Sign(at, "with", "con", "mit", "avec") && next == at+1) && c.Kind == orders.Rolled {
			p.Doubt = p.Written(at, end) // with 6 to 9: coins, or dice?
		}
	}
	if !p.Closes(end) && !p.Sign(end, ":") && !p.opensOrder(end) {
		return at
	}
	if c = list[0]; (p.idleScope || p.turnsBack && len(p.out.Acts) == 0) && p.Some && (p.Last.Verb == orders.Reroll || p.Last.Verb == orders.Harbour) && c.Kind == orders.Rolled && !c.Not && p.Closes(end) && len(p.Held) == 0 {
		p.Take(at, end, parts.VerbName(p.Last.Verb)) // reroll below 7 in go 1, in go 2 on 2 to 4
		p.add(orders.Order{Verb: p.Last.Verb, Totals: c.Totals})
		return end
	}
	if c.Kind == orders.Coins && p.Sign(at-1, ",") && p.rung(at) != nil && p.opensOrder(end) { // at 22 coins the Airport, at 16 the Mall
		p.Take(at, end, p.ConditionText(list))
		return p.holding(append(slices.Clone(p.now.If), list...), end)
	}
	return p.conditioned(at, end, list)
}

// begins tells whether a clause may begin at a place, with nothing that goes on before it.
func (p *scoper) begins(at int) bool {
	return at == 0 || verbs.Starts(p.Finder, at) || p.Taken[at-1] == "a heading" || p.Taken[at-1] == "a joint"
}

// rung is the condition on the writer's coins that stands before a place, of this sentence
// or of the one before it, nil for none: what another one names is coins as well. Another
// sentence may ask about dice: `with a 6`.
func (p *starter) rung(at int) *orders.Condition {
	chain := p.out.Chain
	if len(chain) == 0 && !p.Sign(at+1, "a", "an", "un", "una", "einer", "einem", "une") && (p.Sign(at, "with", "con", "mit", "avec") || at == 0 && len(p.now.Chain) > 0) {
		chain = p.now.Chain
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
	last := len(p.out.Acts) - 1
	next := end
	for p.Sign(next, ")") {
		next++
	}
	if its := p.itIs(next); its > next { // if I got 22 by then its Radio Tower
		p.Take(end, its, "a joint")
		end, next = its, its
	}
	opens := p.Sign(next, ":") || p.opensOrder(next)
	if then := p.behindThen(next); !opens { // if that worked then for my second go the Forest
		_, _, scoped := p.scopesAt(then)
		opens = scoped > 0 && p.opensOrder(p.CommaAt(scoped))
	}
	forward := last >= 0 && p.out.Acts[last].Line.Order.Verb == orders.Roll && (list[0].Kind == orders.Rolled || list[0].Kind == orders.Doubles) && p.Sign(next, ",") && next+1 < len(p.T)
	if last >= 0 && !forward && !p.fresh(at) && !(opens && verbs.Emptied(&p.out.Acts[last].Line.Order, list[0])) && !p.Sign(next, ":") {
		then := p.Sign(p.CommaAt(next), "then")
		if !then || p.Sign(next, ",") { // Mall if I have 10 coins, then Mine
			p.behind(list)
			return end
		}
	}
	if !opens && next < len(p.T) && !p.Sign(next, ",") {
		if last >= 0 {
			p.behind(list)
		} else {
			p.Held, p.unused = append(slices.Clone(p.Held), list...), true
		}
		return end
	}
	return p.holding(append(slices.Clone(p.now.If), list...), end)
}

// holding puts conditions to the order that follows.
func (p *parse) holding(list []orders.Condition, end int) int {
	if p.unused {
		p.Doubt = "conditions one behind the other"
	}
	p.Held, p.Turned, p.inList, p.unused = list, false, false, true
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
func (p *scoper) itIs(at int) int {
	next := at
	for p.Sign(next, "it", "its", "is", "'s", "that", "thats", "will", "ll", "be") {
		next++
	}
	if next == at || !p.opensOrder(next) {
		return at
	}
	return next
}

// behind puts conditions to the order before them.
func (p *parse) behind(list []orders.Condition) {
	last := len(p.out.Acts) - 1
	act := &p.out.Acts[last]
	o := &act.Line.Order
	if p.Sign(p.from, "but") && len(o.Cards) > 1 || o.Nothing && len(o.Cards) > 0 && !p.Sign(p.from-2, "but") {
		p.Doubt = "but"
	}
	if o.Nothing && len(o.Cards) > 0 { // the Forest, but nothing if …
		o.Nothing = false
		p.out.Acts = slices.Insert(p.out.Acts, last, Act{Scopes: act.Scopes, Line: orders.Line{If: append(slices.Clone(act.Line.If), list...), Order: orders.Order{Verb: orders.Buy, Nothing: true}}})
		return
	}
	if last > 0 && p.out.Acts[last-1].Line.Order.Verb != act.Line.Order.Verb && len(p.out.Acts[last-1].Line.If) == 0 && p.and && !verbs.AsksTheDice(act.Line.Order.Verb, p.out.Acts[last-1].Line.Order.Verb, list) && !verbs.AsksItsOwn(&act.Line.Order, list) {
		p.Doubt = "a condition behind two orders"
	}
	if act.Line.Order.Verb == orders.Buy && len(act.Line.Order.Cards) == 1 && p.NamesDearer(act.Line.Order.Cards[0], list[0]) {
		p.Doubt = act.Line.Order.Cards[0].String()
	}
	if p.idleScope {
		p.Doubt = "for which go" // goes stand between the order and its condition
	}
	act.Line.If = append(slices.Clone(act.Line.If), list...)
	p.out.Chain = append(p.out.Chain, act.Line.If)
}

// otherwise reads `otherwise` behind an order with conditions.
func (p *parse) otherwise(at int) int {
	end := p.Turn(at)
	if end == 0 {
		return at
	}
	if p.out.Chain == nil && len(p.out.Acts) == 0 {
		p.out.Chain = p.now.Chain
	}
	unaskItself(p)
	if p.trails(end) {
		if sets := verbs.Turned(p.now.Chain); len(sets) == 1 {
			p.out.Acts[0].Line.If = sets[0]
		} else {
			p.Doubt = "otherwise"
		}
		p.out.Chain, p.inList = nil, false
		p.Take(at, end, "otherwise")
		return end
	}
	switch {
	case p.out.Chain != nil:
		p.Turned, p.Held = true, nil
		if last := len(p.out.Acts) - 1; last >= 0 && p.scopes == nil {
			p.scopes = p.out.Acts[last].Scopes // Cafe in go 1 if I have 6 coins, otherwise Bakery
		}
	case p.inList:
		p.elseAt = len(p.out.Acts)
	case p.fallsBack():
		p.lacked = true
	default:
		return at
	}
	p.Take(at, end, "otherwise")
	if next := (tooler{p}).narrower(end); next > end {
		return next
	}
	return p.then(end)
}

// narrower reads what must hold besides, behind an otherwise: `if not, and I have at least
// 26`, `otherwise with 10 or more`.
func (p tooler) narrower(at int) int {
	next := p.CommaAt(at)
	if _, and := p.Is(next, words.And, words.Break); and > 0 {
		next = and
	}
	sets := verbs.Turned(p.out.Chain)
	if !p.Turned || len(sets) != 1 {
		return at
	}
	_, after := p.Opener(next)
	if next = max(next, after); next == p.CommaAt(at) {
		return at
	}
	list, end := p.Conditions(next)
	if end == 0 || !p.clean(end) {
		return at
	}
	p.Take(at, end, p.ConditionText(list))
	return p.holding(append(sets[0], list...), end)
}

// unaskItself drops `if there is a Mine` from the candidate Mine, which asks that anyway,
// so that the otherwise behind it goes on with the list.
func unaskItself(p *parse) {
	last := len(p.out.Acts) - 1
	if last < 0 || len(p.out.Chain) != 1 || len(p.now.If) > 0 {
		return
	}
	line := &p.out.Acts[last].Line
	if line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && len(line.If) == 1 &&
		line.If[0].Kind == orders.OnOffer && !line.If[0].Not && line.If[0].Card == line.Order.Cards[0] {
		line.If, p.out.Chain, p.Held, p.inList = nil, nil, nil, true
	}
}

// closeTurned settles an `otherwise` with no order behind it: alone in its line it is for
// the next one, else nobody knows what it turns round.
func (p *parse) closeTurned() {
	if n := p.elseAt; n > 0 && len(p.out.Acts) > n && p.out.Acts[n].Line.Order.Verb != orders.Buy {
		p.Doubt = "otherwise" // `the Airport if I can, otherwise put a coin in the Startup`
	}
	if !p.Turned {
		return
	}
	sets := verbs.Turned(p.out.Chain)
	if len(p.out.Acts) > 0 || len(sets) != 1 {
		p.Doubt = "otherwise"
		return
	}
	p.out.If = sets[0]
}

// trails tells an `otherwise` behind the cards of a sentence, of what the sentence before it
// hung on: `If I roll 9, the Mine. The Cafe otherwise.`
func (p *starter) trails(end int) bool {
	return p.now.Chain != nil && len(p.now.If) == 0 && len(p.out.Acts) == 1 && len(p.out.Acts[0].Line.If) == 0 && (len(p.out.Acts[0].Line.Order.Cards) == 1 || p.Sign(end-1, "otherwise", "else")) && (end == len(p.T) || p.Sign(end, ".") && end+1 == len(p.T))
}
