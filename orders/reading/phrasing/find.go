// Package phrasing finds phrases that people put together anew each time, so that no
// table can hold them: that something cannot be had ("if somebody beats me to it"), why
// something is wanted, a remark, an adjective. Such a phrase is known by what its words
// are (package words, classes.go), how often it is turned round, and what stands behind
// it; a word of it that is of no class, a number or a name, and it is none.
//
// It tells one phrase at one place and what it means, as the tables do, so that whoever
// reads sentences need not know which of them found it. No order is read here. A way to
// put words together enters here, a word in the tables.
package phrasing

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A Line is what is known of a row of tokens before it is read.
type Line interface {
	// Tokens are the row.
	Tokens() []marks.Token
	// Written is the phrase of the tables at a place; its Tokens are 0 for none.
	Written(at int) words.Phrase
	// Card is the card that is named at a place; its Tokens are 0 for none.
	Card(at int) marks.Card
	// Player is the player that is named in full at a place; its Tokens are 0 for nobody.
	Player(at int) marks.Player
	// Speaks tells whether the letter is in a meaning's language.
	Speaks(m words.Meaning) bool
}

// mostTokens is how many tokens a phrase has at most.
const mostTokens = 28

// A finder looks at one row of tokens.
type finder struct {
	Line
	t []marks.Token
}

// Find returns the phrase that is put together at a place; its Tokens are 0 for none.
func Find(line Line, at int) words.Phrase {
	f := finder{line, line.Tokens()}
	if at >= len(f.t) || !f.t[at].IsWord() && f.t[at].Number < 0 {
		return words.Phrase{}
	}
	for _, find := range finders {
		if found := find(&f, at); found.Tokens > 0 {
			return found
		}
	}
	return words.Phrase{}
}

// finders are the phrases that are put together, the first that fits counts.
var finders = [...]func(f *finder, at int) words.Phrase{
	(*finder).standing, sameInBoth, (*finder).scope, inPlace, keep, hoards, fallen, outdone, (*finder).lack, unable, (*finder).unmet, talk(talker.bracketed), talk(talker.backup), talk(talker.praised), talk(talker.premise), talk(talker.introduction), talk(talker.funds), talk(talker.duty), talk(talker.reason), talk(talker.remark), talk(talker.unsaid), talk(talker.adjective), talk(talker.purpose), talk(talker.saving), (*finder).wish, (*finder).nothing,
}

func inPlace(f *finder, at int) words.Phrase { return placer{f}.place(at) }

// is tells whether the phrase of the tables at a place is of one of these kinds.
func (f *finder) is(at int, kinds ...words.Kind) (end int) {
	if at >= len(f.t) {
		return 0
	}
	found := f.Written(at)
	for _, m := range found.Means {
		for _, kind := range kinds {
			if m.Kind == kind {
				return at + found.Tokens
			}
		}
	}
	return 0
}

// shorter is the longest phrase of one of these kinds at a place, though a longer one
// means something else.
func (f *finder) shorter(at int, kinds ...words.Kind) (best words.Phrase, kind words.Kind) {
	for _, one := range kinds {
		if found := words.Shorter(f.t, at, one, f.Speaks); found.Tokens > best.Tokens {
			best, kind = found, one
		}
	}
	return best, kind
}

// spoken are the languages in which a phrase means that.
func spoken(p words.Phrase, kind words.Kind) (in [words.NumLanguages]bool) {
	for _, m := range p.Means {
		in[m.Language] = in[m.Language] || m.Kind == kind
	}
	return in
}

// classOf are the classes of the word at a place in some languages.
func (f *finder) classOf(at int, in [words.NumLanguages]bool) words.Class {
	if at >= len(f.t) {
		return 0
	}
	if f.t[at].Is("'s") {
		return words.Fills
	}
	return words.ClassOf(f.t[at].Low, func(l words.Language) bool { return in[l] })
}

// isCard tells whether a card is named at a place, plainly enough.
func (f *finder) isCard(at int) bool {
	found := f.Card(at)
	return found.Tokens > 0 && found.Strength < marks.Weak
}

// phrase is a phrase of one meaning.
func phrase(at, end int, kind words.Kind, value int) words.Phrase {
	return words.Phrase{Tokens: end - at, Means: []words.Meaning{{Kind: kind, Value: value}}}
}
