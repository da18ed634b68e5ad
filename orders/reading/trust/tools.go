package trust

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells when a tool is only named as what acts, and what it does then.

// ofTool is the order of the tool that is named in a piece; Buy for none.
func (w framer) ofTool(p *pieces.Piece) orders.Verb {
	for k := p.From; k < p.To; k++ {
		if found := w.CardAt(k); w.IsCard(k) && found.Fits == nil && isOfTool(orders.VerbOf(found.Card)) {
			return orders.VerbOf(found.Card)
		}
		for v := range ofTools {
			if ofTools[v] && words.IsTool(w.T[k].Low, orders.Verb(v)) {
				return orders.Verb(v)
			}
		}
	}
	return orders.Buy
}

// relieves tells a condition that only says that a tool acts, beside an order of that tool:
// `if the Demolition Company gets its court order`.
func (w framer) relieves(i int) bool {
	p := &w.Pieces[i]
	verb := w.ofTool(p)
	for k := p.From; k < p.To; k++ {
		if w.T[k].Number >= 0 || w.IsOther(k) || sequences[w.T[k].Low] || w.Class(k)&words.Naught != 0 || w.Class(k)&words.Taken != 0 || w.Sign(k, "twice", "again", "only", "unless", "until", "both", "breaks", "broken", "cancelled", "closed", "lost", "dies", "destroyed", "over") {
			return false
		}
		if found := w.CardAt(k); w.IsCard(k) {
			if found.Fits != nil || orders.VerbOf(found.Card) != verb {
				return false
			}
			k += found.Tokens - 1
		}
	}
	if i+1 < len(w.Pieces) && w.Pieces[i+1].Kind == pieces.Order && w.isTool(p.To-1, verb) {
		return false // should the Renovation Company close …
	}
	for k := i + 1; k < len(w.Pieces); k++ {
		if q := &w.Pieces[k]; q.Kind != pieces.Stop && q.Kind != pieces.Colon && q.Kind != pieces.Full && q.Kind != pieces.Condition {
			return q.Kind == pieces.Order && q.Order.Verb == verb
		}
	}
	return i > 0 && w.Pieces[i-1].Kind == pieces.Order && w.Pieces[i-1].Order.Verb == verb
}

// isMeant tells whether it is plain of whom a condition is that names him by a pronoun, behind
// two players who may pay: it is only when he has fewer coins that another one pays.
func (w framer) isMeant(i int) bool {
	p := &w.Pieces[i]
	for k := p.From; k < p.To; k++ {
		if w.IsOther(k) {
			return true
		}
	}
	first := engine.NoSeat
	for _, q := range w.Pieces[:i] {
		if q.Kind != pieces.Order || q.Order.Verb != orders.TV {
			continue
		}
		if first != engine.NoSeat && first != q.Order.Player {
			c := p.List[0]
			return c.Who == w.Table.Me || c.Kind == orders.Coins && !c.Not && (c.Compare == orders.Under || c.Compare == orders.AtMost)
		}
		first = q.Order.Player
	}
	return true
}

// isTopic tells an order of one card of a tool that the clause before it names: `As regards the
// Demolition Company, I propose the Harbour`.
func (w framer) isTopic(p *pieces.Piece) bool {
	verb, from := p.Order.Verb, p.From-2
	if w.Sign(p.From-1, "then") {
		from--
	}
	if verb != orders.Demolish && verb != orders.Renovate && verb != orders.Convention || from < 0 || !w.Sign(from+1, ",", ":") {
		return false
	}
	for i := p.From; i < p.To; i++ {
		if found := w.CardAt(i); w.IsCard(i) && slices.Contains(p.Order.Cards, found.Card) {
			i += found.Tokens - 1
		} else if !words.Chooses(w.T[i].Low) {
			return false
		}
	}
	named := false
	for ; from >= 0 && !w.Sign(from, ",", ".", ":", ";"); from-- {
		if kind := w.kindAt(from); kind != pieces.Stop && kind != pieces.Relief || w.T[from].Number >= 0 || w.IsOther(from) || w.Class(from)&words.Naught != 0 {
			return false
		}
		named = named || w.isTool(from, verb)
	}
	return named && words.Regards(w.T[from+1].Low)
}
