package asides

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells reasons that may be read as orders.

// twofold tells a sentence of which a part that was read as an order may as well be why another one is
// given: what a number brings, all that can be had, and what somebody has.
func twofold(g *marked.Grammar, t []marks.Token, read *clauses.Reading) bool {
	why := func(one marks.Token) bool { return one.Is("all", "me", "us") || g.ClassOf(one.Low)&words.Because != 0 }
	if len(t) > mostTokens || !read.Retracts && !slices.ContainsFunc(t, why) {
		return false
	}
	s := speaker{pieces.Whole(g, t, clauses.Context{}), true}
	for at := 0; at+2 < len(t); at++ {
		switch {
		case (at == 0 || s.isBreak(at-1)) && gains(s, at): // one die, a 4 gets me the Mall
			return true
		case s.Sign(at, "all") && s.Sign(at+1, "i", "we") && (s.Sign(at+2, "can", "could") || s.Sign(at+2, "have") && !s.Sign(at-1, "is", "'s", "its", "thats")):
			return true // with only 4 coins all I can get is the Mine
		case s.Class(at)&words.Because != 0 && ownsSeveral(s, at, read):
			return true
		case read.Retracts && s.Sign(at, "have", "ve", "own", "got") && s.Sign(at-1, "i", "we", "'") && ownsToo(s, at):
			return true
		}
	}
	return false
}

// gains tells what a number brings: `a 4 gets me`.
func gains(s speaker, at int) bool {
	for s.Sign(at, "a", "an", "the", "any", "with", "because", "as", "since") {
		at++
	}
	return at+2 < len(s.T) && s.T[at].Number >= 0 && s.Sign(at+1, "gets", "get", "brings", "buys", "gives", "earns", "makes", "wins", "pays") && s.Sign(at+2, "me", "us")
}

// ownsSeveral tells a reason by what somebody has: two cards, of which the second was read as an order.
func ownsSeveral(s speaker, at int, read *clauses.Reading) bool {
	owns := false
	for at++; at < len(s.T) && !s.isBreak(at); at++ {
		if s.Sign(at, "has", "have", "owns", "own", "got", "likes", "like", "needs", "need") {
			owns = true
		}
		if !s.IsCard(at) {
			continue
		}
		end := at + s.CardAt(at).Tokens
		if owns && s.Sign(end, "and") {
			for end++; s.Sign(end, "the", "a", "an", "his", "her", "my"); {
				end++
			}
			return end < len(s.T) && s.IsCard(end) && s.isOf(read, func(o *orders.Order) bool { return o.Verb == orders.Buy && has(o, s.CardAt(end).Card) })
		}
		at = end - 1
	}
	return false
}

// ownsToo tells that a card stands behind what the writer has, and a `too` behind that.
func ownsToo(s speaker, at int) bool {
	for ; at+2 < len(s.T); at++ {
		if s.Sign(at, "and") && s.IsCard(at+1) && s.Sign(at+1+s.CardAt(at+1).Tokens, "too", "also") {
			return true
		}
	}
	return false
}
