package sense

import (
	"slices"
	"strings"

	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
)

// This file settles on what an otherwise stands, and what stands behind it.

// otherwise reads what leads an otherwise, and tells whether that is all: `if I do not have 5 coins`.
func (w *walk) otherwise(c *clause) bool {
	w.talk = false
	if s := cues.SetOf(c.Items); c.Leading.To-c.Leading.From > 1 && len(c.Items) > 0 && !c.Leading.Is(cues.Or) &&
		(cues.Any(c.Items, cues.Number, cues.Coins) && !cues.Any(c.Items, cues.Card) || s.Asks() || s.Has(cues.Have)) {
		if w.denied(c) {
			return true
		}
	}
	w.owed = true
	strict := strictly(c.Leading.Text)
	if !strict && ledger.IsPaired(&w.Ledger) {
		w.open, w.turned, w.elsewise = w.Same(), w.letter.Turned, true
		return false
	}
	if strict && w.letter.Turned {
		ledger.Firm(&w.Ledger, w.Chain)
	}
	w.loose = !strict
	w.open = w.Contrary()
	if failing := strings.Contains(c.Leading.Text, "failing") && (w.letter.Turned || w.lost); failing || unable(c.Leading.Text) {
		w.open = w.Same()
	}
	w.turned, w.elsewise = true, true
	return false
}

// strict are words of an otherwise that is of all other cases, and never for when something cannot be
// had.
var strict = []string{"otherwise", "other", "sonst", "ansonsten", "andernfalls", "anderenfalls", "anything", "contrario", "otro", "otra", "demas", "resto", "less", "fewer", "anderen", "ubrigen", "contraire", "autrement"}

// joining are words that only put another choice behind one: `oder sonst`.
var joining = []string{"or", "oder", "o", "ou"}

// strictly tells an otherwise of all other cases.
func strictly(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return !slices.Contains(joining, first) && slices.ContainsFunc(strings.Fields(text), func(word string) bool { return slices.Contains(strict, word) })
}

// unable tells an otherwise for when what was said cannot be had: it stands on the same condition.
func unable(text string) bool {
	return slices.ContainsFunc([]string{"next best", "tampoco", "auch nicht", "wieder nicht", "neither", "cant", "can not", "cannot", "llega", "llego", "alcanza", "puedo", "puede", "reicht", "possible", "posible"}, func(word string) bool {
		return strings.Contains(text, word)
	})
}

// denied reads a condition that must not hold; false where it is none.
func (w *walk) denied(c *clause) bool {
	switch asked := w.ask(c); {
	case asked.outcome == real && w.said > 0 && !w.leads(w.rest(), nil):
		w.Hold(asked.all)
	case asked.outcome == real:
		w.open = asked.all
	case asked.outcome == lost, asked.outcome == hollow, asked.outcome == other && unable(c.Leading.Text):
		w.owed = true
		w.open, w.turned = w.Same(), w.letter.Turned
	case asked.outcome == strange:
		return false
	default:
		w.open, w.turned = w.Contrary(), true
	}
	return true
}
