package marks

import (
	"strings"
	"sync"

	"machipost/engine"
	"machipost/engine/names"
)

// This file finds the names of cards of which vowels were left out, as people do on the phone:
// `publshr`, `hrbour`.

// fewestLeft is how many characters such a name has at least.
const fewestLeft = 5

// skeletons are the cards by their names without vowels.
var skeletons = sync.OnceValue(func() map[string][]engine.Card {
	all := map[string][]engine.Card{}
	for c := engine.NoCard + 1; c < engine.NumCards; c++ {
		bare := withoutVowels(names.Fold(c.String()))
		all[bare] = append(all[bare], c)
	}
	return all
})

// withoutVowels is a text without its vowels, but for the first letter, and with no letter twice.
func withoutVowels(text string) string {
	var bare []byte
	for i := range len(text) {
		if n := len(bare); n == 0 || !strings.ContainsRune("aeiou", rune(text[i])) && bare[n-1] != text[i] {
			bare = append(bare, text[i])
		}
	}
	return string(bare)
}

// clippedName is the one card of a game of whose name nothing but vowels is missing; no card for none.
func clippedName(text string, game engine.Cards) engine.Card {
	if len(text) < fewestLeft {
		return engine.NoCard
	}
	found := engine.NoCard
	for _, card := range skeletons()[withoutVowels(text)] {
		if !game.Has(card) || !isWithin(text, names.Fold(card.String())) {
			continue
		}
		if found != engine.NoCard {
			return engine.NoCard
		}
		found = card
	}
	return found
}

// isWithin tells whether the letters of a text stand in a longer one, in that order.
func isWithin(text, longer string) bool {
	at := 0
	for i := range len(longer) {
		if at < len(text) && text[at] == longer[i] {
			at++
		}
	}
	return at == len(text) && len(text) < len(longer)
}
