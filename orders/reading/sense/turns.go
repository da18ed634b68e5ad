package sense

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
)

// This file reads what a sentence says of what comes first and what then, and of what stands before it.

// inTurn reads a `first …` and a `then …` in sentences of their own as the two goes of who has two.
func (r *letter) inTurn(items []cues.Item) {
	if r.Numbers[1] == 0 || r.goes.headed || len(items) == 0 || !cues.Any(items, cues.Card) || cues.Any(items, cues.Goes) {
		return
	}
	switch {
	case items[0].Is(cues.First) && !items[0].Is(cues.Priority):
		r.goes.first = r.Number
	case items[0].Is(cues.Then) && r.goes.first > 0 && r.goes.first == r.Number-1:
		for i := range r.Lines {
			if l := &r.Lines[i]; l.Order.Verb == orders.Buy && l.Sentence == r.goes.first && l.Scope == orders.EveryGo {
				l.Scope = orders.Go1
			}
		}
		r.goes.loose = []orders.Scope{orders.Go2}
	}
}

// firstThen reads a `first …` and a `then …` of one sentence, each with cards that are asked for, as the two goes of
// who has two.
func firstThen(w *walk, items []cues.Item) {
	if w.Numbers[1] == 0 || w.goes.headed || cues.Any(items, cues.Goes, cues.Dice) {
		return
	}
	first, then := -1, -1
	for i := range w.list {
		c := &w.list[i]
		switch s := cues.SetOf(c.Items); {
		case !cues.Any(c.Items, cues.Card):
		case first < 0 && i == 0 && s.Has(cues.First) && s.Has(cues.Buy):
			first = i
		case first >= 0 && then < 0 && c.Lead == cues.Then && i == first+1 && !cues.SetOf(w.list[first].Items).Has(cues.Priority):
			then = i
		default:
			return
		}
	}
	if first >= 0 && then >= 0 {
		for i, scope := range [...]orders.Scope{orders.Go1, orders.Go2} {
			c := &w.list[[...]int{first, then}[i]]
			c.Items = append(slices.Clone(c.Items), cues.Item{Kind: cues.Goes, Scopes: []orders.Scope{scope}})
		}
	}
}

// lacksStanding tells that nothing is for turns without a letter, in words that are no heading: `Standing orders: none`.
func lacksStanding(w *walk, c *clause) bool {
	g := &w.goes
	if !g.fresh || !g.headed || g.heading[0] != orders.Standing || w.i+1 < len(w.list) || w.i == 0 || len(c.Items) != 1 || !c.Items[0].Says("none", "keine", "ninguna", "aucun") {
		return false
	}
	g.heading, g.headed = everyGo, false
	return true
}

// mostWondered is how many items a question has that is a condition of what follows.
const mostWondered = 4

// wonders keeps what a short question asks, for the sentence behind it: `Under 6 coins? A Forest.`
func (r *letter) wonders(s splits.Sentence, items []cues.Item) {
	list := splits.Of(items)
	if !s.Asks || len(items) > mostWondered || len(list) != 1 || !list[0].Asks() {
		return
	}
	if asked := r.ask(&list[0]); asked.Outcome == premises.Real {
		r.wondered = asked.All
	}
}

// totalsBefore are the totals that the clause before names and does nothing with: `anything under 6, throw
// again`.
func totalsBefore(w *walk) (all orders.Totals) {
	if w.i == 0 {
		return 0
	}
	c := &w.list[w.i-1]
	s := cues.SetOf(c.Items)
	if c.Lead != cues.None || c.Colon || len(w.open) > 0 || cues.Any(c.Items, cues.Card, cues.Dice, cues.Player, cues.Coins) || s.Does() || s.Has(cues.Roll) && w.said > 0 || cues.Say(c.Items, staying...) {
		return 0
	}
	for i := range c.Items {
		if c.Items[i].Kind == cues.Number {
			all |= c.Items[i].Totals
		}
	}
	if all != 0 && s.Has(cues.Except) {
		all = orders.AllTotals &^ all
	}
	return all
}

// staying are words of totals that are not thrown again.
var staying = []string{"keep", "keeping", "behalte", "behalten", "guardo", "garde", "leave"}
