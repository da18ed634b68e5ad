package wishes

import (
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads what is said behind a card.

// A praiser looks at the words behind cards.
type praiser struct{ *buyer }

// behind reads the words of a clause behind its last card, and tells whether they praise
// it, or ask for it.
func (b praiser) behind(from, to int, asks bool) (praised, ok bool) {
	for i := from; i < to; {
		if b.over[i] {
			i++
			continue
		}
		if n := b.idle(i); n > 0 && !(i == from && b.copula(i)) {
			praised = praised || b.Sign(i, "please", "pls", "plz")
			i += n
			continue
		}
		switch {
		case b.role(i, words.Denies) && b.litotes(i, to):
			return true, true
		case i == from && b.role(i, words.Chosen) && !b.Sign(to, ":") && (i+1 >= to || b.role(i+1, words.Adjunct|words.Greets) && (!b.Sign(i+1, "by") || b.Sign(i+2, "me", "us"))), i > from && b.role(i, words.Chosen) && ranker(b).numbered(i-1):
			praised = true
		case i == from && ranker(b).beneath(from):
			return true, true
		case ranker(b).numbered(i):
			praised, i = true, i+1
		case b.role(i, words.Denies|hinders) || b.strange(i) && !b.Sign(i, "'s"):
			return false, false
		case b.Sign(i, "it") && b.Sign(i+1, "is", "shall", "will", "'s", "must", "has") && (i+2 >= to || b.Sign(to-1, "be") && i+5 > to && !b.role(i+2, words.Denies)), b.Sign(i, "it's", "its") && i+1 >= to:
			return true, true
		case b.copula(i):
			return b.praises(i, to)
		case b.Sign(i, "as") && b.Sign(i+1, "a", "an") && !b.Sign(i+2, "start", "treat", "starter", "reward", "present", "gift", "first", "second", "backup", "fallback", "beginning", "consolation", "poor", "close", "distant", "good", "decent", "possible", "useful"):
			return false, false
		case b.role(i, words.Adjunct) && !b.Sign(i, "being"), b.Sign(i, "because", "again", "already"):
			return praised, b.remarked(i, to)
		case i == from && b.Sign(i, "my", "the") && b.Sign(i+1, "second", "backup", "fallback", "reserve", "consolation") && i+3 >= to:
			return true, true
		case b.Sign(i, "too", "also", "again", "then", "now", "today", "time", "first", "second", "third", "one", "choice", "of", "mine", "my", "me", "us", "and", "there", "here", "instead", "maybe", "perhaps", "possibly", "thanks", "cheers", "ta", "mate", "pal", "love", "bestie", "dear", "sir", "boss", "friend", "chief"), b.manner(i), asks && everyday.Is(b.T[i].Low, &b.Languages) && i+1 == to && !b.Sign(i-1, "and", "or", "a", "an", "the"):
		default:
			return false, false
		}
		i++
	}
	return praised, true
}

// litotes tells what does no harm: wouldn't hurt, wouldn't go amiss.
func (b praiser) litotes(at, to int) bool {
	for b.Sign(at, "would", "will", "not", "wouldnt", "wont", "cant", "couldnt", "can", "never", "do", "does", "doesnt", "any") {
		at++
	}
	return at < to && b.Sign(at, "hurt", "hurts", "harm", "go", "be", "come") && (b.Sign(at, "hurt", "hurts", "harm") || b.Sign(at+1, "amiss", "astray", "wrong", "bad"))
}

// copula tells a verb that says how something is, or what it will do.
func (b praiser) copula(at int) bool {
	return b.Sign(at, "deserves", "belongs", "earns", "fills", "completes", "is", "are", "'s", "seems", "seem", "looks", "sounds", "feels", "appears", "would", "will", "ll", "d", "shall", "should", "must", "has", "gets", "be", "strikes", "makes", "suits", "it", "remains", "becomes", "wins", "calls", "beckons")
}

// praises reads what is said of a card by which it is chosen: seems the sensible next
// lesson, would suit me.
func (b praiser) praises(from, to int) (praised, ok bool) {
	modal := b.Sign(from, "would", "will", "ll", "d", "shall", "should", "must", "might", "has", "could") || b.Sign(from, "wins", "calls", "beckons", "gets", "suits")
	if b.Sign(from, "deserves", "belongs", "earns", "fills", "completes") || b.Sign(from, "has") && b.Sign(from+1, "my") && b.Sign(from+2, "name") {
		return true, b.comes(from+1, to)
	}
	if b.Sign(from, "is", "are") && b.Sign(from+1, "to") && b.Sign(from+2, "be") && b.role(from+3, words.Chosen|words.Gained) {
		return true, b.remarked(from+4, to)
	}
	if b.Sign(from, "be", "being") && b.role(from+1, words.Gained) && b.remarked(from+2, to) {
		return true, true
	}
	choice := b.joined
	for i := from; i < to; i++ {
		if b.role(i-2, words.Suits) && b.Sign(i-1, "my", "our") && i+1 == to {
			continue
		}
		if b.role(i, hinders|words.Denies|words.Past) && !b.role(i, words.Lures) && !b.over[i] || b.IsOther(i) || b.strange(i) && !b.Sign(i, "'s") {
			return false, false
		}
		if modal && !b.role(i, words.Modal|words.Lures|words.Choice|words.Article|words.Consents|words.Adjunct|words.Gained|words.Realm) && b.idle(i) == 0 && !b.Sign(i, "nod", "look", "be", "do", "see", "through", "help", "serve", "fit", "make", "makes", "nicely", "well", "very", "happy", "day", "vote", "bill", "me", "us", "wins", "calls", "beckons", "gets", "it", "has", "needed", "wanted", "required") && !b.role(i, words.Suits) && !b.manner(i) {
			return false, false
		}
		choice = choice || b.role(i, words.Choice) || b.Sign(i, "calling", "after", "order", "fancy", "needed", "required", "wanted", "winner", "ticket")
	}
	return true, modal || choice
}

// matches tells words of what a card goes with: to go with the two I've got.
func (b *buyer) matches(at int) bool {
	return b.Sign(at, "to") && b.Sign(at+1, "go", "match", "add") && b.Sign(at+2, "with", "to", "my", "the")
}

// remarked tells whether words only say for whom, where or why.
func (b praiser) remarked(from, to int) bool {
	if b.matches(from) {
		return !marks.Says(b.T[from:to], "if", "unless", "only", "but", "or")
	}
	for i := from; i < to; i++ {
		if b.over[i] || b.IsOther(i) || b.IsCard(i) || b.T[i].Number >= 0 || b.Means(i, words.If, words.Unless) || b.role(i, hinders) && !b.lasting(i) || b.role(i, words.Denies) || b.Sign(i, "bottom", "end", "back", "foot") && b.role(to-1, words.Realm|words.Ranking) {
			return false
		}
	}
	return true
}
