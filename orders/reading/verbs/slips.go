package verbs

import (
	"machipost/engine/names"
	"machipost/orders"
)

// language is the table of the language, as this room looks words up in it.
var language = orders.Verbs()

// Slipped reads an order behind a word that is nearly a verb of the language; the end is 0
// for none.
func Slipped(p Finder, at int) (orders.Order, int) {
	for i := range language {
		for _, word := range language[i].Words[names.English] {
			if len(word) < 4 || !names.Alike(p.T[at].Low, word) || language[i].Verb == orders.Invest {
				continue
			}
			if order, end := p.Argue(language[i].Verb, at+1, at+1); end > at+1 {
				order.Verb = language[i].Verb
				return order, end
			}
		}
	}
	return orders.Order{}, 0
}
