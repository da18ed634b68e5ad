package wishes

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file tells clauses that say why, what for, or in spite of what something is asked for:
// whatever they say, it turns no wish round.

// Words that begin a reason, and what speaks against; open are those behind which a wish may be
// none, or not yet.
var (
	because = [...]string{"because", "cause", "cos", "coz", "cuz", "bc"}
	though  = [...]string{"though", "although"}
	open    = [...]string{"might", "may", "maybe", "perhaps", "later", "next", "tomorrow", "wait", "soon", "rather", "only", "other", "another", "instead", "change", "changed", "mind", "yet", "now", "today", "want", "really", "sure", "else", "until", "then"}
)

// A reasoner looks at clauses behind a wish, or before it, that only say something of it.
type reasoner struct{ *buyer }

// grounds tells a clause that says why something is asked for, what for, or what speaks against.
func (b reasoner) grounds(i int) bool {
	c := &b.clauses[i]
	why, spite := b.Sign(c.from, because[:]...), b.Sign(c.from, though[:]...)
	goal := len(b.lists) > 0 && b.asked && b.aims(c.from)
	if !why && !spite && !goal && (len(b.lists) > 0 || c.opener != "" || !remarker(b).concluded(i)) || len(c.cards) > 0 || c.vague {
		return false
	}
	for k := c.from; k < c.to; k++ {
		switch {
		case b.Means(k, words.If, words.Unless, words.Retract, words.Correct, words.Change), b.Sign(k, "dice", "die", "instead", "unless", "until", "only"), b.role(k, words.Hinders) && !b.tells(k), b.over[k] && !b.Sign(k, "twice", "own", "my", "on", "go"):
			return false
		case (spite || goal && !b.Sign(k, "later", "next", "other", "another")) && b.Sign(k, open[:]...):
			return false
		case goal && (b.IsOther(k) || b.T[k].Number >= 0):
			return false
		}
	}
	return !b.Means(c.to-1, words.Or, words.Joint, words.Else) && (!goal && !spite || !remarker(b).denied(c) || !b.role(c.to-1, words.Means))
}

// aims tells words of what something is asked for: so that I, so I can.
func (b reasoner) aims(at int) bool {
	if !b.Sign(at, "so") {
		return false
	}
	if at++; b.Sign(at, "that") {
		at++
	}
	return b.Sign(at, "i", "we", "it", "they", "there", "my") && b.Sign(at+1, "have", "can", "could", "will", "dont", "wont", "get", "would", "do", "end", "am", "'ll", "ll", "cant")
}

// tells tells a word that hinders a wish, but no reason: it only tells of something.
func (b reasoner) tells(at int) bool {
	return b.Sign(at, "twice", "both", "when", "whenever", "once", "each", "rolls", "rolled", "roll", "rolling", "doubles", "double", "either", "neither", "test", "wrong", "total", "forgot", "forget", "wonder", "question")
}

// tags tells words that only ask to be agreed with, or not to be laughed at: isn't it lovely,
// don't laugh.
func (b reasoner) tags(c *clause) bool {
	if c.to-c.from > mostTag || len(c.cards) > 0 || c.game {
		return false
	}
	if b.Sign(c.from, "with") && b.Sign(c.from+1, "whatever", "whatevers", "what", "whats") && b.Sign(c.to-1, "left", "over", "bank", "purse", "wallet", "have", "pocket", "remains", "got") {
		return true // with whatever I have left
	}
	if b.Sign(c.from, "dont") && b.Sign(c.from+1, "laugh", "shout", "judge", "tell", "mock", "tease", "blame", "hate") {
		return !b.Sign(c.to-1, "it", "that")
	}
	if !b.Sign(c.from, "isnt", "arent", "wasnt", "doesnt", "dont", "wont", "hasnt", "havent", "wouldnt", "didnt", "cant") || !b.Sign(c.from+1, "it", "that", "they", "you", "we", "i", "he", "she", "there", "this") {
		return false
	}
	if b.Sign(c.from+1, "you") && !b.Sign(c.from+2, "think", "agree", "love") {
		return false // you want one, don't you
	}
	for i := c.from + 2; i < c.to; i++ {
		if b.role(i, hinders|words.Denies|words.Asks|words.Modal) {
			return false
		}
	}
	return true
}

// mostTag is how many words such a clause has at most.
const mostTag = 8

// becomes tells a getting that gets nothing: I'm getting quite greedy.
func (b reasoner) becomes(c *clause, at int) bool {
	if !b.Sign(at, "getting") && !(b.Sign(at, "im", "am") && b.Sign(at+1, "getting")) {
		return false
	}
	for i := at; i < c.to; i++ {
		if b.role(i, words.Article|words.Means) || b.IsCard(i) {
			return false
		}
	}
	m, _ := b.Is(at, words.Verb)
	return m.Value == int(orders.Buy)
}
