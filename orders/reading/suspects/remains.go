package suspects

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file is about what may be meant otherwise where it stands: coins that are to be left, what follows an
// or else, a tool as an item of a list, the Harbour beside a total.

// remaining are words of what is left of coins, when something has been paid.
var remaining = marks.Lows("quedan", "queden", "quede", "quedar", "quedaran", "sobran", "sobren", "bleiben", "bleibt", "ubrig", "restent", "reste")

// nearCoins is how far from such a word their number stands at most.
const nearCoins = 4

// remains tells coins that are to be left, of which was made that so many are there: `compro el Café si
// me quedan 8 monedas`.
func remains(_ *marks.Table, t []marks.Token, list []orders.Line) bool {
	at := slices.IndexFunc(t, func(one marks.Token) bool { return remaining[one.Low] })
	if at < 0 || !slices.ContainsFunc(t[max(0, at-nearCoins):min(len(t), at+nearCoins+1)], func(one marks.Token) bool { return one.Number >= 0 }) {
		return false
	}
	for i := range list {
		for _, c := range list[i].If {
			if list[i].Order.Verb == orders.Buy && c.Kind == orders.Coins && c.Count > 0 {
				return true
			}
		}
	}
	return false
}

// elseOrNext tells `or else` behind a condition, of which was made that what follows is for all other
// cases: with no verb of its own it may be the next candidate.
func elseOrNext(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	at := marks.Index(t, "else")
	if at < 1 || !t[at-1].Is("or") || at+1 < len(t) && t[at+1].Is("buy", "build", "take", "get") || len(list) < 2 || list[0].Order.Verb != orders.Buy || len(list[0].If) != 1 {
		return false
	}
	if len(list[1].If) != 1 || list[1].If[0] != list[0].If[0].Negated() || list[0].If[0].Kind != orders.Rolled {
		return false
	}
	for at++; at < len(t) && t[at].Is("the", "a", "an", ",", "then", "just", "else"); {
		at++
	}
	next := table.FullCard(t, at)
	return next.Tokens == 0 || len(list[1].Order.Cards) == 0 || next.Card == list[1].Order.Cards[0] // else it goes on within a case
}

// investing are words by which a coin is put on the Tech Startup.
var investing = marks.Lows("invest", "invests", "investing", "put", "coin", "coins", "always", "yes", "pay", "add", "every", "each", "on", "feed", "grow", "siempre", "immer", "toujours", "moneda", "munze", "invierto", "investiere", ":")

// listsStartup tells the Tech Startup as an item of a list, of which was made that a coin is put on it:
// `1. Tech Startup`.
func listsStartup(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Invest || list[0].Order.Nothing || len(list[0].If) > 0 || marks.Some(t, investing) {
		return false
	}
	for at := range t {
		if found := table.FullCard(t, at); found.Tokens > 0 && found.Card == engine.TechStartup {
			return true
		}
	}
	return false
}

// buysForTotal tells a Harbour that is bought, though a total stands beside it for which it may be used:
// `harbour only no 12`.
func buysForTotal(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Buy || len(list[0].If) > 0 || len(list[0].Order.Cards) != 1 || list[0].Order.Cards[0] != engine.Harbour {
		return false
	}
	from := -1
	for at := 0; at < len(t) && !t[at].Is("("); at++ {
		if found := table.FullCard(t, at); from < 0 && found.Tokens > 0 && found.Card == engine.Harbour {
			from = at
		}
		if from >= 0 && t[at].Number >= 10 && t[at].Number <= orders.MaxTotal && at-from <= nearCoins && !t[at-1].Is("turn", "for", "costs", "have", "got") && !(at+1 < len(t) && t[at+1].Is("coins", "coin", "%", "times", "monedas", "munzen")) {
			return true
		}
	}
	return false
}
