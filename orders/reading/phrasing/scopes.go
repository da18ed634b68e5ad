package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// Words of which the name of a go is made, in the language of the rules.
var (
	firsts  = []string{"first", "1st", "initial", "opening", "former"}
	seconds = []string{"second", "2nd", "other", "last", "latter", "final"}
	boths   = []string{"both", "each", "either", "every", "any"}
	nouns   = []string{"go", "goes", "turn", "turns", "time", "times", "occasion", "occasions", "one", "ones", "move", "moves", "roll", "rolls", "throw", "throws", "attempt"}
)

// scope finds goes that are named by their place: `on the second of my two turns`, `in
// the latter`.
func (f *finder) scope(at int) words.Phrase {
	next, prep := at, false
	for f.sign(next, "in", "on", "for", "at", "during", "with", "and", "of") && next < at+2 && !(f.sign(next, "and") && next > at) {
		if f.sign(next, "and") && !f.sign(next+1, "in", "on", "for", "at") {
			return words.Phrase{}
		}
		prep = prep || !f.sign(next, "and")
		next++
	}
	possessed := false
	for f.sign(next, "the", "my", "mine", "our") {
		possessed = true
		next++
	}
	value, some := 0, f.t[min(next, len(f.t)-1)].Low
	switch {
	case f.sign(next, firsts...), f.sign(next, "1") && f.sign(next+1, "st"):
		value = int(orders.Go1)
	case f.sign(next, seconds...), f.sign(next, "2") && f.sign(next+1, "nd"):
		value = int(orders.Go2)
	case f.sign(next, boths...):
		value = int(orders.EveryGo)
	default:
		return words.Phrase{}
	}
	next++
	if f.sign(next, "st", "nd") {
		next++
	}
	named := some == "former" || some == "latter" || prep && (some == "both" || (some == "each" || some == "either") && (next >= len(f.t) || !f.t[next].IsWord()))
	behind := next
	for f.sign(behind, "of", "my", "the", "mine", "two", "2", "both", "regular") {
		behind++
	}
	switch {
	case some == "every" && !f.sign(behind, "go", "goes"), some == "each" && f.sign(behind, "turn", "turns"), some == "any" && !f.sign(behind, "go", "goes"):
		return words.Phrase{} // for good, perhaps
	case f.sign(behind, nouns...) && !(f.sign(behind, "one") && f.isCard(behind+1)):
		if f.sign(behind, "one", "ones") && !prep {
			return words.Phrase{} // the other one
		}
		behind++
		for f.sign(behind, "around", "round", "alike", "out", "itself", "only") {
			behind++
		}
		if f.sign(behind, "of", "in") && f.sign(behind+1, "the", "this", "my") && f.sign(behind+2, "turn", "two", "goes", "turns") {
			behind += 3
			if f.sign(behind, "goes", "turns") {
				behind++
			}
		}
		return phrase(at, behind, words.Scope, value)
	case named && !f.isNoun(next), prep && possessed && value != int(orders.EveryGo) && f.follows(next):
		return phrase(at, next, words.Scope, value)
	}
	return words.Phrase{}
}

// isNoun tells a word that is no joint and no card: `both dice`.
func (f *finder) isNoun(at int) bool {
	return at < len(f.t) && f.t[at].IsWord() && !f.follows(at)
}

// follows tells what may stand behind the name of a go.
func (f *finder) follows(at int) bool {
	if at >= len(f.t) || !f.t[at].IsWord() && f.t[at].Number < 0 {
		return true
	}
	return f.sign(at, "a", "an", "the", "i", "id", "ill", "my", "please", "another", "one") || f.isCard(at) || f.is(at, words.And, words.Verb, words.Joint, words.Break, words.Empty, words.Nothing) > 0 || f.any(at)&words.Because != 0
}
