package phrasing

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds reasons whose first words are left out, as people type them on a phone: `need
// the money`, `dont wanna be skint`, `everyones got loads`.

var (
	// funds are what somebody needs.
	fundsNeeded = marks.Lows("money", "cash", "coins", "income", "dosh", "dough", "gold", "luck", "points")
	// poorly is what nobody wants to be.
	poorly = marks.Lows("skint", "broke", "poor", "short", "caught", "left", "stuck", "greedy", "last", "empty", "handed", "out", "without", "behind", "penniless", "again")
	// owners are those who have something, but for players.
	owners = marks.Lows("everyone", "everyones", "everybody", "everybodys", "they", "theyve", "nobody", "nobodys", "someone", "someones")
	// possessing are words of how much of it somebody has.
	possessing = marks.Lows("s", "'s", "has", "have", "got", "owns", "own", "like", "about", "loads", "lots", "plenty", "tons", "heaps", "masses", "too", "many", "of", "em", "them", "those", "already", "a", "few", "couple", "none", "enough", "the", "most", "more", "than", "me", "lol", "now", "all", "at", "least", "ton", "load", "lot", "some", "anyway", "one", "two", "three", "four", "five", "six")
)

// unsaid finds such a reason behind an order, up to where the sentence, or a part of it, ends.
func (f talker) unsaid(at int) words.Phrase {
	if at == 0 {
		if low := f.t[0].Low; len(low) > 6 && strings.HasSuffix(low, "ly") && f.sign(1, ",", "-") && len(f.t) > 2 && f.any(0)&words.Steers == 0 && !words.Unsettles(low) && !words.Unsays(low) && !words.Twists(low) && !words.IsElsewhen(low) && f.is(0, words.Governs, words.Chat) == 0 {
			return phrase(0, 2, words.Empty, 0) // fittingly - Train Station
		}
		return words.Phrase{}
	}
	end := f.clause(at, false)
	for i := at; i < end; i++ {
		if i > at && f.is(i, words.Else, words.If, words.Unless, words.Instead, words.Retract) > 0 {
			return words.Phrase{}
		}
	}
	switch {
	case f.sign(at, "need", "needs", "want") && end > at+1 && end <= at+6 && (fundsNeeded[f.t[end-1].Low] || f.sign(end-1, "lol") && fundsNeeded[f.t[end-2].Low]) && f.sign(at+1, "the", "that", "some", "my", "more", "all", "it", "money", "cash", "coins", "this"):
	case f.sign(at, "dont") && f.sign(at+1, "wanna", "want") && (f.sign(at+2, "be", "end", "get") || f.sign(at+2, "to") && f.sign(at+3, "be", "end", "get")) && end > at+3 && poorly[f.t[end-1].Low]:
	case f.possesses(at, end):
	default:
		return words.Phrase{}
	}
	return phrase(at, end, words.Empty, 0)
}

// possesses tells that somebody else has so many of something, where that is no condition.
func (f talker) possesses(at, end int) bool {
	next := at + 1
	if who := f.Player(at); who.Whole {
		next = at + who.Tokens
	} else if !owners[f.t[at].Low] {
		return false
	}
	if f.sign(at-1, "if", "when", "whenever", "unless", "while", "and", "or", "that", "whether", "of", "from", "to", "for", "until", "till", "once", "as", "where", "since", "provided", "not", "but", "tv", "with", "against", "on", "by", "only", "case", "whoever", "assuming") {
		return false
	}
	has := f.t[at].Is("everyones", "everybodys", "theyve", "nobodys", "someones")
	for i := next; i < end; i++ {
		if f.t[i].Number < 0 && !possessing[f.t[i].Low] {
			return false
		}
		has = has || f.sign(i, "s", "'s", "has", "have", "got", "owns", "own")
	}
	return has && end > next+1 || has && next < end && f.sign(next, "got", "loads", "plenty", "lots")
}
