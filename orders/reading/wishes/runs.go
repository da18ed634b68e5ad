package wishes

import (
	"strings"

	"machipost/orders/reading/words"
)

// This file tells clauses that no sign parts from the wish before them, and how places in a
// list are called.

// fewest is how many words a clause has at least that no sign parts from a wish.
const fewest = 3

// runsOn tells a word by which a clause begins behind a wish that only says something: `forest
// pls my dog needs walks`.
func (b parter) runsOn(at, from int) bool {
	polite := b.Sign(at-1, "please", "pls", "plz", "plx", "thx", "thanks", "ta")
	if !b.Sign(at, "i", "im", "we", "its", "theres", "lets", "gotta", "this") && !(b.Sign(at, "my", "our") && !b.role(at+1, words.Choice|words.Asks|words.Lures) && !b.IsCard(at+1) && !b.Sign(at+1, "least")) && !(polite && b.Sign(at, "the", "it", "theyre", "everyone", "ive")) {
		return false
	}
	to := at
	for to < len(b.T) && !b.breaks(to) {
		if b.role(to, words.Denies) || !polite && (b.role(to, hinders|words.Denies|words.Past) && !b.Sign(to, "go") || strings.HasSuffix(b.T[to].Low, "ed")) {
			return false
		}
		to++
	}
	if to-at < fewest || !polite && b.Sign(to-1, "it") {
		return false
	}
	behind := at
	for b.Sign(behind-1, "too", "also", "as", "well", "now", "today") {
		behind--
	}
	for i := from; i < at; i++ {
		if b.IsCard(i) && (polite || i+b.CardAt(i).Tokens == behind && (!b.role(i-1, words.Article) || i == from || b.begs(from, i))) {
			return true
		}
	}
	return false
}

// begs tells a word that asks for what stands behind it, or says that it is all.
func (b parter) begs(from, to int) bool {
	for i := from; i < to; i++ {
		if b.role(i, words.Asks|words.Modal) || b.Sign(i, "just", "only", "make") {
			return true
		}
	}
	return false
}

// A ranker tells places in a list.
type ranker struct{ *buyer }

// pastCard is where a card ends, with an article or none before it; the end of the sentence
// for none.
func (b ranker) pastCard(at int) int {
	if b.role(at, words.Article) {
		at++
	}
	if !b.IsCard(at) {
		return len(b.T)
	}
	return at + b.CardAt(at).Tokens
}

// beneath tells words that put a card behind another in a list: below it.
func (b ranker) beneath(at int) bool {
	return b.Sign(at, "below", "beneath", "underneath", "under", "behind") && b.Sign(at+1, "it", "that", "this", "them")
}

// numbered tells a place in a list with its number: number two.
func (b ranker) numbered(at int) bool {
	return b.Sign(at, "number", "no", "nr", "option", "choice", "priority", "plan") && at+1 < len(b.T) && (b.T[at+1].Number > 0 || b.ordinal(at+1) > 0)
}

// ordinal is a number that is written as a word; 0 for none.
func (b ranker) ordinal(at int) int {
	if m, end := b.Is(at, words.Number); end == at+1 {
		return m.Value
	}
	return 0
}

// isRealm tells a word of what is the writer's and may need a card: my town.
func (b asker) isRealm(at int) bool {
	if b.Sign(at, "little", "poor", "tiny", "fair", "humble") && b.Sign(at-1, "my", "our", "this") {
		return b.role(at+1, words.Realm)
	}
	return b.role(at, words.Realm) && (b.Sign(at-1, "my", "our", "this") || b.Sign(at-1, "little", "poor", "tiny", "fair", "humble") && b.Sign(at-2, "my", "our", "this"))
}

// lacking tells whether what is the writer's does without a card: my town needs.
func (b asker) lacking(from, at int) bool {
	for b.Sign(at-1, "is", "are", "'s", "really", "just", "could", "would", "sorely", "badly", "still", "now") {
		at--
	}
	return b.isRealm(at-1) && b.self(from, at-1)
}

// comes tells whether words say that a card is to come to what is the writer's: deserves a
// place in my town.
func (b praiser) comes(from, to int) bool {
	mine, realm := false, false
	for i := from; i < to; i++ {
		mine, realm = mine || b.Sign(i, "my", "our"), realm || b.role(i, words.Realm)
		if !b.role(i, words.Realm|words.Article|words.Adjunct|words.Consents|words.Lures) {
			return false
		}
	}
	return mine && realm
}

// pardons tells words that ask to be forgiven, right in front of a place.
func (b parter) pardons(from, to int) bool {
	for i := from; i < to; i++ {
		if b.role(i, words.Pardons) {
			return to-i < fewest
		}
	}
	return false
}

// sorry tells a clause that asks to be forgiven for what is asked for: sorry if it's boring.
func (b remarker) sorry(c *clause) bool {
	if c.game || len(c.cards) > 0 || c.to-c.from < fewest {
		return false
	}
	for i := c.from; i < c.to-1; i++ {
		if b.role(i, words.Pardons) {
			return b.Sign(i+1, "if", "to", "me") && !b.Sign(c.to-1, "not")
		}
		if !b.role(i, words.Greets|words.Concludes) {
			return false
		}
	}
	return false
}
