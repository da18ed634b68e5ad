package clauses

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A parse is a sentence being read.
type parse struct{ amender }

// turning tells whether an otherwise behind a list would turn a condition round: not
// that of another order in front of the list.
func (p *parse) turning() bool {
	return len(p.Held) > 0 || p.turned || p.now.Chain != nil && len(p.out.Acts) == 0
}

// sentence reads the whole row of tokens, clause by clause.
func (p *parse) sentence() {
	p.Held = p.now.If
	p.inList = p.now.Listed
	at := p.opening(0)
	for at < len(p.T) {
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
	(*parse).aside, (*parse).separator, (*parse).heading, by(tooler.left), (*parse).kept, (*parse).stays, by(tooler.fund), by(tooler.tool), by(tooler.thrown), by(tooler.raised), (*parse).unequal, by(tooler.lacking), (*parse).condition1, (*parse).otherwise, (*parse).reference,
	(*parse).elliptic, (*parse).denied, (*parse).ordered, (*parse).person, (*parse).spare, (*parse).candidates, (*parse).Skip,
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
	_, end := p.Is(at, words.Me)
	if _, whole := p.Is(at, words.Nothing); whole > 0 {
		return at
	}
	if found := words.Shorter(p.T, at, words.Me, p.Speaks); end == 0 && found.Tokens > 0 {
		end = at + found.Tokens
	}
	if end == 0 {
		return p.ever(at)
	}
	if _, next := p.Is(end, words.Always); next > 0 {
		end = next
	}
	if _, next := p.Is(end, words.Verb, words.Empty, words.Denial, words.Nothing, words.If, words.Has); next == 0 {
		return at
	}
	p.Take(at, end, "the writer")
	return end
}

// ever passes over an `always` before an order that is always obeyed anyway.
func (p *starter) ever(at int) int {
	_, end := p.Is(at, words.Always)
	if end == 0 {
		return at
	}
	for _, m := range p.PhraseAt(end).Means {
		standing := len(p.scopes) == 1 && p.scopes[0] == orders.Standing
		if m.Kind == words.Verb && (standing || m.Value == int(orders.Reroll) || m.Value == int(orders.Harbour) || m.Value == int(orders.Invest)) {
			p.Take(at, end, "nothing")
			return end
		}
	}
	return at
}

// aside passes over a remark.
func (p *parse) aside(at int) int {
	if end := p.Remark(at); end > 0 {
		p.Take(at, end, "a remark")
		return end
	}
	if end := p.tale(at); end > 0 {
		p.Take(at, end, "a remark")
		return end
	}
	return at
}

// separator passes over what stands between clauses.
func (p *parse) separator(at int) int {
	if next := p.Commas(at); next > at {
		return next
	}
	if p.CardAt(at).Strength == marks.Whole && p.CardAt(at).Tokens > 0 {
		return at
	}
	if _, end := p.Is(at, words.And, words.Break); end > 0 && len(p.out.Acts)+len(p.Held)+len(p.scopes) > 0 || end > 0 && at == 0 && !p.now.First {
		p.Take(at, end, "a joint")
		return end
	}
	if _, end := p.Is(at, words.Joint); end > at+1 && p.Sign(at, "if") && p.inList && p.Closes(end) && len(p.out.Acts) > 1 { // Mine both goes, Forest if short
		last := len(p.out.Acts) - 1
		if before := &p.out.Acts[last-1]; p.out.Acts[last].Scopes == nil && before.Line.Order.Verb == orders.Buy && p.out.Acts[last].Line.Order.Verb == orders.Buy {
			p.out.Acts[last].Scopes = before.Scopes
		}
	}
	if _, end := p.Is(at, words.Joint); end > 0 && !p.IsTurn(at) && (p.inList || len(p.out.Acts) > 0 || len(p.Held) > 0) {
		p.Take(at, end, "a joint")
		return end
	}
	if m, end := p.Is(at, words.Ordinal); end > 0 && m.Value == p.place()+1 && !p.Counted {
		p.Take(at, end, "its place in the list")
		return end
	}
	return at
}

// heading reads the scopes of what follows, or of what stands before.
func (p *parse) heading(at int) int {
	if m, end := p.turn(at); end > 0 {
		p.Take(at, end, "a heading")
		p.out.Turn = m
		return p.colon(end)
	}
	list, prep, end := p.scopesAt(at)
	if end == 0 {
		return at
	}
	p.Take(at, end, "a heading")
	p.out.Scoped = true
	p.Counted = len(list) == 1 && list[0] == orders.Go1 && p.byPlace(at, end) && p.now.TwoGo
	if p.idleScope && len(p.out.Acts) > 0 {
		p.Doubt = "for which go"
	}
	behind := len(p.out.Acts) > 0 && !p.starts(at) && p.Closes(end) && !p.Sign(end, "-")
	if len(p.out.Acts) == 1 && len(list) == 1 && list[0] == orders.EveryGo && p.Sign(at-1, ",") && (end == len(p.T) || end == len(p.T)-1 && p.Sign(end, ".")) {
		behind = true // nothing bought, either time
	}
	colon := end
	if !behind {
		colon = p.colon(end)
	}
	last := len(p.out.Acts) - 1
	switch {
	case behind && p.out.Acts[last].Scopes == nil:
		p.giveScopes(list)
	case behind && !slices.Equal(p.out.Acts[last].Scopes, list):
		p.Doubt = p.Written(at, end)
	case behind:
	default:
		if len(p.Held) > len(p.now.If) {
			p.Doubt = p.Written(at, end) // a condition stands before it
		}
		if len(p.out.Acts) == 0 && len(p.scopes) == 0 && (colon > end && p.T[colon-1].Low != "," || !prep) {
			p.out.Sticky = true
			p.out.Scopes = list
		} else if len(p.scopes) > 0 && len(p.out.Acts) == 0 {
			p.out.Scopes = append(p.out.Scopes, list...)
			list = append(slices.Clone(p.scopes), list...)
		} else if !prep && colon == len(p.T) && colon == end {
			p.out.Sticky, p.out.Scopes = true, list
		}
		p.scopes, p.Held, p.turned, p.inList, p.idleScope = list, p.now.If, false, false, true
		p.out.Chain = nil
	}
	return colon
}

// byPlace tells a go that is named by its place: `first turn`, `1st go`.
func (p *scoper) byPlace(from, to int) bool {
	for i := from; i < to; i++ {
		if p.Sign(i, "first", "st") {
			return true
		}
	}
	return false
}

// giveScopes gives the last orders a scope that stands behind them.
func (p *parse) giveScopes(list []orders.Scope) {
	last := len(p.out.Acts) - 1
	for i := last; i >= 0 && p.out.Acts[i].Scopes == nil; i-- {
		if i < last && p.out.Acts[i].Line.Order.Verb != p.out.Acts[last].Line.Order.Verb {
			p.Doubt = "the goes behind several orders"
			return
		}
		p.out.Acts[i].Scopes = list
	}
}

// add adds an order with the conditions and goes that stand before it.
func (p *parse) add(order orders.Order) {
	p.unused, p.idleScope = false, false
	p.Some, p.Last = true, order
	sets := [][]orders.Condition{p.Held}
	if p.turned {
		if sets = turnedConditions(p.out.Chain); sets == nil {
			p.Doubt = "otherwise"
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
	case len(p.Held) > 0:
		p.out.Chain = append(p.out.Chain, p.Held)
	}
	p.inList = order.Verb == orders.Buy && len(order.Cards) > 0 && !order.Nothing
}

// close settles what the sentence's end tells.
func (p *parse) close() {
	if len(p.out.Acts) == 0 && len(p.Held) > len(p.now.If) {
		p.out.If = p.Held
	}
	p.closeTurned()
	p.doubtTwice()
	p.doubtScopes()
	if p.idleScope && len(p.out.Acts) > 0 && !p.out.Sticky && p.out.Same == nil {
		p.Doubt = "for which go"
	}
	if p.unused && len(p.out.Acts) > 0 {
		p.Doubt = "a condition without an order"
	}
	if !p.out.Sticky && len(p.out.Acts) == 0 && len(p.scopes) > 0 {
		p.out.Scopes, p.out.Sticky = p.scopes, true
	}
	if p.out.Sticky && len(p.out.Acts) > 0 && (len(p.out.Scopes) == 0 || p.parted()) {
		p.out.Sticky, p.out.Scopes = false, nil
	}
}

// parted tells orders for different goes in one sentence: none of these is a heading.
func (p *starter) parted() bool {
	for i := range p.out.Acts {
		if !slices.Equal(p.out.Acts[i].Scopes, p.out.Acts[0].Scopes) {
			return true
		}
	}
	return false
}

// doubtTwice tells of a choice that a sentence makes twice: `one die, then two dice`.
func (p *starter) doubtTwice() {
	for i := range p.out.Acts {
		for k := range i {
			a, b := &p.out.Acts[k], &p.out.Acts[i]
			if a.Line.Order.Verb == b.Line.Order.Verb && a.Line.Order.Verb != orders.Buy && len(a.Line.If) == 0 && len(b.Line.If) == 0 && slices.Equal(a.Scopes, b.Scopes) {
				p.Doubt = parts.VerbName(a.Line.Order.Verb) + " twice"
			}
		}
	}
}

// doubtScopes tells of orders of which some have goes behind them and some have none.
func (p *starter) doubtScopes() {
	some, none := false, false
	for _, act := range p.out.Acts {
		named := act.Scopes != nil && !(p.now.Every && !p.now.Loose && len(act.Scopes) == 1 && act.Scopes[0] == orders.EveryGo)
		some, none = some || named, none || act.Scopes == nil
	}
	if some && none && p.Doubt == "" {
		p.Doubt = "for which go"
	}
}
