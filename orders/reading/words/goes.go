package words

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file finds the names of goes.

// OneGo returns where a phrase that names one go ends; the place itself where none stands.
func OneGo(t []marks.Token, at int) (scope orders.Scope, end int) {
	found := Find(t, at, func(m Meaning) bool {
		return m.Kind == Scope && (m.Value == int(orders.Go1) || m.Value == int(orders.Go2) || m.Value == int(orders.ExtraGo))
	})
	if len(found.Means) == 0 {
		return 0, at
	}
	return orders.Scope(found.Means[0].Value), at + found.Tokens
}

// HeadsGo tells a line that begins with one go and a colon, in whatever language.
func HeadsGo(t []marks.Token) bool {
	_, end := OneGo(t, 0)
	return end > 0 && end+1 < len(t) && t[end].Is(":")
}
