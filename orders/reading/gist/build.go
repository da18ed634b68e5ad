package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/parts"
)

// A builder puts the pieces of a sentence together.
type builder struct {
	*sentence
	out    clauses.Reading
	scopes []orders.Scope
	held   []orders.Condition   // conditions that the orders behind them hang on
	chain  [][]orders.Condition // those that an otherwise turns round
	turned bool                 // an otherwise stands before
	open   bool                 // conditions stand before, and no order yet
	lost   bool                 // a condition stands before that nobody understands
	since  int                  // the first order behind the last goes
	listed bool                 // what stands before is a list of candidates
}

// build makes the reading of the sentence.
func (s *sentence) build() clauses.Reading {
	b := &builder{sentence: s, chain: s.now.Chain, listed: s.now.Listed, held: s.now.If}
	b.out.Turn = -1
	for i := range s.pieces {
		b.put(i)
	}
	if len(b.out.Acts) == 0 && len(b.held) > 0 && b.open && s.Sign(len(s.T)-1, ":") {
		b.out.If = b.held
	}
	if len(b.out.Acts) == 0 && b.scopes != nil && b.out.Sticky {
		b.out.Sticky, b.out.Scopes = true, b.scopes
	}
	if b.out.Sticky && len(b.out.Acts) > 0 && slices.ContainsFunc(b.out.Acts, func(a clauses.Act) bool { return !slices.Equal(a.Scopes, b.out.Acts[0].Scopes) }) {
		b.out.Sticky, b.out.Scopes = false, nil
	}
	b.out.Scoped = b.scopes != nil
	for _, a := range b.out.Acts {
		if len(a.Line.If) > len(b.now.If) {
			b.out.Chain = b.chain
		}
	}
	b.firstGo()
	return b.out
}

// firstGo gives candidates that stand before others for the second go alone the first.
func (b *builder) firstGo() {
	n := len(b.out.Acts)
	if !b.now.TwoGo || n < 2 || b.out.Acts[0].Scopes != nil || b.now.Headed {
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

// silent tells whether nothing but signs stands behind a place.
func (s *sentence) silent(at int) bool {
	for i := at; i < len(s.T); i++ {
		if s.T[i].IsWord() || s.T[i].Number >= 0 {
			return false
		}
	}
	return true
}

// next is the next piece behind one that is no stop; its kind is full behind the last.
func (s *sentence) next(i int) piece {
	for _, p := range s.pieces[i+1:] {
		if p.kind != stop && p.kind != colon {
			return p
		}
	}
	return piece{kind: full}
}

// beside tells whether an order stands directly before a piece, with no stop between.
func (s *sentence) beside(i int) bool {
	return i > 0 && (s.pieces[i-1].kind == order || s.pieces[i-1].kind == cards || s.pieces[i-1].kind == nothing || s.pieces[i-1].kind == goes && i > 1 && s.pieces[i-2].kind != stop)
}

// isOrder tells a piece that orders something.
func (p *piece) isOrder() bool { return p.kind == order || p.kind == cards || p.kind == nothing }

// put puts a piece to those before it.
func (b *builder) put(i int) {
	p := &b.pieces[i]
	following := b.next(i)
	switch p.kind {
	case stop, colon:
		if !b.open && len(b.held) > len(b.now.If) && b.Sign(p.from, ",") && b.Sign(p.to, "i", "id", "ill", "please", "also") && b.wants(p.to, b.bound(p.to)) {
			b.held = b.now.If // another wish
		}
	case full:
		b.held, b.open, b.lost = nil, false, false
		b.listed = b.listed && i+1 == len(b.pieces)
	case goes:
		b.put4(i, p, following)
	case condition:
		b.conditioned(i, p, following)
	case lack, relief:
		if p.kind == lack && b.Sign(p.from, "but", "aber", "pero", "mais") && !following.isOrder() {
			b.drop() // but I can't afford it
		}
		if p.kind == lack {
			b.turned, b.held, b.open = false, nil, false
		}
	case other:
		b.turned, b.held, b.open = len(b.chain) > 0, nil, false
	case lost:
		b.chain, b.turned = nil, false
		if !b.beside(i) || len(b.out.Acts) == 0 {
			b.lost = true
			return
		}
		b.drop()
		b.lost = following.kind == other
	case which:
		b.held, b.open, b.turned, b.lost, b.listed = p.list, true, false, false, false
	case undone:
		b.drop()
	case same:
		b.out.Same = &clauses.Reference{To: b.scopes, Near: true}
	case keep:
		b.held, b.open, b.lost = nil, false, false
	case back:
		b.out.Acts, b.held, b.open, b.since = nil, nil, false, 0
		b.out.Retracts = !b.now.First
	case order, cards, nothing:
		b.order(i, p)
	}
}

// put4 gives orders before it the goes, or makes them those of the orders behind.
func (b *builder) put4(i int, p *piece, following piece) {
	behind := b.beside(i) && len(b.out.Acts) > b.since && b.scopes == nil && (i+1 == len(b.pieces) || b.pieces[i+1].kind != colon) &&
		(!following.isOrder() || b.pieces[i+1].kind == stop)
	if behind {
		for k := b.since; k < len(b.out.Acts); k++ {
			if b.out.Acts[k].Scopes == nil || b.since == 0 && len(b.scopes) == 0 {
				b.out.Acts[k].Scopes = p.scopes
			}
		}
		b.since = len(b.out.Acts)
		return
	}
	b.scopes, b.since = p.scopes, len(b.out.Acts)
	if len(b.out.Acts) == 0 && (i+1 < len(b.pieces) && b.pieces[i+1].kind == colon || p.from == 0 && following.kind == full && b.silent(p.to)) {
		b.out.Sticky, b.out.Scopes = true, p.scopes
	}
	if !b.open || len(p.scopes) == 1 && p.scopes[0] == orders.ExtraGo {
		b.held, b.chain, b.turned, b.open = nil, nil, false, false
	}
}

// conditioned puts a condition to the orders behind it, or to the one before.
func (b *builder) conditioned(i int, p *piece, following piece) {
	colons := i+1 < len(b.pieces) && b.pieces[i+1].kind == colon
	if b.beside(i) && len(b.out.Acts) > 0 && !colons || len(b.out.Acts) > 0 && !following.isOrder() && following.kind != condition && following.kind != keep {
		last := &b.out.Acts[len(b.out.Acts)-1]
		last.Line.If = append(slices.Clone(last.Line.If), plainFor(last.Line.Order, p.list)...)
		b.chain = append(b.chain, last.Line.If)
		b.listed = false
		return
	}
	if b.open {
		b.held = append(slices.Clone(b.held), p.list...)
		return
	}
	b.held, b.open, b.turned, b.lost = p.list, true, false, false
}

// drop leaves the last order out.
func (b *builder) drop() {
	if n := len(b.out.Acts); n > 0 {
		b.out.Acts = b.out.Acts[:n-1]
	}
}

// order puts an order with the conditions that stand before it.
func (b *builder) order(i int, p *piece) {
	if b.lost {
		return
	}
	o := p.order
	switch p.kind {
	case nothing:
		o = orders.Order{Verb: orders.Buy, Nothing: true}
	case cards:
		o.Verb = orders.Buy
	}
	if p.asks && len(b.held) == 0 && b.next(i).kind != condition {
		return
	}
	if b.joins(i, p, o) {
		return
	}
	if n := len(b.out.Acts); n > 0 && b.out.Acts[n-1].Line.Order.Verb != o.Verb || n == 0 && b.now.Last != nil && b.now.Last.Verb != o.Verb {
		b.chain = nil // it was for another order
		if b.turned {
			return
		}
	}
	b.held = plainFor(o, b.held)
	sets := [][]orders.Condition{b.held}
	if b.turned {
		if sets = turnedRound(b.chain); sets == nil {
			return
		}
		b.chain = nil
	} else if len(b.held) > 0 && b.open {
		b.chain = append(slices.Clone(b.chain), b.held)
	}
	if b.turned && len(sets) == 1 {
		b.held = sets[0]
	}
	for _, set := range sets {
		b.out.Acts = append(b.out.Acts, act(b.scopes, set, o))
	}
	if len(b.out.Acts) == len(sets) && b.listed && len(b.held) == 0 && o.Verb == orders.Buy {
		b.out.Continues = true
	}
	b.open, b.turned = false, false
}

// plainFor are the conditions of an order without those that it asks anyway: that its
// tool is there, or the station for two dice.
func plainFor(o orders.Order, held []orders.Condition) []orders.Condition {
	return slices.DeleteFunc(slices.Clone(held), func(c orders.Condition) bool {
		own := c.Kind == orders.OnOffer && !c.Not && o.Verb != orders.Buy && parts.VerbCard(c.Card) == o.Verb
		there := c.Kind == orders.OnOffer && !c.Not && o.Verb == orders.Buy && len(o.Cards) == 1 && o.Cards[0] == c.Card
		return own || there || c.Kind == orders.Has && !c.Not && o.Verb == orders.Roll && o.Dice == 2 && c.Card == engine.TrainStation
	})
}

// joins puts a candidate to the list directly before it.
func (b *builder) joins(i int, p *piece, o orders.Order) bool {
	n := len(b.out.Acts)
	if n == 0 || n <= b.since && b.scopes != nil || b.open || b.turned || o.Verb != orders.Buy {
		return false
	}
	last := &b.out.Acts[n-1]
	if last.Line.Order.Verb != orders.Buy || last.Line.Order.Nothing || !slices.Equal(last.Line.If, b.held) || !slices.Equal(last.Scopes, b.scopes) {
		return false
	}
	if o.Nothing {
		last.Line.Order.Nothing = true
		return true
	}
	for _, card := range o.Cards {
		if !slices.Contains(last.Line.Order.Cards, card) {
			last.Line.Order.Cards = append(slices.Clone(last.Line.Order.Cards), card)
		}
	}
	return true
}

// mostTurned is how many lines an otherwise may become.
const mostTurned = 4

// turnedRound are the conditions that hold when none of a chain does.
func turnedRound(chain [][]orders.Condition) [][]orders.Condition {
	sets := [][]orders.Condition{nil}
	for _, all := range chain {
		var longer [][]orders.Condition
		for _, set := range sets {
			for _, c := range all {
				longer = append(longer, append(slices.Clone(set), c.Negated()))
			}
		}
		if sets = longer; len(sets) > mostTurned {
			return nil
		}
	}
	return sets
}
