package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells conditions that may be of something else than of what they were read for.

// pointsBack tells an order whose condition names a card that it is not about, as if what is
// wanted pointed back to it: `if Bob has no Mine I want one` is no die; what comes when the
// Stadium is gone does not hang on its being there.
func pointsBack(w watcher, now clauses.Context, read *clauses.Reading) bool {
	told := func(c orders.Condition) bool {
		return slices.ContainsFunc(now.Chain, func(ifs []orders.Condition) bool { return slices.Contains(ifs, c) || slices.Contains(ifs, c.Negated()) })
	}
	for at := 1; at+2 < len(w.t); at++ {
		if w.t[at].Is("more", "less", "fewer") && w.t[at-1].Is("have", "has", "got") && w.t[at+1].Is("the", "a", "an") && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return len(a.Line.If) > 1 }) {
			return true // if I have more the Airport
		}
	}
	for _, a := range read.Acts {
		for _, c := range a.Line.If {
			switch o := a.Line.Order; {
			case c.Kind == orders.Has && o.Verb == orders.Roll && o.Dice == 1 && c.Card != engine.TrainStation && !w.rolls():
				return true
			case c.Kind == orders.Coins && (o.Verb == orders.Reroll || o.Verb == orders.Harbour) && !w.coins() && !(told(c) && (w.t[0].Is("otherwise", "else") || !slices.ContainsFunc(w.t, func(t marks.Token) bool { return t.Number >= 0 }))):
				return true // if it ends up at 4
			case c.Kind == orders.Coins && c.Who != w.g.Table.Me && c.Count <= mostCopies && o.Verb != orders.TV && len(o.Cards) > 0 && !w.coins() && !told(c):
				return true // if Bob has two
			case c.Kind == orders.Coins && c.Who == w.g.Table.Me && c.Count <= mostCopies && c.Count > 1 && !w.coins() && !told(c) && (owns(read) || slices.Contains(onOwn, o.Verb)):
				return true // my Bakery if I have two
			case now.Last != nil && now.Last.Verb != o.Verb && len(read.Acts) == 1 && o.Verb == orders.Buy && w.t[0].Is("otherwise", "else", "if") && slices.ContainsFunc(now.Chain, func(ifs []orders.Condition) bool { return len(ifs) == 1 && ifs[0] == c.Negated() }):
				return true // tv Bob if he has 5. Otherwise a Forest
			case c.Kind == orders.Has && buysOf(w, c.Card):
				return true // if I have one buy a Cafe
			case c.Kind == orders.Coins && marks.Says(w.t, "on", "bei", "con") && isThrown(w, c.Count):
				return true // with 10 coins a Mine on a 9
			case c.Kind == orders.Rolled && o.Verb == orders.Invest && marks.Says(w.t, "got", "have", "has", "get") && !marks.Says(w.t, "roll", "rolled", "throw", "thrown", "dice", "die", "total", "double", "doubles"):
				return true // if I have 10
			case c.Kind == orders.OnOffer && !c.Not && o.Verb == orders.Buy && len(o.Cards) > 0 && !slices.Contains(o.Cards, c.Card) && slices.ContainsFunc(read.Acts, func(b clauses.Act) bool {
				return slices.Contains(b.Line.Order.Cards, c.Card) && slices.Contains(b.Line.If, c)
			}):
				return true
			}
		}
	}
	return false
}

// buts tells two conditions of which both were given to one order, though each has its own, and a `but if` behind an order whose condition the order in front of it was given, or that stands behind two
// cases of the same kind: `roll two dice if I have 10 coins, but if Bob has a Cafe, one`.
func buts(w watcher, read *clauses.Reading) bool {
	ifs, joins, apart := 0, false, false
	for at := range w.t {
		joins = joins || ifs > 0 && w.t[at].Is("and", "but", ",", "y", "pero", "und", "aber")
		if w.t[at].Is("if", "wenn", "falls", "si") && !(at > 0 && w.t[at-1].Is("as", "even")) {
			ifs++
			apart = apart || ifs > 1 && joins && !w.t[at-1].Is("and", "or", "but", ",", "y", "o", "und", "oder", "only", "not")
		}
	}
	for i, a := range read.Acts {
		paid := marks.Says(w.t, "can", "cant", "cannot", "manage", "afford", "enough")
		if joined := ifs > 1 && len(a.Line.If) > 1 && !paid; joined && a.Line.Order.Verb != orders.TV && (apart && len(read.Acts) == 1 || i+1 < len(read.Acts) && len(read.Acts[i+1].Line.If) == 0) {
			return true // a Mine if I own a Forest, and a Cafe if I own a Ranch
		}
	}
	for at := 2; at+1 < len(w.t); at++ {
		if !w.t[at].Is("but", "pero", "aber", "mais") || !w.t[at+1].Is("if", "when", "si", "cuando", "wenn", "falls", "quand") {
			continue
		}
		n := len(read.Acts)
		if n == 1 && len(read.Acts[0].Line.If) > 0 || slices.ContainsFunc(read.Acts[:max(0, n-1)], func(a clauses.Act) bool { return len(a.Line.If) > 1 && a.Line.Order.Verb != orders.TV }) {
			return true
		}
		return n > 2 && len(read.Acts[n-1].Line.If) > 0 && read.Acts[n-1].Line.Order.Verb == read.Acts[0].Line.Order.Verb && len(read.Acts[0].Line.If) > 0
	}
	return false
}

// onOwn are orders of tools that are used on a card of the writer's own.
var onOwn = []orders.Verb{orders.Renovate, orders.Move, orders.Swap, orders.Convention, orders.Demolish}

// owns tells a reading in which something hangs on a card that somebody owns.
func owns(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Kind == orders.Has })
	})
}

// buysOf tells a card in front of which stands that it is bought, behind how many of another somebody has, and which is
// named nowhere else.
func buysOf(w watcher, card engine.Card) bool {
	some := false
	for at := range w.t {
		if found := w.g.Table.FullCard(w.t, at); found.Tokens == 0 || found.Card != card {
			continue
		}
		before := at - 1
		for before > 0 && w.t[before].Is("a", "an", "the", "my", "un", "una", "einen", "eine", "ein") {
			before--
		}
		if before < 1 || !w.t[before].Is("buy", "take", "compra", "compro", "kaufe", "kauf") || !w.t[before-1].Is("one") && w.t[before-1].Number < 1 {
			return false
		}
		some = true
	}
	return some
}

// isThrown tells a number that is that of a roll: `on a 9`.
func isThrown(w watcher, n int) bool {
	for at := 1; at < len(w.t); at++ {
		before := at - 1
		for before > 0 && w.t[before].Is("a", "an", "einer", "un") {
			before--
		}
		if w.t[at].Number == n && w.t[before].Is("on", "bei", "con") && !(at+1 < len(w.t) && w.means(at+1, words.Coins)) && (before < at-1 || w.t[before].Is("on")) && !(before > 0 && w.t[before-1].Is("spot", "dead", "bang", "smack", "sitting", "sat", "am", "im", "up")) {
			return true
		}
	}
	return false
}

// mostCopies is how many copies of a card somebody may speak of.
const mostCopies = 6
