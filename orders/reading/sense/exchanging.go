package sense

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/splits"
)

// This file puts a card or a player in the place of another: `not the Bakery, the Wheat Field`, `Lola
// instead of Mona`.

// mostExchanging is how many items a sentence has at most that puts something in the place of something.
const mostExchanging = 18

// exchanges reads what a sentence puts in the place of what was ordered, and tells whether it did.
func exchanges(w *walk, items []cues.Item) bool {
	if recasts(w, items) {
		return true
	}
	if len(w.Lines) == 0 || len(items) > mostExchanging || cues.Any(items, cues.Coins, cues.Dice, cues.Number, cues.Landmarks) || slices.ContainsFunc(items, func(i cues.Item) bool { return i.Is(cues.Save) && !i.Is(cues.Wrong) }) ||
		slices.ContainsFunc(w.list, func(c clause) bool {
			return c.Asks() || c.Lead == cues.Else || c.Colon && cues.Any(c.Items, cues.Card, cues.Player)
		}) {
		return false
	}
	var scopes []orders.Scope
	for i := range items {
		scopes = append(scopes, items[i].Scopes...)
	}
	if gone, come, ok := splits.Exchanged(items, cues.Card); ok && scopes == nil && w.Wants(come.Cards[0]) && w.Wants(gone.Cards[0]) {
		return false // only the Mine, never mind the Forest
	} else if ok {
		return w.Exchange(gone.Cards[0], come.Cards[0], scopes)
	}
	if gone, come, ok := splits.Exchanged(items, cues.Player); ok {
		return w.ExchangePlayer(gone.Seat, come.Seat, scopes)
	}
	return false
}

// recasts reads totals in the place of others that are thrown again, or to which two are added: `reroll under 10
// instead of under 9`.
func recasts(w *walk, items []cues.Item) bool {
	numbers := cues.Some(items, cues.Number)
	if len(numbers) != 2 || numbers[0].Totals == 0 || cues.Any(items, cues.Card, cues.Coins, cues.Dice, cues.Player, cues.Landmarks) || len(items) > mostExchanging {
		return false
	}
	between := slices.ContainsFunc(items, func(i cues.Item) bool {
		return i.Is(cues.Forget) && i.Says(instead...) && numbers[0].To <= i.From && i.To <= numbers[1].From
	})
	if !between {
		return false
	}
	done := false
	for i := range w.Lines {
		if o := &w.Lines[i].Order; (o.Verb == orders.Reroll || o.Verb == orders.Harbour) && o.Totals == numbers[1].Totals {
			o.Totals, done = numbers[0].Totals, true
			w.Mended[o.Verb] = true
		}
	}
	return done
}
