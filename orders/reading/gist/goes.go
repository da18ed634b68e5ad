package gist

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/pieces"
)

// This file tells for which goes the orders of a sentence are.

// trailing tells a sentence in which goes stand behind what is for them: `Cafe go 1, Ranch
// go 2`.
func (b *builder) trailing() bool {
	n := len(b.Pieces)
	for n > 0 && (b.Pieces[n-1].Kind == pieces.Stop || b.Pieces[n-1].Kind == pieces.Full) {
		n--
	}
	return n > 3 && b.Pieces[0].Orders() && b.Pieces[n-1].Kind == pieces.Goes
}

// firstGo gives candidates that stand before others for the second go alone the first.
func (b *builder) firstGo() {
	n := len(b.out.Acts)
	if !b.Now.TwoGo || n < 2 || b.out.Acts[0].Scopes != nil || b.Now.Headed {
		return
	}
	k := 0
	for ; k < n && b.out.Acts[k].Scopes == nil && b.out.Acts[k].Line.Order.Verb == orders.Buy; k++ {
	}
	if k == 0 || k == n {
		return
	}
	for _, a := range b.out.Acts[k:] {
		if !slices.Equal(a.Scopes, []orders.Scope{orders.Go2}) {
			return
		}
	}
	for i := range k {
		b.out.Acts[i].Scopes = []orders.Scope{orders.Go1}
	}
}

// placed gives orders before it the goes, or makes them those of the orders behind.
func (b *builder) placed(i int, p *pieces.Piece, following pieces.Piece) {
	if b.out.Same != nil && b.out.Same.To == nil {
		b.out.Same.To = p.Scopes // the same in the second
		return
	}
	if b.trailing() && b.beside(i) && len(b.out.Acts) > b.since {
		b.give(p.Scopes)
		return
	}
	if b.scopes != nil && b.Pieces[max(i-1, 0)].Orders() && b.ends(i) && len(b.out.Acts) > b.since {
		if b.scopes[0] == orders.Standing && p.Scopes[0] == orders.EveryGo {
			return // from now on, on every go
		}
		b.giveLast(i, p.Scopes)
		return
	}
	behind := b.beside(i) && len(b.out.Acts) > b.since && b.scopes == nil && (i+1 == len(b.Pieces) || b.Pieces[i+1].Kind != pieces.Colon) &&
		(!following.Orders() || b.Pieces[i+1].Kind == pieces.Stop)
	if behind {
		b.give(p.Scopes)
		return
	}
	b.scopes, b.since = p.Scopes, len(b.out.Acts)
	if len(b.out.Acts) == 0 && (i+1 < len(b.Pieces) && b.Pieces[i+1].Kind == pieces.Colon || p.From == 0 && following.Kind == pieces.Full && b.silent(p.To)) {
		b.out.Sticky, b.out.Scopes = true, p.Scopes
	}
	if !b.open || len(p.Scopes) == 1 && p.Scopes[0] == orders.ExtraGo {
		b.held, b.chain, b.turned, b.open = nil, nil, false, false
	}
}

// give gives the orders behind the last goes, which have none yet, these.
func (b *builder) give(scopes []orders.Scope) {
	for k := b.since; k < len(b.out.Acts); k++ {
		if b.out.Acts[k].Scopes == nil {
			b.out.Acts[k].Scopes = scopes
		}
	}
	b.since = len(b.out.Acts)
}

// giveLast gives the order directly before goes these, though others stand in front: `on my
// first go one die, on my second two, and the Ranch both times`.
func (b *builder) giveLast(i int, scopes []orders.Scope) {
	last := &b.out.Acts[len(b.out.Acts)-1]
	cards := last.Line.Order.Cards
	if p := &b.Pieces[i-1]; p.Kind == pieces.Cards && len(cards) > 1 && last.Line.Order.Verb == orders.Buy {
		last.Line.Order.Cards = slices.Clone(cards[:len(cards)-1])
		b.out.Acts = append(b.out.Acts, act(scopes, last.Line.If, p.Order))
	} else {
		last.Scopes = scopes
	}
	b.since = len(b.out.Acts)
}

// ends tells whether what was said of an order ends behind a piece.
func (b *builder) ends(i int) bool {
	return i+1 == len(b.Pieces) || b.Pieces[i+1].Kind == pieces.Full
}

// scopesFor are the goes of an order: those that stand before it, or, for another candidate
// behind one that has its goes behind it, those of that one: `Mine in go 1, or a Forest`.
func (b *builder) scopesFor(i int, o orders.Order) []orders.Scope {
	n := len(b.out.Acts)
	if b.scopes != nil || n == 0 || o.Verb != orders.Buy || b.out.Acts[n-1].Line.Order.Verb != orders.Buy || !pieces.Alternates(b.Sentence, i) {
		return b.scopes
	}
	return b.out.Acts[n-1].Scopes
}
