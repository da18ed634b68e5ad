package wishes

import "machipost/orders/reading/words"

// This file tells questions that ask for something, and what is said round a card of how it was
// chosen.

// asksIf tells whether the sentence is no question, or one that asks for something.
func (b asker) asksIf() bool {
	if !b.Sign(len(b.T)-1, "?") {
		return true
	}
	if b.Sign(len(b.T)-2, "guess", "suppose", "please", "thanks") && !b.Sign(len(b.T)-4, "do", "should", "could", "can") {
		return true
	}
	if last := &b.clauses[len(b.clauses)-1]; len(b.clauses) > 1 && reasoner(b).tags(last) {
		return true
	}
	for _, c := range b.clauses {
		at := c.from
		for b.Sign(at, "so", "and", "um", "please", "well", "hi", "hello", "er", "or", "then", "now") {
			at++
		}
		switch {
		case b.Sign(at, "can", "could", "may", "might", "shall") && b.Sign(at+1, "i", "we"),
			b.Sign(at, "would", "could", "can", "will") && b.Sign(at+1, "you", "u", "ya", "ye") && b.forMe(c.from, c.to),
			b.Sign(at, "how") && b.Sign(at+1, "about") && b.Sign(at+2, "a", "an", "another"),
			b.Sign(at, "is", "would") && b.Sign(at+1, "it", "that") && b.Sign(at+2, "ok", "okay", "alright", "fine", "all", "possible", "be"),
			b.Sign(at, "any") && b.Sign(at+1, "chance"), b.Sign(at, "mind") && b.Sign(at+1, "if"):
			return true
		}
	}
	return false
}

// forMe tells whether what a question asks for is for the writer, or put somewhere.
func (b asker) forMe(from, to int) bool {
	for i := from; i < to; i++ {
		if b.Sign(i, "me", "us", "please", "pop", "put", "place", "add", "build", "kind", "plonk", "stick", "set", "sort") {
			return true
		}
	}
	return false
}

// decided tells whether it is said before a place that something was chosen.
func (b asker) decided(at int) bool {
	for i := range at {
		if b.role(i, words.Choice) && !b.Sign(i, "thing", "one", "what", "stuff") || b.Sign(i, "decided", "settled", "chosen", "made") {
			return true
		}
	}
	return false
}

// backs tells whether a card is named as the next one, behind it: as the fallback.
func (b asker) backs(first int) bool {
	behind := first + b.CardAt(first).Tokens
	if ranker(b).beneath(behind) || b.Means(behind, words.If, words.Joint) && len(b.lists) > 0 && parter(b).shortBefore(behind, len(b.T)) {
		b.joined = len(b.lists) > 0
		return b.joined
	}
	for i := behind + 1; i < min(len(b.T), behind+4) && b.Sign(behind, "as", "for", "in"); i++ {
		if b.role(i, words.Backs) {
			b.joined = len(b.lists) > 0
			return b.joined
		}
	}
	return false
}
