package told

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells candidates for one go that come behind those for every go. Those of a go come
// first, if nothing is said of it.

// adding are words by which a candidate comes beside others, lacking those by which it comes when
// they cannot be had.
var (
	adding  = marks.Lows("also", "too", "additionally", "addition", "besides", "last", "lastly", "tambien", "ademas", "auch", "zusatzlich", "ausserdem", "aussi")
	lacking = marks.Lows("else", "otherwise", "failing", "cannot", "cant", "unable", "short", "none", "gone", "unavailable", "alternatively", "fallback", "sonst", "ansonsten", "notfalls", "sino", "sinon")
)

// ComesBehind tells whether a sentence says so of candidates of a line that it brings: `in go 2 also
// a Cafe`, `Mine both goes, in the second a Cafe if I cannot pay`. What stands between two of them
// is of these.
func ComesBehind(g *marked.Grammar, sentence string, line orders.Line) bool {
	if line.Order.Verb != orders.Buy || len(line.Order.Cards) == 0 || line.Scope != orders.Go1 && line.Scope != orders.Go2 {
		return false
	}
	if slices.ContainsFunc(line.If, func(c orders.Condition) bool {
		return c.Kind == orders.OnOffer && c.Not && !slices.Contains(line.Order.Cards, c.Card)
	}) {
		return true
	}
	t := marks.Tokens(sentence)
	said, own := false, 0 // what is said since the last card, and how many of the line's own were named
	for at := 0; at < len(t); at++ {
		if found := g.Table.FullCard(t, at); found.Tokens > 0 {
			mine := slices.Contains(line.Order.Cards, found.Card)
			if mine && own == 0 && said || !mine && own == len(line.Order.Cards) && said {
				return true
			}
			if said = false; mine {
				own++
			}
			at += found.Tokens - 1
			continue
		}
		low := t[at].Low
		said = said || adding[low] || lacking[low] || at > 0 && (low == "well" && t[at-1].Is("as") || low == "not" && t[at-1].Is("if") || low == "t" && t[at-1].Is("can"))
	}
	return said && own == len(line.Order.Cards)
}

// Both tells that two goes are spoken of: what is for both is not for an extra one that has
// candidates of its own.
func Both(sentence string) bool {
	t := marks.Tokens(sentence)
	for at := range t {
		next := at + 1
		for next < len(t) && t[next].Is("my", "the", "of", "our", "mis", "meine", "meinen", "mes", "jugadas") {
			next++
		}
		if t[at].Is("both", "two", "ambas", "dos", "beide", "beiden", "zwei", "deux") && (next < len(t) && t[next].Is("goes", "turns", "times", "turnos", "veces", "zuge", "zugen", "male", "tours", "fois") || t[next-1].Is("jugadas")) {
			return true
		}
	}
	return false
}
