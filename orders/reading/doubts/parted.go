package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file keeps the candidates of one case together where the other case has a sentence of its own: `if I have 6
// coins or more, the Mine, or else the Forest; if I have fewer, the Cafe`. By themselves the two sides of an `or else`
// are what either case brings, for whoever has the coins for the first.

// parted gives what stands behind an `or else` the condition of what stands before it, where the sentence below says
// what is bought otherwise.
func parted(r doubter) {
	me := r.g.Table.Me
	for i := 1; i < len(r.Entries); i++ {
		below, last := &r.Entries[i], &r.Entries[i-1]
		if below.Old || below.Gone || below.Line.Order.Verb != orders.Buy || last.Old || last.Gone || last.Line.Order.Verb != orders.Buy || last.Line.Scope != below.Line.Scope || last.Written == below.Written || !joinsElse(r.tokens(last.Written)) {
			continue
		}
		var holds orders.Condition
		switch {
		case i > 1 && hangsOnOne(&r.Entries[i-2]) && r.Entries[i-2].Written == last.Written && orders.Opposite(last.Line.If, r.Entries[i-2].Line.If):
			holds = r.Entries[i-2].Line.If[0]
		case len(last.Line.If) == 0 && len(last.Line.Order.Cards) > 1 && asksFor(r.tokens(last.Written), last.Line.Order.Cards[0].Cost()):
			holds = orders.Condition{Kind: orders.Coins, Who: me, Compare: orders.AtLeast, Count: last.Line.Order.Cards[0].Cost()}
		default:
			continue
		}
		if other := holds.Negated(); hangsOnOne(below) && below.Line.If[0] == other || len(below.Line.If) == 0 && asksOtherwise(r.tokens(below.Written), &holds) {
			rehang(r, last, holds)
			rehang(r, below, other)
		}
	}
}

// rehang lets an order hang on a condition.
func rehang(r doubter, e *drafts.Entry, on orders.Condition) {
	e.Line.If = []orders.Condition{on}
	e.Line = r.Scribe.Write(e.Line)
}

// hangsOnOne tells a purchase of the letter that hangs on one condition.
func hangsOnOne(e *drafts.Entry) bool {
	return !e.Old && !e.Gone && e.Line.Order.Verb == orders.Buy && len(e.Line.If) == 1
}

// joinsElse tells a sentence with an `or else` between its candidates, which may join them or part two cases.
func joinsElse(t []marks.Token) bool {
	for at := 1; at+1 < len(t); at++ {
		if t[at].Is("else", "sonst", "otherwise", "ansonsten") && !t[at-1].Is("anything", "nothing", "something", "someone", "somebody", "anyone", "anybody", "what", "who", "all", "everything") || t[at].Is("ersatzweise", "hilfsweise", "notfalls", "defecto") || t[at].Is("failing") && t[at+1].Is("which", "that", "this", "it") {
			return true
		}
	}
	return false
}

// asksFor tells a sentence that asks whether there are so many coins.
func asksFor(t []marks.Token, coins int) bool {
	return marks.Some(t, asking) && marks.Says(t, "coins", "coin", "munzen", "munze", "monedas", "moneda") && slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number == coins || one.Low == small[coins] })
}

// asksOtherwise tells a sentence that begins with what is to be where a condition does not hold: with fewer coins than so
// many, or than were said, or where it is not so.
func asksOtherwise(t []marks.Token, holds *orders.Condition) bool {
	t = t[:min(len(t), mostPoor)]
	if holds.Kind == orders.Rolled && isOther(t) {
		return true
	}
	if holds.Kind != orders.Coins {
		return marks.Some(t, asking) && marks.Says(t, "not", "none", "hasnt", "havent", "isnt", "doesnt", "dont")
	}
	return marks.Some(t, asking) && marks.Says(t, "fewer", "less", "more") && !slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Number >= 0 && one.Number != holds.Count && one.Number != holds.Count-1 // 6 or fewer
	})
}

// isOther tells words of all other totals than one: `any other roll`, `on anything else`, `otherwise`.
func isOther(t []marks.Token) bool {
	for i := range t {
		switch {
		case t[i].Is("otherwise", "ansonsten", "andernfalls") && i == 0, t[i].Is("else") && i > 0 && t[i-1].Is("anything", "something", "everything"),
			t[i].Is("other", "others", "different") && i > 0 && t[i-1].Is("any", "every", "all", "a", "some"),
			t[i].Is("anderen", "andere", "anderem", "anderes", "anders", "ubrigen") && marks.Says(t[:i], "jeder", "jedem", "allen", "allem", "etwas", "eine", "einer", "den", "was"),
			t[i].Is("otra", "otro", "demas", "resto") && marks.Says(t[:i], "cualquier", "los", "las", "el", "lo", "con"):
			return true
		}
	}
	return false
}

// mostPoor is how many tokens there are at most in front of what is bought with fewer coins.
const mostPoor = 9

// Words that ask, and small numbers.
var (
	asking = marks.Lows("if", "should", "when", "where", "provided", "with", "wenn", "falls", "habe", "mit", "bei", "si", "con")
	small  = map[int]string{2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 10: "ten"}
)

// richer lets what is to be with more coins than were said hang on that, and come before it: `if I have 10 coins the
// Mall. If I have more, nothing`.
func richer(r doubter) {
	for i := 1; i < len(r.Entries); i++ {
		e, before := &r.Entries[i], &r.Entries[i-1]
		if !hangsOnOne(e) || !hangsOnOne(before) || e.Line.Scope != before.Line.Scope || e.Written == before.Written {
			continue
		}
		t, holds := r.tokens(e.Written), before.Line.If[0]
		t = t[:min(len(t), mostPoor)]
		if holds.Kind != orders.Coins || holds.Compare != orders.AtLeast || holds.Not || e.Line.If[0] != holds.Negated() || !marks.Says(t, "more") || !marks.Some(t, asking) || slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number >= 0 }) {
			continue
		}
		holds.Count++
		rehang(r, e, holds)
		r.Entries[i-1], r.Entries[i] = r.Entries[i], r.Entries[i-1]
	}
}

// mayCountCards tells a purchase on so few of something that is not named that it may be of what is bought, and not
// coins: `Bakery if I own less than two`.
func mayCountCards(r doubter, e *drafts.Entry) bool {
	if !hangsOnOne(e) || r.exact(e.Written) || e.Line.If[0].Compare != orders.Under || e.Line.If[0].Not || e.Line.If[0].Count > fewCards {
		return false
	}
	t := r.tokens(e.Written)
	for i := 2; i+1 < len(t); i++ {
		if t[i].Is("than", "de", "als") && t[i-1].Is("less", "fewer", "menos", "weniger") && t[i-2].Is("have", "own", "ive", "got", "hold", "tengo", "tenga", "habe", "besitze") && (t[i+1].Number == e.Line.If[0].Count || t[i+1].Low == small[e.Line.If[0].Count]) {
			return !marks.Some(t, ofCoins)
		}
	}
	return false
}

// ofCoins are words that tell that coins are counted.
var ofCoins = marks.Lows("coins", "coin", "money", "cash", "gold", "c", "bucks", "left", "spare", "munzen", "munze", "geld", "monedas", "moneda", "dinero", "pieces", "broke", "poor", "afford", "purse", "wallet")

// fewCards is how many of a card people count at most before they have enough of it.
const fewCards = 4
