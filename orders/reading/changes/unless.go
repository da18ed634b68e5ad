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
			instead = slices.IndexFunc(list, func(other Filed) bool {
				return same(other) && other.Sentence != f.Sentence && len(other.Line.Order.Cards) > 0 && isForgone(f.Sentence, other.Sentence)
			})
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

// isForgone tells a wish that was given up for what the sentence behind it says: `a Mine would be
// nice. A Forest it is.`
func isForgone(wish, behind string) bool {
	w, b := marks.Tokens(wish), marks.Tokens(behind)
	says := func(t []marks.Token, lows ...string) bool {
		for i := range t {
			n := 0
			for n < len(lows) && i+n < len(t) && t[i+n].Is(strings.Split(lows[n], "|")...) {
				n++
			}
			if n == len(lows) {
				return true
			}
		}
		return false
	}
	if len(b) == 0 || b[0].Is("if", "or", "otherwise", "else", "failing", "then", "and", "second", "next", "alternatively") || says(b, "otherwise|else|failing|instead") {
		return false
	}
	settled := says(b, "it", "is|'s|was|has|shall|will") || says(b, "has|have", "to", "do|suffice") || says(b, "must", "do|suffice") || says(b, "in", "the", "end") || says(b, "finally|settle|settled|settling") || says(b[len(b)-min(2, len(b)):], "then")
	return says(w, "if", "i|we", "had|were") && says(w, "would|'d|id") || settled && says(w, "would|'d", "be|have")
}

// SaysUnless tells a sentence with an unless.
func SaysUnless(sentence string) bool { return strings.Contains(strings.ToLower(sentence), "unless") }
