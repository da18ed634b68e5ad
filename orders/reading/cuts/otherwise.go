package cuts

import (
	"slices"

	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file puts an otherwise that stands behind its orders before them.

// foremost puts the otherwise that ends a clause before the orders that it is of: `the Mine
// if I have 6 coins, and a Forest otherwise`.
func foremost(s *pieces.Sentence) {
	for k := 1; k < len(s.Pieces); k++ {
		if s.Pieces[k].Kind != pieces.Other || s.Pieces[k].To == s.Pieces[k].From || !s.Pieces[k-1].Orders() || k+1 < len(s.Pieces) && s.Pieces[k+1].Kind != pieces.Stop && s.Pieces[k+1].Kind != pieces.Full {
			continue
		}
		if at := itsFirst(s, k-1); at >= 0 {
			other := s.Pieces[k]
			s.Pieces = slices.Insert(slices.Delete(s.Pieces, k, k+1), at, other)
			for i, piece := range s.Of {
				switch {
				case piece == k+1:
					s.Of[i] = at + 1
				case piece > at && piece <= k:
					s.Of[i]++
				}
			}
		}
	}
}

// itsFirst is the first of the orders that end with a piece, joined by `or`; -1 where no
// other order and no condition stands before them, or no sign parts them.
func itsFirst(s *pieces.Sentence, last int) int {
	at := last
	for at >= 2 && s.Pieces[at-1].Kind == pieces.Stop && s.Means(s.Pieces[at-1].From, words.Or, words.Joint) && s.Pieces[at-2].Orders() {
		at -= 2
	}
	for ; at <= last; at += 2 {
		ordered, asked := false, false
		for i := at - 1; i >= 0 && s.Pieces[i].Kind != pieces.Full; i-- {
			ordered = ordered || s.Pieces[i].Orders()
			asked = asked || s.Pieces[i].Kind == pieces.Condition
		}
		if at == 0 || s.Pieces[at-1].Kind == pieces.Full {
			if s.Now.Chain != nil || s.Chained() {
				return at
			}
			return -1
		}
		if s.Pieces[at-1].Kind == pieces.Stop && ordered && asked {
			return at
		}
	}
	return -1
}
