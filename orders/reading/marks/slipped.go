package marks

import (
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// This file has what words of a card's name tell by themselves, and names of which one is misspelt.

// EndsAnother tells whether the name of a card is the end of another card's: `Park`, `Restaurant`.
func EndsAnother(card engine.Card) bool { return catalogue.ends.Has(card) }

// IsOfName tells a word, as it is compared, that stands in the name of a card.
func IsOfName(low string) bool { return catalogue.words[low] }

// Slipped returns the one card of the game whose name of several words is at a place, with
// each word right or misspelt by its own length, and one of them misspelt; Tokens is 0 for
// none.
func (t *Table) Slipped(tokens []Token, at int) Card {
	var best Card
	if at+1 >= len(tokens) || !tokens[at].IsWord() {
		return best
	}
	first := tokens[at].Low[0]
	if first < 'a' || first > 'z' {
		return best
	}
	for _, one := range catalogue.first[first-'a'] {
		if len(one.Words) < 2 || !t.Game.Has(one.Card) || !one.slips(tokens[at:]) {
			continue
		}
		if best.Tokens > 0 && best.Card != one.Card {
			return Card{}
		}
		best = Card{Card: one.Card, Strength: Clear, Tokens: len(one.Words), Language: one.Language}
	}
	return best
}

// SlippedName is the name of several words of the one card that Slipped finds at a place, as
// those words are compared; nil for none.
func (t *Table) SlippedName(tokens []Token, at int) []string {
	c := t.Slipped(tokens, at)
	if c.Tokens == 0 {
		return nil
	}
	for _, one := range catalogue.first[tokens[at].Low[0]-'a'] {
		if one.Card == c.Card && len(one.Words) == c.Tokens && one.Language == c.Language && one.slips(tokens[at:]) {
			return one.Words
		}
	}
	return nil
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
