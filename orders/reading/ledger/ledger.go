package ledger

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// A Ledger has the orders of a letter while it is read, and what those that come next hang on.
type Ledger struct {
	Me      engine.Seat // who writes
	Lines   []Line      // as they count
	Number  int         // of the sentence that is read
	Written string      // ... and the sentence

	Verb   orders.Verb        // what the orders before did
	Chain  []orders.Condition // ... and on which condition: those of which an otherwise is the contrary
	Turned bool               // ... or which it is already

	Mended   [orders.NumVerbs]bool // of which something was put in the place of something
	excluded []exclusion           // cards that are not to be bought
	spared   []sparing             // players who are not to pay
	several  bool                  // they stand behind others on another condition
	run      []orders.Condition    // ... of which these are all
	began    int                   // the sentence in which the last of these was said
	idle     bool                  // ... which said only that it can be paid for
}

// A Line is an order of the letter and where it stands.
type Line struct {
	orders.Line
	Sentence int                // by its number
	Clause   int                // ... and which of it
	Written  string             // the sentence
	Full     []orders.Condition // as they were said
	Asked    bool               // a word asked for its cards
	Loose    bool               // ... or those of the candidates before it: for when they cannot be had
	Failing  bool               // ... as words say that are mostly for that
	Awaits   bool               // it is for all other totals than those that are named next
	behind   bool               // its condition stands behind it
}

// idles tells a purchase whose condition says only that it can be paid for.
func (l *Line) idles() bool {
	return l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0 && len(l.Full) == 1 && len(l.If) == 0 && l.Full[0].Kind == orders.Coins
}

// Copied is a ledger in which orders may be tried.
func (b Ledger) Copied() Ledger {
	b.Lines = slices.Clone(b.Lines)
	b.excluded, b.spared = slices.Clone(b.excluded), slices.Clone(b.spared)
	return b
}

// An Act is what a clause orders.
type Act struct {
	Order orders.Order
	All   []orders.Condition // that the clause itself names
	For   []orders.Scope     // goes of which the clause says that it is for them; nil for none
	Asked bool               // a word asks for the cards
}

// An Entry is an act that is put into the ledger.
type Entry struct {
	Act
	Open    []orders.Condition // that hold for it
	Scopes  []orders.Scope     // goes that it is for
	Clause  int                // of the sentence
	Turned  bool               // the orders before stand on the contrary of a condition
	Joins   bool               // it may join the candidates before it
	Strict  bool               // its condition ends in a colon
	Loose   bool               // it may be for when the candidates before it cannot be had
	Failing bool               // ... as words say that are mostly for that
	Awaits  bool               // it is for all other totals than those that are named next
}

// Add puts an order into the ledger.
func (b *Ledger) Add(e Entry) {
	full := append(slices.Clone(e.Open), e.All...)
	if e.Order.Verb == orders.Roll && len(full) == 0 { // the last word counts
		b.Lines = slices.DeleteFunc(b.Lines, func(l Line) bool {
			return l.Order.Verb == orders.Roll && len(l.If) == 0 && slices.Contains(e.Scopes, l.Scope)
		})
	}
	before, keeps := b.Chain, b.idle && e.Joins && len(full) == 0 && e.Order.Verb == orders.Buy
	b.Chain = nil
	for k, scope := range e.Scopes {
		if slices.Contains(e.Scopes[:k], scope) {
			continue
		}
		one := Line{Line: orders.Line{Scope: scope, If: slices.Clone(full), Order: e.Order}, Written: b.Written, Sentence: b.Number, Clause: e.Clause, Full: full, Asked: e.Asked, Loose: e.Loose, Failing: e.Failing, Awaits: e.Awaits}
		if e.Order.Verb == orders.Buy {
			one.Order.Cards = wanted(e.Order.Cards, scope, b.excluded)
			if len(one.Order.Cards) == 0 && len(e.Order.Cards) > 0 {
				continue
			}
		}
		if e.Joins && b.joins(&one) {
			b.Chain = full
			continue
		}
		contrary := settle(b, &one)
		b.follow(&one, before, e.Turned)
		b.idle = one.idles()
		if contrary {
			b.Chain = nil
		}
		if at := b.place(&one, &e, contrary); at >= 0 {
			b.Lines = slices.Insert(b.Lines, at, one)
		} else {
			b.Lines = append(b.Lines, one)
		}
	}
	if keeps {
		b.Chain, b.idle = before, true
	}
	b.Verb = e.Order.Verb
}

// place is where an order stands among those before it; -1 for at the end. One on a condition of its
// own stands before those on none, what can just be paid for before what is cheaper, and anything
// before that nothing is bought.
func (b *Ledger) place(one *Line, e *Entry, contrary bool) int {
	at := -1
	buys := one.Order.Verb == orders.Buy && len(one.Order.Cards) > 0
	if led := len(one.Full) > 0 && len(e.All) == 0 && !(e.Strict && !decides(one)) && !(contrary && one.Order.Verb == orders.Buy && len(one.If) == 0); led {
		if at = b.first(one); buys && len(one.If) == 0 && one.Full[0].Kind == orders.Coins {
			at = rung(b.Lines, one)
		}
	}
	idle := nothing(b.Lines, one)
	if idle < 0 || !buys || at >= 0 && at <= idle || len(one.Full) == 0 && !(e.Joins && b.Lines[idle].Sentence != b.Number) {
		return at
	}
	return idle // nothing, but on a 9 the Mine
}

// decides tells an order behind which others of its kind do nothing, or before which it does nothing.
func decides(one *Line) bool {
	switch one.Order.Verb {
	case orders.Roll, orders.TV, orders.Reroll, orders.Harbour, orders.Invest:
		return true
	case orders.Buy:
		return one.Order.Nothing && len(one.Order.Cards) == 0
	}
	return false
}

// joins puts candidates behind those of the same condition.
func (b *Ledger) joins(one *Line) bool {
	n := len(b.Lines)
	if n == 0 || one.Order.Verb != orders.Buy || len(one.Order.Cards) == 0 || len(one.Full) == 0 {
		return false
	}
	l := &b.Lines[n-1]
	if l.Order.Verb != orders.Buy || l.Order.Nothing || l.Scope != one.Scope || !slices.Equal(l.Full, one.Full) {
		return false
	}
	l.If, l.Order.Cards = slices.Clone(one.Full), append(slices.Clone(l.Order.Cards), one.Order.Cards...)
	settle(b, l)
	return true
}

// follow keeps what an otherwise behind an order would be the contrary of.
func (b *Ledger) follow(one *Line, before []orders.Condition, turned bool) {
	verb, full := one.Order.Verb, one.Full
	if b.Verb != verb || len(full) != 1 || turned {
		b.run = nil
	}
	if len(full) == 1 && !slices.Contains(b.run, full[0]) {
		b.run, b.began = append(b.run, full[0]), b.Number
	}
	b.several = len(before) == 1 && len(one.If) == 1 && before[0] != one.If[0] && b.Verb == verb && !turned
	if b.Chain = full; verb == orders.Buy && len(full) == 1 && len(one.If) == 0 && full[0].Kind != orders.Coins {
		b.Chain = nil
	}
}

// first is where an order on a condition of its own stands before those on none; -1 for at the end.
func (b *Ledger) first(one *Line) int {
	if b.Turned {
		return -1
	}
	idle := one.Order.Verb == orders.Buy && one.Order.Nothing && one.Full[0].Kind == orders.Coins // a rung of a ladder
	return slices.IndexFunc(b.Lines, func(l Line) bool {
		return l.Order.Verb == one.Order.Verb && l.Scope == one.Scope && len(l.If) == 0 && !(idle && len(l.Full) > 0) && (l.Sentence < one.Sentence || l.Clause < one.Clause)
	})
}

// Same is the condition of the orders before, for what comes next where they cannot be had; none
// where it said only that they can be paid for.
func (b *Ledger) Same() []orders.Condition {
	if b.idle {
		return nil
	}
	return slices.Clone(b.Chain)
}

// nothing is where nothing is bought on no condition, for the same goes as a purchase; -1 for nowhere.
func nothing(all []Line, one *Line) int {
	return slices.IndexFunc(all, func(l Line) bool {
		return one.Order.Verb == orders.Buy && l.Order.Verb == orders.Buy && l.Order.Nothing && len(l.Order.Cards) == 0 && len(l.If) == 0 && len(l.Full) == 0 && l.Scope == one.Scope
	})
}

// mostContraries is how many conditions an otherwise is the contrary of at most.
const mostContraries = 4

// Contrary are the conditions of all other cases than that of the orders before.
func (b *Ledger) Contrary() (all []orders.Condition) {
	switch {
	case b.Turned:
		return slices.Clone(b.Chain)
	case b.several && len(b.run) > 1 && b.began == b.Number && changesKind(b.run):
		all = append(all, b.run[len(b.run)-1].Negated())
	case b.several && len(b.run) > 1 && len(b.run) <= mostContraries:
		for _, c := range b.run {
			all = append(all, c.Negated())
		}
	case len(b.Chain) == 1 && !b.several:
		all = append(all, b.Chain[0].Negated())
	}
	return all
}

// changesKind tells a condition of another kind than the one before it: an otherwise in its own sentence is the contrary
// of that one alone.
func changesKind(run []orders.Condition) bool { return run[len(run)-1].Kind != run[len(run)-2].Kind }

// Hold puts conditions to the last orders of the sentence.
func (b *Ledger) Hold(all []orders.Condition) {
	at := latest(b.Lines, whichever)
	if at < 0 {
		return
	}
	last := b.Lines[at].Clause
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Sentence == b.Number && l.Clause == last {
			l.If = append(slices.Clone(l.If), all...)
			l.Full, l.behind = slices.Clone(l.If), true
			settle(b, l)
			if b.Chain = l.If; l.idles() && !l.Order.Cards[0].IsLandmark() {
				b.Chain, b.idle = l.Full, true // it may be gone, and then its otherwise is not meant
			}
		}
	}
	b.Turned = false
	b.strengthen()
}

// strengthen puts the last order, which stands on a condition now, before one of its kind on none.
func (b *Ledger) strengthen() {
	n := latest(b.Lines, whichever)
	last := b.Lines[n]
	if last.Order.Verb == orders.Buy || len(last.If) == 0 {
		return
	}
	at := slices.IndexFunc(b.Lines, func(l Line) bool {
		return l.Order.Verb == last.Order.Verb && l.Scope == last.Scope && len(l.If) == 0
	})
	if at >= 0 && at < n {
		b.Lines = slices.Insert(slices.Delete(b.Lines, n, n+1), at, last)
	}
}

// Buys tells whether any card is a candidate.
func (b *Ledger) Buys() bool {
	return slices.ContainsFunc(b.Lines, func(l Line) bool { return l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0 })
}

// Wants tells whether a card is a candidate already.
func (b *Ledger) Wants(c engine.Card) bool {
	return slices.ContainsFunc(b.Lines, func(l Line) bool { return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, c) })
}

// Counted are the orders without what is said twice, and the sentence of each.
func (b *Ledger) Counted() (all []orders.Line, written []string) {
	for i := range b.Lines {
		l := b.Lines[i].Line
		if slices.ContainsFunc(b.spared, func(s sparing) bool { return s.takesBack(&b.Lines[i]) }) {
			continue
		}
		if l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0 {
			var cards []engine.Card
			for _, c := range l.Order.Cards {
				if !slices.Contains(cards, c) && !has(all, &l, c) {
					cards = append(cards, c)
				}
			}
			if l.Order.Cards = cards; len(cards) == 0 {
				continue
			}
		}
		if l.Order.Nothing && slices.ContainsFunc(all, func(b orders.Line) bool {
			return b.Order.Nothing && b.Order.Verb == l.Order.Verb && b.Scope == l.Scope && slices.Equal(b.If, l.If)
		}) {
			continue
		}
		l.If = plain(l.If)
		all, written = append(all, l), append(written, b.Lines[i].Written)
	}
	return all, written
}

// plain are conditions of which none is that there are not so many coins: there are fewer, or more.
func plain(all []orders.Condition) []orders.Condition {
	all = slices.Clone(all)
	for i := range all {
		if other := all[i].Negated(); all[i].Kind == orders.Coins && all[i].Not && other.Not { // it was compared the other way
			other.Not = false
			all[i] = other
		}
	}
	return all
}

// has tells whether a card is a candidate where another line would make it one again.
func has(all []orders.Line, l *orders.Line, card engine.Card) bool {
	return slices.ContainsFunc(all, func(b orders.Line) bool {
		return b.Order.Verb == orders.Buy && b.Scope == l.Scope && slices.Contains(b.Order.Cards, card) && (len(b.If) == 0 || slices.Equal(b.If, l.If))
	})
}

// An exclusion is a card that is not to be bought in some goes.
type exclusion struct {
	card   engine.Card
	scopes []orders.Scope
}

// A sparing is a player who is not to pay for the TV Station, and the sentence that says so.
type sparing struct {
	who      engine.Seat
	sentence int
}

func (s sparing) takesBack(l *Line) bool {
	return l.Order.Verb == orders.TV && l.Order.Player == s.who && l.Sentence <= s.sentence
}

// wanted are cards that were not excluded from a go.
func wanted(cards []engine.Card, scope orders.Scope, excluded []exclusion) []engine.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c engine.Card) bool {
		return slices.ContainsFunc(excluded, func(e exclusion) bool {
			return e.card == c && (e.scopes[0] == orders.EveryGo || slices.Contains(e.scopes, scope))
		})
	})
}

// without are cards but some.
func without(cards []engine.Card, gone ...engine.Card) []engine.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c engine.Card) bool { return slices.Contains(gone, c) })
}
