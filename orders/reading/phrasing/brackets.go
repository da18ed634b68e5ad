package phrasing

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// shows are words by which brackets begin that tell what a tool does or a card is for.
var shows = marks.Lows("makes", "costs", "needs", "gives", "pays", "brings", "works", "its", "thats", "theyre", "ive", "weve", "hes", "shes")

// adding are words by which what stands in brackets is one more, is excepted, or is asked for: `reroll
// 2 or 3 (4 too)`.
var adding = marks.Lows("too", "also", "well", "please", "pls", "or", "excepted", "stay", "stays", "keep", "fine", "good", "ok", "needed", "required", "auch", "ebenfalls", "bitte", "tambien", "favor", "aussi")

// bracketed finds what only tells something in brackets, whatever it names: `(I have four Mines)`, `(4
// boats waiting)`, `(three Wheat Fields, yes)`. What asks for something, limits it or names another
// player may be an order, or of one.
func (f talker) bracketed(at int) words.Phrase {
	if !f.sign(at-1, "(") || at < 2 {
		return words.Phrase{}
	}
	end := at
	for end < len(f.t) && end < at+mostTokens && !f.t[end].Is("(", ")", ";") {
		end++
	}
	if !f.sign(end, ")") || !shows[f.t[at].Low] && !f.asserts(at) && !counts(f, at, end) {
		return words.Phrase{}
	}
	for i := at; i < end; i++ {
		if f.sign(i, "should") && f.sign(i+1, "be", "do") {
			continue
		}
		if adding[f.t[i].Low] || f.sign(i, "have", "has") && f.sign(i+1, "to") || f.sign(i, "on", "at") && i+1 < end && f.t[i+1].Number >= 0 {
			return words.Phrase{}
		}
		if f.any(i)&words.Steers != 0 || f.sign(i, "?", "what", "why", "how", "which", "who") || words.Unsays(f.t[i].Low) || f.Player(i).Tokens > 0 || f.conditional(i) ||
			f.is(i, words.Scope, words.Governs, words.If, words.Unless, words.Else, words.Retract, words.Same, words.AsBefore, words.Instead, words.Drop, words.Change, words.Ordinal, words.But) > 0 {
			return words.Phrase{}
		}
	}
	return phrase(at, end, words.Empty, 0)
}

// counts tells more than one of something in between: what is counted so nobody buys in a go.
func counts(f talker, from, end int) bool {
	several := f.t[from].Number > 1 || f.sign(from, "two", "three", "four", "five", "six", "both", "dos", "tres", "cuatro", "cinco", "zwei", "drei", "vier", "deux", "trois", "quatre")
	if !several || from+1 == end || f.sign(from+1, "dice", "goes", "turns", "times", "or", "and", "+") || f.is(from+1, words.Dice, words.Scope) > 0 {
		return false
	}
	for i := from + 1; i < end; i++ {
		if f.t[i].IsWord() && !f.sign(i, "coins", "coin", "or", "more", "less", "max", "each", "left") {
			return true
		}
	}
	return false
}
