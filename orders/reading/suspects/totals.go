package suspects

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file tells totals of which something is only said, and those that were lost.

// has tells whether one of the verbs is among the orders.
func has(list []orders.Line, verbs ...orders.Verb) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool { return slices.Contains(verbs, l.Order.Verb) })
}

// totalsOf are the totals that are thrown again, or added to.
func totalsOf(list []orders.Line) (totals orders.Totals) {
	for i := range list {
		if v := list[i].Order.Verb; v == orders.Reroll || v == orders.Harbour {
			totals |= list[i].Order.Totals
		}
	}
	return totals
}

// tells are words of what a number does.
var tells = marks.Lows("is", "are", "'s", "gives", "pays", "brings", "gets", "stays", "stay", "stands", "ist", "zahlt", "bringt", "es", "paga")

// tellsTotal tells a total of which only something is said: `reroll 2, 5 is my number`.
func tellsTotal(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if totals == 0 {
		return false
	}
	for at := 2; at+1 < len(t); at++ {
		if n := t[at].Number; n > 0 && n <= orders.MaxTotal && tells[t[at+1].Low] && totals.Hold(n) && t[at-1].Is(",", "-", ".", "but", "a", "and", "because", "cos", "my") && !marks.Some(t[:at], asking) {
			return true
		}
	}
	return false
}

// getsTotal tells a total that is to be reached: `reroll 2 to get a 7`, `10 to get 12`.
func getsTotal(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if totals == 0 || totals == orders.AllTotals {
		return false
	}
	for at := 2; at < len(t); at++ {
		if n := t[at].Number; n > 0 && n <= orders.MaxTotal && totals.Hold(n) {
			b := at - 1
			for b > 0 && t[b].Is("a", "an", "more", "than", "over", "or", "the") {
				b--
			}
			if t[b].Is("into", "becomes", "become", "makes") || b > 0 && t[b-1].Is("to") && t[b].Is("get", "reach", "make") {
				return true
			}
		}
	}
	return false
}

// losesOnes tells ones that are to be thrown again, and are not.
func losesOnes(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if !has(list, orders.Reroll) || totals == 0 {
		return false
	}
	for at := range t {
		if t[at].Is("ones") && (!totals.Hold(1) || totals == orders.AllTotals) && !(at > 0 && t[at-1].Is("the", "bad", "low", "good", "high", "other", "small")) {
			return true
		}
		if t[at].Is("one") && at+1 < len(t) && (t[at+1].Is("two", "2", "or") || t[at+1].Is(",") && at+2 < len(t) && t[at+2].Number > 0) && !totals.Hold(1) {
			return true
		}
	}
	return false
}

// comparing are words of a range that a total begins.
var comparing = marks.Lows("worse", "smaller", "poorer", "lower", "lesser", "less", "under", "below", "up", "upwards", "higher", "more", "better", "above", "greater")

// losesRange tells a comparison behind a total of which nothing is in the totals: `5 and worse`.
func losesRange(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if totals == 0 || totals == orders.AllTotals {
		return false
	}
	for at := 0; at+1 < len(t); at++ {
		n := t[at].Number
		if n <= 1 || n >= orders.MaxTotal || !totals.Hold(n) || totals.Hold(n-1) || totals.Hold(n+1) {
			continue
		}
		next := at + 1
		for next < len(t) && t[next].Is("and", "or", "s", "'s", "anything") {
			next++
		}
		if next < len(t) && comparing[t[next].Low] && !(next+1 < len(t) && t[next+1].Is("to")) {
			return true
		}
	}
	return false
}

// keepsOnly tells totals that are thrown again and are those that are wanted.
func keepsOnly(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if !has(list, orders.Reroll) || totals == 0 || totals == orders.AllTotals {
		return false
	}
	for at := 1; at+1 < len(t); at++ {
		if t[at].Is("want", "keep", "accept", "need", "like") && (t[at-1].Is("only") || t[at+1].Is("only")) {
			for i := at; i < min(len(t), at+6); i++ {
				if n := t[i].Number; n > 0 && n <= orders.MaxTotal && totals.Hold(n) {
					return true
				}
			}
		}
	}
	return false
}

// upTo tells the end of a range of which only that is among the totals: `bis zur 5`.
func upTo(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if totals == 0 || totals == orders.AllTotals {
		return false
	}
	for at := 1; at < len(t); at++ {
		n := t[at].Number
		if n < 2 || n > orders.MaxTotal || !totals.Hold(n) || totals.Hold(n-1) || totals.Hold(min(n+1, orders.MaxTotal)) && n < orders.MaxTotal {
			continue
		}
		b := at - 1
		for b > 0 && t[b].Is("the", "a", "zur", "zum", "el", "la", "einer", "una", "un") {
			b--
		}
		if at+1 < len(t) && (t[at+1].Is("to", "-", "up", "or", "and") || at+2 < len(t) && t[at+2].Number > 0) {
			continue
		}
		if t[b].Is("bis", "hasta", "from", "desde", "ab", "jusqua") || t[b].Is("to") && b > 0 && t[b-1].Is("up") {
			return true
		}
	}
	return false
}

// exceptsTotal tells a total that is excepted in the words of others, and thrown again, or added to.
func exceptsTotal(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	if totals == 0 {
		return false
	}
	for at := 1; at+1 < len(t); at++ {
		excepts := t[at].Is("menos", "less") && t[at+1].Is("con", "el", "with", "a", "un", "cuando") && marks.Says(t[:at], "siempre", "always", "todo", "everything")
		if !excepts && !(t[at].Is("ni") && marks.Says(t[:at], "no")) {
			continue
		}
		for i := at + 1; i < min(len(t), at+4); i++ {
			if n := t[i].Number; n > 0 && n <= orders.MaxTotal && totals.Hold(n) {
				return true
			}
		}
	}
	return false
}

// fewestTotal is the lowest total that is looked for: one and two count dice, too.
const fewestTotal = 3

// exempting are words by which a total is not thrown again.
var exempting = marks.Lows("keep", "keeps", "leave", "leaves", "stand", "stands", "stay", "stays", "stick", "except", "but", "unless", "behalten", "lassen", "ausser", "bleibt", "guardo", "dejo", "salvo", "menos", "sauf", "garde")

// losesTotals tells a sentence of nothing but dice that are thrown again, and names a total that is
// neither among those nor next to one.
func losesTotals(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	var totals orders.Totals
	for i := range list {
		if verb := list[i].Order.Verb; len(list[i].If) > 0 || verb != orders.Reroll && verb != orders.Roll {
			return false
		}
		totals |= list[i].Order.Totals
	}
	if totals == 0 || totals == orders.AllTotals || denies(t) || marks.Some(t, exempting) {
		return false
	}
	for at := 1; at < len(t); at++ {
		if n := t[at].Number; n >= fewestTotal && n <= orders.MaxTotal && !t[at-1].Is("turn", "zug", "go", "turno", "tour") && !totals.Hold(n) && !totals.Hold(n-1) && !totals.Hold(min(n+1, orders.MaxTotal)) {
			return true
		}
	}
	return false
}

// nouns are words of dice, and not of throwing them.
var nouns = marks.Lows("die", "dice", "dices", "dado", "dados", "wurfel", "wurfeln", "des", "de", "cube", "cubes", "d")

// wantsOne tells a roll that is made of a mere `one`.
func wantsOne(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Roll) || marks.Some(t, nouns) {
		return false
	}
	for at := 1; at < len(t); at++ {
		if t[at-1].Is("roll", "throw", "rolls") && t[at].Is("one", "two", "1", "2", "un", "uno", "dos", "ein", "einen", "zwei") {
			return false
		}
	}
	for at := 1; at < len(t); at++ {
		if t[at].Is("one", "1", "2", "6") && t[at-1].Is("a", "an", "un", "una", "eine", "einen") || t[at].Is("one") && t[at-1].Is("want", "need", "like") && (at+1 == len(t) || !t[at+1].IsWord()) {
			return true
		}
	}
	return false
}

// neitherNor tells totals of which only the last was heard: `si no saco ni 1 ni 2`.
func neitherNor(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	return marks.Says(t, "ni") && slices.ContainsFunc(list, func(l orders.Line) bool {
		return slices.ContainsFunc(l.If, func(c orders.Condition) bool { return c.Kind == orders.Rolled })
	})
}

// losesSpan tells two totals with a word of what is between them, which is not: `de 1 a 4`.
func losesSpan(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	totals := totalsOf(list)
	for at := 0; at+2 < len(t) && totals != 0; at++ {
		n, m := t[at].Number, t[at+2].Number
		if n > 0 && m > n+1 && m <= orders.MaxTotal && t[at+1].Is("a", "al", "to", "bis", "till", "until", "through", "hasta") && totals.Hold(n) && totals.Hold(m) && !totals.Hold(n+1) {
			return true
		}
	}
	return false
}

// lowestGood is the lowest total of which hardly anybody throws only that again.
const lowestGood = 7

// throwsGood tells a single high total that the mere name of the Radio Tower throws again, which may be
// bought on it: `Radio Tower on a 9`.
func throwsGood(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Reroll || len(list[0].If) > 0 || list[0].Order.Totals>>lowestGood == 0 || marks.Says(t, ":", "reroll", "again", "use", "repito", "noch", "neu") {
		return false
	}
	found := table.FullCard(t, 0)
	on := found.Tokens
	return found.Card == engine.RadioTower && on > 0 && on < len(t) && t[on].Is("on", "con", "bei", "at", "if", "for") && t[len(t)-1].Number >= lowestGood && on+3 >= len(t)
}

// staying are words of a total that is not thrown again.
var staying = marks.Lows("stay", "stays", "keep", "kept", "keeps", "good", "fine", "ok", "okay", "excepted", "except", "is", "stands", "stand", "not", "no", "bleibt", "queda", "vale", "reste")

// keepsInside tells a reroll in whose brackets a total is kept: `Reroll anything (7 stays)`.
func keepsInside(_ *marks.Table, t []marks.Token, list []orders.Line) bool {
	if !has(list, orders.Reroll) {
		return false
	}
	opens := marks.Index(t, "(")
	if opens < 0 || !marks.Says(t[:opens], "anything", "everything", "all", "any", "alles", "todo", "tout") {
		return false
	}
	inside := t[opens:]
	if closes := marks.Index(inside, ")"); closes > 0 {
		inside = inside[:closes]
	}
	return slices.ContainsFunc(inside, func(one marks.Token) bool { return one.Number > 0 }) && marks.Some(inside, staying)
}

// elseNone tells that nothing is bought on other totals than those of the Harbour, in one sentence:
// `Should the total be ten, two shall be added; on any other total, none`.
func elseNone(_ *marks.Table, t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Buy || !list[0].Order.Nothing || len(list[0].Order.Cards) > 0 || len(list[0].If) == 0 {
		return false
	}
	return marks.Says(t, "other") && marks.Says(t, "none") && !marks.Says(t, "buy", "purchase", "purchases", "save", "nothing", "spend", "card", "cards", "compro", "kaufe")
}
