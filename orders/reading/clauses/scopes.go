package clauses

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// A Scoper reads the goes that orders are for, and knows what was read of the sentence so far.
type Scoper struct {
	verbs.Finder
	Now      Context        // what sentences before left open
	Out      Reading        // what was found so far
	Scopes   []orders.Scope // of the clause being read; nil for the heading's
	InList   bool           // what stands before is a list of candidates
	Fallback bool           // the last order is one that another one was to come before
}

// isBoth tells `both` behind a choice that has no two objects, `two dice both`, and before
// one, `both with two dice`: it is both goes.
func (p *Scoper) isBoth(at int) bool {
	if !p.Now.TwoGo || !p.Sign(at, "both", "ambas", "beide", "beidemal") {
		return false
	}
	if n := len(p.Out.Acts); n > 0 {
		order := p.Out.Acts[n-1].Line.Order
		return p.Closes(at+1) && (order.Verb == orders.Roll || order.Verb == orders.TV || order.Verb == orders.Reroll || order.Verb == orders.Harbour)
	}
	if at > 0 || !p.Sign(at+1, "with", "con", "mit") {
		return false
	}
	_, number := p.Number(at + 2)
	_, dice := p.Is(number, words.Dice)
	return number > 0 && dice > 0
}

// ScopesAt reads one scope or several; prep tells that a preposition stands before.
func (p *Scoper) ScopesAt(at int) (list []orders.Scope, prep bool, end int) {
	next := at
	if p.isBoth(at) || at == 0 && p.Sign(0, "both", "ambas", "ambos", "beide") && (len(p.T) == 1 || len(p.T) == 2 && !p.T[1].IsWord()) {
		return []orders.Scope{orders.EveryGo}, false, at + 1 // BOTH, above the lines for both
	}
	for i := len(p.Out.Acts) - 2; i >= 0 && verbs.PointsThere(p.Finder, at); i-- {
		if one := p.Out.Acts[i].Scopes; len(one) == 1 {
			return one, false, at + 1 // Mine in go 1, one die there
		}
	}
	if !p.Now.Headed && p.Sign(at, "for") && p.Sign(at+1, "this") && p.Sign(at+2, "one") {
		return []orders.Scope{orders.EveryGo}, false, at + 3
	}
	for {
		if p.CardAt(next).Strength == marks.Whole && p.CardAt(next).Tokens > 0 {
			return list, prep, end
		}
		if _, after := p.Is(next, words.Round); after > 0 && len(list) == 0 && after < len(p.T) && (p.T[after].Number == 1 || p.T[after].Number == 2) {
			p.Doubt = p.Written(next, after+1)
			return []orders.Scope{orders.Go1 + orders.Scope(p.T[after].Number-1)}, prep, after + 1
		}
		m, after := p.Is(next, words.Scope)
		if ordinal, end := p.Is(next, words.Ordinal); after == 0 && p.Counted && ordinal.Value == 2 && end > 0 && (verbs.Starts(p.Finder, at) || p.Closes(end)) {
			return []orders.Scope{orders.Go2}, true, end
		}
		if after == 0 {
			if _, before := p.Is(next, words.Prep); before > 0 {
				next, prep = before, true
				continue
			}
			if p.Sign(next, "my", "the", "your", "mi", "la", "mein", "mon", "le") && next < len(p.T) {
				next++
				continue
			}
			if scope, ok := verbs.SlippedGo(p.Finder, next); ok && len(list) == 0 && p.CardAt(next).Tokens == 0 && p.Table.Misspelt(p.T[next:next+1]).Tokens == 0 {
				p.Doubt = p.Written(next, next+2)
				return []orders.Scope{scope}, false, next + 2
			}
			if p.always(next) {
				return []orders.Scope{orders.Standing}, false, next + 1
			}
			return list, prep, end
		}
		list, end, prep = slices.Compact(addScope(list, m.Value)), after, prep || p.Sign(next, "if", "should", "when", "whenever", "once")
		next = after
		for p.Sign(next, ",", "/", "+", "&") {
			next++
		}
		if _, and := p.Is(next, words.And); and > 0 {
			next = and
		}
		if next == after {
			return list, prep, end
		}
		if m, _ := p.Is(next, words.Scope); m.Kind == 0 {
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

// always tells the heading `always:`.
func (p *Scoper) always(at int) bool {
	return at == 0 && p.Sign(at, "always", "siempre", "immer", "toujours") && p.Sign(at+1, ":")
}

// OpensOrder tells whether an order begins at a place.
func (p *Scoper) OpensOrder(at int) bool {
	at = p.Lean(at)
	if _, me := p.Is(at, words.Me); me > 0 && me < len(p.T) {
		at = p.Lean(me)
	}
	if p.Slot(at, true).Tokens > 0 || p.OpensElliptic(at) {
		return true
	}
	_, end := p.Is(at, words.Verb, words.Denial, words.Nothing)
	if end == 0 {
		_, end = p.Is(at, words.Joint)
	}
	return end > 0
}

// OpensElliptic tells whether an order without its verb stands at a place, of the verb of
// the order before: `from Carol`.
func (p *Scoper) OpensElliptic(at int) bool {
	last := p.LastOrder()
	if last == nil {
		return false
	}
	next := at
	if _, end := p.Is(at, words.Prep, words.Of, words.For, words.With); end > 0 && p.CardAt(at).Tokens == 0 {
		next = end
	}
	switch last.Verb {
	case orders.TV:
		who := p.PlayerAt(next, 3)
		_, richest := p.Is(next, words.Richest)
		return who.Whole && who.Fits == nil && p.Closes(next+who.Tokens) || richest > 0
	case orders.Swap:
		_, end := p.Instead(last, at)
		return end > 0
	}
	return false
}

// opensBehind tells whether the condition at a place is followed by an order of its own.
func (p *Scoper) opensBehind(at int) bool {
	_, next := p.Opener(at)
	_, end := p.Conditions(max(at, next))
	if end == 0 {
		return false
	}
	for p.Sign(end, ",", ":", ")") {
		end++
	}
	if _, turns := p.Is(end, words.Else); turns > 0 { // only if he has 5, if not Carol
		return false
	}
	return p.OpensOrder(end) && !p.Sign(end, "failing") && !p.Sign(end+1, "failing", "default") // ..., failing which tv Carol
}

// Fresh tells whether a clause begins at a place: behind a comma, `and` or the like.
func (p *Scoper) Fresh(at int) bool {
	for at > 0 && p.Taken[at-1] == "nothing" {
		at--
	}
	return at == 0 || p.Sign(at-1, ".", ";") || p.Taken[at-1] == "a heading" || p.Taken[at-1] == "a joint" && !p.Sign(at-1, ",", "-", "(") ||
		p.Sign(at-1, ",") && p.opensBehind(at)
}

// ScopeFollows tells whether goes, or the card that is used, stand behind an order.
func (p *Scoper) ScopeFollows(at int) bool {
	_, _, end := p.ScopesAt(at)
	if end > 0 {
		return true
	}
	_, with := p.Is(at, words.With, words.Option)
	return with > 0
}

// LastOrder is the last order so far, of the sentence or of the one before it; nil for none.
func (p *Scoper) LastOrder() *orders.Order {
	if len(p.Out.Acts) > 0 {
		return &p.Last
	}
	return p.Now.Last
}
