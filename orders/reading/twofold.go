package reading

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
)

// This file doubts what only the whole letter shows to be meant in two ways.

// A sequencer looks at the whole sheet.
type sequencer struct{ *filer }

// doubtStartup proposes what is read of a list of cards in which the Tech Startup was
// taken for its order, or of one of two cards of which it may be.
func (r sequencer) doubtStartup() {
	invests := slices.ContainsFunc(r.entries, func(e entry) bool { return e.line.Order.Verb == orders.Invest })
	for i := range r.entries {
		line, written, t := &r.entries[i].line, r.entries[i].written, marks.Tokens(r.entries[i].written)
		listed := slices.ContainsFunc(r.entries, func(e entry) bool { return e.written == written && e.line.Order.Verb == orders.Buy })
		used := line.Order.Verb == orders.Invest && !line.Order.Nothing && !told.AsksToInvest(t) && (listed || told.WishesForIt(t))
		pair := !invests && len(line.Order.Cards) == 2 && line.Order.Cards[0] == engine.TechStartup && told.IsPair(&r.Grammar, t)
		if !r.entries[i].old && (used || pair) {
			r.withhold(doubt{why: orders.TwoWays, words: []string{"Tech Startup"}}, func(e *entry) bool { return e.written == written })
		}
	}
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
	case len(list) == 2 && (r.entries[list[0]].place == told.First && (r.entries[list[1]].place == told.Then || r.entries[list[0]].sequence)):
		r.withhold(why, unscoped)
		r.partGoes(list[0], orders.Go1, r.entries[list[0]].line.Order.Cards)
		r.partGoes(list[1], orders.Go2, r.entries[list[1]].line.Order.Cards)
	case len(list) > 0:
		for i := list[len(list)-1] + 1; i < len(r.entries); i++ {
			e := &r.entries[i]
			if e.line.Order.Verb != orders.Buy || e.line.Scope != orders.Go2 || r.hasBuys(orders.Go1) {
				continue
			}
			if before := &r.entries[list[len(list)-1]]; e.place == told.Anytime && before.number == e.number && before.written != e.written {
				why.words = []string{"go 2"} // Mine. Go 2 Forest.
				r.withhold(why, func(o *entry) bool { return unscoped(o) || o.written == e.written })
				for _, k := range list {
					r.partGoes(k, orders.Go1, r.entries[k].line.Order.Cards)
				}
				return
			}
			if e.place == told.Then {
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

// A hanging is a sentence of goes alone, without a colon.
type hanging struct {
	scopes, before []orders.Scope
	entries        int // that stood before it
	text           string
	amidst         bool // other sentences stand in its line
}

// hangs remembers a sentence of goes alone, which may be for what stands above it. One that
// limits what its line says is: `Roll one die. Only in the first go. Forest.`
func (r sequencer) hangs(scopes, before []orders.Scope) {
	r.hanging = hanging{scopes, before, len(r.entries), r.text, r.several}
	if text := r.text; told.IsOnly(text) && r.putBehind(r.several) {
		r.govern(text, told.Every, false)
	}
}

// putBehind proposes orders without goes of their own for those that a sentence behind them
// names, where none stand below it, at the end of its line or of the letter: `Forest. In all
// turns until I tell you.`
func (r sequencer) putBehind(ends bool) bool {
	h := r.hanging
	if !ends && len(r.entries) == h.entries {
		return false
	}
	r.hanging = hanging{}
	loose := func(e *entry) bool {
		return (h.amidst && e.number == r.number || !h.amidst && e.paragraph == r.entries[h.entries-1].paragraph) && !e.old && !e.gone && e.line.Scope == orders.EveryGo
	}
	if len(h.scopes) != 1 || h.scopes[0] == orders.EveryGo || len(r.entries) != h.entries || !r.withhold(doubt{why: orders.TwoWays, words: []string{h.text}}, loose) {
		return false
	}
	for i := range r.entries {
		if loose(&r.entries[i]) {
			r.entries[i].line.Scope = h.scopes[0]
			r.entries[i].line = r.scribe().Write(r.entries[i].line)
		}
	}
	r.setHeads(h.before...)
	return true
}
