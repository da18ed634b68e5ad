package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file is about what may be counted, or named, for one go alone.

// numbered proposes two candidates below a line that names the writer's goes, or in it, each with its number: nobody
// knows whether each is for a go. `My two goes: 1) Mine 2) Forest`.
func numbered(r doubter) {
	var lists []*drafts.Entry
	for i := range r.Entries {
		if e := &r.Entries[i]; !e.Old && !e.Gone && e.Line.Order.Verb == orders.Buy && e.Line.Scope == orders.EveryGo {
			lists = append(lists, e)
		}
	}
	if len(lists) == 0 || len(lists) > 2 {
		return
	}
	first, last := r.tokens(lists[0].Written), r.tokens(lists[len(lists)-1].Written)
	below := len(lists) == 2 && labelled(first, 1) && labelled(last, 2) && slices.ContainsFunc(r.Sheet.Prose, func(p orders.Prose) bool { return namesGoes(r.tokens(p.Line)) })
	if below || namesGoes(first) && counts(first, 1) && counts(first, 2) && !counts(first, 3) {
		r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{"1", "2"}}, func(e *drafts.Entry) bool { return slices.Contains(lists, e) })
	}
}

// namesGoes tells a line that names the goes of who writes, and not what is for each of them.
func namesGoes(t []marks.Token) bool {
	at := marks.Index(t, "goes", "turns")
	return at > 0 && t[at-1].Is("my", "two", "2") && marks.Says(t, ":") && !marks.Says(t, "both", "each", "every", "all", "same", "either")
}

// labelled tells a line that begins with a number.
func labelled(t []marks.Token, n int) bool {
	for len(t) > 0 && t[0].Is("(", "#", "-", "*") {
		t = t[1:]
	}
	return len(t) > 1 && t[0].Number == n
}

// counts tells a number in a line that counts: `(1) Mine`, `1: Mine`.
func counts(t []marks.Token, n int) bool {
	for at := range t[:max(0, len(t)-1)] {
		if t[at].Number == n && (t[at+1].Is(")", ":", ".") || at > 0 && t[at-1].Is("(")) {
			return true
		}
	}
	return false
}

// pointed proposes a candidate for the second go alone, named without a verb or a heading of its own behind the use of a
// tool on a card of its kind in the first: `In the first go demolish the Harbour; in the second, the Train Station`.
func pointed(r doubter) {
	for i := 1; i < len(r.Entries); i++ {
		used, e := &r.Entries[i-1], &r.Entries[i]
		o := e.Line.Order
		if e.Number > used.Number+1 || marks.Says(r.tokens(e.Written), ":") || used.Line.Scope != orders.Go1 || e.Line.Scope != orders.Go2 || e.Old || e.Gone || o.Verb != orders.Buy || len(o.Cards) != 1 || r.exact(e.Written) && r.exact(used.Written) {
			continue
		}
		if card := o.Cards[0]; takes(used.Line.Order.Verb, card) && !marks.Some(r.tokens(e.Written), purchasing) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{card.String()}}, func(other *drafts.Entry) bool { return other == e })
		}
	}
}

// takes tells whether an order of a tool may be about a card.
func takes(verb orders.Verb, card engine.Card) bool {
	switch verb {
	case orders.Demolish:
		return card.IsLandmark()
	case orders.Renovate, orders.Move, orders.Swap, orders.Convention:
		return !card.IsLandmark() && !card.IsMajor()
	}
	return false
}
