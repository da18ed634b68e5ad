package wishes

import "machipost/orders/reading/words"

// This file has what a word in front of a card may make of it.

// A verdict is what a word in front of a card makes of it.
type verdict int

// The verdicts.
const (
	unheard verdict = iota // it is no word of that way
	passed                 // it says nothing
	wished                 // the card is asked for
	granted                // ... whatever else stands before it
	refused                // it is not, or something else is
)

// A leader looks at one word in front of a card.
type leader struct{ asker }

// ways are all of them, in the order in which they are tried.
var ways = [...]func(b leader, c *clause, at, first int, asks bool) verdict{
	leader.says, leader.chose, leader.lacks, leader.denies, leader.has, leader.wants, leader.acts, leader.grants,
}

// way is what the word at a place makes of a card.
func (b leader) way(c *clause, at, first int, asks bool) verdict {
	for _, way := range ways {
		if v := way(b, c, at, first, asks); v != unheard {
			return v
		}
	}
	if !b.plain(at) && !b.called(at, first) && !(asks && at+1 == first && b.root(at) && len(b.T[at].Low) > 3) {
		return refused
	}
	return passed
}

// says tells words that only lead to those that ask: my humble request is.
func (b leader) says(c *clause, at, first int, _ bool) verdict {
	switch {
	case b.Sign(at, "ask", "asking") && b.Sign(at+1, "for"), b.Sign(at, "either") && b.article(at+1), at == c.from && b.Means(at, words.Else, words.Joint),
		b.Sign(at-1, "my", "the", "our") && b.role(at+1, words.Asks|words.Choice) && b.root(at) && at > c.from && b.Sign(first-1, "is", "are"):
		return passed
	}
	return unheard
}

// chose tells what the writer has chosen: I've settled on.
func (b leader) chose(c *clause, at, first int, _ bool) verdict {
	if end := first + b.CardAt(first).Tokens; b.Sign(at, "thought") && b.Sign(at-1, "i") && b.article(at+1) && at+2 == first && (end == c.to || b.over[end]) {
		return wished
	}
	if b.Sign(at, "settled", "plumped", "chosen", "picked", "opted", "selected") && b.Sign(at-1, "ive", "have", "finally") {
		return wished
	}
	return unheard
}

// lacks tells what is the writer's and does without a card, or names it: my town needs, my
// list reads.
func (b leader) lacks(c *clause, at, _ int, _ bool) verdict {
	reads := b.role(at-1, words.Ranking) && b.Sign(at, "reads", "goes", "runs", "run", "says", "looks", "begins", "starts", "stands", "consists") && b.self(c.from, at-1)
	if reads || (b.role(at, words.Lacks) || b.Sign(at, "do", "use")) && b.lacking(c.from, at) {
		return wished
	}
	return unheard
}

// denies tells a word that turns a wish round.
func (b leader) denies(_ *clause, at, _ int, _ bool) verdict {
	goes := b.Sign(at, "only", "go") || b.Sign(at, "goes") && at > 0 && b.over[at-1] || b.Sign(at, "suppose", "say") && b.Sign(at-1, "i", "id", "ill")
	if b.role(at, words.Denies) || b.role(at, hinders) && !b.role(at, words.Lures) && !goes || b.strange(at) {
		return refused
	}
	return unheard
}

// has tells a word by which somebody has the card, or had something.
func (b leader) has(_ *clause, at, first int, _ bool) verdict {
	if b.owns(at) || b.Sign(at, "my", "your", "our", "his", "her", "their") && at+1 == first || b.role(at, words.Past) && !b.Sign(at, "got", "felt") || b.Sign(at, "he", "she", "they") {
		return refused
	}
	return unheard
}

// wants tells a word that asks, and of whom.
func (b leader) wants(c *clause, at, _ int, asks bool) verdict {
	switch elsewhere := b.Sign(at, "order", "get", "take", "put", "bring", "hand", "place", "add", "set") && b.Sign(at+1, "in", "of", "at", "from", "by", "as", "near") && !b.Sign(at+2, "for"); {
	case !b.role(at, words.Asks):
		return unheard
	case !asks && !b.self(c.from, at) || elsewhere:
		return refused
	}
	return wished
}

// acts tells a verb, whichever, of what the writer or the moderator does with a card.
func (b leader) acts(c *clause, at, first int, _ bool) verdict {
	goes := b.Sign(at, "go", "going", "has") && (b.role(at-1, words.Modal) || b.Sign(at-1, "i") && b.role(at-2, words.Modal)) && (at+1 == first || b.Sign(at+1, "for"))
	made := b.Sign(at, "make") && b.Sign(at+1, "it", "that", "mine") && (b.article(at+2) || b.IsCard(at+2))
	does := b.Sign(at, "do") && (b.role(at-1, words.Modal) || b.Sign(at-1, "i", "we", "you", "'s") && b.role(at-2, words.Modal)) && at+2 >= first
	if goes || made || does || b.given(c, at) || b.modal(c.from, at, first) || b.put(c.from, at) || b.laid(c, at, first) {
		return wished
	}
	return unheard
}

// grants tells words that ask for a card, whichever stand between: decision made: it's the Mine.
func (b leader) grants(c *clause, at, first int, _ bool) verdict {
	itIs := at == c.from && b.Sign(at, "it") && b.Sign(at+1, "is", "'s", "s") && at+3 >= first && c.to == first+b.CardAt(first).Tokens
	if itIs && b.decided(c.from) || b.by(c, at, first) {
		return granted
	}
	return unheard
}
