package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file looks once more at what was filed of each sentence: what stands in it plainly, and in
// nothing that was made of it, was lost on the way. Whatever way that was, it is asked about.

// lost proposes what was made of a sentence from which something was lost.
func (r doubter) lost() {
	made := map[string][]orders.Line{}
	for i := range r.Entries {
		if e := &r.Entries[i]; !e.Old && !e.Gone {
			made[e.Written] = append(made[e.Written], e.Line)
		}
	}
	lost := map[string]bool{}
	for written, list := range made {
		t := marks.Tokens(written)
		lost[written] = (r.losesDice(t, list) || r.losesTool(t, list) || losesCondition(t, list) || losesTotals(t, list) || saysBoth(list)) && !r.exact(written)
	}
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool { return !e.Old && lost[e.Written] })
	turned := func(e *drafts.Entry) bool {
		list := made[e.Written]
		return !e.Old && e.Line.Order.Verb == orders.Invest && !e.Line.Order.Nothing && (losesDenial(marks.Tokens(e.Written), list) || saysBoth(list)) && !r.exact(e.Written)
	}
	if r.Withhold(drafts.Doubt{Why: orders.TwoWays}, turned); r.Freely {
		r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return turned(&e) })
	}
}

// saysBoth tells a sentence of which a coin is to be invested, and none is, in the same goes:
// `Tech Startup, both goes: never invest`.
func saysBoth(list []orders.Line) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool {
		return l.Order.Verb == orders.Invest && l.Order.Nothing && len(l.If) == 0 && slices.ContainsFunc(list, func(other orders.Line) bool {
			return other.Order.Verb == orders.Invest && !other.Order.Nothing && len(other.If) == 0 && other.Scope == l.Scope
		})
	})
}

// Words of dice, and of how many.
var (
	dice   = marks.Lows("die", "dice", "dices", "dado", "dados", "wurfel", "wurfeln")
	amount = map[string]int{"1": 1, "one": 1, "single": 1, "un": 1, "uno": 1, "ein": 1, "einen": 1, "einem": 1, "2": 2, "two": 2, "both": 2, "dos": 2, "zwei": 2, "beide": 2, "beiden": 2, "deux": 2}
)

// losesDice tells a sentence that names so many dice, and of which nothing in the draft is that
// throws them: neither a number that somebody denies, nor one of a condition.
func (r doubter) losesDice(t []marks.Token, list []orders.Line) bool {
	if slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Roll }) {
		return false
	}
	for at := 1; at < len(t); at++ {
		n := amount[t[at-1].Low]
		if n == 0 || !dice[t[at].Low] || marks.Some(t[:at], asking) || denies(t[:at+1]) || at+1 < len(t) && t[at+1].Is("the", "alike", "agree", "match", "show", "or", "if", "are") {
			continue
		}
		if !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Order.Verb == orders.Roll && e.Line.Order.Dice == n }) {
			return true
		}
	}
	return false
}

// losesTool tells a sentence that names a tool which nothing in the draft speaks of. One that buys
// something may have lost it since, to a correction.
func (r doubter) losesTool(t []marks.Token, list []orders.Line) bool {
	if slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Buy }) {
		return false
	}
	for at := 0; at < len(t); at++ {
		found := r.g.Table.FullCard(t, at)
		if found.Tokens == 0 || found.Strength != marks.Whole {
			continue
		}
		verb := orders.VerbOf(found.Card)
		if verb > orders.Harbour && !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool {
			return e.Line.Order.Verb == verb || e.Line.Order.Theirs == found.Card || slices.Contains(e.Line.Order.Cards, found.Card) || slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool { return c.Card == found.Card })
		}) {
			return true
		}
		at += found.Tokens - 1
	}
	return false
}

// Words that begin a condition, and those of what is thrown or owned.
var (
	asking  = marks.Lows("if", "unless", "should", "when", "wenn", "falls", "sollte", "sofern", "si", "cuando", "quand")
	counted = marks.Lows("roll", "rolled", "throw", "thrown", "get", "total", "dice", "die", "coins", "coin", "wurfle", "wurfel", "munzen", "saco", "sale", "monedas", "tiro")
)

// mostAsked is how many tokens behind its beginning the number of a condition stands at most.
const mostAsked = 6

// losesCondition tells a sentence that asks for a number, of which something is bought that asks
// for nothing: unless that is its price.
func losesCondition(t []marks.Token, list []orders.Line) bool {
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

// fewestTotal is the lowest total that is looked for: one and two count dice, too.
const fewestTotal = 3

// exempting are words by which a total is not thrown again.
var exempting = marks.Lows("keep", "keeps", "leave", "leaves", "stand", "stands", "stay", "stays", "stick", "except", "but", "unless", "behalten", "lassen", "ausser", "bleibt", "guardo", "dejo", "salvo", "menos", "sauf", "garde")

// losesTotals tells a sentence of nothing but dice that are thrown again, and names a total that is
// neither among those nor next to one.
func losesTotals(t []marks.Token, list []orders.Line) bool {
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

// denials are words by which nothing is done, and denied those that nothing of is done behind a no.
var (
	denials = marks.Lows("not", "never", "dont", "wont", "nicht", "nie", "niemals", "kein", "keine", "keinen", "nunca", "jamas", "ninguna", "pas", "jamais")
	denied  = marks.Lows("coin", "coins", "money", "investment", "investments", "investing", "invest", "dice", "die", "need")
)

// losesDenial tells a sentence that denies something, and of which no order is denied, nor asks for
// anything.
func losesDenial(t []marks.Token, list []orders.Line) bool {
	if slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Nothing || len(l.If) > 0 }) {
		return false
	}
	return denies(t)
}

// denies tells tokens by which something is not done.
func denies(t []marks.Token) bool {
	for at := range t {
		if denials[t[at].Low] && !(at+1 < len(t) && t[at+1].Is("you", "we")) || t[at].Is("no") && at+1 < len(t) && denied[t[at+1].Low] {
			return true
		}
	}
	return false
}
