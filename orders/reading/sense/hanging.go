package sense

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
)

// This file has what hangs on something that is not beside it: lists below a condition that is a row of its own (`If I
// roll 8:`, and `otherwise:` below it), before a go or a condition that is for all of them, behind what somebody has.

// hangs settles on what a row below such a condition stands, and tells whether the row only turns that round.
func hangs(w *walk) (turns bool) {
	if w.under == nil || len(w.list) == 0 {
		return false
	}
	switch {
	case isOtherwise(w.list) && len(w.under) == 1:
		w.under, w.listed = []orders.Condition{w.under[0].Negated()}, false
		return true
	case !w.listed && len(w.list) == 1 && (w.listsCards() && cues.Any(w.list[0].Items, cues.Card) || countsDice(&w.list[0])):
		w.open, w.ended = slices.Clone(w.under), true
	default:
		w.under = nil
	}
	return false
}

// countsDice tells a clause of nothing but how many dice are rolled.
func countsDice(c *clause) bool {
	return len(cues.Some(c.Items, cues.Dice)) == 1 && !slices.ContainsFunc(c.Items, func(i cues.Item) bool {
		return i.Kind != cues.Dice && !i.Is(cues.Empty) && !i.Is(cues.Roll) && !i.Is(cues.Only)
	})
}

// isOtherwise tells a sentence of nothing but an otherwise: `Otherwise:`, `Buy, on any other roll:`.
func isOtherwise(all []clause) bool {
	last := len(all) - 1
	return last >= 0 && all[last].Lead == cues.Else && len(all[last].Items) == 0 && onlyBuys(all[:last])
}

// onlyBuys tells clauses that say only that something is bought.
func onlyBuys(all []clause) bool {
	return !slices.ContainsFunc(all, func(c clause) bool {
		return c.Asks() || c.Lead == cues.Else || slices.ContainsFunc(c.Items, func(i cues.Item) bool { return !i.Is(cues.Buy) && !i.Is(cues.Empty) })
	})
}

// lists tells clauses of which each names a card, and that say nothing else: what stands behind them is of all of them.
func lists(all []clause) bool {
	for k := range all {
		c := &all[k]
		next := k > 0 && (c.Lead == cues.None && c.Leading.Sign(",") || c.Lead == cues.Else && splits.IsNext(c.Leading.Text))
		if k == 0 && c.Lead != cues.None || k > 0 && !next || c.Bracket || c.Colon || !cues.Any(c.Items, cues.Card) || slices.ContainsFunc(c.Items, func(i cues.Item) bool {
			return i.Kind != cues.Card && !i.Is(cues.Buy) && (!i.Is(cues.Empty) || i.Is(cues.And)) && !i.Is(cues.Or)
		}) {
			return false
		}
	}
	return len(all) > 1
}

// goesBehind puts goes that stand behind the last of a list of cards before all of them: `Mine, Forest in go 2`.
func goesBehind(w *walk) {
	for k := range w.list {
		c := &w.list[k]
		n := len(c.Items)
		if n < 2 || c.Items[n-1].Kind != cues.Goes {
			continue
		}
		last := *c
		last.Items = c.Items[: n-1 : n-1]
		for len(last.Items) > 0 && last.Items[len(last.Items)-1].Is(cues.Empty) {
			last.Items = last.Items[:len(last.Items)-1]
		}
		if last.Lead == cues.Then {
			last.Lead, last.Leading = cues.None, cues.Item{Kind: cues.Sign, Text: ","}
		}
		if k > 0 && lists(append(slices.Clone(w.list[:k]), last)) {
			w.list[0].Items = append([]cues.Item{c.Items[n-1]}, w.list[0].Items...)
			c.Items = last.Items
		}
		return
	}
}

// heldBelow is the condition of a sentence that says nothing else, but that something is bought then.
func heldBelow(w *walk) []orders.Condition {
	at := slices.IndexFunc(w.list, func(c clause) bool { return c.Asks() })
	if w.said > 0 || len(w.open) == 0 || at < 0 || w.list[at].Bracket || onlyThen(&w.list[at]) || !onlyBuys(w.list[:at]) {
		return nil
	}
	rest := slices.DeleteFunc(slices.Clone(w.list[at+1:]), func(c clause) bool { return c.Asks() || c.Lead == cues.And })
	if !onlyBuys(rest) {
		return nil
	}
	return slices.Clone(w.open)
}

// states tells what somebody has, before a colon and what is bought then: `Bob has a Radio Tower: Mall`.
func states(w *walk, c *clause) bool {
	rest := w.rest()
	if w.i > 0 || !c.Colon || c.Lead != cues.None || len(rest) == 0 || !cues.Any(rest[0].Items, cues.Card) || len(c.Items) < 3 || c.Items[0].Kind != cues.Player || !c.Items[1].Is(cues.Have) {
		return false
	}
	asked := w.ask(c)
	if asked.Outcome != premises.Real {
		return false
	}
	w.open, w.ended = asked.All, true
	return true
}
