package conditions

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// This file makes the conditions of an order those of the order language.

// PlainFor are the conditions of an order without those that it asks anyway: that its
// tool is there, or the station for two dice.
func PlainFor(o orders.Order, held []orders.Condition) []orders.Condition {
	return slices.DeleteFunc(slices.Clone(held), func(c orders.Condition) bool {
		own := (c.Kind == orders.OnOffer || c.Kind == orders.Has && !c.Not) && o.Verb != orders.Buy && o.Verb != orders.Roll && orders.VerbOf(c.Card) == o.Verb
		there := c.Kind == orders.OnOffer && !c.Not && o.Verb == orders.Buy && len(o.Cards) == 1 && o.Cards[0] == c.Card
		return own || there || c.Kind == orders.Has && !c.Not && o.Verb == orders.Roll && o.Dice == 2 && c.Card == engine.TrainStation
	})
}

// OfTotals makes conditions on the dice the totals of an order that has some.
func OfTotals(o orders.Order, held []orders.Condition) (orders.Order, []orders.Condition) {
	if o.Verb != orders.Reroll && o.Verb != orders.Harbour {
		return o, held
	}
	if o.Totals == 0 && len(held) == 1 && held[0].Kind == orders.Rolled { // never unless I roll 12
		o.Totals = held[0].Totals
		if !held[0].Not {
			o.Totals = orders.AllTotals &^ o.Totals
		}
		return o, nil
	}
	if o.Totals == 0 {
		return o, held
	}
	var list []orders.Condition
	for _, c := range held {
		switch {
		case c.Kind != orders.Rolled:
			list = append(list, c)
		case c.Not:
			o.Totals &^= c.Totals
		default:
			o.Totals &= c.Totals
		}
	}
	return o, list
}
