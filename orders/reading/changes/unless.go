package changes

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file has orders that say less than they seem: what they name is so anyway.

// Unless returns an order that is left alone but where a condition holds as the one that is
// meant: `no reroll unless a 2` is a reroll of 2, `two dice unless Bob has a Mine` is one die
// if he has. Any other is returned as it is.
func Unless(line orders.Line) orders.Line {
	if len(line.If) != 1 || !line.If[0].Not {
		return line
	}
	c, o := line.If[0], &line.Order
	switch {
	case (o.Verb == orders.Reroll || o.Verb == orders.Harbour) && o.Totals == 0 && c.Kind == orders.Rolled:
		o.Totals, o.Nothing, line.If = c.Totals, false, nil
	case o.Verb == orders.Roll && o.Dice == 2 && c.Card != engine.TrainStation:
		o.Dice, line.If = 1, []orders.Condition{c.Negated()}
	}
	return line
}

// Unsaid returns the sentences of a letter whose orders decide nothing: candidates on a
// condition that are candidates anyway, and what is left alone unless something holds where
// nobody ordered it; and those of candidates that hang on a card of another go.
func Unsaid(list []Filed) (sentences []string) {
	stances := stances{}
	for _, f := range list {
		o := f.Line.Order
		same := func(other Filed) bool {
			return other.Line != f.Line && other.Line.Scope == f.Line.Scope && other.Line.Order.Verb == o.Verb
		}
		anyway := func(other Filed) bool {
			return same(other) && len(other.Line.If) == 0 && other.Sentence != f.Sentence && !slices.ContainsFunc(o.Cards, func(c engine.Card) bool { return !slices.Contains(other.Line.Order.Cards, c) })
		}
		instead := -1
		if o.Verb == orders.Buy && strings.Contains(f.Sentence, "d ") { // would, I'd
			if wish := stances.of(f.Sentence); wish.forgone || wish.wish {
				instead = slices.IndexFunc(list, func(other Filed) bool {
					return same(other) && other.Sentence != f.Sentence && len(other.Line.Order.Cards) > 0 && wish.isForgone(stances.of(other.Sentence))
				})
			}
		}
		switch {
		case instead >= 0:
			sentences = append(sentences, f.Sentence, list[instead].Sentence)
		case len(f.Line.If) == 0:
		case ofOtherGo(list, f):
			sentences = append(sentences, f.Sentence)
		case o.Verb == orders.Buy && len(o.Cards) > 0 && slices.ContainsFunc(list, anyway), o.Nothing && len(o.Cards) == 0 && len(f.Line.If) == 1 && f.Line.If[0].Not && (o.Verb != orders.Buy || f.Line.If[0].Kind == orders.OnOffer) && !slices.ContainsFunc(list, same):
			sentences = append(sentences, f.Sentence)
		}
	}
	return sentences
}

// ofOtherGo tells a candidate for when there is no copy of a card that is one of the other go
// alone: it may be meant for that one. `Go 1 Mine, go 2 Forest. If the Mine is gone, Ranch.`
func ofOtherGo(list []Filed, f Filed) bool {
	c := f.Line.If[0]
	if f.Line.Order.Verb != orders.Buy || f.Scoped && !f.Other(list, c.Card) || len(f.Line.If) != 1 || c.Kind != orders.OnOffer || !c.Not || f.Line.Scope != orders.Go1 && f.Line.Scope != orders.Go2 {
		return false
	}
	here, there := false, false
	for _, other := range list {
		named := slices.Contains(other.Line.Order.Cards, c.Card)
		there = there || named && other.Line.Scope == orders.Go1+orders.Go2-f.Line.Scope
		here = here || other.Line.Order.Verb == orders.Buy && len(other.Line.If) == 0 && other.Line.Scope == f.Line.Scope && other.Number <= f.Number
		if named && other.Line.Scope != orders.Go1+orders.Go2-f.Line.Scope {
			return false
		}
	}
	return here && there
}

// Other tells whether a card is a candidate of the same sentence.
func (f Filed) Other(list []Filed, card engine.Card) bool {
	return slices.ContainsFunc(list, func(other Filed) bool {
		return other.Sentence == f.Sentence && slices.Contains(other.Line.Order.Cards, card)
	})
}

// A stance is what a sentence is beside another one: a wish that is given up for any other, or for
// what is settled on; an order that may be what is wanted in the place of a wish, or is settled on.
type stance struct{ forgone, wish, order, settled bool }

// stances are those of sentences that were looked at.
type stances map[string]stance

func (s stances) of(sentence string) stance {
	found, known := s[sentence]
	if !known {
		found = stanceOf(sentence)
		s[sentence] = found
	}
	return found
}

// stanceOf tells a sentence's: `a Mine would be nice.` is a wish, `A Forest it is.` settled on.
func stanceOf(sentence string) (s stance) {
	t := marks.Tokens(sentence)
	if len(t) == 0 {
		return s
	}
	s.forgone = says(t, "if", "i|we", "had|were") && says(t, "would|'d|id")
	s.wish = says(t, "would|'d", "be|have")
	s.order = !t[0].Is("if", "or", "otherwise", "else", "failing", "then", "and", "second", "next", "alternatively") && !says(t, "otherwise|else|failing|instead")
	s.settled = s.order && (says(t, "it", "is|'s|was|has|shall|will") || says(t, "has|have", "to", "do|suffice") || says(t, "must", "do|suffice") || says(t, "in", "the", "end") || says(t, "finally|settle|settled|settling") || says(t[len(t)-min(2, len(t)):], "then"))
	return s
}

// isForgone tells a wish that was given up for what another sentence says.
func (s stance) isForgone(other stance) bool {
	return s.forgone && other.order || s.wish && other.settled
}

// says tells whether words stand in a row, each one of some.
func says(t []marks.Token, lows ...string) bool {
	row := make([][]string, len(lows))
	for n, low := range lows {
		row[n] = strings.Split(low, "|")
	}
	for i := range t {
		n := 0
		for n < len(row) && i+n < len(t) && t[i+n].Is(row[n]...) {
			n++
		}
		if n == len(row) {
			return true
		}
	}
	return false
}

// SaysUnless tells a sentence with an unless.
func SaysUnless(sentence string) bool { return strings.Contains(strings.ToLower(sentence), "unless") }
