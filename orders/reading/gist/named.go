package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/twoways"
	"machipost/orders/reading/words"
)

// This file tells where a card is named of which nothing became what its place says.

// namedOtherwise is the word by which cards that are bought may be something else: those of a
// tool that is named and not ordered (`as regards the Demolition Company, I propose the
// Harbour`), or in another row (`Mine or Forest, Forest first`); "" for none.
func namedOtherwise(g *marked.Grammar, tokens []marks.Token, out *clauses.Reading) string {
	if !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0 }) {
		return ""
	}
	var seen engine.Cards
	line := parts.New(g, tokens)
	if line.Sign(0, "let") && line.Sign(1, "it") && line.Sign(2, "be") {
		return tokens[1].Raw // what the sentence before spoke of
	}
	for i := 0; i < len(tokens); i++ {
		found := line.CardAt(i)
		if found.Tokens == 0 || found.Fits != nil || found.Strength >= marks.Weak {
			continue
		}
		end := i + found.Tokens
		if seen.Has(found.Card) && line.Sign(end, "first") && (len(out.Acts) > 1 || out.Acts[0].Line.Order.Cards[0] != found.Card) {
			return tokens[end].Raw
		}
		if found.Strength == marks.Whole && !found.Card.IsLandmark() && parts.VerbCard(found.Card) != orders.Buy && !mentions(out, found.Card) && !line.Sign(i-1, "'s") {
			return found.Card.String()
		}
		seen |= engine.CardsOf(found.Card)
		i = end - 1
	}
	return ""
}

// mentions tells whether a tool is ordered, asked about or bought in a reading.
func mentions(out *clauses.Reading, card engine.Card) bool {
	return slices.ContainsFunc(out.Acts, func(a clauses.Act) bool {
		o := a.Line.Order
		return o.Verb == parts.VerbCard(card) || slices.Contains(o.Cards, card) || o.Theirs == card || slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Card == card })
	})
}

// Checked is a reading that was looked at once more, as a whole: what moves is no swap, no
// candidates hang on a roll that is thrown again, and where an exception, or cards that are
// only pointed at, may be others than those that were read, it is in doubt. taken tells that
// it is taken as it comes.
func Checked(tokens []marks.Token, read clauses.Reading, taken bool) clauses.Reading {
	read = twoways.Rerolled(twoways.Moving(tokens, read), taken)
	if taken || !read.Whole() {
		return read
	}
	if read.Doubt = twoways.Pointing(tokens, &read); read.Doubt == "" && len(read.Acts) > 0 {
		read.Doubt = words.Disowning(tokens)
	}
	return read
}

// Wanted tells words of a sentence that is no talk, though nothing of it may be understood.
func Wanted(g *marked.Grammar, tokens []marks.Token) bool { return twoways.Wanted(g, tokens) }
