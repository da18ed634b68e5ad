package clauses

import (
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

// Replacing passes over an `instead` behind an order: it comes in the place of what is on file.
func (p *Amender) Replacing(at int, ordered bool) int {
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
