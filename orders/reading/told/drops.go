package told

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// This file tells what takes a card back in the midst of talk.

// Drops tells a clause by which a card that is ordered is not wanted, in whatever it stands: `she is
// right, no Forest`, `it rains, so drop the Forest`.
func Drops(g *marked.Grammar, t []marks.Token, ordered []engine.Card) bool {
	row := parts.New(g, t)
	for at := range t {
		if found := row.CardAt(at); found.Tokens == 0 || !slices.Contains(ordered, found.Card) {
			continue
		}
		from := at
		for from > 0 && t[from-1].Is("the", "a", "an", "my", "that", "this", "any", "more") {
			from--
		}
		if from > 0 && dropping[t[from-1].Low] && (from < 2 || !t[from-2].IsWord() && t[from-2].Number < 0 || joining[t[from-2].Low] || t[from-2].Is("then", "please", "better", "just", "rather", "says", "said", "say", "tells", "me", "thinks", "to", "must", "should", "ll", "will")) {
			return true
		}
	}
	return false
}

// dropping are words of what is not to be after all.
var dropping = marks.Lows("no", "not", "drop", "scrap", "skip", "forget", "scratch", "cancel", "remove", "strike", "delete", "without", "leave", "ditch", "lose", "omit", "avoid", "never", "take")
