package trust

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/pieces"
)

// This file tells whether it is plain for which goes the orders of a sentence are.

// placesGoes tells whether it is plain what is for the goes that are named: they stand in
// front of their orders, or each group of candidates has its own behind it.
func placesGoes(w weigher) bool {
	if alternating(w) {
		return true
	}
	ordered, leads, trails := 0, false, false // the groups of orders behind the last goes; goes stood in front, or behind
	for i := range w.Pieces {
		p := &w.Pieces[i]
		if p.Orders() && !((ordered > 0 || trails) && pieces.Alternates(w.Sentence, i)) {
			ordered++
		}
		if p.Kind != pieces.Goes {
			continue
		}
		begins := i == 0 || w.Pieces[i-1].Kind == pieces.Stop || w.Pieces[i-1].Kind == pieces.Full
		next := i + 1
		if p.From == p.To && next < len(w.Pieces) && w.Pieces[next].Kind == pieces.Relief {
			next++ // if there is an extra go
		}
		behind := next == len(w.Pieces) || w.Pieces[next].Kind == pieces.Full || w.Pieces[next].Kind == pieces.Stop || w.Pieces[next].Kind == pieces.Lack
		switch {
		case w.Sign(p.From, "both", "each", "either") && p.To == p.From+1:
			return false
		case ordered == 0:
			leads = true
		case begins && w.Pieces[min(i+1, len(w.Pieces)-1)].Orders():
			leads, ordered = true, 0
		case !behind || i == 0 || !w.Pieces[i-1].Orders():
			return false
		case leads && (next < len(w.Pieces) && w.Pieces[next].Kind != pieces.Full || pieces.Alternates(w.Sentence, i-1)) || !leads && ordered > 1:
			return false
		}
		if !leads {
			trails, ordered = true, 0
		}
	}
	return !trails || leads || ordered == 0
}

// alternating tells a sentence in which goes and what is for each stand by turns from its
// beginning on: `go 1 Mine go 2 Forest`, `Mine go 1 Forest go 2`.
func alternating(w weigher) bool {
	n, last, first, named := 0, pieces.Stop, pieces.Stop, 0
	for i := range w.Pieces {
		kind := w.Pieces[i].Kind
		switch {
		case kind == pieces.Stop || kind == pieces.Full || kind == pieces.Colon:
			continue
		case w.Pieces[i].Orders() && last == pieces.Goes && first == last && w.Pieces[i-1].Kind == pieces.Stop:
			return false // go 1: yes, Mine
		case w.Pieces[i].Orders():
			kind = pieces.Order
		case kind != pieces.Goes || len(w.Pieces[i].Scopes) != 1 || named>>w.Pieces[i].Scopes[0]&1 != 0:
			return false
		default:
			named |= 1 << w.Pieces[i].Scopes[0]
		}
		if kind == last {
			return false
		}
		if last = kind; n == 0 {
			first = kind
		}
		n++
	}
	return n > 3 && first != last && w.Pieces[0].From == 0
}

// isExtra tells a piece that only says that there is an extra go: `if doubles give me one more`.
func isExtra(w weigher, p *pieces.Piece) bool {
	return p.Kind == pieces.Relief && slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool {
		return q.Kind == pieces.Goes && q.From == p.From && q.To == p.From && len(q.Scopes) == 1 && q.Scopes[0] == orders.ExtraGo
	})
}

// refuses tells an order that is a refusal alone: `but never in go 2`.
func refuses(w weigher, p *pieces.Piece) bool {
	return p.Kind == pieces.Order && p.To <= p.From+2 && w.Sign(p.From, "never", "not") && p.Order.Totals == 0
}
