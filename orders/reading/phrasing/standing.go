package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/silence"
	"machipost/orders/reading/words"
)

// standing finds what says that orders are kept from turn to turn: `every turn until I'm
// back`, `from the next turn on`.
func (f *finder) standing(at int) words.Phrase {
	if end := declared(f, at); end > 0 {
		return phrase(at, end, words.Scope, int(orders.Standing))
	}
	next, some := at, false
	for next < len(f.t) && next < at+mostTokens {
		end, means := f.lasting(next)
		if end == next {
			break
		}
		some = some || means
		next = end
		for f.sign(next, "and", ",", "please", "pls") {
			if after, _ := f.lasting(next + 1); after == next+1 {
				break
			}
			next++
		}
	}
	if !some {
		return words.Phrase{}
	}
	return phrase(at, next, words.Scope, int(orders.Standing))
}

// lasting returns where a piece of such a phrase ends, and whether it says so by itself.
func (f *finder) lasting(at int) (end int, means bool) {
	switch {
	case f.sign(at, "until", "till", "til") && f.any(at+1)&words.Subject != 0 && !f.sign(at+1, "the", "there"):
		end := f.clause(at+1, true)
		if f.sign(end, "otherwise", "else") {
			end++ // until I say otherwise
		}
		end = withoutWish(f, at+1, end)
		for i := at + 1; i < end; i++ {
			if f.isCard(i) || f.t[i].Number >= 0 {
				return at, false
			}
		}
		return end, end > at+2
	case f.sign(at, "while", "whilst") && f.sign(at+1, "i", "im") && f.sign(at+2, "am", "m", "away", "off", "gone"):
		next := at + 2
		for f.sign(next, "am", "m", "away", "off", "gone", "out", "on", "holiday", "travelling", "skiing", "hiking") {
			next++
		}
		return next, true
	case unwritten(f, at) > 0:
		return unwritten(f, at), true
	case thisAndEach(f, at) > 0:
		return hereafter(f, thisAndEach(f, at)), true
	case eachTurn(f, at) > 0:
		next := eachTurn(f, at)
		if end := hereafter(f, next); end > next {
			return end, true
		}
		return next, f.sign(next-1, "turn") && f.lastsOn(next)
	case f.sign(at, "for", "as", "so", "while") && lasts(f, at) > 0:
		return lasts(f, at), true
	case f.sign(at, "every", "each") && f.sign(at+1, "time") && f.lastsOn(at+2):
		return at + 2, false
	case f.sign(at, "from") && f.sign(at+1, "now", "here", "then", "the", "this", "next"):
		next := at + 1
		for f.sign(next, "now", "here", "then", "the", "this", "next", "one", "turn", "round", "on", "onwards", "onward", "out") {
			next++
		}
		return next, f.sign(next-1, "on", "onwards", "onward", "out")
	case f.sign(at, "in", "for") && f.sign(at+1, "later", "future", "subsequent", "following", "all") && (f.sign(at+2, "turns", "rounds") || f.sign(at+3, "turns", "rounds")),
		f.sign(at, "in", "for") && f.sign(at+1, "the", "my", "our") && f.sign(at+2, "later", "future", "following", "coming", "turns", "rounds") && (f.sign(at+3, "turns", "rounds") || f.sign(at+3, "to") && f.sign(at+4, "come")):
		next := at + 2
		for f.sign(next, "the", "turns", "rounds", "later", "future", "subsequent", "ensuing", "coming", "following", "to", "come", "as", "well", "too") {
			next++
		}
		return next, true
	case f.sign(at, "on") && f.sign(at+1, "file") && f.sign(at+2, "for"):
		return at + 3, false
	case f.sign(at, "as") && f.sign(at+1, "a", "my") && f.sign(at+2, "standing"):
		return at + 3, true
	case f.sign(at, "until", "till"):
		if written := f.Written(at); written.Tokens > 0 && written.Means[0].Kind == words.Scope && written.Means[0].Value == int(orders.Standing) {
			return at + written.Tokens, true // until further notice
		}
	}
	return at, false
}

// withoutWish is where a clause ends in front of what the writer wants: `until I write
// again | I'd like one die`.
func withoutWish(f *finder, at, end int) int {
	for i := at + 2; i < end; i++ {
		if f.sign(i, "id", "ill", "please", "pls", "just", "lets") || f.sign(i, "i", "we") && f.sign(i+1, "want", "would", "will", "shall", "need", "take", "buy", "build", "roll") {
			return i
		}
	}
	return end
}

// Words behind those of turns without a letter that only say why there is none, and those that begin what
// is to be done then.
var (
	excusing = []string{"it", "its", "that", "thats", "sorry", "apologies", "entschuldige", "entschuldigung", "verzeihung", "tut", "das", "es", "perdon", "disculpad", "disculpa", "lo", "ya"}
	doing    = []string{"then", "please", "pls", "you", "just", "always", "only", "buy", "get", "take", "build", "roll", "use", "i", "id", "ill", "we", "my", "the", "a", "one", "two", "both", "have",
		"bitte", "dann", "immer", "nur", "kaufe", "kauf", "kaufen", "nimm", "nehme", "ich", "baue", "den", "die", "das", "ein", "eine", "einen", "zwei",
		"compra", "compro", "comprad", "comprar", "quiero", "que", "siempre", "solo", "el", "la", "un", "una", "dos", "tira", "construye", "por"}
)

// unwritten is where `for the turns in which I do not write` ends, with what says behind it that orders
// follow; 0 for none.
func unwritten(f *finder, from int) int {
	at := from
	for f.sign(at, "standing", "orders", "order", "instructions", "those") {
		at++
	}
	if !begins(f, from) || f.sign(from-1, "sorry") {
		return 0
	}
	end := silence.Until(f.t, at, func(i int) bool { return f.isCard(i) || f.t[i].Number >= 0 || f.Player(i).Tokens > 0 })
	if end == 0 {
		return 0
	}
	if end = reasoned(f, end); end == 0 {
		return 0
	}
	next := announced(f, end)
	if next == end && end < len(f.t) && !f.sign(end, ",", ":", ".", ";", "-", "(", ")") && !f.sign(end, doing...) && !f.isCard(end) || f.sign(end, ",") && f.sign(end+1, excusing...) {
		return 0 // if I do not write much, it is because of the cat
	}
	return next
}

// mostReason is how many words say why there is no letter, at most.
const mostReason = 5

// reasoned is where `because of school` ends, behind what it is the reason of; 0 where nobody knows.
func reasoned(f *finder, at int) int {
	if !f.sign(at, "because", "cause", "cos", "since", "weil", "wegen", "porque") {
		return at
	}
	for next := at + 1; next <= at+mostReason && next < len(f.t); next++ {
		if f.sign(next, ",", ":", "you", "please", "i", "just", "then", "buy", "get", "dann", "bitte", "kaufe", "compra") && next > at+1 {
			return next
		}
	}
	return 0
}

// announced is where `, the following shall be my standing orders` ends; its beginning where there is none.
func announced(f *finder, at int) int {
	next := at
	if f.sign(next, ",") {
		next++
	}
	if f.sign(next, "the") && f.sign(next+1, "following") {
		for next++; f.sign(next, "following", "shall", "should", "will", "are", "is", "be", "to", "my", "the", "standing", "order", "orders", "instructions", "apply", "applies", "hold", "holds", "good", "stand", "stands"); {
			next++
		}
		if f.sign(next, ":") {
			return next
		}
	}
	return at
}

// eachTurn is where `every turn`, `each and every single turn` ends; 0 for none.
func eachTurn(f *finder, at int) int {
	next := at
	if f.sign(next, "in", "on") {
		next++
	}
	if !f.sign(next, "every", "evry", "each", "all") {
		return 0
	}
	for f.sign(next, "every", "evry", "each", "all") || next > at && f.sign(next, "and", "single", "one", "of", "my", "the", "later", "future", "subsequent", "ensuing", "coming", "following", "further") {
		next++
	}
	if f.sign(next, "turn", "turns", "round", "rounds", "week") {
		return next + 1
	}
	return 0
}

// thisAndEach is where `in this turn and in every turn` ends; 0 for none.
func thisAndEach(f *finder, at int) int {
	next := at
	if f.sign(next, "in", "for", "on") {
		next++
	}
	if !f.sign(next, "this", "the") {
		return 0
	}
	for next++; f.sign(next, "present", "current", "coming", "turn"); next++ {
	}
	for next > at+1 && f.sign(next, "and", ",") {
		next++
	}
	if !f.sign(next-1, "and") {
		return 0
	}
	return eachTurn(f, next)
}

// hereafter is where `thereafter`, `to come` behind such turns ends.
func hereafter(f *finder, at int) int {
	for f.sign(at, "thereafter", "hereafter", "afterwards") || f.sign(at, "after") && f.sign(at+1, "it", "this", "that") || f.sign(at-1, "after") && f.sign(at, "it", "this", "that") || f.sign(at, "to") && f.sign(at+1, "come", "follow") || f.sign(at-1, "to") && f.sign(at, "come", "follow") {
		at++
	}
	return at
}

// lasts is where `as long as the game lasts` ends; 0 for none.
func lasts(f *finder, at int) int {
	if f.sign(at, "for") {
		at++
	}
	if f.sign(at, "as", "so") && f.sign(at+1, "long") && f.sign(at+2, "as") {
		at += 3
	} else if f.sign(at, "while") {
		at++
	} else {
		return 0
	}
	if f.sign(at, "the", "this", "our") && f.sign(at+1, "game") && f.sign(at+2, "lasts", "goes", "runs", "continues", "is") {
		at += 3
		for f.sign(at, "on", "running", "going") {
			at++
		}
		return at
	}
	return 0
}

// lastsOn tells whether `until …` or the like follows.
func (f *finder) lastsOn(at int) bool {
	for f.sign(at, ",", "and", "from", "now", "on") {
		at++
	}
	return f.sign(at, "until", "till", "til", "while", "whilst", "to") || f.sign(at-1, "on")
}
