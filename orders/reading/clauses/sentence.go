package clauses

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// sentence reads the whole row of tokens, clause by clause.
func (p *parse) sentence() {
	p.held = p.now.If
	p.inList = p.now.Listed
	at := p.opening(0)
	for at < len(p.t) {
		next := p.clause(at)
		if next == at {
			p.inList = false
			next++
		}
		at = next
	}
	p.close()
}

// steps are what a clause may begin with, in the order of trying. Each returns where it
// ends, or where it began when it is none.
var steps = [...]func(p *parse, at int) int{
	(*parse).aside, (*parse).separator, (*parse).heading, (*parse).unequal, (*parse).condition1, (*parse).otherwise, (*parse).reference,
	(*parse).denied, (*parse).ordered, (*parse).person, (*parse).spare, (*parse).candidates, (*parse).skip,
}

// clause reads the next clause, or a part of one.
func (p *parse) clause(at int) int {
	for _, step := range steps {
		p.Table.Work++
		if next := step(p, at); next > at {
			return next
		}
	}
	return at
}

// person passes over an `I` before an order.
func (p *parse) person(at int) int {
	_, end := p.is(at, words.Me)
	if end == 0 {
		return at
	}
	if _, next := p.is(end, words.Verb, words.Empty, words.Denial, words.Nothing, words.If, words.Has); next == 0 {
		return at
	}
	p.take(at, end, "the writer")
	return end
}

// aside passes over a remark.
func (p *parse) aside(at int) int {
	if end := p.remark(at); end > 0 {
		p.take(at, end, "a remark")
		return end
	}
	return at
}

// separator passes over what stands between clauses.
func (p *parse) separator(at int) int {
	if next := p.commas(at); next > at {
		return next
	}
	if p.card(at).Strength == marks.Whole && p.card(at).Tokens > 0 {
		return at
	}
	if _, end := p.is(at, words.And, words.Break); end > 0 && len(p.out.Acts)+len(p.held)+len(p.scopes) > 0 || end > 0 && at == 0 && !p.now.First {
		p.take(at, end, "a joint")
		return end
	}
	if _, end := p.is(at, words.Joint); end > 0 && !p.isTurn(at) && (p.inList || len(p.out.Acts) > 0 || len(p.held) > 0) {
		p.take(at, end, "a joint")
		return end
	}
	if m, end := p.is(at, words.Ordinal); end > 0 && (m.Value == p.place()+1) {
		p.take(at, end, "its place in the list")
		return end
	}
	return at
}

// place is how many candidates the list before has.
func (p *parse) place() int {
	if n := len(p.out.Acts); n > 0 {
		return len(p.out.Acts[n-1].Line.Order.Cards)
	}
	return 0
}

// heading reads the scopes of what follows, or of what stands before.
func (p *parse) heading(at int) int {
	if m, end := p.turn(at); end > 0 {
		p.take(at, end, "a heading")
		p.out.Turn = m
		return p.colon(end)
	}
	list, prep, end := p.scopesAt(at)
	if end == 0 {
		return at
	}
	p.take(at, end, "a heading")
	p.out.Scoped = true
	if p.idleScope && len(p.out.Acts) > 0 {
		p.out.Doubt = "for which go"
	}
	behind := len(p.out.Acts) > 0 && !p.starts(at) && p.closes(end) && !p.sign(end, "-")
	colon := end
	if !behind {
		colon = p.colon(end)
	}
	last := len(p.out.Acts) - 1
	switch {
	case behind && p.out.Acts[last].Scopes == nil:
		p.giveScopes(list)
	case behind && !slices.Equal(p.out.Acts[last].Scopes, list):
		p.out.Doubt = p.written(at, end)
	case behind:
	default:
		if len(p.held) > len(p.now.If) {
			p.out.Doubt = p.written(at, end) // a condition stands before it
		}
		if len(p.out.Acts) == 0 && len(p.scopes) == 0 && (colon > end && p.t[colon-1].Low != "," || !prep) {
			p.out.Sticky = true
			p.out.Scopes = list
		} else if len(p.scopes) > 0 && len(p.out.Acts) == 0 {
			p.out.Scopes = append(p.out.Scopes, list...)
			list = append(slices.Clone(p.scopes), list...)
		} else if !prep && colon == len(p.t) && colon == end {
			p.out.Sticky, p.out.Scopes = true, list
		}
		p.scopes, p.held, p.turned, p.inList, p.idleScope = list, p.now.If, false, false, true
		p.out.Chain = nil
	}
	return colon
}

// starts tells whether what is before a place is a joint, so that a clause begins there.
func (p *parse) starts(at int) bool {
	for at > 0 && p.taken[at-1] == "nothing" {
		at--
	}
	return at == 0 || p.taken[at-1] == "a joint" || p.sign(at-1, ",", ".", ";", ":", "-")
}

// giveScopes gives the last orders a scope that stands behind them.
func (p *parse) giveScopes(list []orders.Scope) {
	last := len(p.out.Acts) - 1
	for i := last; i >= 0 && p.out.Acts[i].Scopes == nil; i-- {
		if i < last && p.out.Acts[i].Line.Order.Verb != p.out.Acts[last].Line.Order.Verb {
			p.out.Doubt = "the goes behind several orders"
			return
		}
		p.out.Acts[i].Scopes = list
	}
}

// closes tells whether a clause may end at a place: nothing, or a joint, follows.
func (p *parse) closes(at int) bool {
	for at < len(p.t) && (p.sign(at, ")") || func() bool { _, end := p.is(at, words.Empty); return end > 0 }()) {
		if _, end := p.is(at, words.Empty); end > 0 {
			at = end
		} else {
			at++
		}
	}
	if at >= len(p.t) || p.sign(at, ",", ".", ";", "-") {
		return true
	}
	_, end := p.is(at, words.And, words.Break, words.Joint, words.If, words.Unless, words.Else)
	return end > 0
}

// turn reads `turn 7`.
func (p *parse) turn(at int) (n, end int) {
	if at > 0 && len(p.out.Acts) > 0 {
		return 0, 0
	}
	_, next := p.is(at, words.Turn)
	if next == 0 {
		if _, prep := p.is(at, words.Prep); prep > 0 {
			_, next = p.is(prep, words.Turn)
		}
	}
	if next == 0 || next >= len(p.t) || p.t[next].Number < 0 {
		return 0, 0
	}
	return p.t[next].Number, next + 1
}

// colon passes over a colon or dash behind a heading, and what may stand before it.
func (p *parse) colon(at int) int {
	next := at
	for p.sign(next, ")") {
		next++
	}
	if _, end := p.is(next, words.Empty); end > 0 && p.sign(end, ":", "-", "|", ">") {
		next = end
	}
	if p.sign(next, ":", "-", "|", "=", ">", ",") {
		for p.sign(next, ":", "-", "|", "=", ">", ",") {
			next++
		}
		p.take(at, next, "a heading")
		return next
	}
	return at
}

// scopesAt reads one scope or several; prep tells that a preposition stands before.
func (p *parse) scopesAt(at int) (list []orders.Scope, prep bool, end int) {
	next := at
	for {
		if p.card(next).Strength == marks.Whole && p.card(next).Tokens > 0 {
			return list, prep, end
		}
		if _, after := p.is(next, words.Round); after > 0 && len(list) == 0 && after < len(p.t) && (p.t[after].Number == 1 || p.t[after].Number == 2) {
			p.out.Doubt = p.written(next, after+1)
			return []orders.Scope{orders.Go1 + orders.Scope(p.t[after].Number-1)}, prep, after + 1
		}
		m, after := p.is(next, words.Scope)
		if after == 0 {
			if _, before := p.is(next, words.Prep); before > 0 {
				next, prep = before, true
				continue
			}
			if p.sign(next, "my", "the", "your", "mi", "la", "mein", "mon", "le") && next < len(p.t) {
				next++
				continue
			}
			if scope, ok := p.slippedScope(next); ok && len(list) == 0 {
				p.out.Doubt = p.written(next, next+2)
				return []orders.Scope{scope}, false, next + 2
			}
			if p.always(next) {
				return []orders.Scope{orders.Standing}, false, next + 1
			}
			return list, prep, end
		}
		list, end = addScope(list, m.Value), after
		next = after
		for p.sign(next, ",", "/", "+", "&") {
			next++
		}
		if _, and := p.is(next, words.And, words.Or); and > 0 {
			next = and
		}
		if next == after {
			return list, prep, end
		}
		if m, _ := p.is(next, words.Scope); m.Kind == 0 {
			return list, prep, end
		}
	}
}

func addScope(list []orders.Scope, value int) []orders.Scope {
	if value == words.BothGoes {
		return append(list, orders.Go1, orders.Go2)
	}
	return append(list, orders.Scope(value))
}

// slippedScope reads a misspelt heading, `evry go`.
func (p *parse) slippedScope(at int) (orders.Scope, bool) {
	if at+1 >= len(p.t) || !p.t[at+1].Is("go", "goes") || !p.t[at].IsWord() || len(p.t[at].Low) < 4 || len(p.phrase(at).Means) > 0 {
		return 0, false
	}
	for _, row := range [...]struct {
		word  string
		scope orders.Scope
	}{{"every", orders.EveryGo}, {"extra", orders.ExtraGo}, {"first", orders.Go1}, {"second", orders.Go2}} {
		if names.Alike(p.t[at].Low, row.word) {
			return row.scope, true
		}
	}
	return 0, false
}

// always tells the heading `always:`.
func (p *parse) always(at int) bool {
	return at == 0 && p.sign(at, "always", "siempre", "immer", "toujours") && p.sign(at+1, ":")
}

// condition1 reads conditions that stand before an order or behind it.
func (p *parse) condition1(at int) int {
	unless, next := p.opener(at)
	if next == 0 {
		return at
	}
	list, end := p.conditions(next)
	if end == 0 || unless && len(list) > 1 {
		return at
	}
	if unless {
		list[0] = list[0].Negated()
	}
	return p.conditioned(at, end, list)
}

// unequal reads conditions without `if`: `on a 6`, `with a 6: …`.
func (p *parse) unequal(at int) int {
	if _, end := p.is(at, words.With); end == 0 {
		return at
	}
	if _, end := p.opener(at); end > 0 {
		return at
	}
	c, end := p.rolling(at, p.Table.Me, false)
	if end == 0 {
		_, next := p.is(at, words.With)
		if c, end = p.coins(next, p.Table.Me, false); end == 0 {
			return at
		}
	}
	if !p.closes(end) && !p.sign(end, ":") && !p.opensOrder(end) {
		return at
	}
	return p.conditioned(at, end, []orders.Condition{c})
}

// conditioned puts conditions to the order behind them, or else to the one before.
func (p *parse) conditioned(at, end int, list []orders.Condition) int {
	p.from = at
	p.take(at, end, p.conditionText(list))
	last := len(p.out.Acts) - 1
	next := end
	for p.sign(next, ")") {
		next++
	}
	opens := p.sign(next, ":") || p.opensOrder(next)
	if last >= 0 && !p.fresh(at) && !p.sign(next, ":") {
		if _, then := p.is(p.commaAt(next), words.Joint); then == 0 || p.t[p.commaAt(next)].Low != "then" {
			p.behind(list)
			return end
		}
	}
	if !opens && next < len(p.t) && !p.sign(next, ",") {
		if last >= 0 {
			p.behind(list)
		} else {
			p.held, p.unused = append(slices.Clone(p.held), list...), true
		}
		return end
	}
	if p.unused {
		p.out.Doubt = "conditions one behind the other"
	}
	p.held, p.turned, p.inList, p.unused = append(slices.Clone(p.now.If), list...), false, false, true
	return p.then(end)
}

// then passes over what stands between conditions and their order.
func (p *parse) then(at int) int {
	next := at
	for p.sign(next, ")", ",", ":", "-", ">") {
		next++
	}
	if m, end := p.is(next, words.Joint); m.Kind != 0 && p.t[next].Is("then", "entonces", "luego", "dann", "alors", ">") {
		next = end
		for p.sign(next, ",", ":") {
			next++
		}
	}
	p.take(at, next, "a joint")
	return next
}

func (p *parse) commaAt(at int) int {
	for p.sign(at, ",") {
		at++
	}
	return at
}

// fresh tells whether a clause begins at a place: behind a comma, `and` or the like.
func (p *parse) fresh(at int) bool {
	for at > 0 && p.taken[at-1] == "nothing" {
		at--
	}
	return at == 0 || p.sign(at-1, ".", ";") || p.taken[at-1] == "a heading" || p.taken[at-1] == "a joint" && !p.sign(at-1, ",", "-", "(") ||
		p.sign(at-1, ",") && p.opensBehind(at)
}

// opensBehind tells whether the condition at a place is followed by an order of its own.
func (p *parse) opensBehind(at int) bool {
	_, next := p.opener(at)
	if next == 0 {
		next = at
	}
	_, end := p.conditions(next)
	if end == 0 {
		return false
	}
	for p.sign(end, ",", ":", ")") {
		end++
	}
	return p.opensOrder(end)
}

// opensOrder tells whether an order begins at a place.
func (p *parse) opensOrder(at int) bool {
	at = p.lean(at)
	if p.slot(at, true).Tokens > 0 {
		return true
	}
	_, end := p.is(at, words.Verb, words.Denial, words.Nothing)
	if end == 0 {
		_, end = p.is(at, words.Joint)
	}
	return end > 0
}

// behind puts conditions to the order before them.
func (p *parse) behind(list []orders.Condition) {
	last := len(p.out.Acts) - 1
	act := &p.out.Acts[last]
	if p.sign(p.from, "but") && len(act.Line.Order.Cards) > 1 {
		p.out.Doubt = "but"
	}
	if last > 0 && p.out.Acts[last-1].Line.Order.Verb != act.Line.Order.Verb && p.joined(last) {
		p.out.Doubt = "a condition behind two orders"
	}
	act.Line.If = append(slices.Clone(act.Line.If), list...)
	p.out.Chain = append(p.out.Chain, act.Line.If)
}

// joined tells whether the last order is joined to the one before it by `and`.
func (p *parse) joined(last int) bool {
	return last > 0 && len(p.out.Acts[last-1].Line.If) == 0 && p.and
}

// otherwise reads `otherwise` behind an order with conditions.
func (p *parse) otherwise(at int) int {
	_, end := p.is(at, words.Else)
	if end == 0 {
		return at
	}
	if p.out.Chain == nil && len(p.out.Acts) == 0 {
		p.out.Chain = p.now.Chain
	}
	switch {
	case p.out.Chain != nil:
		p.turned, p.held = true, nil
	case p.inList:
	default:
		return at
	}
	p.take(at, end, "otherwise")
	return p.then(end)
}

// turnedConditions are the conditions that hold when none of the chain does: one list
// or, behind one of several conditions, one for each; nil when that cannot be said.
func turnedConditions(chain [][]orders.Condition) [][]orders.Condition {
	sets := [][]orders.Condition{nil}
	for _, all := range chain {
		var longer [][]orders.Condition
		for _, set := range sets {
			for _, c := range all {
				longer = append(longer, append(slices.Clone(set), c.Negated()))
			}
		}
		sets = longer
		if len(sets) > maxTurned {
			return nil
		}
	}
	return sets
}

// maxTurned is how many lines an `otherwise` may become.
const maxTurned = 4

// add adds an order with the conditions and goes that stand before it.
func (p *parse) add(order orders.Order) {
	p.unused, p.idleScope = false, false
	sets := [][]orders.Condition{p.held}
	if p.turned {
		if sets = turnedConditions(p.out.Chain); sets == nil {
			p.out.Doubt = "otherwise"
			sets = [][]orders.Condition{nil}
		}
	}
	for _, conditions := range sets {
		p.out.Acts = append(p.out.Acts, Act{Scopes: p.scopes, Line: orders.Line{If: conditions, Order: order}})
	}
	switch {
	case p.turned:
		p.out.Chain = nil
		p.turned = false
	case len(p.held) > 0:
		p.out.Chain = append(p.out.Chain, p.held)
	}
	p.inList = order.Verb == orders.Buy && len(order.Cards) > 0 && !order.Nothing
}

// close settles what the sentence's end tells.
func (p *parse) close() {
	if len(p.out.Acts) == 0 && len(p.held) > len(p.now.If) {
		p.out.If = p.held
	}
	p.closeTurned()
	p.doubtTwice()
	p.doubtScopes()
	if p.idleScope && len(p.out.Acts) > 0 && !p.out.Sticky && p.out.Same == nil {
		p.out.Doubt = "for which go"
	}
	if p.unused && len(p.out.Acts) > 0 {
		p.out.Doubt = "a condition without an order"
	}
	if !p.out.Sticky && len(p.out.Acts) == 0 && len(p.scopes) > 0 {
		p.out.Scopes, p.out.Sticky = p.scopes, true
	}
	if p.out.Sticky && len(p.out.Acts) > 0 && len(p.out.Scopes) == 0 {
		p.out.Sticky = false
	}
}

// closeTurned settles an `otherwise` with no order behind it: alone in its line it is for
// the next one, else nobody knows what it turns round.
func (p *parse) closeTurned() {
	if !p.turned {
		return
	}
	sets := turnedConditions(p.out.Chain)
	if len(p.out.Acts) > 0 || len(sets) != 1 {
		p.out.Doubt = "otherwise"
		return
	}
	p.out.If = sets[0]
}

// doubtTwice tells of a choice that a sentence makes twice: `one die, then two dice`.
func (p *parse) doubtTwice() {
	for i := range p.out.Acts {
		for k := range i {
			a, b := &p.out.Acts[k], &p.out.Acts[i]
			if a.Line.Order.Verb == b.Line.Order.Verb && a.Line.Order.Verb != orders.Buy && len(a.Line.If) == 0 && len(b.Line.If) == 0 && slices.Equal(a.Scopes, b.Scopes) {
				p.out.Doubt = verbName(a.Line.Order.Verb) + " twice"
			}
		}
	}
}

// doubtScopes tells of orders of which some have goes behind them and some have none.
func (p *parse) doubtScopes() {
	some, none := false, false
	for _, act := range p.out.Acts {
		some, none = some || act.Scopes != nil, none || act.Scopes == nil
	}
	if some && none && p.out.Doubt == "" {
		p.out.Doubt = "for which go"
	}
}

func verbName(v orders.Verb) string { return "the order " + v.String() }

// candidates reads a list of cards without a verb.
func (p *parse) candidates(at int) int {
	if found := p.slot(at, true); found.Tokens == 0 && !p.isCount(at) {
		return at
	}
	l, end := p.list(at, true)
	if end == 0 {
		return at
	}
	p.doubtList(&l)
	if n := len(p.out.Acts); n > 0 && !p.unused && !p.turned && p.takesCards(p.out.Acts[n-1].Line.Order) {
		p.out.Doubt = p.written(at, end)
	}
	p.add(orders.Order{Verb: orders.Buy, Cards: l.cards, Nothing: l.nothing})
	p.out.Bares = true
	return p.tail(end, orders.Buy)
}

// takesCards tells an order in front of a card that may be another of its own, or that
// would never be tried behind it.
func (p *parse) takesCards(o orders.Order) bool {
	switch o.Verb {
	case orders.Swap, orders.Renovate, orders.Convention, orders.Move, orders.Demolish:
		return true
	}
	return o.Verb == orders.Buy && o.Nothing
}

// isCount tells a number with a card behind it.
func (p *parse) isCount(at int) bool {
	_, end := p.number(at)
	if end > 0 && p.sign(end, "x") {
		end++
	}
	return end > 0 && p.slot(end, true).Tokens > 0 && p.slot(end, true).Card != engine.NoCard
}
