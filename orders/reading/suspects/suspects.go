// Package suspects looks once more at what was made of a sentence, for what is easily turned round,
// whichever way it was read: a number that is only told of, a card that is thanked for, a condition
// that went to another order. What is suspected is asked about.
//
// It reads nothing: the words of a sentence enter, and the orders that were made of it. A new way to
// be wrong is a function more, with a line of orders/reading/testdata/silent.txt; each is for a
// few words that stand there, and lets all others pass.
package suspects

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// A suspicion tells a sentence of whose orders one may be none, or another one.
type suspicion func(table *marks.Table, t []marks.Token, list []orders.Line) bool

// suspicions are all there are.
var suspicions = [...]suspicion{
	tellsTotal,
	getsTotal,
	losesOnes,
	losesRange,
	isPoor,
	wantsOne,
	saysBye,
	forgot,
	keepsOnly,
	leavesIt,
	eitherIf,
	exceptsGo,
	moreOrLess,
	savesTotal,
	becomes,
	isMine,
	inThatCase,
	losesNoun,
	turnsElse,
	prefers,
	struck,
	thanksFor,
	worksNow,
	losesAnother,
	purpose,
	later,
	upTo,
	exceptsTotal,
	leavesSo,
	radio,
	losesCondition,
	losesSelf,
	losesFront,
	namesTower,
	losesTotals,
	namesAgain,
	strikes,
	isEnough,
	givesHim,
	neitherNor,
	losesSpan,
	remains,
	elseOrNext,
	listsStartup,
	buysForTotal,
	throwsGood,
	affirms,
	buysOrRerolls,
	losesOnly,
	headsTool,
	maybeCoins,
	keepsInside,
	elseNone,
}

// Find tells whether something is suspected of a sentence, and of the orders that were made of it.
func Find(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for _, suspects := range suspicions {
		if suspects(table, t, list) {
			return true
		}
	}
	return false
}

// Denied tells a sentence by which no coin is to be invested, of which one is.
func Denied(t []marks.Token, list []orders.Line) bool {
	return losesDenial(t, list) || saysBoth(list) || losesNone(t, list)
}

// LeavesThrow tells a sentence by which a throw is left as it is, of which was made that nothing is
// bought: `add 2 on a 10, leave it on an 11`.
func LeavesThrow(t []marks.Token, list []orders.Line) bool {
	return has(list, orders.Reroll, orders.Harbour) && leavesSo(nil, t, list)
}

// Asks tells tokens among which a condition begins.
func Asks(t []marks.Token) bool { return marks.Some(t, asking) }

// small are numbers as words.
var small = marks.Lows("one", "two", "three", "four", "five", "six", "dos", "tres", "cuatro", "zwei", "drei", "vier")

// AsksNumber tells a condition that is nothing but a number: `if two, Cafe`.
func AsksNumber(t []marks.Token) bool {
	for at := 0; at+2 < len(t); at++ {
		if n := at + 1; asking[t[at].Low] && (t[n].Number > 0 || small[t[n].Low]) && (t[n+1].Is(",", ":") || t[n+1].IsWord() && !t[n+1].Is("or", "and", "to", "o", "oder", "y", "und")) {
			return true
		}
	}
	return false
}

// Denies tells tokens by which something is not done.
func Denies(t []marks.Token) bool { return denies(t) }

// Throws tells tokens that speak of dice.
func Throws(t []marks.Token) bool { return marks.Some(t, diced) }

// Prefers tells tokens by which one is preferred to another.
func Prefers(t []marks.Token) bool { return marks.Some(t, preferring) }
