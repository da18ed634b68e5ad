package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/pieces"
)

// This file tells orders that cannot all be meant.

// changesVerb tells whether an order that is no purchase stands behind why another candidate
// comes, and the candidates hang on nothing: it would be for when they cannot be bought.
func changesVerb(w weigher, i int) bool {
	next := i + 1
	for next < len(w.Pieces) && w.Pieces[next].Kind == pieces.Stop {
		next++
	}
	if next >= len(w.Pieces) || w.Pieces[next].Kind != pieces.Order {
		return false
	}
	for k := i - 1; k >= 0; k-- {
		switch w.Pieces[k].Kind {
		case pieces.Condition, pieces.Order, pieces.Keep, pieces.Full:
			return false
		case pieces.Cards:
			return true
		}
	}
	return false
}

// raisesNone tells two that would be added to totals at which the Harbour adds nothing: the
// number was that of what it adds.
func raisesNone(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		o := a.Line.Order
		return o.Verb == orders.Harbour && o.Totals != 0 && o.Totals&orders.TotalsBetween(engine.HarbourFrom, orders.MaxTotal) == 0
	})
}

// contradicts tells two orders of which only one can be carried out: one die, two dice.
func contradicts(out *clauses.Reading) bool {
	for i, a := range out.Acts {
		for _, b := range out.Acts[:i] {
			v := a.Line.Order.Verb
			if (v == orders.Roll || v == orders.Invest || v == orders.Reroll || v == orders.Harbour) && b.Line.Order.Verb == v && len(a.Line.If)+len(b.Line.If) == 0 && slices.Equal(a.Scopes, b.Scopes) {
				return true
			}
		}
	}
	return false
}
