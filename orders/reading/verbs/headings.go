package verbs

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// Heads finds a tool as the heading of an order that begins with a condition, and is then no
// card to buy: `TV Station: if it hits, take from Bob`. It returns where the condition
// begins, 0 for no such heading, and whether what follows says what the tool does.
func (p Finder) Heads(at int) (behind int, named bool) {
	found := p.CardAt(at)
	verb, behind := orders.VerbOf(found.Card), at+found.Tokens+1
	if found.Tokens == 0 || found.Fits != nil || verb == orders.Buy || verb == orders.Roll || !p.Sign(behind-1, ":") {
		return 0, false
	}
	_, opens := p.Opener(behind)
	_, with := p.Is(behind, words.With)
	if opens == 0 && with == 0 && !p.Sign(behind, "if", "when", "whenever", "should") {
		return 0, false
	}
	rolls := with > 0
	for i := behind; i < len(p.T); i++ {
		switch {
		case slices.ContainsFunc(p.At(i), func(w Way) bool { return w.Verb == verb }):
			named = true
		case p.Sign(i, "roll", "rolled", "throw", "thrown"):
			rolls = true
		case (verb == orders.Harbour || verb == orders.Reroll) && p.Sign(i, "coin", "coins", "money", "afford"): // it is bought
			if otherCard(p, behind, found.Card) {
				return behind, false
			}
			return 0, false
		}
	}
	if !named && !rolls && !otherCard(p, behind, found.Card) {
		return 0, false
	}
	return behind, named
}

// otherCard tells whether another card than the tool is named behind its heading, with nothing
// that says what the tool does: then nobody knows which of them is wanted.
func otherCard(p Finder, at int, tool engine.Card) bool {
	for i := at; i < len(p.T); i++ {
		if found := p.CardAt(i); found.Tokens > 0 && found.Strength < marks.Weak && found.Card != tool {
			return true
		}
	}
	return false
}

// ToolOpens passes over what stands before a tool; acting tells that what it does must
// follow.
func ToolOpens(p Finder, at int) (next int, acting bool) {
	if unless, end := p.Opener(at); end > 0 && !unless {
		return end, true
	}
	if _, end := p.Is(at, words.With); end > 0 { // on 6 (Business Complex):
		if set, next := p.Totals(end); next > 0 && set > 0 && p.Sign(next, "(") && p.Sign(Articles(p, next+1)+p.CardAt(Articles(p, next+1)).Tokens, ")") {
			return next + 1, false
		}
	}
	if _, end := p.Is(at, words.With, words.For, words.Prep, words.Option); end > 0 {
		return end, false
	}
	return 0, false
}
