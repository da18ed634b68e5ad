package sentences

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// This file reads orders that name their tool before them: `when the TV Station hits`,
// `with the Harbour`, `for the Moving Company`. A tool that is named so is no card to buy.

// A tooler reads orders by their tools, and what is said of them beside.
type tooler struct{ *parse }

// by makes a step of one of them.
func by(step func(p tooler, at int) int) func(p *parse, at int) int {
	return func(p *parse, at int) int { return step(tooler{p}, at) }
}

// bagged reads an order by its words, in whatever row they stand.
func (p tooler) bagged(at int) int {
	before := at
	for before > 0 && p.Taken[before-1] == "nothing" {
		before--
	}
	if !p.bags || before > 0 && !verbs.Starts(p.Finder, at) && p.Taken[before-1] != "a heading" && p.Taken[before-1] != "the writer" && p.Taken[before-1] != "otherwise" && p.Taken[before-1] != "to what is on file" {
		return at
	}
	order, end := p.bag().Order(at)
	if end == 0 || (talk.Teller{Arguer: p.Arguer}).TellsWhatWas(at, end) {
		return at
	}
	end += p.Catch(end, order.Verb)
	p.Fill(at, end, parts.VerbName(order.Verb))
	p.add(order)
	p.Out.Bagged = true
	return end
}

// tool reads what names the tool of the order behind it.
func (p tooler) tool(at int) int {
	if at > 0 && !verbs.Starts(p.Finder, at) && p.Taken[at-1] != "a heading" && p.Taken[at-1] != "the writer" && p.Taken[at-1] != "nothing" && p.Taken[at-1] != "to what is on file" {
		return at
	}
	if behind, named := p.Heads(at); named {
		p.Take(at, behind, "a heading")
		return behind
	}
	next, acting := verbs.ToolOpens(p.Finder, at)
	if next == 0 {
		return at
	}
	if _, acts := p.Is(next, words.Acts); acting && acts > 0 { // si sale la tele
		next, acting = acts, false
	}
	next = verbs.Articles(p.Finder, next)
	found := p.CardAt(next)
	if found.Tokens == 0 || found.Fits != nil || found.Card == engine.NoCard {
		return at
	}
	verb := orders.VerbOf(found.Card)
	if verb == orders.Buy || verb == orders.Roll {
		return at
	}
	next += found.Tokens
	for p.Sign(next, "thing", "card", "co", "company", "then", ".") {
		next++
	}
	_, acts := p.Is(next, words.Acts)
	switch {
	case acts > 0:
		next = acts
	case acting:
		return at
	}
	return p.tooled(at, next, verb)
}

// tooled reads the order behind its tool.
func (p tooler) tooled(at, next int, verb orders.Verb) int {
	_, behind := p.Is(next, words.Scope)
	for behind == 0 {
		_, end := p.Is(next, words.Empty, words.Me)
		if p.Sign(next, ",", ":", ")", "then", "in", "on", "use", "using") {
			end = next + 1
		}
		if end == 0 {
			break
		}
		for _, w := range p.At(next) {
			if w.Verb == verb {
				end = 0
			}
		}
		if end == 0 {
			break
		}
		next = end
	}
	for _, w := range p.At(next) {
		if w.Verb == verb {
			p.Take(at, next, parts.VerbName(verb))
			return next
		}
	}
	if next >= len(p.T) && at == 0 {
		p.Take(at, next, "a heading")
		return next
	}
	taken, held := slices.Clone(p.Taken), len(p.Several)
	order, end := p.Argue(verb, next, next)
	if end > next && p.Closes(end) && verb != orders.Invest {
		order.Verb = verb
		p.Take(at, next, parts.VerbName(verb))
		p.Fill(next, end, parts.VerbName(verb))
		p.add(order)
		return p.Tail(end, verb)
	}
	p.Taken, p.Several = taken, p.Several[:held]
	return at
}

// whole adds an order that a reader reads whole.
func (p tooler) whole(read func(at int) (orders.Order, int), at int) int {
	order, end := read(at)
	if end == 0 {
		return at
	}
	p.Take(at, end, parts.VerbName(order.Verb))
	p.add(order)
	return end
}

// bartered reads a swap without a verb: `my Bakery for Bob's Mine`, `I'll take Bob's Mine for my
// Bakery`.
func (p tooler) bartered(at int) int {
	from := at
	if at > 0 && p.Taken[at-1] == "nothing" {
		from--
	}
	mine := p.Sign(from, "my", "mi", "mein", "meine", "meinen", "mon", "ma")
	if from > 0 && !verbs.Starts(p.Finder, from) && p.Taken[from-1] != "a heading" && p.Taken[from-1] != "nothing" {
		return at
	}
	next := at
	if !mine {
		for p.Sign(next, "i", "ill", "id", "we", "will", "would", "'ll", "'d", "like", "to", "take", "have", "get", "want", "please") {
			next++
		}
		who := p.PlayerAt(next, 3)
		if who.Tokens == 0 || who.Seat == p.Table.Me || !p.Sign(next+who.Tokens, "'s", "'") {
			return at
		}
	}
	order, end := p.Argue(orders.Swap, next, next)
	if end == 0 || order.Nothing || !p.Closes(end) && !p.ScopeFollows(end) {
		return at
	}
	order.Verb = orders.Swap
	p.Take(at, end, parts.VerbName(orders.Swap))
	p.add(order)
	return p.Tail(end, orders.Swap)
}

// handed reads what another player is to have: `Bob may have one of my Wheat Fields`.
func (p tooler) handed(at int) int {
	if at > 0 && !verbs.Starts(p.Finder, at) && p.Taken[at-1] != "a heading" && p.Taken[at-1] != "nothing" {
		return at
	}
	return p.whole(p.Handed, at)
}

// orAsked reads the `or` before another player to take from and a condition: `or Carol if Bob
// has nothing`.
func (p tooler) orAsked(at int) int {
	_, end := p.Is(at, words.Or)
	if end == 0 || !p.fallsBack() || p.LastOrder().Verb != orders.TV {
		return at
	}
	next := verbs.Articles(p.Finder, p.CommaAt(end))
	_, opens := p.Opener(next)
	_, behind := p.Opener(next + p.PlayerAt(next, 3).Tokens)
	if opens == 0 && (behind == 0 || p.PlayerAt(next, 3).Tokens == 0) {
		return at
	}
	p.Take(at, p.CommaAt(end), "a joint")
	p.lacked = opens == 0
	return p.CommaAt(end)
}

// fund passes over what money is for, or from, that is not spent: `Airport fund`.
func (p tooler) fund(at int) int {
	end := p.Fund(at)
	p.Take(at, end, "a remark")
	return end
}

// raised reads orders on totals: `raise a 10 to 12`, `throw anything below 6 again`, `keep 10
// and above, reroll anything below`; and what the one before does not mean: `except a 3`.
func (p tooler) raised(at int) int {
	if set, end := p.Except(at); end > 0 && len(p.Out.Acts) > 0 {
		p.Take(at, end, parts.VerbName(p.Last.Verb))
		act := &p.Out.Acts[len(p.Out.Acts)-1].Line
		act.Order.Totals &^= set
		p.Last.Totals = act.Order.Totals
		return end
	}
	for _, read := range []func(int) (orders.Order, int){p.Thrown, p.Raised} {
		if end := p.whole(read, at); end > at {
			return end
		}
	}
	if at > 0 && !verbs.Starts(p.Finder, at) && p.Taken[at-1] != "a heading" {
		return at
	}
	if end := p.whole(p.KeepsSome, at); end > at {
		return end
	}
	return p.restAgain(at)
}

// restAgain reads that any other total than that which stays is thrown again: `If I roll a 7 I
// stop. Reroll the rest.`
func (p tooler) restAgain(at int) int {
	chain, last := p.lastChain(), p.LastOrder()
	if last == nil || last.Verb != orders.Reroll || last.Totals != 0 || len(chain) == 0 || len(chain[0]) != 1 || chain[0][0].Kind != orders.Rolled || chain[0][0].Not {
		return at
	}
	end := verbs.Rest(p.Finder, at)
	if end > 0 {
		p.Held, p.Turned = nil, false
		p.Take(at, end, parts.VerbName(orders.Reroll))
		p.add(orders.Order{Verb: orders.Reroll, Totals: orders.AllTotals &^ chain[0][0].Totals})
	}
	return max(at, end)
}

// left passes over `leave a 12 alone` behind an order that leaves it alone.
func (p tooler) left(at int) int {
	if p.Sign(at, "keep") && p.Some && p.Last.Verb == orders.Reroll && p.Closes(at+1) && len(p.Scopes) > 0 {
		p.Take(at, at+1, parts.VerbName(orders.Reroll)) // second time keep
		p.add(orders.Order{Verb: orders.Reroll})
		return at + 1
	}
	end := p.Left(at)
	p.Take(at, end, parts.VerbName(p.Last.Verb))
	return end
}

// lastChain are the conditions of the order before, of the sentence or of the one before it.
func (p *starter) lastChain() [][]orders.Condition {
	if len(p.Out.Acts) == 0 {
		return p.Now.Chain
	}
	return p.Out.Chain
}

// thus reads `in that case` behind an order with conditions: they are those of what
// follows, too.
func (p tooler) thus(at int) int {
	chain := p.lastChain()
	_, end := p.Is(at, words.Thus)
	for p.Sign(end, ",", "also", "too", "i") && end > at {
		end++
	}
	if end == 0 || len(chain) == 0 || !p.OpensOrder(end) || p.unused && len(p.Held) > len(p.Now.If) { // if doubles, in that case
		return at
	}
	held := chain[len(chain)-1]
	if len(held) == 1 && !p.Sign(end-1, "also", "too") {
		held = p.excepted(held[0], at, end)
	}
	p.Take(at, end, p.ConditionText(held))
	p.unused = false
	return p.holding(append(slices.Clone(p.Now.If), held...), end)
}

// excepted is what `in that case` speaks of behind a condition: behind an `unless` it is that
// which was excepted, and behind what a sentence before denied it may be.
func (p tooler) excepted(c orders.Condition, at, end int) []orders.Condition {
	for before := range at {
		if _, excepts := p.Is(before, words.Unless); excepts > 0 {
			return []orders.Condition{c.Negated()}
		}
	}
	if c.Not && len(p.Out.Acts) == 0 {
		p.Doubt = p.Written(at, end) // when he has none, or when he has one?
		c = c.Negated()
	}
	return []orders.Condition{c}
}

// keeps reads `I keep it`, of a roll: it is not thrown again.
func (p tooler) keeps(at int) int {
	end := p.Keeps(at)
	other := verbs.Other(p.Finder, at)
	if last := p.LastOrder(); end > at && last != nil && (p.Turned && last.Verb == orders.Harbour || other > 0 && (last.Verb == orders.Harbour || last.Verb == orders.Reroll)) {
		p.Take(at, end, parts.VerbName(last.Verb)) // otherwise leave it alone
		p.Turned = false
		return end
	}
	if last := p.LastOrder(); end > at && last != nil && last.Verb == orders.Harbour && p.unused && len(p.Held) > 0 && p.Held[0].Kind == orders.Rolled && len(p.Out.Acts) > 0 && (p.Held[0].Totals&last.Totals == 0 || len(p.Out.Acts[len(p.Out.Acts)-1].Line.If) > 0) {
		p.Take(at, end, parts.VerbName(last.Verb)) // should it be 11, do not
		p.unused, p.Held = false, p.Now.If
		return end
	}
	if end > at && p.Sign(at+1, "whatever") && len(p.Held) == 0 {
		p.Take(at, end, parts.VerbName(orders.Reroll))
		p.add(orders.Order{Verb: orders.Reroll})
		return end
	}
	rolled := slices.ContainsFunc(p.Held, func(c orders.Condition) bool { return c.Kind == orders.Rolled })
	again := p.LastOrder() != nil && p.LastOrder().Verb == orders.Reroll && (p.Turned || !p.unused)
	if end == at || !rolled && !again {
		return at
	}
	verb := orders.Reroll
	if last := p.LastOrder(); rolled && last != nil && last.Verb == orders.Harbour && !slices.ContainsFunc(p.Held, func(c orders.Condition) bool { return c.Totals&orders.TotalsBetween(1, 7) != 0 }) {
		verb = orders.Harbour // two on 10 or 11; if it is 12, don't
	}
	p.Take(at, end, parts.VerbName(verb))
	if rolled {
		p.add(orders.Order{Verb: verb})
	}
	p.Turned = false
	return end
}
