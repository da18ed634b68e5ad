package trust

import "machipost/orders/reading/pieces"

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
