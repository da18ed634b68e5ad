package throws

import (
	"machipost/orders/reading/words"
)

// This file finds how many dice are thrown.

// count takes how many dice are thrown down.
func (s hearer) count(c *throw, at, from, to int) int {
	n, end := s.Number(at)
	if s.Sign(at, "second") && s.Sign(at+1, "die", "dice") && s.turned(at, from) > 0 {
		n, end = 2, at+1
	}
	if _, single := s.Is(at, words.Single); single > 0 && (end == 0 || single > end) {
		n, end = 1, single
	} else if _, both := s.Is(at, words.Both); both > 0 && end == 0 && !s.Sign(at, "all", "the", "a") {
		n, end = 2, both
	} else if end == 0 && s.Sign(at, "pair", "couple", "both") || end == 0 && s.Sign(at, "double") && s.Means(at+1, words.Dice) {
		n, end = 2, at+1
	}
	if end == 0 || end > to || n < 1 || n > 2 {
		return at
	}
	if _, totals := s.Totals(at); totals > end {
		return at // 1-4
	}
	next := end
	for s.Sign(next, "of", "the", "my", "those", "these", "your", "single", "lone", "plain", "little", "good", "old", "only") && next < to {
		next++
	}
	if next+1 < to && s.T[next].IsWord() && !s.Sign(next, "hundred", "thousand", "dozen", "million", "or", "and", "more", "extra", "additional", "further", "spare") && s.Means(next+1, words.Dice) && !s.Means(next, words.Dice, words.Number) && !words.Unsettles(s.T[next].Low) && !words.Twists(s.T[next].Low) {
		next++ // two beautiful dice
	}
	noun := next < to && (s.Means(next, words.Dice) || s.Sign(next, "die", "dice"))
	switch {
	case noun:
		end = next + 1
	case !s.thrown(at, from) || end < to && !s.closing(end, to):
		return at
	}
	if s.Sign(end, "roll", "rolls") && s.Sign(end+1, "of") {
		return at
	}
	if i := s.turned(at, from); i > 0 {
		c.denied, c.turns = n, c.turns-1
	} else if c.dice != 0 && c.dice != n {
		c.other = true
	} else {
		c.dice = n
	}
	return end
}

// thrown tells whether a verb of throwing stands before how many are thrown.
func (s hearer) thrown(at, from int) bool {
	for i := at - 1; i >= from; i-- {
		if s.Sign(i, "roll", "throw", "rolling", "throwing", "use", "toss", "chuck", "play", "cast", "tiro", "tira", "wurfle", "lance", "dice") {
			return true
		}
		if !s.Sign(i, "just", "only", "the", "those", "these", "me", "us", "with", "a", "my", ":", "using", "but", "by") {
			return false
		}
	}
	return false
}

// closing tells whether nothing but words that say nothing stands behind how many are thrown.
func (s hearer) closing(at, to int) bool {
	return s.Ends(at) || s.Means(at, words.Empty) || s.Sign(at, "for", "this", "on", "in", "today", "again", "instead") || s.Sign(at, "of") && at+1 < to && s.Means(at+1, words.Dice)
}

// turned is the place before how many are thrown of a word that turns that round, and one
// more; 0 for none.
func (s hearer) turned(at, from int) int {
	for i := at - 1; i >= from && i >= at-6; i-- {
		if words.DeedsOf(s.T[i].Low, &s.Languages)&words.Turning != 0 && !(i+1 < len(s.T) && forgets[s.T[i+1].Low]) {
			return i + 1
		}
		if s.Sign(i, "but", ",", "and", "buying", "buy", "anything") {
			return 0
		}
	}
	return 0
}
