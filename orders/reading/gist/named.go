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
		if found.Strength == marks.Whole && !found.Card.IsLandmark() && orders.VerbOf(found.Card) != orders.Buy && !mentions(out, found.Card) && !line.Sign(i-1, "'s") {
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
		return o.Verb == orders.VerbOf(card) || slices.Contains(o.Cards, card) || o.Theirs == card || slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Card == card })
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

// Points tells a sentence that asks for what only the writer knows, and for nothing else.
func Points(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) bool {
	return len(read.Acts) == 0 && twoways.Points(g, tokens) != ""
}

// Covers tells whether all that a sentence names of the game is in what is proposed of it, and
// nothing in it may turn that round.
func Covers(g *marked.Grammar, p *orders.Proposal) bool {
	tokens := marks.Tokens(p.Line)
	line := parts.New(g, tokens)
	if !line.Sign(0, "if", "should", "when", "wenn", "falls", "si") && slices.ContainsFunc(p.Lines, func(l orders.Line) bool { return l.Order.Nothing }) {
		return false // nothing of the kind
	}
	for i := 0; i < len(tokens); i++ {
		if tokens[i].Number >= 0 || tokens[i].Is("only", "but", "not", "before", "after", "second", "first", "other", "except", "unless", "until", "instead", "rather", "?", ":") {
			return false
		}
		if _, turns := line.Is(i, words.Scope, words.Unless, words.Else, words.Or); turns > 0 && i > 0 {
			return false
		}
		if who := line.PlayerAt(i, 3); who.Tokens > 0 && who.Seat != g.Table.Me && !slices.ContainsFunc(p.Lines, func(l orders.Line) bool { return l.Order.Player == who.Seat }) {
			return false
		}
		found := line.CardAt(i)
		if found.Tokens == 0 || found.Strength >= marks.Weak {
			continue
		}
		if !slices.ContainsFunc(p.Lines, func(l orders.Line) bool {
			return slices.Contains(l.Order.Cards, found.Card) || l.Order.Theirs == found.Card || orders.VerbOf(found.Card) == l.Order.Verb && l.Order.Verb != orders.Buy
		}) {
			return false
		}
		i += found.Tokens - 1
	}
	return true
}

// unused is a tool that is to be used, and is not in what was made of a sentence: `use the Harbour
// with two dice` is more than a number of dice; "" for none.
func unused(g *marked.Grammar, tokens []marks.Token, out *clauses.Reading) string {
	for at := 1; at < len(tokens); at++ {
		use := at - 1
		if use > 0 && tokens[use].Is("the", "my") {
			use--
		}
		found := g.Table.FullCard(tokens, at)
		if found.Tokens > 0 && tokens[use].Is("use", "using") && !tokens[max(0, use-1)].Is("to", "can", "could") && orders.VerbOf(found.Card) != orders.Buy && !mentions(out, found.Card) {
			return found.Card.String()
		}
	}
	return ""
}

// Supposes tells a case of the one player whom the sentence before named, and of whom something is
// taken in it: `wenn er weniger hat, bitte von dem, der am meisten hat`.
func Supposes(g *marked.Grammar, t []marks.Token) bool {
	comma := marks.Index(t, ",")
	if comma < 0 || !words.Find(t, 0, g.Speaks).May(words.If) || !marks.Says(t[:comma], "he", "she", "they", "er", "sie", "il", "elle") {
		return false
	}
	return marks.Says(t[comma:], "from", "off", "instead", "von", "vom", "bei", "beim", "stattdessen")
}
