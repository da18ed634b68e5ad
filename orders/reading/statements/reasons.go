package statements

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file tells why somebody puts right what he wrote: a clause in which somebody, or something, is told of, and
// that orders and limits nothing.

// Words of reasons.
var (
	// commands are words of orders, in a clause that might be one.
	commands = marks.Lows("reroll", "rerolls", "again", "invest", "demolish", "renovate", "swap", "trade", "move", "convention", "standing", "buy", "bought", "take", "build", "get", "keep", "drop", "use", "add", "put", "leave", "make", "choose", "pick", "switch", "change")
	// places are words by which something is put before, behind or beside something else.
	places = marks.Lows("both", "all", "nothing", "else", "rest", "other", "others", "first", "only", "also", "too", "same", "instead", "as", "well", "after", "behind", "before", "then", "plus", "either", "each", "every", "always", "add", "added", "alone", "just", "anyway", "still")
	// bounds are words by which what is to be is limited, put off or taken back.
	bounds = marks.Lows("unless", "until", "till", "if", "when", "whenever", "otherwise", "let", "decide", "maybe", "perhaps", "unsure", "second", "next", "except", "provided", "providing", "assuming", "depending", "depends", "once", "go", "goes", "turn", "turns", "extra", "joke", "joking", "kidding", "later", "alternatively", "never", "possibly", "probably", "should", "were")
	// verbs are words of what somebody does, or something.
	verbs = marks.Lows("needs", "need", "want", "wants", "wont", "costs", "cost", "comes", "come", "gives", "give", "forgot", "forget", "thought", "saw", "see", "did", "know", "knew", "gets", "eats", "feeds", "brings", "pays", "helps", "does", "m", "re", "ve", "makes", "got", "would", "will", "could", "can", "seems", "suits", "fits", "hope", "think", "roll", "rolls", "rolled", "throws", "owns", "hits", "works")
	// own are words before what belongs to somebody.
	own = marks.Lows("my", "our", "his", "her", "their", "its", "'s", "your")
	// wishes are words by which the writer asks for what he names.
	wishes = marks.Lows("want", "wanted", "like", "d", "'d", "need", "prefer", "fancy", "choose", "wish", "would", "id", "will", "ill", "ll", "'ll", "shall", "should", "must")
)

// Justifies tells a clause that only says why something is put right.
func Justifies(row *parts.Arguer) bool {
	t := row.T
	for len(t) > 0 && openers[t[0].Low] {
		t = t[1:]
	}
	p, ok := newTeller(parts.New(row.Grammar, t))
	if !ok {
		return false
	}
	if _, end := p.Number(1); end > 0 && p.Sign(0, "with", "on", "at") { // with two I never get there
		if p.Sign(end, "die", "dice") {
			end++
		}
		if p, ok = newTeller(parts.New(row.Grammar, t[end:])); !ok {
			return false
		}
		t = p.T
	}
	if p.runs(0) && !marks.Some(t, limiting) {
		return true
	}
	self := t[0].Is("i", "im", "ive", "id", "ill", "we", "weve")
	if !tellers[t[0].Low] && !owners[t[0].Low] && !t[0].Is("that", "thats", "this", "a", "an") && !p.isGame(0) || p.turns(0) || marks.Some(t, bounds) || marks.Some(t, commands) || marks.Some(t, places) {
		return false
	}
	told := false
	for at := range t {
		if t[at].Is(",", ";", ":", "-", "and", "or", "but", "plus") && at+1 < len(t) && !own[t[at+1].Low] {
			return false
		}
		if at > 0 && (does[t[at].Low] || t[at].Is("'s", "s") || verbs[t[at].Low] || strings.HasSuffix(t[at].Low, "ed") || strings.HasSuffix(t[at].Low, "nt")) || t[at].Is("im", "ive", "its", "thats", "hes", "shes", "theyre", "weve", "theres", "youre") {
			told = true
		}
		if _, some := p.Is(at, words.Scope, words.Turn, words.Round, words.Same, words.Richest); some > 0 && !t[at].Is("s") {
			return false
		}
		if p.isCard(at) && at > 0 && !own[t[at-1].Low] && (self || !t[at-1].Is("the", "a")) {
			return false
		}
	}
	return told && !(self && wishesFor(p))
}

// wishesFor tells the writer wishing for something of the game, or for what was named: `I want that`.
func wishesFor(p teller) bool {
	for at := range p.T {
		if wishes[p.T[at].Low] && !p.Sign(at+1, "a", "an") && !p.counts(at+1) {
			for i := at + 1; i < len(p.T); i++ {
				if p.isCard(i) || p.Sign(i, "that", "it", "one", "them", "this", "him", "her") {
					return true
				}
			}
		}
	}
	return false
}
