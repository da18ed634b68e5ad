package reading

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
	"machipost/orders/reading/words"
)

// This file doubts what only the whole letter shows to be meant in two ways.

// A sequencer looks at the whole sheet.
type sequencer struct{ *filer }

// doubtStartup proposes what is read of a list of cards in which the Tech Startup was
// taken for its order.
func (r sequencer) doubtStartup() {
	for i := range r.entries {
		at := &r.entries[i]
		t := marks.Tokens(at.written)
		if at.line.Order.Verb != orders.Invest || at.line.Order.Nothing || at.old || told.AsksToInvest(t) {
			continue
		}
		written := at.written
		listed := slices.ContainsFunc(r.entries, func(e entry) bool { return e.written == written && e.line.Order.Verb == orders.Buy })
		if listed || told.WishesForIt(t) {
			r.withhold(doubt{why: orders.TwoWays, words: []string{"Tech Startup"}}, func(e *entry) bool { return e.written == written })
		}
	}
}

// A place is what a sentence says of when its orders are for: first, or then.
type place uint8

const (
	anytime place = iota
	first
	then
)

// placeOf is what a sentence begins with, behind `and` and the like.
func (r *letter) placeOf(s lines.Sentence) place {
	from := 1 + slices.IndexFunc(s.Tokens[:min(len(s.Tokens), 2*fewTokens)], func(t marks.Token) bool { return t.Is(":") }) // I go twice: first …
	for at := from; at < min(len(s.Tokens), from+fewTokens); at++ {
		if s.Tokens[at].Is("then", "afterwards", "afterward", "later", "next", "luego", "despues", "danach", "dann", "puis", "ensuite") {
			return then
		}
		for _, m := range words.Find(s.Tokens, at, r.Grammar.Speaks).Means {
			if m.Kind == words.Ordinal && m.Value == 1 {
				return first
			}
		}
	}
	return anytime
}

// isSequence tells a sentence of the form `first … then …`.
func (r *letter) isSequence(s lines.Sentence) bool {
	if r.placeOf(s) != first {
		return false
	}
	return slices.ContainsFunc(s.Tokens, func(t marks.Token) bool { return t.Is("then", "luego", "despues", "danach", "dann", "puis", "ensuite") })
}

// doubtTwofold proposes the orders that hang on words which can be meant two ways.
func (r sequencer) doubtTwofold() {
	r.doubtStartup()
	if r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me {
		r.doubtSequence()
	}
}

// doubtSequence proposes candidates of which the letter says that some come first and
// others then, from who has two goes: they may be one list, or one for each go, which is
// what is shown.
func (r sequencer) doubtSequence() {
	why := doubt{why: orders.TwoWays, words: []string{"first", "then"}}
	unscoped := func(e *entry) bool {
		return e.line.Order.Verb == orders.Buy && e.line.Scope == orders.EveryGo && !e.old && !e.gone && (!e.line.Order.Nothing || len(e.line.Order.Cards) > 0)
	}
	text := r.text
	defer func() { r.text = text }()
	list := []int{}
	for i := range r.entries {
		if unscoped(&r.entries[i]) {
			list = append(list, i)
		}
	}
	switch {
	case len(list) == 1 && r.entries[list[0]].sequence && len(r.entries[list[0]].line.Order.Cards) == 2:
		r.withhold(why, unscoped)
		other := r.entries[list[0]]
		r.partGoes(list[0], orders.Go1, other.line.Order.Cards[:1])
		other.line.Order.Cards = other.line.Order.Cards[1:]
		r.entries = slices.Insert(r.entries, list[0]+1, other)
		r.partGoes(list[0]+1, orders.Go2, other.line.Order.Cards)
	case len(list) == 2 && (r.entries[list[0]].place == first && (r.entries[list[1]].place == then || r.entries[list[0]].sequence)):
		r.withhold(why, unscoped)
		r.partGoes(list[0], orders.Go1, r.entries[list[0]].line.Order.Cards)
		r.partGoes(list[1], orders.Go2, r.entries[list[1]].line.Order.Cards)
	case len(list) > 0:
		for i := list[len(list)-1] + 1; i < len(r.entries); i++ {
			e := &r.entries[i]
			if e.line.Order.Verb != orders.Buy || e.line.Scope != orders.Go2 || r.hasBuys(orders.Go1) {
				continue
			}
			if before := &r.entries[list[len(list)-1]]; e.place == anytime && before.number == e.number && before.written != e.written {
				why.words = []string{"go 2"} // Mine. Go 2 Forest.
				r.withhold(why, func(o *entry) bool { return unscoped(o) || o.written == e.written })
				for _, k := range list {
					r.partGoes(k, orders.Go1, r.entries[k].line.Order.Cards)
				}
				return
			}
			if e.place == then {
				for _, k := range list {
					r.partGoes(k, orders.Go1, r.entries[k].line.Order.Cards)
				}
				return
			}
		}
	}
}

// hasBuys tells whether candidates were named for a go.
func (r sequencer) hasBuys(scope orders.Scope) bool {
	return slices.ContainsFunc(r.entries, func(e entry) bool { return e.line.Scope == scope && e.line.Order.Verb == orders.Buy && !e.gone })
}

// partGoes makes the candidates of an entry those of one go.
func (r sequencer) partGoes(i int, scope orders.Scope, cards []engine.Card) {
	e := &r.entries[i]
	e.line.Scope, e.line.Order.Cards = scope, slices.Clone(cards)
	e.line.Order.Nothing = e.line.Order.Nothing && scope == orders.Go2
	e.line = r.scribe().Write(e.line)
}

// A hanging is a sentence of goes alone in the midst of a line.
type hanging struct {
	scopes, before []orders.Scope
	entries        int // that stood before it
	text           string
}

// putBehind proposes the orders of the line, which have no goes of their own, for those that
// a sentence behind them names: `Forest. In all turns until I tell you.`
func (r sequencer) putBehind() {
	h := r.hanging
	r.hanging = hanging{}
	loose := func(e *entry) bool {
		return e.number == r.number && !e.old && !e.gone && e.line.Scope == orders.EveryGo
	}
	if len(h.scopes) != 1 || h.scopes[0] == orders.EveryGo || len(r.entries) != h.entries || !r.withhold(doubt{why: orders.TwoWays, words: []string{h.text}}, loose) {
		return
	}
	for i := range r.entries {
		if loose(&r.entries[i]) {
			r.entries[i].line.Scope = h.scopes[0]
			r.entries[i].line = r.scribe().Write(r.entries[i].line)
		}
	}
	r.setHeads(h.before...)
}
