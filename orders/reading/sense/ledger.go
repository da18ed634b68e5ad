package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// A ledger has the orders of a letter while it is read, and what those that come next hang on.
type ledger struct {
	me       engine.Seat
	lines    []line
	excluded []engine.Card // cards that are not to be bought
	number   int           // of the sentence
	written  string        // ... and the sentence

	verb    orders.Verb        // what the orders before did
	chain   []orders.Condition // ... and on which condition: those of which an otherwise is the contrary
	turned  bool               // ... or which it is already
	several bool               // they stand behind others on another condition
	run     []orders.Condition // ... of which these are all
}

// A line is an order of the letter and where it stands.
type line struct {
	orders.Line
	sentence int
	clause   int
	written  string             // the sentence
	full     []orders.Condition // as they were said
}

// copied is a ledger in which orders may be tried.
func (b ledger) copied() ledger {
	b.lines = slices.Clone(b.lines)
	b.excluded = slices.Clone(b.excluded)
	return b
}

// An entry is an act that is put into the ledger.
type entry struct {
	act
	open   []orders.Condition
	scopes []orders.Scope
	clause int
	turned bool // the orders before stand on the contrary of a condition
	joins  bool // it may join the candidates before it
	strict bool // its condition ends in a colon
}

// add puts an order into the ledger.
func (b *ledger) add(e entry) {
	full := append(slices.Clone(e.open), e.all...)
	if e.order.Verb == orders.Roll && len(full) == 0 { // the last word counts
		b.lines = slices.DeleteFunc(b.lines, func(l line) bool {
			return l.Order.Verb == orders.Roll && len(l.If) == 0 && slices.Contains(e.scopes, l.Scope)
		})
	}
	before := b.chain
	b.chain = nil
	for k, scope := range e.scopes {
		if slices.Contains(e.scopes[:k], scope) {
			continue
		}
		one := line{Line: orders.Line{Scope: scope, If: slices.Clone(full), Order: e.order}, written: b.written, sentence: b.number, clause: e.clause, full: full}
		if e.order.Verb == orders.Buy {
			one.Order.Cards = without(e.order.Cards, b.excluded...)
			if len(one.Order.Cards) == 0 && len(e.order.Cards) > 0 {
				continue
			}
		}
		if e.joins && b.joins(&one) {
			b.chain = full
			continue
		}
		contrary := b.settle(&one)
		b.follow(&one, before, e.turned)
		hard := len(full) > 0 && len(e.all) == 0 && !e.strict && (e.order.Verb != orders.Buy || len(one.If) > 0 || !contrary)
		if at := b.first(&one); hard && at >= 0 {
			b.lines = slices.Insert(b.lines, at, one)
		} else {
			b.lines = append(b.lines, one)
		}
	}
	b.verb = e.order.Verb
}

// joins puts candidates behind those of the same condition.
func (b *ledger) joins(one *line) bool {
	n := len(b.lines)
	if n == 0 || one.Order.Verb != orders.Buy || len(one.Order.Cards) == 0 || len(one.full) == 0 {
		return false
	}
	l := &b.lines[n-1]
	if l.Order.Verb != orders.Buy || l.Order.Nothing || l.Scope != one.Scope || !slices.Equal(l.full, one.full) {
		return false
	}
	l.If, l.Order.Cards = slices.Clone(one.full), append(slices.Clone(l.Order.Cards), one.Order.Cards...)
	b.settle(l)
	return true
}

// follow keeps what an otherwise behind an order would be the contrary of.
func (b *ledger) follow(one *line, before []orders.Condition, turned bool) {
	verb, full := one.Order.Verb, one.full
	if b.verb != verb || len(full) != 1 || turned {
		b.run = nil
	}
	if len(full) == 1 && !slices.Contains(b.run, full[0]) {
		b.run = append(b.run, full[0])
	}
	b.several = len(before) == 1 && len(one.If) == 1 && before[0] != one.If[0] && b.verb == verb && !turned
	if b.chain = full; verb == orders.Buy && len(full) == 1 && len(one.If) == 0 && full[0].Kind != orders.Coins {
		b.chain = nil
	}
}

// first is where an order on a condition of its own stands before those on none; -1 for at the end.
func (b *ledger) first(one *line) int {
	if b.turned {
		return -1
	}
	return slices.IndexFunc(b.lines, func(l line) bool {
		return l.Order.Verb == one.Order.Verb && l.Scope == one.Scope && len(l.If) == 0 && (l.sentence < one.sentence || l.clause < one.clause)
	})
}

// mostContraries is how many conditions an otherwise is the contrary of at most.
const mostContraries = 4

// contrary are the conditions of all other cases than that of the orders before.
func (b *ledger) contrary() (all []orders.Condition) {
	switch {
	case b.turned:
		return slices.Clone(b.chain)
	case b.several && len(b.run) > 1 && len(b.run) <= mostContraries:
		for _, c := range b.run {
			all = append(all, c.Negated())
		}
	case len(b.chain) == 1 && !b.several:
		all = append(all, b.chain[0].Negated())
	}
	return all
}

// hold puts conditions to the last orders of the sentence.
func (b *ledger) hold(all []orders.Condition) {
	n := len(b.lines)
	if n == 0 {
		return
	}
	last := b.lines[n-1].clause
	for i := range b.lines {
		if l := &b.lines[i]; l.sentence == b.number && l.clause == last {
			l.If = append(slices.Clone(l.If), all...)
			b.settle(l)
			b.chain = l.If
		}
	}
	b.turned = false
}

// wants tells whether a card is a candidate already.
func (b *ledger) wants(c engine.Card) bool {
	return slices.ContainsFunc(b.lines, func(l line) bool { return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, c) })
}

// counted are the orders without what is said twice.
func (b *ledger) counted(doubts int) (all Reading) {
	all.Doubts = doubts
	for i := range b.lines {
		l := b.lines[i].Line
		if l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0 {
			var cards []engine.Card
			for _, c := range l.Order.Cards {
				if !slices.Contains(cards, c) && !all.has(&l, c) {
					cards = append(cards, c)
				}
			}
			if l.Order.Cards = cards; len(cards) == 0 {
				continue
			}
		}
		if l.Order.Nothing && slices.ContainsFunc(all.Lines, func(b orders.Line) bool {
			return b.Order.Nothing && b.Order.Verb == l.Order.Verb && b.Scope == l.Scope && slices.Equal(b.If, l.If)
		}) {
			continue
		}
		all.Lines, all.Written = append(all.Lines, l), append(all.Written, b.lines[i].written)
	}
	return all
}

// has tells whether a card is a candidate where another line would make it one again.
func (r *Reading) has(l *orders.Line, card engine.Card) bool {
	return slices.ContainsFunc(r.Lines, func(b orders.Line) bool {
		return b.Order.Verb == orders.Buy && b.Scope == l.Scope && slices.Contains(b.Order.Cards, card) && (len(b.If) == 0 || slices.Equal(b.If, l.If))
	})
}

// without are cards but some.
func without(cards []engine.Card, gone ...engine.Card) []engine.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c engine.Card) bool { return slices.Contains(gone, c) })
}
