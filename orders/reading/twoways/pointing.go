package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file tells sentences that only point at what they are about.

// Pointing is the word by which a sentence may be about something else than was read: behind
// an exception that says what is to be in that case, and where so many `of those` are counted
// and several cards are named; "" for none.
func Pointing(tokens []marks.Token, read *clauses.Reading) string {
	excepts := false
	for i := range tokens {
		next := func(n int, low ...string) bool { return i+n < len(tokens) && tokens[i+n].Is(low...) }
		excepts = excepts || next(0, "not") && next(1, "if") || next(0, "except", "unless")
		switch {
		case excepts && next(0, "that") && next(1, "case", "event"), excepts && next(0, "because", "since", "cause", "cos") && next(1, "then"):
			return tokens[i].Raw
		case next(0, "of") && next(1, "those", "them", "these") && i > 0 && (tokens[i-1].Number >= 0 || tokens[i-1].Is("two", "three", "four", "five")) && len(cardsOf(read)) > 1:
			return tokens[i+1].Raw
		case next(0, "none") && next(1, "of") && next(2, "his", "her", "their", "them"):
			return tokens[i].Raw
		}
	}
	return ""
}

// cardsOf are the cards of a reading, each once.
func cardsOf(read *clauses.Reading) (list []engine.Card) {
	add := func(card engine.Card) {
		if card != engine.NoCard && !slices.Contains(list, card) {
			list = append(list, card)
		}
	}
	for _, a := range read.Acts {
		for _, card := range a.Line.Order.Cards {
			add(card)
		}
		if a.Line.Order.Verb == orders.Swap {
			add(a.Line.Order.Theirs)
		}
		for _, c := range a.Line.If {
			if c.Kind == orders.Has {
				add(c.Card)
			}
		}
	}
	return list
}
