package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/conditions"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// A builder puts the pieces of a sentence together.
type builder struct {
	*pieces.Sentence
	out    clauses.Reading
	scopes []orders.Scope
	held   []orders.Condition   // conditions that the orders behind them hang on
	chain  [][]orders.Condition // those that an otherwise turns round
	turned bool                 // an otherwise stands before
	open   bool                 // conditions stand before, and no order yet
	lost   bool                 // a condition stands before that nobody understands
	since  int                  // the first order behind the last goes
	undoes bool                 // what comes is in the place of the last order, or candidate
	listed bool                 // what stands before is a list of candidates
}

// build makes the reading of the sentence.
func build(s *pieces.Sentence) clauses.Reading {
	b := &builder{Sentence: s, chain: s.Now.Chain, listed: s.Now.Listed, held: s.Now.If}
	b.out.Turn = -1
	for i := range s.Pieces {
		b.put(i)
	}
	if len(b.out.Acts) == 0 && len(b.held) > 0 && b.open && s.Sign(len(s.T)-1, ":", "?") {
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
		if len(a.Line.If) > len(b.Now.If) || len(b.chain) > 0 && a.Line.Order.Verb == orders.Roll {
			b.out.Chain = slices.DeleteFunc(slices.Clone(b.chain), func(set []orders.Condition) bool { return len(set) == 0 })
		}
	}
	b.firstGo()
	b.hungFirst()
	return b.out
}

// hungFirst puts who is to pay on a condition before who is to pay else.
func (b *builder) hungFirst() {
	for i := 1; i < len(b.out.Acts); i++ {
		before, last := &b.out.Acts[i-1], &b.out.Acts[i]
		if last.Line.Order.Verb == orders.TV && before.Line.Order.Verb == orders.TV && len(last.Line.If) > 0 && len(before.Line.If) == 0 && slices.Equal(before.Scopes, last.Scopes) {
			*before, *last = *last, *before
		}
	}
}

// silent tells whether nothing but signs stands behind a place.
func (s *builder) silent(at int) bool {
	for i := at; i < len(s.T); i++ {
		if s.T[i].IsWord() || s.T[i].Number >= 0 {
			return false
		}
	}
	return true
}

// next is the next piece behind one that is no stop; its kind is full behind the last.
func (s *builder) next(i int) pieces.Piece {
	for _, p := range s.Pieces[i+1:] {
		if p.Kind != pieces.Stop && p.Kind != pieces.Colon {
			return p
		}
	}
	return pieces.Piece{Kind: pieces.Full}
}

// beside tells whether an order stands directly before a piece, with no stop between.
func (s *builder) beside(i int) bool {
	return i > 0 && (s.Pieces[i-1].Kind == pieces.Order || s.Pieces[i-1].Kind == pieces.Cards || s.Pieces[i-1].Kind == pieces.Nothing || s.Pieces[i-1].Kind == pieces.Goes && i > 1 && s.Pieces[i-2].Kind != pieces.Stop)
}

// put puts a piece to those before it.
func (b *builder) put(i int) {
	p := &b.Pieces[i]
	following := b.next(i)
	switch p.Kind {
	case pieces.Stop, pieces.Colon:
		if i > 1 && b.Pieces[i-2].Kind == pieces.Other && b.Pieces[i-2].From > b.Pieces[i-1].From && (b.Means(p.From, words.And) || b.Sign(p.From, ",") && b.Means(p.From+1, words.And)) {
			b.chain, b.held, b.turned, b.open, b.listed = nil, nil, false, false, false // the Bakery if not, and two dice
		}
		if !b.open && len(b.held) > len(b.Now.If) && b.Sign(p.From, ",") && b.Sign(p.To, "i", "id", "ill", "please", "also") && b.Wants(p.To, b.Bound(p.To)) {
			b.held = b.Now.If // another wish
		}
	case pieces.Full:
		b.held, b.open, b.lost = nil, false, false
		b.listed = b.listed && i+1 == len(b.Pieces)
	case pieces.Goes:
		b.placed(i, p, following)
	case pieces.Condition:
		b.conditioned(i, p, following)
	case pieces.Lack, pieces.Relief:
		if p.Kind == pieces.Lack && b.Sign(p.From, "but", "aber", "pero", "mais") && !following.Orders() {
			b.drop() // but I can't afford it
		}
		if p.Kind == pieces.Lack {
			b.turned, b.held, b.open = false, nil, false
		}
	case pieces.Other:
		b.turned, b.held, b.open = len(b.chain) > 0, nil, false
		if past := verbs.Past(b.T[p.From:p.To], b.chain); past != nil {
			b.turned, b.held, b.open = false, past, true
		}
	case pieces.Lost:
		b.misses(i, &following)
	case pieces.Which:
		b.held, b.open, b.turned, b.lost, b.listed = p.List, true, false, false, false
	case pieces.Change:
		b.change(p.Changed)
	case pieces.Undone:
		b.drop()
	case pieces.Same:
		b.out.Same = &clauses.Reference{To: b.scopes, Near: true}
		if len(b.out.Acts) > 0 {
			b.out.Same.To = nil
		}
	case pieces.Keep:
		if b.open {
			b.chain = append(b.chain, b.held) // keep a 9, else reroll
		}
		b.held, b.open, b.lost = nil, false, false
	case pieces.Back:
		b.held, b.open = nil, false
		b.undoes = len(b.out.Acts) > 0
		b.out.Retracts = b.out.Retracts || !b.undoes && !b.Now.First
	case pieces.Order, pieces.Cards, pieces.Nothing:
		b.order(i, p)
	}
}

// misses leaves out what hangs on a condition that nobody understands. One between two candidates
// that names nothing which is counted, and limits nothing, is most likely why the other one comes.
func (b *builder) misses(i int, following *pieces.Piece) {
	beside := b.beside(i) && len(b.out.Acts) > 0
	if b.merely(&b.Pieces[i]) {
		buys := len(b.out.Acts) == 0 && b.listed || len(b.out.Acts) > 0 && b.out.Acts[len(b.out.Acts)-1].Line.Order.Verb == orders.Buy
		if buys && (following.Kind == pieces.Cards && !beside || following.Kind == pieces.Other && beside) {
			b.turned, b.held, b.open, b.chain = false, nil, false, nil
			return
		}
	}
	b.chain, b.turned = nil, false
	if !beside {
		b.lost = true
		return
	}
	b.drop()
	b.lost = following.Kind == pieces.Other
}

// merely tells a condition of which no word counts anything, names a card, or limits.
func (b *builder) merely(p *pieces.Piece) bool {
	for at := p.From; at < p.To; at++ {
		if b.T[at].Number >= 0 || b.IsCard(at) || b.Means(at, words.Number, words.Doubles, words.Landmark, words.Unless) && !b.Sign(at, "one", "un", "una", "uno", "ein", "eine", "einen") || b.Sign(at, "only", "until", "nur", "bis", "solo", "salvo", "hasta") {
			return false
		}
	}
	return p.From == 0 || !b.Sign(p.From-1, "only", "nur", "solo", "not", "nicht")
}

// conditioned puts a condition to the orders behind it, or to the one before.
func (b *builder) conditioned(i int, p *pieces.Piece, following pieces.Piece) {
	colons := i+1 < len(b.Pieces) && b.Pieces[i+1].Kind == pieces.Colon
	if b.beside(i) && len(b.out.Acts) > 0 && !colons || len(b.out.Acts) > 0 && !following.Orders() && following.Kind != pieces.Condition && following.Kind != pieces.Keep {
		last := &b.out.Acts[len(b.out.Acts)-1]
		b.poorer(p)
		last.Line.If = append(slices.Clone(last.Line.If), conditions.PlainFor(last.Line.Order, p.List)...)
		last.Line.Order, last.Line.If = conditions.OfTotals(last.Line.Order, last.Line.If)
		if b.listed = false; len(last.Line.If) == 0 && last.Line.Order.Verb == orders.Roll {
			b.chain = append(b.chain, p.List)
			return
		}
		b.chain = append(b.chain, last.Line.If)
		return
	}
	if b.exceptsFor(p, &following) {
		return
	}
	if b.open {
		b.held = append(slices.Clone(b.held), p.List...)
		return
	}
	b.held, b.open, b.turned, b.lost = p.List, true, false, false
}

// exceptsFor puts the exception from an order, behind which stands what is to be then: `take from
// Bob, unless he has less than 5 coins, then from Carol`.
func (b *builder) exceptsFor(p, then *pieces.Piece) bool {
	if !b.Means(p.From, words.Unless) || then.Kind != pieces.Order || then.Order.Verb != orders.TV || !b.Sign(then.From-1, "then", "case") && !b.Sign(then.From, "then") {
		return false
	}
	chain := [][]orders.Condition{p.List}
	if n := len(b.out.Acts); n > 0 && b.out.Acts[n-1].Line.Order.Verb == orders.TV && len(b.out.Acts[n-1].Line.If) == 0 {
		b.out.Acts[n-1].Line.If, b.chain, b.turned, b.held = p.List, chain, true, nil
		return true
	}
	if sets := verbs.Turned(chain); len(b.out.Acts) == 0 && len(sets) == 1 && b.Now.Last != nil && b.Now.Last.Verb == orders.TV {
		p.List = sets[0]
	}
	return false
}

// poorer makes a condition that he has fewer coins, of whoever may pay instead, one of the
// player before him: `Bob pays, or Carol if he has fewer than 4 coins`.
func (b *builder) poorer(p *pieces.Piece) {
	n := len(b.out.Acts)
	if n < 2 && (n == 0 || b.Now.Last == nil) || len(p.List) != 1 {
		return
	}
	before, last, c := &orders.Line{}, &b.out.Acts[n-1].Line, p.List[0]
	if n > 1 {
		before = &b.out.Acts[n-2].Line
	} else {
		before.Order = *b.Now.Last
	}
	fewer := c.Kind == orders.Coins && !c.Not && (c.Compare == orders.Under || c.Compare == orders.AtMost)
	if !fewer || before.Order.Verb != orders.TV || last.Order.Verb != orders.TV || c.Who != last.Order.Player || len(before.If) > 0 || before.Order.Player == engine.NoSeat {
		return
	}
	for i := p.From; i < p.To; i++ {
		if b.IsOther(i) {
			return
		}
	}
	p.List = []orders.Condition{c}
	p.List[0].Who = before.Order.Player
}

// drop leaves the last order out.
func (b *builder) drop() {
	if n := len(b.out.Acts); n > 0 {
		b.out.Acts = b.out.Acts[:n-1]
	}
}

// order puts an order with the conditions that stand before it.
func (b *builder) order(i int, p *pieces.Piece) {
	if b.lost {
		return
	}
	o := p.Order
	switch p.Kind {
	case pieces.Nothing:
		o = b.nothing()
	case pieces.Cards:
		o.Verb = orders.Buy
	}
	o.Verb = b.verbOf(i, p, o.Verb)
	if p.Asks && len(b.held) == 0 && !b.turned && b.next(i).Kind != pieces.Condition {
		return
	}
	if b.undoes {
		b.replace(o.Verb)
	}
	if b.joins(i, p, o) {
		return
	}
	if n := len(b.out.Acts); n > 0 && b.out.Acts[n-1].Line.Order.Verb != o.Verb || n == 0 && b.Now.Last != nil && b.Now.Last.Verb != o.Verb && !slices.ContainsFunc(b.Pieces, func(p pieces.Piece) bool { return p.Kind == pieces.Keep }) {
		b.chain = nil // it was for another order
		if b.turned {
			return
		}
	}
	asked := b.held
	b.held = conditions.PlainFor(o, b.held)
	o, b.held = conditions.OfTotals(o, b.held)
	sets := [][]orders.Condition{b.held}
	if b.turned {
		if sets = verbs.Turned(b.chain); sets == nil {
			return
		}
		b.chain = nil
	} else if len(b.held) > 0 && b.open {
		b.chain = append(slices.Clone(b.chain), b.held)
	} else if len(asked) > 0 && b.open && o.Verb == orders.Roll {
		b.chain = append(slices.Clone(b.chain), asked) // two dice once the station stands, one until then
	}
	if b.turned && len(sets) == 1 {
		b.held = sets[0]
	}
	scopes := b.scopesFor(i, o)
	for _, set := range sets {
		of, set := conditions.OfTotals(o, set)
		if n := len(b.out.Acts); n == 0 || !same(&b.out.Acts[n-1], scopes, set, of) {
			b.out.Acts = append(b.out.Acts, act(scopes, set, of))
		}
	}
	if len(b.out.Acts) == len(sets) && b.listed && len(b.held) == 0 && o.Verb == orders.Buy {
		b.out.Continues = true
	}
	b.open, b.turned = false, false
}

// same tells whether an order is that of an act before it, said once more.
func same(a *clauses.Act, scopes []orders.Scope, held []orders.Condition, o orders.Order) bool {
	return slices.Equal(a.Scopes, scopes) && slices.Equal(a.Line.If, held) && a.Line.Order.Equal(o)
}

// verbOf is the verb of candidates that stand behind an otherwise or a correction: that of
// the order before, where it has cards, too.
func (b *builder) verbOf(i int, p *pieces.Piece, verb orders.Verb) orders.Verb {
	n := len(b.out.Acts)
	if n == 0 || p.Kind != pieces.Cards || i == 0 || !b.undoes && !b.turned && b.Pieces[i-1].Kind != pieces.Lack && b.Pieces[i-1].Kind != pieces.Other {
		return verb
	}
	switch last := b.out.Acts[n-1].Line.Order.Verb; last {
	case orders.Renovate, orders.Demolish:
		return last
	}
	return verb
}

// change puts a change of what is on file down.
func (b *builder) change(a clauses.Amendment) {
	if a.From.Cards == nil {
		b.out.Keeps = true
		return
	}
	a.Scopes = b.scopes
	b.out.Amendments = append(b.out.Amendments, a)
}

// replace takes the last order of a verb back, or its last candidate.
func (b *builder) replace(verb orders.Verb) {
	b.undoes = false
	for i := len(b.out.Acts) - 1; i >= 0; i-- {
		last := &b.out.Acts[i].Line.Order
		if last.Verb != verb {
			continue
		}
		if n := len(last.Cards); verb == orders.Buy && n > 1 {
			last.Cards = slices.Clone(last.Cards[:n-1])
			return
		}
		b.out.Acts = slices.Delete(b.out.Acts, i, i+1)
		b.since = min(b.since, len(b.out.Acts))
		return
	}
}

// nothing is what an otherwise nothing means: of the order before, or that nothing is bought.
func (b *builder) nothing() orders.Order {
	if n := len(b.out.Acts); n > 0 && b.turned {
		switch verb := b.out.Acts[n-1].Line.Order.Verb; verb {
		case orders.Swap, orders.Renovate, orders.Convention, orders.Invest:
			return orders.Order{Verb: verb, Nothing: true}
		case orders.Reroll, orders.Harbour:
			return orders.Order{Verb: verb}
		}
	}
	return orders.Order{Verb: orders.Buy, Nothing: true}
}

// joins puts a candidate to the list directly before it.
func (b *builder) joins(i int, p *pieces.Piece, o orders.Order) bool {
	n := len(b.out.Acts)
	scopes := b.scopesFor(i, o)
	if n == 0 || n <= b.since && b.scopes != nil || b.open || b.turned || o.Verb != orders.Buy && o.Verb != orders.Demolish {
		return false
	}
	last := &b.out.Acts[n-1]
	if last.Line.Order.Verb != o.Verb || last.Line.Order.Nothing || !slices.Equal(last.Line.If, b.held) || !slices.Equal(last.Scopes, scopes) {
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
