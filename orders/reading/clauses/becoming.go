package clauses

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file reads what a go becomes: `change go 2 to Bakery`, `go 2 should be a Bakery`.

// changedGo reads a go and that it is to be otherwise, of the sheet on file or of what was said
// before.
func (p *Amender) changedGo(at int) int {
	_, end := p.Is(at, words.Change)
	if end > 0 && !(p.Now.OnFile && p.Now.First) {
		return at
	}
	list, _, next := p.ScopesAt(max(at, end))
	if next <= max(at, end) {
		return at
	}
	_, to := p.Is(next, words.To, words.For, words.With)
	if end == 0 {
		to = p.becomes(next)
	}
	if to == 0 || p.Slot(p.Lean(to), true).Tokens == 0 && !p.is(to, words.Nothing, words.Single, words.Both) {
		return at
	}
	p.Take(at, to, "a correction")
	p.Out.Scoped, p.Scopes = true, list
	switch {
	case !p.Now.First:
		verb := orders.Buy
		if p.is(to, words.Single, words.Both) {
			verb = orders.Roll
		}
		p.Out.Retracts = slices.ContainsFunc(p.Now.Filed, func(l orders.Line) bool {
			return l.Order.Verb == verb && (l.Scope == orders.EveryGo || slices.Contains(list, l.Scope))
		})
	case p.Now.OnFile:
		p.Out.Corrects = true
	}
	return to
}

// becomes is where `should be` ends; 0 for none.
func (p *Amender) becomes(at int) int {
	for p.Sign(at, ",", "it", "that", "this") {
		at++
	}
	from := at
	for p.Sign(at, "is", "was", "now", "rather", "please") {
		at++
	}
	switch {
	case p.Sign(at, "should", "was", "is", "ought") && p.Sign(at+1, "to", "have") && p.Sign(at+2, "be", "have", "been", "become", "read"):
		at += 3
	case p.Sign(at, "should", "shall", "must", "ought") && p.Sign(at+1, "be", "become", "read", "say", "have"):
		at += 2
	case p.Sign(at, "should", "shall") && p.Sign(at+1, "now", "rather", "really", "instead", "of") && p.Sign(at+2, "be", "become", "read", "say", "have"):
		at += 3
	case p.Sign(at, "to") && p.Sign(at+1, "be", "become", "read") && at > from:
		at += 2
	case p.Sign(at, "meant", "supposed") && p.Sign(at+1, "to") && p.Sign(at+2, "be", "read", "say") && at > from:
		at += 3
	case p.Sign(at, "becomes", "changes") || p.Sign(at-1, "now") && at > from:
		if p.Sign(at, "becomes", "changes") {
			at++
		}
	default:
		return 0
	}
	for p.Sign(at, "now", "instead", "rather", "to", "just", "simply", ":") {
		at++
	}
	return at
}

// is tells whether a phrase of some kinds stands at a place.
func (p *Amender) is(at int, kinds ...words.Kind) bool {
	_, end := p.Is(at, kinds...)
	return end > 0
}
