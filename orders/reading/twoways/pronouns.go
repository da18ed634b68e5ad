package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file tells conditions on a card that only a word points at, where several were named.

// Words that point at a card, of who has it or bought it, and what opens a condition on that.
var (
	pointers = marks.Lows("it", "that", "one", "them", "this", "la", "lo", "las", "los", "eso", "esa", "ese", "es", "ihn", "sie", "den", "die", "das", "eins", "einen", "le", "l", "une", "un", "una", "uno", "lai", "lhe")
	gainers  = marks.Lows("have", "has", "had", "own", "owns", "got", "get", "gets", "hold", "holds", "bought", "buy", "built", "build", "ve", "ive", "weve", "possess", "possesses", "tengo", "tenga", "tiene", "compre", "habe", "hab", "hat", "gekauft", "besitze", "bekomme", "ai", "jai", "lai", "achete", "possede")
	asked    = marks.Lows("if", "when", "whenever", "once", "unless", "should", "si", "cuando", "wenn", "falls", "quand", "lorsque")
)

// A pointer looks for them.
type pointer struct{ watcher }

// atOne tells a condition on who has what only a word points at, where several cards were
// wanted before that it may be, or where it comes to nothing: `Mine, otherwise Forest. If I have
// it, the Bakery`. What is bought then is none of them.
func (w pointer) atOne(now clauses.Context, read *clauses.Reading) bool {
	var then []engine.Card // what hangs on the last such condition
	hangs, itself, twice, turned := false, false, false, false
	for i, a := range read.Acts {
		held := 0
		for _, c := range a.Line.If {
			if c.Kind != orders.Has && c.Kind != orders.Bought {
				continue
			}
			held++
			hangs, then = true, a.Line.Order.Cards
			itself = itself || c.Kind == orders.Has && c.Count == 1 && !c.Not && c.Who == w.g.Table.Me && slices.Contains(a.Line.Order.Cards, c.Card)
			turned = slices.ContainsFunc(read.Acts[:i], func(b clauses.Act) bool { return slices.Contains(b.Line.If, c.Negated()) }) ||
				slices.ContainsFunc(now.Chain, func(held []orders.Condition) bool { return slices.Contains(held, c.Negated()) })
		}
		twice = twice || held > 1
	}
	for at := 0; at < len(w.t); {
		begins, end, only, it := w.pointing(at)
		if at = end; begins < 0 {
			continue
		}
		before := w.cards(0, begins)
		named := others(before, then)
		if len(named) == 0 {
			named = others(append(owned(now.Chain), now.Named...), then)
		}
		if it && (itself || twice) || len(named) > 1 && hangs && !turned { // the Mine if I have it
			return true
		}
		if !hangs && only && read.Gaps == 0 && (len(before) > 1 && it || len(before) == 0 && len(now.Named) > 0) && buysSome(read) {
			return true
		}
	}
	return false
}

// pointing is where the next condition begins on who has what a word points at, and where it
// ends; begins is -1 for none. It tells whether nothing else stands in it, and whether the word
// is no number.
func (w pointer) pointing(from int) (begins, end int, only, it bool) {
	begins, only = -1, true
	owns, points := false, -1
	for at := from; at < len(w.t); at++ {
		if w.breaks(at) || w.g.Table.FullCard(w.t, at).Tokens > 0 {
			if owns && points >= 0 && (points < at-1 || w.breaks(at)) { // no article
				return begins, at + 1, only, it
			}
			return -1, at + max(1, w.g.Table.FullCard(w.t, at).Tokens), false, false
		}
		low := w.t[at].Low
		switch {
		case asked[low]:
			begins, only, owns, points = at, true, false, -1
		case begins < 0:
		case gainers[low]:
			owns = true
		case pointers[low]:
			points = at
			it = it || w.t[at].Is("it", "that", "them", "this", "lo", "la", "es", "ihn", "sie", "l", "lai")
		default:
			only = only && (still[low] || w.t[at].Is("i", "we", "he", "she", "they", "ich", "er", "sie", "je", "j", "by", "then", "now", "yo", "nous", "wir", "dann"))
		}
	}
	if owns && points >= 0 {
		return begins, len(w.t), only, it
	}
	return -1, len(w.t), false, false
}

// cards are those that are named between two places.
func (w pointer) cards(from, to int) (list []engine.Card) {
	for at := from; at < to; at++ {
		if found := w.g.Table.FullCard(w.t, at); found.Tokens > 0 && found.Card != engine.NoCard {
			list = append(list, found.Card)
			at += found.Tokens - 1
		}
	}
	return list
}

// buysSome tells whether something is bought in a reading, without a condition, and in no extra go.
func buysSome(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0 && len(a.Line.If) == 0 && !slices.Contains(a.Scopes, orders.ExtraGo)
	})
}

// owned are the cards that conditions ask of somebody.
func owned(chain [][]orders.Condition) (cards []engine.Card) {
	for _, held := range chain {
		for _, c := range held {
			if c.Kind == orders.Has {
				cards = append(cards, c.Card)
			}
		}
	}
	return cards
}

// others are cards without some, each once.
func others(cards, without []engine.Card) (rest []engine.Card) {
	for _, card := range cards {
		if !slices.Contains(without, card) && !slices.Contains(rest, card) {
			rest = append(rest, card)
		}
	}
	return rest
}
