package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file makes the conditions of an order those of the order language, and tells whether
// they are what they seem.

// plainFor are the conditions of an order without those that it asks anyway: that its
// tool is there, or the station for two dice.
func plainFor(o orders.Order, held []orders.Condition) []orders.Condition {
	return slices.DeleteFunc(slices.Clone(held), func(c orders.Condition) bool {
		own := (c.Kind == orders.OnOffer || c.Kind == orders.Has && !c.Not) && o.Verb != orders.Buy && o.Verb != orders.Roll && parts.VerbCard(c.Card) == o.Verb
		there := c.Kind == orders.OnOffer && !c.Not && o.Verb == orders.Buy && len(o.Cards) == 1 && o.Cards[0] == c.Card
		return own || there || c.Kind == orders.Has && !c.Not && o.Verb == orders.Roll && o.Dice == 2 && c.Card == engine.TrainStation
	})
}

// ofTotals makes conditions on the dice the totals of an order that has some.
func ofTotals(o orders.Order, held []orders.Condition) (orders.Order, []orders.Condition) {
	if o.Verb != orders.Reroll && o.Verb != orders.Harbour {
		return o, held
	}
	if o.Totals == 0 && len(held) == 1 && held[0].Kind == orders.Rolled { // never unless I roll 12
		o.Totals = held[0].Totals
		if !held[0].Not {
			o.Totals = orders.AllTotals &^ o.Totals
		}
		return o, nil
	}
	if o.Totals == 0 {
		return o, held
	}
	var list []orders.Condition
	for _, c := range held {
		switch {
		case c.Kind != orders.Rolled:
			list = append(list, c)
		case c.Not:
			o.Totals &^= c.Totals
		default:
			o.Totals &= c.Totals
		}
	}
	return o, list
}

// Rerolled returns a reading in which no candidates hang on the very roll that is to be thrown
// again, which nobody means: `if it's under 6 roll again and buy a mine, if not a forest`. It
// is in doubt where they did; taken tells that it is taken as it comes.
func Rerolled(read clauses.Reading, taken bool) clauses.Reading {
	some := false
	for _, again := range read.Acts {
		held := again.Line.If
		if again.Line.Order.Verb != orders.Reroll || len(held) != 1 || held[0].Kind != orders.Rolled {
			continue
		}
		for i := 0; i < len(read.Acts); i++ {
			line := &read.Acts[i].Line
			if line.Order.Verb == orders.Buy && len(line.If) > 1 {
				line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool { return c == held[0].Negated() })
			}
			if line.Order.Verb != orders.Buy || !slices.Equal(line.If, held) {
				continue
			}
			line.If, some = nil, true
			if i+1 == len(read.Acts) {
				break
			}
			if other := read.Acts[i+1].Line; other.Order.Verb == orders.Buy && len(other.If) == 1 && other.If[0] == held[0].Negated() {
				line.Order.Cards = append(slices.Clone(line.Order.Cards), other.Order.Cards...)
				line.Order.Nothing = other.Order.Nothing
				read.Acts = slices.Delete(read.Acts, i+1, i+2)
			}
		}
	}
	if some && read.Whole() && !taken {
		read.Doubt = "reroll"
	}
	return read
}

// ofCards tells words by which so many are cards, where nothing else is named: `own two`.
func ofCards(t []marks.Token) bool {
	return slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("them", "those", "these", "own", "owns", "owned", "possess", "possesses")
	})
}

// asks tells whether a condition has all that its words name.
func (w weigher) asks(p *pieces.Piece) bool {
	if w.Sign(p.From, "without") || w.daily(p) || !w.knows(p) {
		return false
	}
	for _, c := range p.List {
		if c.Kind == orders.OnOffer && w.Now.Last != nil && w.Now.Last.Verb == orders.Buy {
			return false // of a list that was begun
		}
		if c.Kind == orders.Coins && (w.says(p, words.Roll) || ofCards(w.T[p.From:p.To])) && !w.says(p, words.Coins) {
			return false // no roll makes so many, and 3 of them are cards
		}
		if c.Kind == orders.Rolled && !w.says(p, words.Roll, words.Total, words.Dice, words.Verb) {
			return false
		}
	}
	for i := p.From; i < p.To; i++ {
		if w.Sign(i, "one") && p.List[0].Kind == orders.Rolled && p.List[0].Totals.Hold(1) != p.List[0].Not {
			return false // unless I get one
		}
		if w.Sign(i, "or") && !w.Means(i, words.OrMore, words.OrLess) && w.T[i-1].Number < 0 && !w.Means(i-1, words.Number) {
			return false
		}
		if w.IsCard(i) && !slices.ContainsFunc(p.List, func(c orders.Condition) bool {
			return c.Card == w.CardAt(i).Card || c.Kind == orders.Coins && c.Count == w.CardAt(i).Card.Cost()
		}) {
			return false
		}
		if w.IsCard(i) {
			i += w.CardAt(i).Tokens - 1
			continue
		}
		if w.IsOther(i) && !slices.ContainsFunc(p.List, func(c orders.Condition) bool { return c.Who == w.PlayerAt(i, 3).Seat }) {
			return false
		}
	}
	return true
}

// says tells whether a phrase of one of these kinds is in a piece.
func (w weigher) says(p *pieces.Piece, kinds ...words.Kind) bool {
	for i := p.From; i < p.To; i++ {
		if w.Means(i, kinds...) {
			return true
		}
	}
	return false
}

// isOneMore tells the card that a condition before asks for: `if Bob has a Mine I want one`.
func (w weigher) isOneMore(p *pieces.Piece) bool {
	for i := p.From - 1; i >= 0 && w.Of[i] == 0; i-- {
		if w.IsOther(i) || w.Sign(i, "he", "she", "they", "hell", "shell", "theyll", "you", "him", "her", "them") {
			return false
		}
	}
	return w.Sign(p.From, "one") && slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool {
		return q.Kind == pieces.Condition && len(q.List) == 1 && q.List[0].Kind == orders.Has && q.List[0].Card == p.Order.Cards[0] && (q.List[0].Who != w.Table.Me || q.List[0].Not)
	})
}

// hangs tells whether an order hangs on what a piece asks.
func (w weigher) hangs(a *clauses.Act, p *pieces.Piece) bool {
	for _, c := range p.List {
		if !slices.Contains(a.Line.If, c) && !(c.Kind == orders.Rolled && a.Line.Order.Totals != 0) && len(plainFor(a.Line.Order, []orders.Condition{c})) > 0 {
			return false
		}
	}
	return true
}
