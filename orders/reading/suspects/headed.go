package suspects

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file is about what stands in front of a colon or an else, and what was made of it.

// buysOrRerolls tells a Radio Tower that is one of several candidates, of which was made that something is thrown
// again: `when I roll a 4 the Radio Tower, else the Cafe`.
func buysOrRerolls(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Reroll) || !has(list, orders.Buy) || marks.Says(t, "reroll", "re", "again", "use", "throw", "repito", "repetir", "noch", "neu", "nochmal", "relance") {
		return false
	}
	for at := range t {
		if found := table.FullCard(t, at); found.Tokens > 0 && found.Card == engine.RadioTower {
			return true
		}
	}
	return false
}

// losesOnly tells a sentence by which nothing else is bought, of which was made that nothing is: `the
// station, nothing else`.
func losesOnly(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	at := marks.Index(t, "nothing")
	if at < 2 || at+1 == len(t) || !t[at+1].Is("else", "more", "besides") || !t[at-1].Is(",") || !t[at-2].IsWord() || t[at-2].Is("go", "turn", "goes") {
		return false
	}
	return len(list) == 1 && list[0].Order.Verb == orders.Buy && list[0].Order.Nothing && len(list[0].Order.Cards) == 0
}

// headsTool tells candidates that begin with a tool in front of a colon, which may head its own order:
// `Demolition (4): Train Station`.
func headsTool(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	colon := marks.Index(t, ":")
	if colon < 2 || colon > longestHead || !t[colon-1].Is(")") || len(list) == 0 || list[0].Order.Verb != orders.Buy || len(list[0].Order.Cards) == 0 {
		return false
	}
	return len(list)+len(list[0].Order.Cards) > 2 && orders.VerbOf(list[0].Order.Cards[0]) > orders.Harbour && marks.Index(t, "buy") < 0
}

// longestHead is how many tokens stand in front of the colon of a head at most.
const longestHead = 8

// maybeCoins tells a number that is asked for with nothing beside it, and is what the card costs: `Mall
// if 10+` may be coins.
func maybeCoins(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) == 0 || len(list[0].If) != 1 || list[0].If[0].Kind != orders.Rolled || list[0].Order.Verb != orders.Buy || len(list[0].Order.Cards) != 1 || marks.Some(t, diced) || rolls(t) {
		return false
	}
	at := marks.Index(t, "if")
	return at > 0 && at+2 < len(t) && t[at+1].Number == list[0].Order.Cards[0].Cost() && t[at+2].Is("+")
}

// rolls tells tokens of which one is of a throw.
func rolls(t []marks.Token) bool {
	return marks.Says(t, "roll", "rolled", "rolls", "throw", "thrown", "get", "total", "comes", "show", "shows")
}
