package trust

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/conditions"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells whether conditions are what they seem.

// ofCards tells words by which so many are cards, where nothing else is named: `own two`.
func ofCards(t []marks.Token) bool {
	return slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("them", "those", "these", "own", "owns", "owned", "possess", "possesses")
	})
}

// asks tells whether a condition has all that its words name.
func (w weigher) asks(p *pieces.Piece) bool {
	if w.Sign(p.From, "without") && p.List[0].Kind != orders.Doubles || w.daily(p) || !w.knows(p) {
		return false
	}
	for _, c := range p.List {
		if c.Kind == orders.OnOffer && w.Now.Last != nil && w.Now.Last.Verb == orders.Buy {
			return false // of a list that was begun
		}
		if c.Kind == orders.Coins && (w.throws(p, c.Who) || w.ofThrow(w.Of[p.From]-1) || ofCards(w.T[p.From:p.To])) && !w.says(p, words.Coins) {
			return false // no roll makes so many, and 3 of them are cards
		}
		if c.Kind == orders.Rolled && w.says(p, words.Coins) || c.Kind == orders.Rolled && !w.says(p, words.Roll, words.Total, words.Dice, words.Verb) && !w.ofThrow(w.Of[p.From]-1) && !w.goesOnThrown(p) {
			return false
		}
	}
	for i := p.From; i < p.To; i++ {
		if w.Sign(i, "nor", "neither") {
			return false // neither a 6 nor an 8
		}
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

// ofThrow tells whether an order for some throws stands beside a piece: a number can only be
// what is thrown.
func (w weigher) ofThrow(i int) bool {
	throws := func(i int) bool {
		return i >= 0 && i < len(w.Pieces) && w.Pieces[i].Kind == pieces.Order && (w.Pieces[i].Order.Verb == orders.Reroll || w.Pieces[i].Order.Verb == orders.Harbour)
	}
	next := i + 1
	for next < len(w.Pieces) && w.Pieces[next].Kind == pieces.Stop {
		next++
	}
	return throws(next) || throws(i-1)
}

// goesOnThrown tells a condition behind another one on what is thrown: `9 or more: Mine, under 9: Ranch`.
func (w weigher) goesOnThrown(p *pieces.Piece) bool {
	for i := w.Of[p.From] - 2; i >= 0; i-- {
		if q := &w.Pieces[i]; q.Kind == pieces.Condition {
			return q.List[0].Kind == orders.Rolled
		}
	}
	n := len(w.Now.Chain)
	return n > 0 && w.Now.Chain[n-1][0].Kind == orders.Rolled
}

// throws tells whether a word of what is thrown is in a piece; he has got what he has.
func (w weigher) throws(p *pieces.Piece, who engine.Seat) bool {
	for i := p.From; i < p.To; i++ {
		if w.Means(i, words.Roll) && (who == w.Table.Me || !w.Sign(i, "got")) {
			return true
		}
	}
	return false
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
		if !slices.Contains(a.Line.If, c) && !(c.Kind == orders.Rolled && a.Line.Order.Totals != 0) && len(conditions.PlainFor(a.Line.Order, []orders.Condition{c})) > 0 {
			return false
		}
	}
	return true
}
