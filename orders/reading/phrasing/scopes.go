package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// Words of which the name of a go is made, in the language of the rules.
var (
	firsts  = []string{"first", "1st", "initial", "opening", "former", "earlier"}
	seconds = []string{"second", "2nd", "other", "last", "latter", "final", "closing", "later"}
	placed  = []string{"initial", "opening", "former", "earlier", "latter", "final", "closing", "later"}
	extras  = []string{"bonus", "extra", "additional", "free", "spare"}
	boths   = []string{"both", "each", "either", "every", "any"}
	nouns   = []string{"go", "goes", "turn", "turns", "time", "times", "occasion", "occasions", "one", "ones", "move", "moves", "roll", "rolls", "throw", "throws", "attempt", "sortie", "sorties", "outing", "outings", "trip", "trips", "sally", "innings", "inning", "watch", "watches", "shift", "shifts", "half", "leg", "visit", "whack", "bash", "crack", "stab", "dip", "lap", "stint", "spell", "foray", "forays", "hand", "swing", "engagement", "mission"}
)

// scope finds goes that are named by their place: `on the second of my two turns`, `in
// the latter`.
func (f *finder) scope(at int) words.Phrase {
	if end := goesAgain(f, at); end > 0 && !f.sign(end, "same", "do") && !f.sign(end+1, "same", "do", "the") {
		return phrase(at, end, words.Scope, int(orders.ExtraGo))
	}
	next, prep := regarding(f, at)
	for f.sign(next, "in", "on", "for", "at", "during", "with", "and", "of") && next < at+2 && !(f.sign(next, "and") && next > at) {
		if f.sign(next, "and") && !f.sign(next+1, "in", "on", "for", "at") {
			return words.Phrase{}
		}
		prep = prep || !f.sign(next, "and")
		next++
	}
	possessed := false
	for f.sign(next, "the", "my", "our") {
		possessed = true
		next++
	}
	if end, goes := several(f, next); end > 0 && (possessed || goes == int(orders.ExtraGo)) {
		return phrase(at, end, words.Scope, goes)
	}
	value, some := numbered(f, next), f.t[min(next, len(f.t)-1)].Low
	if value < 0 || some == "other" && next > 0 && f.sign(next-1, "any", "all", "every", "whatever") {
		return words.Phrase{} // any other roll
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
	case some == "both" && f.sign(behind, "rounds"):
		return phrase(at, behind+1, words.Scope, value)
	case some == "every" && !f.sign(behind, "go", "goes"), some == "each" && f.sign(behind, "turn", "turns"), some == "any" && !f.sign(behind, "go", "goes"):
		return words.Phrase{} // for good, perhaps
	case some == "last" && !prep && !possessed && (f.sign(at-1, "as", "like", "than", "since") || f.sign(behind, "lap") && !f.sign(behind+1, ":", "=", "-")):
		return words.Phrase{} // two dice, like last time; or of the game, perhaps
	case f.sign(behind, nouns...) && !(f.sign(behind, "one") && f.isCard(behind+1)):
		if f.sign(behind, "one", "ones") && (!prep && !(possessed && f.sign(next-1, placed...)) || f.sign(at, "with") && f.sign(at-1, "go", "goes", "going", "match", "along", "together")) {
			return words.Phrase{} // the other one, to go with my other ones
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

// several is where an extra go ends, or `two goes`, or `two regular goes`, of which an extra
// one is none, and which they are; 0 for none, and where each is named behind them.
func several(f *finder, at int) (end, goes int) {
	if end = extra(f, at); end > 0 || !f.sign(at, "two", "2") {
		return end, int(orders.ExtraGo)
	}
	next, goes := at+1, int(orders.EveryGo)
	for f.sign(next, "regular", "proper", "normal", "ordinary", "usual", "own", "real", "main") {
		next, goes = next+1, words.BothGoes
	}
	if !f.sign(next, "goes", "turns") || f.sign(next+1, ":", "in") {
		return 0, 0
	}
	return next + 1, goes
}

// regarding passes over `as to`, `in respect of`, `with regard to`.
func regarding(f *finder, at int) (next int, some bool) {
	switch {
	case f.sign(at, "as") && f.sign(at+1, "to", "for", "regards", "concerns"):
		return at + 2, true
	case f.sign(at, "in", "with") && f.sign(at+1, "respect", "regard", "reference", "relation") && f.sign(at+2, "of", "to"):
		return at + 3, true
	case f.sign(at, "regarding", "concerning", "respecting"):
		return at + 1, true
	}
	return at, false
}

// numbered is the go that the word at a place names; -1 for none.
func numbered(f *finder, at int) int {
	switch {
	case f.sign(at, firsts...), f.sign(at, "1") && f.sign(at+1, "st"):
		return int(orders.Go1)
	case f.sign(at, seconds...), f.sign(at, "2") && f.sign(at+1, "nd"):
		return int(orders.Go2)
	case f.sign(at, boths...):
		return int(orders.EveryGo)
	}
	return -1
}

// A placer finds goes by their place.
type placer struct{ *finder }

// place finds the same in other languages: `en la segunda de mis jugadas`, `beim zweiten Mal`.
func (f placer) place(at int) words.Phrase {
	next := at
	for next < at+3 && f.any(next)&words.Leads != 0 && f.any(next)&(words.Foremost|words.Latter|words.Twain) == 0 {
		next++
	}
	value, after := f.nth(next)
	if after == next || f.vague(next) && (next == at || f.sign(next-1, "mi") && f.isCard(after)) {
		return words.Phrase{} // para mí otra Mina
	}
	for of := after; after < of+3 && f.any(after)&(words.Leads|words.Twain) != 0; {
		after++ // im ersten meiner
	}
	if f.is(after, words.Dice) > 0 {
		_, after = f.nth(next) // en la primera dos dados
	}
	if alone := f.sign(at, "en", "para", "im", "in", "fur", "beim", "am", "zum", "pour", "a", "au", "dans"); alone && next > at && after < len(f.t) && (f.sign(after, ":", ",") || f.isCard(after) || f.is(after, words.Verb, words.Nothing) > 0) {
		return phrase(at, after, words.Scope, value) // pour le second: …
	}
	if after >= len(f.t) || f.any(after)&words.Times == 0 || f.isCard(after) || f.sign(after-1, "nachsten") && f.sign(after, "runden", "zuge", "zugen", "male") {
		return words.Phrase{} // those to come are more than one
	}
	next = after + 1
	of := next
	for of < next+4 && (f.any(of)&(words.Leads|words.Twain) != 0) {
		of++
	}
	if of > next && of < len(f.t) && f.any(of)&words.Times != 0 && !f.isCard(of) {
		next = of + 1 // de mis dos turnos
	}
	if f.sign(next, "von") && f.sign(next+1, "mir") {
		next += 2
	}
	return phrase(at, next, words.Scope, value)
}

// vague tells words that name goes behind an article only: `la otra` is one, `otra vez` is
// again.
func (f placer) vague(at int) bool {
	return f.sign(at, "otro", "otra", "ultimo", "ultima", "siguiente", "andere", "anderen", "letzten", "nachsten", "dernier", "derniere", "autre", "dos", "deux")
}

// nth is the go that a place names, and where that ends; at for none.
func (f placer) nth(at int) (value, end int) {
	if at >= len(f.t) {
		return 0, at
	}
	if n := f.t[at].Number; n == 1 || n == 2 {
		suffixed := at+1 < len(f.t) && f.t[at+1].Glued && f.sign(at+1, "º", "ª", "o", "a", "er", "ro", "ra", "do", "da", "re", "ere", "e", "eme", "nd", "nde", ".")
		if suffixed && f.sign(at+1, ".") && f.sign(at+2, "º", "ª", "o", "a") {
			return int(orders.Go1) + n - 1, at + 3
		}
		if suffixed {
			return int(orders.Go1) + n - 1, at + 2
		}
		return 0, at
	}
	switch class := f.any(at); {
	case class&words.Foremost != 0:
		return int(orders.Go1), at + 1
	case class&words.Latter != 0:
		return int(orders.Go2), at + 1
	case class&words.Twain != 0:
		return int(orders.EveryGo), at + 1
	}
	return 0, at
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
	return f.sign(at, "a", "an", "the", "i", "id", "ill", "my", "please", "another", "one", "two", "1", "2") || f.isCard(at) || f.is(at, words.And, words.Verb, words.Joint, words.Break, words.Empty, words.Nothing) > 0 || f.any(at)&words.Because != 0
}
