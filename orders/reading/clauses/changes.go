package clauses

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// This file reads changes of what is on file or was said before: one thing in the place of
// another, or dropped.

// Amendment reads `change A to B`, `instead of A buy B`, `buy B instead of A`, `drop A`.
func (p *Amender) Amendment(at int) int {
	if _, does := p.Is(at, words.Change, words.Drop); does > 0 && p.Sign(at-1, "id", "d", "would") {
		return at // I'd drop it if I could
	}
	if after, several := p.severally(at); several {
		return after
	}
	if p.Now.OnFile {
		if next := p.inBag(at); next > at {
			return next
		}
	}
	if _, next := p.Is(at, words.Change); next > 0 {
		if from, end := p.Thing(next); end > 0 {
			if _, to := p.Is(end, words.To, words.For, words.With, words.Prep, words.Joint); to > 0 {
				if other, end := p.Thing(to); end > 0 && from.Verb == other.Verb {
					list, after := p.within(changes.InOrders(p.Arguer, end))
					if p.Closes(after) {
						return p.amend(at, after, Amendment{Scopes: list, From: from, To: other})
					}
				}
			}
		}
	}
	if _, next := p.Is(at, words.Instead); next > 0 {
		if from, end := p.Thing(next); end > 0 {
			if other, end := p.Thing(p.CommaAt(p.Behind(p.CommaAt(end)))); end > 0 && from.Verb == other.Verb && p.Closes(end) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if other, end := p.Thing(p.Behind(at)); end > 0 {
		if _, next := p.Is(end, words.Instead); next > 0 {
			if from, end := p.Thing(next); end > 0 && from.Verb == other.Verb && (p.Closes(end) || p.Sign(end, "?") && !changes.IsQuestion(p.Arguer)) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if c, end := changes.Find(p.Arguer, at, p.Now.Keeps); c.Some() && !p.Out.Round && (p.Now.OnFile && p.Now.First || p.Now.Last != nil && !p.Now.First || p.Out.Same != nil) {
		if list, after := p.within(end); p.Closes(after) {
			return p.amend(at, after, Amendment{Scopes: list, List: c})
		}
	}
	return p.inBag(at)
}

// severally reads `change A, B to C, D`, of cards each of which comes in the place of one; several
// tells that more than one is changed, though it may not be plain to which.
func (p *Amender) severally(at int) (end int, several bool) {
	_, next := p.Is(at, words.Change)
	if next == 0 {
		return at, false
	}
	from, to := p.listed(next)
	if len(from) < 2 {
		return at, false
	}
	if !p.Sign(to, "to", "into", "for", "with", "by", "zu", "in", "gegen", "por", "en", "par", "contre") {
		return at, false
	}
	other, end := p.listed(to + 1)
	list, after := p.within(changes.InOrders(p.Arguer, end))
	if len(other) != len(from) || !p.Closes(after) {
		return at, true
	}
	for i := range from {
		p.amend(at, after, Amendment{Scopes: list, From: from[i], To: other[i]})
	}
	return after, true
}

// listed are the cards of a list, each by itself, and where it ends.
func (p *Amender) listed(at int) (list []orders.Order, end int) {
	for {
		one, next := p.Thing(at)
		if next == 0 || one.Verb != orders.Buy {
			return list, end
		}
		list, end = append(list, one), next
		at = p.CommaAt(next)
		if _, joint := p.Is(at, words.And, words.Or, words.Joint); joint > 0 {
			at = joint
		}
		if at == next {
			return list, end
		}
	}
}

// Replacing passes over an `instead` behind an order: it comes in the place of what is on file.
func (p *Amender) Replacing(at int, ordered bool) int {
	if end := p.ofNothing(at); end > at {
		return end
	}
	if !ordered && p.Out.Same == nil || !p.Sign(at, "instead", "either") || at+1 < len(p.T) && !p.Closes(at+1) && !p.Sign(at+1, "?") {
		return at
	}
	p.Take(at, at+1, "nothing")
	if n := len(p.Out.Acts); n > 0 && p.Now.OnFile {
		p.Out.Corrects = p.Now.First
		if line := &p.Out.Acts[n-1].Line; len(line.If) > 0 || changes.IsQuestion(p.Arguer) || line.Order.Verb == orders.Buy && p.Out.Same == nil && !p.Fallback {
			p.Doubt = "instead" // of which card? And else, what is on file?
		}
	}
	return at + 1
}

// ofNothing passes over `instead of nothing` behind what is to be bought, in a letter that amends.
func (p *Amender) ofNothing(at int) int {
	n := len(p.Out.Acts)
	_, next := p.Is(at, words.Instead)
	if n == 0 || next == 0 || !p.Now.OnFile || !p.Now.First || p.Out.Acts[n-1].Line.Order.Verb != orders.Buy {
		return at
	}
	_, end := p.Is(next, words.Nothing)
	if end == 0 || !p.Closes(end) {
		return at
	}
	p.Take(at, end, "a change")
	p.Out.Corrects = true
	if slices.ContainsFunc(p.Now.Filed, func(l orders.Line) bool {
		return l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0 && l.Scope != orders.Standing
	}) {
		p.Doubt = p.Written(at, end) // something is bought
	}
	return end
}

// inBag reads a change of what is on file by its words, in whatever row.
func (p *Amender) inBag(at int) int {
	c, end := changes.InBag(p.Arguer, at, p.Now.Filed, p.Now.OnFile, p.Now.First)
	if !p.Now.OnFile && !p.Out.Retracts && !(c.Struck && p.Now.Last != nil) {
		end = 0
	}
	if end == 0 || c.To.Cards == nil && len(c.From.Cards) == 1 {
		if next := p.dropped(at); end == 0 || next > at {
			return next
		}
	}
	if c.Moot {
		p.Doubt = p.Written(at, end) // tv Bob, not Carol: that is what is on file
		return at
	}
	if c.From.Verb != orders.Buy {
		return p.amend(at, end, Amendment{Scopes: c.Goes, From: c.From, To: c.To})
	}
	for i, card := range c.From.Cards {
		p.amend(at, end, Amendment{Scopes: c.Goes, From: orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}}, To: c.To, Drop: i > 0 || c.To.Cards == nil})
	}
	return end
}

// dropped reads `drop A`, `strike the TV order`.
func (p *Amender) dropped(at int) int {
	_, next := p.Is(at, words.Drop)
	if next == 0 {
		return at
	}
	if from, end := changes.Struck(p.Arguer, next, p.Now.Filed); end > 0 && p.Now.OnFile {
		return p.amend(at, end, Amendment{From: from, Drop: true})
	}
	if all, end := verbs.Dropped(p.Finder, next, p.Now.Filed); end > 0 && !changes.DeniesVerb(p.Arguer, at, next) && !p.IsCardNext(p.CommaAt(end)) {
		if list, after := p.within(changes.InOrders(p.Arguer, end)); p.Closes(after) {
			for _, from := range all {
				p.amend(at, after, Amendment{Scopes: list, From: from, Drop: true})
			}
			return after
		}
	}
	return at
}

// within reads the goes that a change is for: `in the second go only`.
func (p *Amender) within(at int) ([]orders.Scope, int) {
	list, _, end := p.ScopesAt(at)
	if end == 0 {
		return nil, at
	}
	for i := at; i < end; i++ {
		if p.Sign(i, "other") {
			p.Doubt = p.Written(at, end) // other than which?
		}
	}
	for p.Sign(end, "only", "alone") {
		end++
	}
	return list, end
}

func (p *Amender) amend(from, to int, a Amendment) int {
	p.Take(from, to, "a change")
	p.Out.Amendments = append(p.Out.Amendments, a)
	return to
}
