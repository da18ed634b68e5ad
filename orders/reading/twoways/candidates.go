package twoways

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file settles which candidates of a list something behind one of them is said of.

// lastOnly lets a condition behind one candidate be that one's alone, where others follow that
// hang on none: `Mine, Forest (if I roll a 6), Cafe`. Where no sign parts it from the one
// before, it may be meant of both.
func lastOnly(tokens []marks.Token, read *clauses.Reading) {
	if len(read.Taken) != len(tokens) {
		return
	}
	for i := len(read.Acts) - 2; i >= 0; i-- {
		a, next := &read.Acts[i], &read.Acts[i+1]
		cards := a.Line.Order.Cards
		if a.Line.Order.Verb != orders.Buy || next.Line.Order.Verb != orders.Buy || len(cards) < 2 || len(next.Line.Order.Cards) == 0 || len(a.Line.If) == 0 || len(next.Line.If) > 0 || !slices.Equal(a.Scopes, next.Scopes) {
			continue
		}
		last, bracket := hungOn(read.Taken, tokens, cards[len(cards)-1].String(), next.Line.Order.Cards[0].String())
		if last < 0 {
			continue
		}
		if !bracket && !tokens[last].Is(",", "/", ">", "then", "|", ".") {
			if read.Whole() {
				read.Doubt = tokens[last].Raw
			}
			continue
		}
		before := *a
		before.Line.If, before.Line.Order.Cards = nil, slices.Clone(cards[:len(cards)-1])
		a.Line.Order.Cards = slices.Clone(cards[len(cards)-1:])
		read.Acts = slices.Insert(read.Acts, i, before)
	}
}

// onlyIf lets a condition behind an only be that of the candidate before it alone, where an and
// brings that one: `a Mine, and a Forest only if Bob has a Cafe`. Without one it may be of all.
func onlyIf(tokens []marks.Token, read *clauses.Reading) {
	n := len(read.Acts)
	if n == 0 || len(read.Taken) != len(tokens) {
		return
	}
	a := &read.Acts[n-1]
	cards := a.Line.Order.Cards
	if a.Line.Order.Verb != orders.Buy || len(cards) < 2 || a.Line.Order.Nothing || len(a.Line.If) == 0 {
		return
	}
	if c := a.Line.If[0]; c.Compare == orders.Under && slices.ContainsFunc(cards, func(card engine.Card) bool { return card.Cost() == c.Count }) {
		return // if the one before is too dear
	}
	name := cards[len(cards)-1].String()
	at := slices.Index(read.Taken, name)
	end := at
	for end >= 0 && end < len(tokens) && read.Taken[end] == name {
		end++
	}
	if at < 1 || end+1 >= len(tokens) || !tokens[end].Is("only") || !tokens[end+1].Is("if", "when") {
		return
	}
	for at--; at > 0 && tokens[at].Is("a", "an", "the", "my", "another"); {
		at--
	}
	if !tokens[at].Is("and", "but", "plus", "&") {
		if read.Whole() {
			read.Doubt = tokens[end].Raw
		}
		return
	}
	last := *a
	last.Line.Order.Cards = slices.Clone(cards[len(cards)-1:])
	a.Line.If, a.Line.Order.Cards = nil, slices.Clone(cards[:len(cards)-1])
	read.Acts = append(read.Acts, last)
}

// preferred lets a condition on which one candidate comes before another be that of the first alone,
// for the other is wanted in any case: `the Mine before the Forest if I have 8 coins`. What comes
// behind it then, nobody knows.
func preferred(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	for i := range read.Acts {
		a := read.Acts[i]
		cards := a.Line.Order.Cards
		if a.Line.Order.Verb != orders.Buy || len(cards) != 2 || a.Line.Order.Nothing || len(a.Line.If) == 0 || !before(g, tokens, cards) {
			continue
		}
		other := a
		other.Line.If, other.Line.Order.Cards = nil, slices.Clone(cards[1:])
		read.Acts[i].Line.Order.Cards = slices.Clone(cards[:1])
		read.Acts = slices.Insert(read.Acts, i+1, other)
		if read.Whole() {
			read.Doubt = "before"
		}
		return
	}
}

// before tells whether the first of two cards is to come before the other.
func before(g *marked.Grammar, tokens []marks.Token, cards []engine.Card) bool {
	for at := 1; at < len(tokens); at++ {
		if !tokens[at].Is("before", "ahead", "over", "above", "antes", "vor", "avant") {
			continue
		}
		next := at + 1
		for next < len(tokens) && tokens[next].Is("of", "the", "a", "an", "my", "que", "de", "el", "la", "den", "der", "dem", "le") {
			next++
		}
		if found := g.Table.FullCard(tokens, next); found.Tokens > 0 && found.Card == cards[1] {
			return true
		}
	}
	return false
}

// hungOn is where what stands before a candidate does, when a condition stands behind it and
// then another candidate; -1 for none. It tells whether the condition is in brackets.
func hungOn(taken []string, tokens []marks.Token, card, next string) (before int, bracket bool) {
	at := slices.Index(taken, card)
	if at < 1 {
		return -1, false
	}
	end := at
	for end < len(taken) && taken[end] == card {
		end++
	}
	to := slices.Index(taken[end:], next)
	hangs := to > 0 && slices.ContainsFunc(taken[end:end+to], func(as string) bool { return strings.HasPrefix(as, "a condition") })
	if !hangs || marks.Says(tokens[end:end+to], ";", ".") {
		return -1, false
	}
	for at--; at > 0 && tokens[at].Is("a", "an", "the"); {
		at--
	}
	return at, tokens[end].Is("(", "[")
}

// restsOnce lets a go in which nothing is bought, behind candidates and with no word that makes
// the nothing one of them, be that of the nothing alone: `Mine, Bakery, but nothing in my second
// go` is Mine, Bakery in the other one.
func restsOnce(tokens []marks.Token, read *clauses.Reading) {
	n := len(read.Acts)
	if n == 0 || len(read.Taken) != len(tokens) || len(read.Acts[n-1].Scopes) != 1 || !read.Acts[n-1].Line.Order.Nothing {
		return
	}
	goes, last := read.Acts[n-1].Scopes, &read.Acts[n-1].Line
	none := slices.IndexFunc(read.Taken, func(as string) bool { return as == "nothing more" || as == "the order buy nothing" })
	if none < 1 || slices.Index(read.Taken, "a heading") < none || goes[0] == orders.EveryGo || goes[0] == orders.Standing || len(last.Order.Cards) == 0 && n == 1 {
		return
	}
	before := none - 1
	for before > 0 && tokens[before].Is(",") {
		before--
	}
	if tokens[before].Is("or", "else", "otherwise", "not", "oder", "sonst", "o", "ou", "sino", "sinon", "nor") {
		return
	}
	other := []orders.Scope{orders.Go1}
	switch goes[0] {
	case orders.Go1:
		other[0] = orders.Go2
	case orders.ExtraGo:
		if read.Whole() {
			read.Doubt = tokens[none].Raw
		}
		return
	}
	for i := range read.Acts {
		if a := &read.Acts[i]; a.Line.Order.Verb != orders.Buy || !slices.Equal(a.Scopes, goes) {
			return
		}
	}
	for i := range read.Acts {
		if i < n-1 || len(last.Order.Cards) > 0 {
			read.Acts[i].Scopes = other
		}
	}
	if len(last.Order.Cards) > 0 {
		last.Order.Nothing = false
		read.Acts = append(read.Acts, clauses.Act{Scopes: goes, Line: orders.Line{Order: orders.Order{Verb: orders.Buy, Nothing: true}}})
	}
}

// prefers tells a sentence that begins with a condition and has one card that is wanted then, behind a
// list that stays: `If I have 6 coins I'd rather have the Mine`.
func prefers(w watcher, now clauses.Context, read *clauses.Reading) bool {
	return len(now.Cards) > 0 && w.t[0].Is("if", "when", "should") && len(read.Acts) == 1 && len(read.Acts[0].Line.If) > 0 && len(read.Acts[0].Line.Order.Cards) == 1 && !read.Retracts && !slices.Contains(now.Cards, read.Acts[0].Line.Order.Cards[0])
}
