package sense

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
)

// This file settles on what an otherwise stands, and what stands behind it.

// otherwise reads what leads an otherwise, and tells whether that is all: `if I do not have 5 coins`.
func (w *walk) otherwise(c *clause) bool {
	w.talk = false
	if s := cues.SetOf(c.Items); c.Leading.To-c.Leading.From > 1 && len(c.Items) > 0 && !c.Leading.Is(cues.Or) &&
		(cues.Any(c.Items, cues.Number, cues.Coins) && !cues.Any(c.Items, cues.Card) || s.Asks() || slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(cues.Have) && !i.Is(cues.For) })) {
		if w.denied(c) {
			return true
		}
	}
	w.owed = true
	strict := splits.IsStrict(c.Leading.Text) || w.letter.Turned && splits.IsCase(c.Leading.Text) && splits.IsNext(w.lastElse)
	w.lastElse = c.Leading.Text
	if !strict && ledger.IsPaired(&w.Ledger) {
		w.open, w.turned, w.elsewise = w.Same(), w.letter.Turned, true
		return false
	}
	if strict && w.letter.Turned && !slices.ContainsFunc(w.list[:w.i], func(c clause) bool { return c.Lead == cues.Else && splits.IsStrict(c.Leading.Text) }) {
		ledger.Firm(&w.Ledger, w.Chain)
	}
	if strict && len(w.Chain) == 0 && w.scopes == nil && w.goes.loose != nil && (w.goes.loose[0] == orders.ExtraGo || w.goes.loose[0] == orders.Standing) {
		w.goes.loose = nil // in an extra go the Forest. Otherwise the Mine
	}
	w.awaits = splits.IsRest(c.Leading.Text) && !slices.ContainsFunc(w.Lines, func(l ledger.Line) bool { return len(l.Full) > 0 })
	w.loose, w.failing = true, strings.Contains(c.Leading.Text, "failing ") && !w.list[max(w.i-1, 0)].Asks()
	w.open = w.Contrary()
	if w.ended && w.said > 0 && !w.letter.Turned && splits.IsNext(c.Leading.Text) && !cues.SetOf(c.Items).Has(cues.Buy) {
		w.open, w.loose, w.turned, w.elsewise = slices.Clone(w.Chain), false, false, true // if I roll 9: buy the Mall, or else the Mine
		return false
	}
	if failing := strings.Contains(c.Leading.Text, "failing") && (w.letter.Turned || w.lost); failing || splits.IsUnable(c.Leading.Text) || w.vain && w.i > 0 && w.list[w.i-1].Asks() {
		w.open = w.Same()
	}
	if len(w.Chain) == 1 && !w.letter.Turned && splits.IsNext(c.Leading.Text) && w.hasAlready(&w.Chain[0]) {
		w.open = nil // the Harbour, and if I have it already, the Park, or else the Cafe
	}
	w.turned, w.elsewise = true, true
	return false
}

// hasAlready tells a condition that the writer has a candidate already.
func (r *letter) hasAlready(c *orders.Condition) bool {
	return c.Kind == orders.Has && c.Who == r.Me && !c.Not && r.Wants(c.Card)
}

// cannot are words of what cannot be had.
var cannot = cues.ClassesOf(cues.Afford, cues.Cannot, cues.There, cues.Gone)

// denies reads an otherwise behind what it is for: `the Orchard if I roll a 10, and the Forest if I don't`.
func (w *walk) denies(c *clause) {
	if first, _, _ := strings.Cut(c.Leading.Text, " "); !slices.Contains([]string{"if", "wenn", "falls", "si"}, first) || w.said < 2 || len(w.open) > 0 {
		return
	}
	held := slices.IndexFunc(w.Lines, func(l ledger.Line) bool { return l.Sentence == w.Number && len(l.Full) == 1 && l.Order.Verb == w.Verb })
	if last := len(w.Lines) - 1; held >= 0 && held < last && len(w.Lines[last].Full) == 0 && w.Lines[last].Sentence == w.Number {
		w.Hold([]orders.Condition{w.Lines[held].Full[0].Negated()})
	}
}

// denied reads a condition that must not hold; false where it is none.
func (w *walk) denied(c *clause) bool {
	switch asked := w.ask(c); {
	case asked.Outcome == premises.Real && w.said > 0 && !w.leads(w.rest(), nil):
		w.Hold(asked.All)
	case asked.Outcome == premises.Real:
		ledger.Firm(&w.Ledger, asked.All)
		w.open = asked.All
	case asked.Outcome == premises.Lost, asked.Outcome == premises.Hollow, asked.Outcome == premises.Other && (splits.IsUnable(c.Leading.Text) || cues.SetOf(c.Items).Any(cannot)):
		w.owed = true
		w.open, w.turned = w.Same(), w.letter.Turned
	case asked.Outcome == premises.Strange:
		return false
	default:
		w.open, w.turned = w.Contrary(), true
	}
	return true
}
