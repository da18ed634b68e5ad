package wishes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/words"
)

// This file puts the candidates of the clauses together.

// follows tells whether a candidate goes on with the list before it: behind a comma, or a
// word that joins, or for other goes.
func (b *buyer) follows(c *clause, one *wanted) bool {
	last := &b.lists[len(b.lists)-1]
	if !slices.Equal(last.scopes, one.scopes) {
		return last.scopes != nil && one.scopes != nil
	}
	if b.joined || last.card == one.card || b.Means(c.from, words.Or, words.Joint, words.Else) {
		return true
	}
	return b.Sign(c.from-1, ",", ";", "/") && (c.from == c.cards[0] || b.article(c.from) && c.cards[0] == c.from+1 || b.ranks(c)) && !b.Means(c.from, words.And)
}

// continues tells whether a candidate goes on with the list of the sentence before, or is for
// goes of its own.
func (b *buyer) continues(c *clause, one *wanted) bool {
	b.goesOn = one.scopes == nil && (b.joined || b.Means(c.from, words.Or, words.Joint, words.Else))
	return b.goesOn || one.scopes != nil
}

// minor tells a clause that names what would do as well: but a Forest is fine too.
func (b *buyer) minor(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.Sign(i, "fine", "ok", "okay", "acceptable", "do", "too", "also", "alright", "second", "suffice", "settle") {
			b.joined = true
			return true
		}
	}
	return false
}

// ranks tells a clause that says of its card how much it is wanted.
func (b *buyer) ranks(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.role(i, words.Ranking) || b.Sign(i, "preference", "priority", "option", "pick", "fallback", "backup", "reserve", "alternative", "second", "third") {
			return true
		}
	}
	return false
}

// ascends tells whether what is called first stands before what is called second.
func (b *buyer) ascends() bool {
	last := 0
	for i := range b.T {
		rank := 0
		switch {
		case b.over[i]:
		case (ranker{b}).numbered(i):
			rank = max(b.T[i+1].Number, (ranker{b}).ordinal(i+1))
		case b.Sign(i, "first", "1st", "primary", "favourite", "top"):
			rank = 1
		case b.Sign(i, "second", "2nd", "secondary", "fallback", "backup", "alternative"):
			rank = 2
		case b.Sign(i, "third", "3rd"):
			rank = 3
		}
		if rank > 0 && rank < last {
			return false
		}
		last = max(last, rank)
	}
	return true
}

// made is the reading of what was found.
func (b *buyer) made() clauses.Reading {
	out := clauses.Reading{Turn: -1}
	if b.joined && !b.whys || !b.ascends() {
		return out // nothing stands behind what joins, or it is not plain what is first
	}
	for k, scopes := range b.none {
		if scopes == nil {
			scopes = b.placed
		}
		if b.Now.Listed && scopes == nil || slices.ContainsFunc(b.lists, func(w wanted) bool { return slices.Equal(w.scopes, scopes) }) {
			return clauses.Reading{Turn: -1} // behind candidates
		}
		if k == 0 || !slices.Equal(scopes, out.Acts[len(out.Acts)-1].Scopes) {
			out.Acts = append(out.Acts, act(scopes, orders.Order{Verb: orders.Buy, Nothing: true}))
		}
	}
	nones := len(out.Acts)
	for _, card := range b.told {
		if !slices.ContainsFunc(b.lists, func(w wanted) bool { return w.card == card }) {
			return clauses.Reading{Turn: -1}
		}
	}
	scoped := 0
	for _, w := range b.lists {
		if w.scopes != nil {
			scoped++
		}
		n := len(out.Acts)
		if n > nones && slices.Equal(out.Acts[n-1].Scopes, w.scopes) {
			if last := &out.Acts[n-1].Line.Order; !slices.Contains(last.Cards, w.card) {
				last.Cards = append(last.Cards, w.card)
			}
			continue
		}
		out.Acts = append(out.Acts, act(w.scopes, orders.Order{Verb: orders.Buy, Cards: []engine.Card{w.card}}))
	}
	if scoped > 0 && scoped < len(b.lists) {
		return clauses.Reading{Turn: -1}
	}
	out.Scoped, out.Continues = scoped > 0 || nones > 0 && out.Acts[0].Scopes != nil, b.goesOn
	return out
}

// act is an order for some goes.
func act(scopes []orders.Scope, o orders.Order) clauses.Act {
	return clauses.Act{Scopes: scopes, Line: orders.Line{Order: o}}
}
