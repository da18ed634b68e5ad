package sense

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
)

// This file settles on what an otherwise stands, and what stands behind it.

// otherwise reads what leads an otherwise, and tells whether that is all: `if I do not have 5 coins`.
func (w *walk) otherwise(c *clause) bool {
	w.talk = false
	if s := cues.SetOf(c.Items); c.Leading.To-c.Leading.From > 1 && len(c.Items) > 0 && !c.Leading.Is(cues.Or) &&
		(cues.Any(c.Items, cues.Number, cues.Coins) && !cues.Any(c.Items, cues.Card) || s.Asks() || slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(cues.Have) && !i.Is(cues.For) })) {
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
	if strict && w.letter.Turned && !slices.ContainsFunc(w.list[:w.i], func(c clause) bool { return c.Lead == cues.Else && strictly(c.Leading.Text) }) {
		ledger.Firm(&w.Ledger, w.Chain)
	}
	w.loose = true
	w.open = w.Contrary()
	if w.ended && w.said > 0 && !w.letter.Turned && isNext(c.Leading.Text) {
		w.open, w.loose, w.turned, w.elsewise = slices.Clone(w.Chain), false, false, true // if I roll 9: buy the Mall, or else the Mine
		return false
	}
	if failing := strings.Contains(c.Leading.Text, "failing") && (w.letter.Turned || w.lost); failing || unable(c.Leading.Text) || w.vain && w.i > 0 && w.list[w.i-1].Asks() {
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

// isNext tells an otherwise that only puts another candidate behind one: `or else`, `failing which`.
func isNext(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return slices.Contains(joining, first) || slices.ContainsFunc([]string{"failing", "ersatzweise", "hilfsweise", "defecto", "defaut", "alternative"}, func(word string) bool { return strings.Contains(text, word) })
}

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

// denies reads an otherwise behind what it is for: `the Orchard if I roll a 10, and the Forest if I don't`.
func (w *walk) denies(c *clause) {
	if first, _, _ := strings.Cut(c.Leading.Text, " "); !slices.Contains([]string{"if", "wenn", "falls", "si"}, first) || w.said < 2 || len(w.open) > 0 {
		return
	}
	held := slices.IndexFunc(w.Lines, func(l ledger.Line) bool { return l.Sentence == w.Number && len(l.Full) == 1 && l.Order.Verb == w.Verb })
	if last := len(w.Lines) - 1; held >= 0 && held < last && len(w.Lines[last].Full) == 0 && w.Lines[last].Sentence == w.Number {
		w.Hold([]orders.Condition{w.Lines[held].Full[0].Negated()})
	}
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
