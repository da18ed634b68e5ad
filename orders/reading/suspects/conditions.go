package suspects

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file tells conditions that were lost, or turned round, and what is left as it is.

// Words that begin a condition, and those of what is thrown or owned.
var (
	asking  = marks.Lows("if", "unless", "should", "when", "wenn", "falls", "sollte", "sofern", "si", "cuando", "quand")
	counted = marks.Lows("roll", "rolled", "throw", "thrown", "get", "total", "dice", "die", "coins", "coin", "wurfle", "wurfel", "munzen", "saco", "sale", "monedas", "tiro")
)

// mostAsked is how many tokens behind its beginning the number of a condition stands at most.
const mostAsked = 6

// losesCondition tells a sentence that asks for a number, of which something is bought that asks
// for nothing: unless that is its price.
func losesCondition(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	buys := false
	for i := range list {
		if len(list[i].If) > 0 {
			return false
		}
		buys = buys || list[i].Order.Verb == orders.Buy && !list[i].Order.Nothing && len(list[i].Order.Cards) > 0
	}
	for at := 0; buys && at < len(t); at++ {
		if !asking[t[at].Low] {
			continue
		}
		counts, number := false, 0
		for i := at + 1; i < min(len(t), at+1+mostAsked) && (t[i].IsWord() || t[i].Number >= 0); i++ {
			counts = counts || counted[t[i].Low]
			number = max(number, t[i].Number)
		}
		if counts && number > 0 && !slices.ContainsFunc(list, func(l orders.Line) bool {
			return slices.ContainsFunc(l.Order.Cards, func(c engine.Card) bool { return c.Cost() == number })
		}) {
			return true
		}
	}
	return false
}

// losesSelf tells a condition on the writer's own coins that went to somebody else: `if I still have 2
// coins after Bob took some`.
func losesSelf(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	others := false
	for i := range list {
		for _, c := range list[i].If {
			if c.Kind == orders.Coins && c.Who == table.Me {
				return false
			}
			others = others || c.Kind == orders.Coins
		}
	}
	for at := 0; others && at+3 < len(t); at++ {
		if !asking[t[at].Low] || !t[at+1].Is("i", "ich", "tengo") {
			continue
		}
		for i := at + 2; i < min(len(t)-1, at+1+mostAsked) && t[i].IsWord() || i < len(t)-1 && t[i].Number > 0; i++ {
			if t[i].Number > 0 {
				return t[i+1].Is("coins", "coin", "munzen", "munze", "monedas", "moneda")
			}
		}
	}
	return false
}

// losesFront tells a condition with its verb in front, of which nothing was made but who pays: `Hat der
// nichts mehr, dann Carol`.
func losesFront(_ *marks.Table, t []marks.Token, list []orders.Line) bool {
	comma := marks.Index(t, ",")
	if comma < 2 || comma+1 >= len(t) || !t[0].Is("hat", "ist", "hatte", "has", "is") || !t[comma+1].Is("dann", "so", "then") {
		return false
	}
	return slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.TV && len(l.If) == 0 })
}

// rerolling are words by which a throw is thrown again, or the tool for it is used.
var rerolling = marks.Lows("reroll", "rerolls", "again", "use", "uses", "using", "always", "throw", "roll", "repeat", "repito", "repite", "repetir", "repita", "vuelvo", "vuelve", "volver", "uso", "usa", "usar", "use", "siempre", "tirada", "nochmal", "noch", "neu", "wiederhole", "wiederholen", "wurf", "wurfle", "wurfeln", "immer", "nutze", "nutzen", "benutze", "benutzen", "einsetzen", "relance", "relancer", "yes", "si", "ja", "oui", "on", "bei", "con", "anything", "everything")

// namesTower tells a throw that is thrown again whatever it is, in a sentence that only names the tool
// for it, behind what somebody has: `If Bob has the Harbour, the Radio Tower`.
func namesTower(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	again := slices.ContainsFunc(list, func(l orders.Line) bool {
		return l.Order.Verb == orders.Reroll && !l.Order.Nothing && l.Order.Totals == orders.AllTotals && len(l.If) == 1 && l.If[0].Kind == orders.Has
	})
	comma := marks.Index(t, ",")
	return again && comma > 0 && !marks.Some(t[comma:], rerolling)
}

// leaving are words by which something is left as it is.
var leaving = marks.Lows("leave", "skip", "bother", "forget", "keep", "nothing", "nobody", "stick", "lassen", "dejalo")

// leavesIt tells a clause behind a condition by which a tool, or a throw, is left as it is, and of
// which the condition of the order was made, or that nothing is bought.
func leavesIt(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	tool := slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb >= orders.Reroll && !l.Order.Nothing })
	if !tool || has(list, orders.Buy) && !slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && l.Order.Nothing && len(l.If) > 0 }) {
		return false
	}
	if slices.ContainsFunc(list, func(l orders.Line) bool {
		return slices.ContainsFunc(l.If, func(c orders.Condition) bool { return c.Not || c.Kind == orders.Rolled })
	}) {
		return false
	}
	ask := -1
	for at := 1; at < len(t); at++ {
		if asking[t[at].Low] && ask < 0 {
			ask = at
		}
		if t[at].Is("else", "otherwise", "othrwise", "because", "or", ")") {
			return false
		}
		if ask > 0 && leaving[t[at].Low] && at > ask+1 && (at+1 == len(t) || !t[at+1].IsWord() && t[at+1].Number < 0 || t[at+1].Is("it", "that", "them", "him", "her", "the", "es")) {
			return true
		}
	}
	return false
}

// leavesSo tells a throw that is left as it is, of which was made that nothing is bought.
func leavesSo(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy && l.Order.Nothing && len(l.If) > 0 }) &&
		marks.Says(t, "leave", "skip", "bother", "lasse", "lassen", "dejo", "deja", "lass") && !marks.Says(t, "buy", "save", "money", "kaufe", "kauf", "compro", "spend", "shop", "purchase")
}

// eitherIf tells conditions of which one is to hold, and both must.
func eitherIf(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !slices.ContainsFunc(list, func(l orders.Line) bool { return len(l.If) > 1 }) {
		return false
	}
	for at := 1; at+1 < len(t); at++ {
		if t[at].Is("or", "oder", "o", "ou") && t[at+1].Is("if", "when", "wenn", "falls", "si", "unless") && !t[at-1].Is(",", ";", ".") {
			return true
		}
	}
	return false
}

// exceptsGo tells a go that is excepted, and for which alone the order is.
func exceptsGo(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !slices.ContainsFunc(list, func(l orders.Line) bool { return l.Scope == orders.Go1 || l.Scope == orders.Go2 }) {
		return false
	}
	for at := 0; at+3 < len(t); at++ {
		if t[at].Is("except", "excepting", "ausser", "excepto", "sauf") && t[at+1].Is("on", "in", "for", "my", "the", "im", "beim", "en") && (t[at+2].Is("go", "first", "second") || t[at+3].Is("go", "first", "second", "ersten", "zweiten")) {
			return true
		}
	}
	return false
}

// moreOrLess tells `with more, a Ranch` behind a condition, of which no condition was made.
func moreOrLess(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	asks := func(l orders.Line) bool { return len(l.If) > 0 }
	if len(t) > 3 && t[0].Is("with", "mit", "bei") && t[1].Is("more", "less", "fewer", "mehr", "weniger") && t[2].Is(",", ":") && !slices.ContainsFunc(list, asks) {
		return true
	}
	if !slices.ContainsFunc(list, asks) || !slices.ContainsFunc(list, func(l orders.Line) bool { return !asks(l) }) {
		return false
	}
	for at := 1; at+1 < len(t); at++ {
		if t[at].Is("more", "less", "fewer", "mehr", "weniger") && t[at+1].Is(",", ":") && (t[at-1].Is(",", ";", ".") || t[at-1].Is("with", "if", "for", "at", "mit", "bei") && at > 1 && t[at-2].Is(",", ";", ".", "and")) {
			return true
		}
	}
	return false
}

// savesTotal tells a total that is spared by a `save`, of which a condition was made.
func savesTotal(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	for at := 0; at+2 < len(t); at++ {
		if t[at].Is("save") && (t[at+1].Is("a", "an", "for") && (t[at+2].Number > 0 || at+3 < len(t) && t[at+2].Is("a", "an") && t[at+3].Number > 0)) && has(list, orders.Buy) {
			return true
		}
	}
	return false
}

// inThatCase tells an order that is only for a case, and asks for nothing.
func inThatCase(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if slices.ContainsFunc(list, func(l orders.Line) bool { return len(l.If) > 0 }) {
		return false
	}
	for at := 1; at+2 < len(t); at++ {
		if t[at].Is("in") && t[at+1].Is("that", "which", "such") && t[at+2].Is("case", "event") && !marks.Some(t, asking) && !t[at-1].Is("except") {
			return true
		}
	}
	return false
}

// diced are words of a sentence that speaks of dice.
var diced = marks.Lows("die", "dice", "dices", "dado", "dados", "wurfel", "wurfeln", "roll", "rolls", "rolling", "rolled", "throw", "throws", "throwing", "toss", "d", "station", "train", "w", "de", "des", "tiro", "tirar", "tira", "lanzo", "lance", "werfe", "wurf", "wurfle", "wurfele", "lanzar", "launch", "jette", "bahnhof", "estacion", "gare", "dise", "dyce")

// losesNoun tells a number without a noun, of which a throw was made beside one that is none: `if I
// have 12 coins, Stadium; if under 12, Cafe`.
func losesNoun(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	rolled, other := false, false
	for i := range list {
		for _, c := range list[i].If {
			rolled = rolled || c.Kind == orders.Rolled
			other = other || c.Kind == orders.Coins || c.Kind == orders.Landmarks || c.Kind == orders.Has
		}
	}
	counts := slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number >= 0 || small[one.Low] })
	return counts && rolled && other && !marks.Some(t, diced) && !marks.Says(t, "on", "total", "number", "sale", "sum", "comes", "get")
}

// elses are words by which a condition is turned round.
var elses = marks.Lows("else", "otherwise", "then", "case", "sonst", "ansonsten", "sino", "sinon", "instead", "any", "rest", "dann", "entonces", "alors", "si")

// turnsElse tells a condition and its contrary in a sentence in which nothing turns one round.
func turnsElse(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	asked := 0
	for i := range t {
		if asking[t[i].Low] {
			asked++
		}
	}
	if asked > 1 || marks.Some(t, elses) || !marks.Says(t, "(") {
		return false
	}
	for i := 0; i+1 < len(list); i++ {
		a, b := list[i], list[i+1]
		if len(a.If) == 1 && len(b.If) == 1 && a.If[0].Not != b.If[0].Not {
			c := b.If[0]
			c.Not = a.If[0].Not
			if c == a.If[0] && a.If[0].Not {
				return true
			}
		}
	}
	return false
}
