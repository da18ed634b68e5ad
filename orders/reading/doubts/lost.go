package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/suspects"
)

// This file looks once more at what was filed of each sentence: what stands in it plainly, and in
// nothing that was made of it, was lost on the way. Whatever way that was, it is asked about.

// made are the orders of each sentence of the letter.
func (r doubter) made() map[string][]orders.Line {
	made := map[string][]orders.Line{}
	for i := range r.Entries {
		if e := &r.Entries[i]; !e.Old && !e.Gone {
			made[e.Written] = append(made[e.Written], e.Line)
		}
	}
	return made
}

// lost proposes what was made of a sentence from which something was lost.
func (r doubter) lost() {
	made := r.made()
	lost := map[string]bool{}
	for written, list := range made {
		t := r.tokens(written)
		lost[written] = (r.losesDice(t, list) && !rethrown(r, written) || r.losesTool(t, list) || losesWish(r, t, list)) && !r.exact(written)
	}
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool { return !e.Old && lost[e.Written] })
	turned := func(e *drafts.Entry) bool {
		list := made[e.Written]
		return !e.Old && e.Line.Order.Verb == orders.Invest && !e.Line.Order.Nothing && suspects.Denied(r.tokens(e.Written), list) && !r.exact(e.Written)
	}
	if r.Withhold(drafts.Doubt{Why: orders.TwoWays}, turned); r.Freely {
		r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return turned(&e) })
	}
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
		if n == 0 || !dice[t[at].Low] || suspects.Asks(t[:at]) || suspects.Denies(t[:at+1]) || enables(t[:at]) || at+1 < len(t) && t[at+1].Is("the", "alike", "agree", "match", "show", "or", "if", "are") {
			continue
		}
		if !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Order.Verb == orders.Roll && e.Line.Order.Dice == n }) {
			return true
		}
	}
	return false
}

// losesWish tells a sentence that wants a card, on conditions, of which nothing was made: `if he has none then I want the
// Mine and if I don't have enough money the Wheat Field`.
func losesWish(r doubter, t []marks.Token, list []orders.Line) bool {
	if marks.Says(t, "no", "instead", "rather", "sorry", "wait", "not", "but", "never", "nothing") || !slices.ContainsFunc(list, func(l orders.Line) bool { return len(l.If) > 0 && l.Order.Verb == orders.Buy }) {
		return false
	}
	for at := 2; at < len(t); at++ {
		found := r.g.Table.FullCard(t, at)
		if found.Tokens == 0 || found.Strength != marks.Whole || !t[at-1].Is("the", "a", "an") || !t[at-2].Is("want") {
			continue
		}
		if !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return slices.Contains(e.Line.Order.Cards, found.Card) }) {
			return true
		}
	}
	return false
}

// rethrown tells a sentence below which other dice are thrown: `one die, Stadium`, `no, two dice`.
func rethrown(r doubter, written string) bool {
	at := slices.IndexFunc(r.Entries, func(e drafts.Entry) bool { return e.Written == written })
	return slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool {
		return e.Line.Order.Verb == orders.Roll && e.Number > r.Entries[at].Number && e.Line.Scope == r.Entries[at].Line.Scope && len(e.Line.If) == 0
	})
}

// enables tells a reason that ends in what can be thrown then: `because then I can roll two dice`.
func enables(t []marks.Token) bool {
	return marks.Says(t, "because", "cos", "coz", "cuz", "bc") && marks.Says(t[max(0, len(t)-4):], "can", "could", "able")
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

// says is how many orders of a kind the draft has.
func says(r doubter, verb orders.Verb) (n int) {
	for i := range r.Entries {
		if r.Entries[i].Line.Order.Verb == verb {
			n++
		}
	}
	return n
}
