package marks

import (
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// This file has what words of a card's name tell by themselves, and names of which one is misspelt.

// EndsAnother tells whether the name of a card, in any language, is the end of another card's, of whatever
// game: `Park`, `Restaurant`.
func EndsAnother(card engine.Card) bool { return catalogue.ends.Has(card) }

// LongestName is how many words the name of a card has at most.
const LongestName = 3

// IsOfName tells a word, as it is compared, that stands in the name of a card.
func IsOfName(low string) bool { return catalogue.words[low] }

// Slipped returns the one card of the game whose name of several words is at a place, with
// each word right or misspelt by its own length, and one of them misspelt; Tokens is 0 for
// none.
func (t *Table) Slipped(tokens []Token, at int) Card {
	one := t.slipped(tokens, at)
	if one == nil {
		return Card{}
	}
	return Card{Card: one.Card, Strength: Clear, Tokens: len(one.Words), Language: one.Language}
}

// SlippedName is the name that Slipped finds at a place, as its words are compared; nil for none.
func (t *Table) SlippedName(tokens []Token, at int) []string {
	if one := t.slipped(tokens, at); one != nil {
		return one.Words
	}
	return nil
}

// slipped is the one name that tokens are near, word by word; nil for none, or for those of several cards.
func (t *Table) slipped(tokens []Token, at int) (best *shape) {
	if at+1 >= len(tokens) || !tokens[at].IsWord() {
		return nil
	}
	first := tokens[at].Low[0]
	if first < 'a' || first > 'z' {
		return nil
	}
	for _, one := range catalogue.first[first-'a'] {
		if len(one.Words) < 2 || !t.Game.Has(one.Card) || !one.slips(tokens[at:]) {
			continue
		}
		if best != nil && best.Card != one.Card {
			return nil
		}
		best = one
	}
	return best
}

// slips tells whether the tokens are the name's words, one or more of them misspelt.
func (s *shape) slips(tokens []Token) bool {
	if len(tokens) < len(s.Words) {
		return false
	}
	wrong := false
	for i, word := range s.Words {
		low := tokens[i].Low
		switch {
		case low == word || low == s.Plural[i]:
		case len(low) >= minMisspelt && len(low) < len(word) && strings.HasPrefix(word, low): // furn factry
		case len(word) >= minMisspelt && len(low) >= minMisspelt && (names.Alike(low, word) || names.Alike(low, s.Plural[i])):
			wrong = true
		default:
			return false
		}
	}
	return wrong
}
