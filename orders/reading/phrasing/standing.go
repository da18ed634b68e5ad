package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// standing finds what says that orders are kept from turn to turn: `every turn until I'm
// back`, `from the next turn on`.
func (f *finder) standing(at int) words.Phrase {
	next, some := at, false
	for next < len(f.t) && next < at+mostTokens {
		end, means := f.lasting(next)
		if end == next {
			break
		}
		some = some || means
		next = end
		for f.sign(next, "and", ",") {
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
	case f.sign(at, "every", "evry", "each", "all") && f.sign(at+1, "turn", "turns", "round", "rounds", "week"):
		next := at + 2
		if f.sign(next, "to") && f.sign(next+1, "come", "follow") {
			return next + 2, true
		}
		return next, f.sign(at+1, "turn") && f.sign(at, "every", "evry", "each") && f.lastsOn(next)
	case f.sign(at, "every", "each") && f.sign(at+1, "time") && f.lastsOn(at+2):
		return at + 2, false
	case f.sign(at, "from") && f.sign(at+1, "now", "here", "then", "the"):
		next := at + 1
		for f.sign(next, "now", "here", "then", "the", "next", "turn", "round", "on", "onwards", "onward", "out") {
			next++
		}
		return next, f.sign(next-1, "on", "onwards", "onward", "out")
	case f.sign(at, "in", "for") && f.sign(at+1, "later", "future", "following", "all") && (f.sign(at+2, "turns", "rounds") || f.sign(at+3, "turns", "rounds")):
		next := at + 2
		for f.sign(next, "the", "turns", "rounds", "later", "future", "coming", "following", "to", "come", "as", "well", "too") {
			next++
		}
		return next, true
	case f.sign(at, "on") && f.sign(at+1, "file") && f.sign(at+2, "for"):
		return at + 3, false
	case f.sign(at, "as") && f.sign(at+1, "a", "my") && f.sign(at+2, "standing"):
		return at + 3, true
	}
	return at, false
}

// lastsOn tells whether `until …` or the like follows.
func (f *finder) lastsOn(at int) bool {
	for f.sign(at, ",", "and", "from", "now", "on") {
		at++
	}
	return f.sign(at, "until", "till", "til", "while", "whilst", "to") || f.sign(at-1, "on")
}
