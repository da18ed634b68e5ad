package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
)

// A task is a clause of which the orders are found.
type task struct {
	*letter
	*clause
	s       cues.Classes
	cards   []cues.Item
	players []cues.Item
	numbers []cues.Item
	totals  orders.Totals // of all numbers
	not     bool
	told    bool        // it only tells of what was
	tool    orders.Verb // that the clause is about, by what stands before it
	tooled  bool
	more    []orders.Order // that the clause gives besides
}

// An answer is what a way to read a clause makes of it: nothing, an order, or that there is none.
type answer uint8

const (
	silent  answer = iota // it does not say that
	ordered               // an order
	none                  // it says that, and orders nothing
)

// acts are the orders of a clause; tool is one that it is about by what stands before it.
func (r *letter) acts(c *clause, tool orders.Verb, tooled bool) (list []ledger.Act) {
	t := task{letter: r, clause: c, s: cues.SetOf(c.Items), tool: tool, tooled: tooled,
		cards: cues.Some(c.Items, cues.Card), players: cues.Some(c.Items, cues.Player), numbers: cues.Some(c.Items, cues.Number)}
	t.not = t.s.Has(cues.Not) || t.s.Has(cues.Never) || c.Lead == cues.Forget
	t.told = t.s.Has(cues.Past) && !t.s.Has(cues.Buy) && !t.s.Any(tooling)
	for i := range t.numbers {
		t.totals |= t.numbers[i].Totals
	}
	if n, only := t.dice(); n > 0 {
		if list = append(list, ledger.Act{Order: orders.Order{Verb: orders.Roll, Dice: n}, For: t.inRow()}); only {
			return list
		}
	}
	t.faintly()
	for i, read := range [...]func(*task) (orders.Order, answer){(*task).reroll, (*task).harbour, (*task).keeps, (*task).leaves, (*task).later, (*task).withTool, (*task).hopes, (*task).corrected} {
		switch o, is := read(&t); is {
		case ordered:
			list = append(list, ledger.Act{Order: o})
			for _, o := range t.more {
				list = append(list, ledger.Act{Order: o})
			}
			return list
		case none:
			t.declined = i < 2 && t.not // the Harbour is never used
			return list
		}
	}
	return append(list, t.purchases()...)
}

// names tells whether a card is among those of the clause.
func (t *task) names(one engine.Card) bool {
	return slices.ContainsFunc(t.cards, func(i cues.Item) bool { return slices.Contains(i.Cards, one) })
}

// isAbout tells whether the clause is about a tool by what stands before it.
func (t *task) isAbout(v orders.Verb) bool { return t.tooled && t.tool == v }

// later tells what is for another day.
func (t *task) later() (o orders.Order, is answer) {
	if t.s.Has(cues.Hope) && !softly(t.clause) {
		return o, none
	}
	return o, silent
}

// hopes tells what only was, or is only hoped for.
func (t *task) hopes() (o orders.Order, is answer) {
	if t.told || t.s.Has(cues.Hope) && !t.s.Has(cues.Buy) {
		return o, none
	}
	return o, silent
}

// softening are words of a hope, or a guess, that stands as a wish all the same.
var softening = []string{"maybe", "perhaps", "hope", "hoping", "vielleicht", "quizas", "hoffe", "hoffentlich", "creo", "glaube", "a ver si"}

// softly tells a wish that is only a hope, or a guess, and stands all the same.
func softly(c *clause) bool {
	return !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(cues.Hope) && !i.Says(softening...) })
}

// keeps remembers totals that are not thrown again.
func (t *task) keeps() (o orders.Order, is answer) {
	if !t.s.Has(cues.Save) && !cues.Say(t.Items, "keep", "keeping", "behalte", "guardo") || len(t.cards) > 0 || t.totals == 0 || t.s.Has(cues.Buy) {
		return o, silent
	}
	t.kept = t.totals
	return o, none
}

// leaves reads that the richest is to pay, which is so anyway.
func (t *task) leaves() (o orders.Order, is answer) {
	if !t.s.Has(cues.Richest) || len(t.players) > 0 || !t.wrong && !t.isAbout(orders.TV) {
		return o, silent
	}
	if t.wrong {
		t.Lines = slices.DeleteFunc(t.Lines, func(l ledger.Line) bool { return l.Order.Verb == orders.TV && len(l.If) == 0 })
	}
	return o, none
}

// corrected is an order of a tool of which only a card or a player is said anew.
func (t *task) corrected() (o orders.Order, is answer) {
	n := len(t.Lines)
	if !t.wrong || n == 0 || t.s.Has(cues.Buy) || len(t.Items) > 6 {
		return o, silent
	}
	o = t.Lines[n-1].Order
	o.Cards = slices.Clone(o.Cards)
	cards, players := len(t.cards), len(t.players)
	switch o.Verb {
	case orders.Swap:
		of := players == 1 && (t.players[0].Genitive || t.s.Has(cues.From) || t.s.Has(cues.Of))
		if cards == 2 && players == 1 {
			o.Cards, of = []engine.Card{t.cards[0].Cards[0]}, true
		}
		if cards == 1 && players == 0 && t.s.Has(cues.Mine) {
			o.Cards = []engine.Card{t.cards[0].Cards[0]}
			return o, ordered
		}
		if cards == 0 || cards > 2 || !of {
			return o, silent
		}
		o.Theirs, o.Player = t.cards[cards-1].Cards[0], t.players[0].Seat
	case orders.TV:
		if players == 0 || cards > 0 {
			return o, silent
		}
		o.Player = t.players[players-1].Seat
	case orders.Move, orders.Demolish, orders.Renovate, orders.Convention:
		if cards+players == 0 {
			return o, silent
		}
		if players > 0 && o.Verb == orders.Move {
			o.Player = t.players[players-1].Seat
		}
		if cards > 0 {
			o.Cards = []engine.Card{t.cards[0].Cards[0]}
		}
		if (o.Verb == orders.Demolish) != o.Cards[0].IsLandmark() {
			return o, silent
		}
	default:
		return o, silent
	}
	return o, ordered
}
