package ledger

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file takes back and puts right what was ordered.

// Replace takes away what an order corrects, of what was ordered for the same goes: only what the
// last clause said of it, its sentence, or all. It tells whether there was anything.
func (b *Ledger) Replace(o orders.Order, scopes []orders.Scope, span Span) bool {
	same := func(l *Line) bool { return l.Order.Verb == o.Verb && slices.Contains(scopes, l.Scope) }
	last := latest(b.Lines, same)
	if last < 0 {
		return false
	}
	at := b.Lines[last]
	b.Lines = slices.DeleteFunc(b.Lines, func(l Line) bool {
		return same(&l) && (span == Letter || l.Sentence == at.Sentence && (span == Sentence || l.Clause == at.Clause))
	})
	return true
}

// Exchange puts a card in the place of another in what was said last of that one, for some goes, nil for
// any. It tells whether there was any.
func (b *Ledger) Exchange(gone, come engine.Card, scopes []orders.Scope) bool {
	names := func(l *Line) bool {
		return fitsGoes(l, scopes) && (slices.Contains(l.Order.Cards, gone) && !slices.Contains(l.Order.Cards, come) || l.Order.Verb == orders.Swap && l.Order.Theirs == gone)
	}
	return exchange(b, names, func(o *orders.Order) {
		if o.Theirs == gone && o.Verb == orders.Swap && !slices.Contains(o.Cards, gone) {
			o.Theirs = come
			return
		}
		cards := without(o.Cards, come)
		if at := slices.Index(cards, gone); at >= 0 {
			cards[at] = come
		}
		o.Cards = cards
	})
}

// ExchangePlayer is Exchange for players.
func (b *Ledger) ExchangePlayer(gone, come engine.Seat, scopes []orders.Scope) bool {
	names := func(l *Line) bool {
		return fitsGoes(l, scopes) && l.Order.Player == gone && (l.Order.Verb == orders.TV || l.Order.Verb == orders.Move || l.Order.Verb == orders.Swap)
	}
	return exchange(b, names, func(o *orders.Order) { o.Player = come })
}

// exchange changes the orders that fit of the sentence and verb of which one was said last.
func exchange(b *Ledger, fits func(l *Line) bool, change func(o *orders.Order)) bool {
	last := latest(b.Lines, fits)
	if last < 0 {
		return false
	}
	at := b.Lines[last]
	b.Mended[at.Order.Verb] = true
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Sentence == at.Sentence && l.Order.Verb == at.Order.Verb && fits(l) {
			change(&l.Order)
			l.If = slices.Clone(l.Full)
			settle(b, l)
		}
	}
	return true
}

// fitsGoes tells an order for some goes; nil for any.
func fitsGoes(l *Line, scopes []orders.Scope) bool {
	return scopes == nil || l.Scope == orders.EveryGo || slices.Contains(scopes, orders.EveryGo) || slices.Contains(scopes, l.Scope)
}

// latest is where the order stands that was said last, of those that fit; -1 for none. One on a
// condition may stand before what was said earlier.
func latest(all []Line, fits func(l *Line) bool) int {
	last := -1
	for i := range all {
		if l := &all[i]; fits(l) && (last < 0 || l.Sentence > all[last].Sentence || l.Sentence == all[last].Sentence && l.Clause >= all[last].Clause) {
			last = i
		}
	}
	return last
}

// whichever fits all.
func whichever(*Line) bool { return true }

// A Span is how much of what was said a correction is of.
type Span uint8

// The spans.
const (
	Clause Span = iota
	Sentence
	Letter
)

// Goes are those of the last orders of a verb; others where there are none.
func (b *Ledger) Goes(verb orders.Verb, others []orders.Scope) (scopes []orders.Scope) {
	last := latest(b.Lines, func(l *Line) bool { return l.Order.Verb == verb })
	if last < 0 {
		return others
	}
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Order.Verb == verb && l.Sentence == b.Lines[last].Sentence && l.Clause == b.Lines[last].Clause && !slices.Contains(scopes, l.Scope) {
			scopes = append(scopes, l.Scope)
		}
	}
	return scopes
}

// Prefer puts candidates before those of the same goes: `the Park first`. It tells whether it did.
func (b *Ledger) Prefer(a Act, scopes []orders.Scope) bool {
	if a.Order.Verb != orders.Buy || len(a.Order.Cards) == 0 || len(a.All) > 0 {
		return false
	}
	for _, scope := range scopes {
		at := slices.IndexFunc(b.Lines, func(l Line) bool { return l.Order.Verb == orders.Buy && l.Scope == scope && len(l.If) == 0 })
		if at < 0 {
			return false
		}
		o := &b.Lines[at].Order
		o.Cards = append(slices.Clone(a.Order.Cards), without(o.Cards, a.Order.Cards...)...)
	}
	return true
}

// Amend puts another condition in the place of that of the last orders, and tells whether it did.
func (b *Ledger) Amend(all []orders.Condition) bool {
	at := latest(b.Lines, whichever)
	if at < 0 || len(all) != 1 {
		return false
	}
	last := b.Lines[at]
	if len(last.Full) == 0 && throws(last.Order.Verb) && all[0].Kind == orders.Rolled && !all[0].Not {
		for i := range b.Lines {
			if l := &b.Lines[i]; l.Sentence == last.Sentence && l.Clause == last.Clause && l.Order.Verb == last.Order.Verb {
				l.Order.Totals = all[0].Totals
			}
		}
		return true
	}
	if len(last.Full) != 1 {
		return false
	}
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Sentence == last.Sentence && l.Clause == last.Clause {
			l.Full, l.If = slices.Clone(all), slices.Clone(all)
			settle(b, l)
		}
	}
	b.Chain = all
	return true
}

// DropLast takes the last orders of the sentence away.
func (b *Ledger) DropLast() {
	at := latest(b.Lines, whichever)
	if at < 0 || b.Lines[at].Sentence != b.Number {
		return
	}
	last := b.Lines[at].Clause
	b.Lines = slices.DeleteFunc(b.Lines, func(l Line) bool { return l.Sentence == b.Number && l.Clause == last })
}

// Exclude keeps a card out of what is bought in some goes.
func (b *Ledger) Exclude(c engine.Card, scopes []orders.Scope) {
	b.excluded = append(b.excluded, exclusion{c, scopes})
	b.Drop(c, scopes)
}

// Drop takes a card out of what is bought in some goes; it may be asked for again.
func (b *Ledger) Drop(c engine.Card, scopes []orders.Scope) {
	for i := range b.Lines {
		if o := &b.Lines[i].Order; o.Verb == orders.Buy && (scopes[0] == orders.EveryGo || slices.Contains(scopes, b.Lines[i].Scope)) {
			o.Cards = without(o.Cards, c)
		}
	}
	tidy(b)
}

// Spare takes back that somebody pays for the TV Station, unless it is said again.
func (b *Ledger) Spare(who engine.Seat) { b.spared = append(b.spared, sparing{who, b.Number}) }

// FirstThenSecond makes candidates that are for no go in particular those of the first, where others
// are for the second behind them, and none for the first.
func (b *Ledger) FirstThenSecond() {
	second := false
	for i := range b.Lines {
		l := &b.Lines[i]
		if l.Order.Verb != orders.Buy {
			continue
		}
		if l.Scope == orders.Go1 || l.Scope == orders.EveryGo && second {
			return
		}
		second = second || l.Scope == orders.Go2
	}
	for i := range b.Lines {
		if l := &b.Lines[i]; second && l.Order.Verb == orders.Buy && l.Scope == orders.EveryGo {
			l.Scope = orders.Go1
		}
	}
}

// Last makes standing orders of those of the sentence, or of all before it, that name no goes.
func (b *Ledger) Last(ofSentence bool) {
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Scope == orders.EveryGo && (!ofSentence || l.Sentence == b.Number) {
			l.Scope = orders.Standing
		}
	}
}

// tidy takes away purchases of nothing that was asked for.
func tidy(b *Ledger) {
	b.Lines = slices.DeleteFunc(b.Lines, func(l Line) bool {
		return l.Order.Verb == orders.Buy && len(l.Order.Cards) == 0 && !l.Order.Nothing
	})
}

// ForgetTools takes the cards away that the sentence names only for what they let their owner do.
func ForgetTools(b *Ledger) {
	var verbs []orders.Verb
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Sentence == b.Number && l.Order.Verb != orders.Buy {
			verbs = append(verbs, l.Order.Verb)
		}
	}
	for i := range b.Lines {
		if l := &b.Lines[i]; l.Sentence == b.Number && l.Order.Verb == orders.Buy && !l.Asked {
			l.Order.Cards = slices.DeleteFunc(slices.Clone(l.Order.Cards), func(c engine.Card) bool {
				verb, is := cues.Tool(c)
				return is && slices.Contains(verbs, verb)
			})
		}
	}
	tidy(b)
}
