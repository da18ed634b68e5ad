package gist

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells for which goes the orders of a sentence are.

// trailing tells a sentence in which goes stand behind what is for them: `Cafe go 1, Ranch
// go 2`.
func (b *builder) trailing() bool {
	n := len(b.Pieces)
	for n > 0 && (b.Pieces[n-1].Kind == pieces.Stop || b.Pieces[n-1].Kind == pieces.Full) {
		n--
	}
	return n > 3 && isOrder(&b.Pieces[0]) && b.Pieces[n-1].Kind == pieces.Goes
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
	if b.scopes != nil && isOrder(&b.Pieces[max(i-1, 0)]) && b.ends(i) && len(b.out.Acts) > b.since {
		if b.scopes[0] == orders.Standing && p.Scopes[0] == orders.EveryGo {
			return // from now on, on every go
		}
		b.giveLast(i, p.Scopes)
		return
	}
	behind := b.beside(i) && len(b.out.Acts) > b.since && b.scopes == nil && (i+1 == len(b.Pieces) || b.Pieces[i+1].Kind != pieces.Colon) &&
		(!isOrder(&following) || b.Pieces[i+1].Kind == pieces.Stop)
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

// doubtsGoes tells a doubt about the goes of a sentence of which all words are known.
func doubtsGoes(doubt string) bool {
	return doubt == "for which go" || strings.HasSuffix(doubt, " go") || strings.HasSuffix(doubt, " goes") || strings.HasSuffix(doubt, " both") || strings.HasSuffix(doubt, " times")
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
	if b.scopes != nil || n == 0 || o.Verb != orders.Buy || b.out.Acts[n-1].Line.Order.Verb != orders.Buy || !alternates(b.Sentence, i) {
		return b.scopes
	}
	return b.out.Acts[n-1].Scopes
}

// alternates tells a piece that is another candidate for the one before it: an `or`, or why
// it comes, stands between.
func alternates(s *pieces.Sentence, i int) bool {
	for i--; i >= 0; i-- {
		switch p := &s.Pieces[i]; p.Kind {
		case pieces.Lack, pieces.Relief, pieces.Other:
			return true
		case pieces.Stop:
			if s.Means(p.From, words.Or) || s.Means(p.From, words.Joint) && !s.Sign(p.From, "then") {
				return true
			}
		default:
			return false
		}
	}
	return false
}

// placesGoes tells whether it is plain what is for the goes that are named: they stand in
// front of their orders, or each group of candidates has its own behind it.
func placesGoes(w weigher) bool {
	if alternating(w) {
		return true
	}
	ordered, leads, trails := 0, false, false // the groups of orders behind the last goes; goes stood in front, or behind
	for i := range w.Pieces {
		p := &w.Pieces[i]
		if isOrder(p) && !((ordered > 0 || trails) && alternates(w.Sentence, i)) {
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
		case begins && isOrder(&w.Pieces[min(i+1, len(w.Pieces)-1)]):
			leads, ordered = true, 0
		case !behind || i == 0 || !isOrder(&w.Pieces[i-1]):
			return false
		case leads && (next < len(w.Pieces) && w.Pieces[next].Kind != pieces.Full || alternates(w.Sentence, i-1)) || !leads && ordered > 1:
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
		case isOrder(&w.Pieces[i]) && last == pieces.Goes && first == last && w.Pieces[i-1].Kind == pieces.Stop:
			return false // go 1: yes, Mine
		case isOrder(&w.Pieces[i]):
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
