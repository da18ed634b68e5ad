package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file is about the order in which candidates stand, where other words of the letter are against
// it: a ladder of coins from below, two that change places, a list below the last of two goes.

// ladder puts the rungs of a ladder of coins that rises upside down, for who has the coins of a higher
// one has those of all below: `10 coins: Mall. 22 coins: Radio Tower`. Where a rung names its card
// first, which may be wanted first, it is asked about.
func ladder(r doubter) {
	for i := 1; i < len(r.Entries); i++ {
		low, ok := rung(r, &r.Entries[i-1])
		high, also := rung(r, &r.Entries[i])
		if !ok || !also || low >= high || r.Entries[i-1].Line.Scope != r.Entries[i].Line.Scope {
			continue
		}
		pair := []string{r.Entries[i-1].Written, r.Entries[i].Written}
		if cardFirst(r, pair[0]) || cardFirst(r, pair[1]) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool { return slices.Contains(pair, e.Written) })
		}
		at := i
		for at > 0 && r.Entries[at-1].Line.Scope == r.Entries[i].Line.Scope {
			if below, ok := rung(r, &r.Entries[at-1]); !ok || below >= high {
				break
			}
			at--
		}
		rung := r.Entries[i]
		r.Entries = slices.Insert(slices.Delete(r.Entries, i, i+1), at, rung)
	}
}

// rung is how many coins the writer must have for the candidates of an order, which asks for nothing else.
func rung(r doubter, e *drafts.Entry) (coins int, ok bool) {
	if e.Old || e.Gone || e.Line.Order.Verb != orders.Buy || e.Line.Order.Nothing || len(e.Line.If) != 1 || r.exact(e.Written) {
		return 0, false
	}
	c := e.Line.If[0]
	return c.Count, c.Kind == orders.Coins && c.Who == r.g.Table.Me && !c.Not && (c.Compare == orders.AtLeast || c.Compare == orders.Over)
}

// cardFirst tells a sentence that names a card in front of its first number.
func cardFirst(r doubter, written string) bool {
	t := r.tokens(written)
	for at := range t {
		if t[at].Number > 0 {
			return false
		}
		if r.g.Table.FullCard(t, at).Tokens > 0 {
			return true
		}
	}
	return false
}

// reversed proposes candidates that are named again in another row than before: `Forest, Ranch, Cafe. The
// Cafe before the Ranch`. With a yes they change places.
func reversed(r doubter) {
	for i := range r.Entries {
		e := &r.Entries[i]
		if !lists(e) || r.exact(e.Written) {
			continue
		}
		for k := range r.Entries[:i] {
			list := r.Entries[k].Line.Order
			if !lists(&r.Entries[k]) || r.Entries[k].Written == e.Written || r.Entries[k].Line.Scope != e.Line.Scope || !turned(list.Cards, e.Line.Order.Cards) {
				continue
			}
			written, again := e.Written, e.Line.Order.Cards
			r.propose(func(o *drafts.Entry) bool { return o.Written == written })
			if r.Freely {
				list.Cards = placed(list.Cards, again)
				r.Entries[k].Line.Order = list
				r.Entries[k].Line = r.Scribe.Write(r.Entries[k].Line)
			}
			return
		}
	}
}

// lists tells candidates of the letter that ask for nothing.
func lists(e *drafts.Entry) bool {
	return !e.Old && !e.Gone && e.Line.Order.Verb == orders.Buy && len(e.Line.If) == 0 && len(e.Line.Order.Cards) > 1
}

// turned tells cards that stand in another row in a list before.
func turned(list, again []engine.Card) (turns bool) {
	last := -1
	for _, card := range again {
		at := slices.Index(list, card)
		turns = turns || at >= 0 && at < last
		last = max(last, at)
	}
	return turns
}

// placed is a list with some of its cards in another row, in the places of those.
func placed(list, again []engine.Card) (cards []engine.Card) {
	again = slices.DeleteFunc(slices.Clone(again), func(c engine.Card) bool { return !slices.Contains(list, c) })
	for _, card := range list {
		if slices.Contains(again, card) && len(again) > 0 {
			card = again[0]
			again = append(again[1:len(again):len(again)], card)
		}
		cards = append(cards, card)
	}
	return cards
}

// common proposes candidates below the second of two goes, each with no more than dice and tools in a
// line of its own, for they are likelier for both: `go 1: one die / go 2: two dice / Mine`.
func common(r doubter) {
	first, second := 0, 0 // the lines in which the goes stand
	for i := range r.Entries {
		e := &r.Entries[i]
		switch buys := e.Line.Order.Verb == orders.Buy; {
		case e.Old || e.Gone:
		case buys && r.exact(e.Written):
			return // the order language is no likelier to mean something else
		case e.Line.Scope == orders.Go1 && (buys || first > 0 && e.Number != first):
			return
		case e.Line.Scope == orders.Go1:
			first = e.Number
		case e.Line.Scope != orders.Go2:
		case !buys && first > 0 && second == 0 && e.Number > first && namesGo(e.Written):
			second = e.Number
		case buys && second > 0 && e.Number > second && !namesGo(e.Written):
			below := func(o *drafts.Entry) bool {
				return o.Line.Scope == orders.Go2 && o.Line.Order.Verb == orders.Buy && o.Number > second && !namesGo(o.Written)
			}
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{"go 2"}}, below)
			for k := range r.Entries {
				if o := &r.Entries[k]; below(o) {
					o.Line.Scope = orders.EveryGo
					o.Line = r.Scribe.Write(o.Line)
				}
			}
			return
		case buys:
			return
		}
	}
}

// namesGo tells a sentence that names a go, with what is for it behind that.
func namesGo(written string) bool {
	t := marks.Tokens(written)
	return len(t) > 2 && marks.Says(t[:min(len(t), 4)], "go", "g", "turn", "zug", "jugada", "turno", "tour", "coup", "first", "second", "1st", "2nd")
}

// arrowed proposes two cards with an arrow between them in a letter behind another one: the second may
// come in the place of the first.
func arrowed(r doubter) {
	if !r.onFile || r.Sheet.Amends {
		return
	}
	r.propose(func(e *drafts.Entry) bool {
		t := r.tokens(e.Written)
		at := marks.Index(t, ">")
		return at > 0 && e.Line.Order.Verb == orders.Buy && len(e.Line.Order.Cards) == 2 && len(t[at].Raw) > 1 && marks.Index(t[at+1:], ">") < 0
	})
}
