package exact

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/wording"
)

// longestVerb is how many words a card's name has that does for a verb.
const longestVerb = 4

// verbAt returns the row of the verb that the line begins with, and the words
// behind it and its colon; nil if it begins with none.
func (r *known) verbAt(w words) (*orders.VerbRow, words) {
	if r.isList(w) {
		return nil, nil
	}
	row, length := namedVerb(w)
	if row == nil && len(w) > 1 && w[1].Low != ":" {
		row, length = r.shortVerb(w) // `tv st: Bob`
	}
	if row == nil {
		row, length = wordVerb(w)
	}
	if row == nil {
		row, length = r.shortVerb(w)
	}
	if row == nil {
		return nil, nil
	}
	if w[0].Low == "never" {
		return row, append(words{w[0]}, w[2:]...)
	}
	args := w[length:]
	if args.Begin(":") {
		args = args[1:]
	}
	return row, args
}

// namedVerb finds a verb by a card's whole name: `TV Station`.
func namedVerb(w words) (*orders.VerbRow, int) {
	for length := min(longestVerb, len(w)); length > 0; length-- {
		if row := verbOf(names.Whole(w[:length].Lower())); row != nil {
			return row, length
		}
	}
	return nil, 0
}

// isList tells a list that begins with a card: `Harbour, Mine` is no order.
func (r *known) isList(w words) bool {
	at := w[:min(longestVerb+1, len(w))].Index(",", "or", "then")
	return at > 0 && names.Find(w[:at].Lower(), r.game).Verdict == names.Known
}

// The tables of the language, as this room looks things up in them.
var (
	verbs          = orders.Verbs()
	conditionForms = orders.Conditions()
)

// verbOf returns the row of the verb that a card's name does for.
func verbOf(card engine.Card) *orders.VerbRow {
	for i := range verbs {
		if card != engine.NoCard && verbs[i].Card == card {
			return &verbs[i]
		}
	}
	return nil
}

// wordVerb finds a verb by its own word, or behind `never`.
func wordVerb(w words) (*orders.VerbRow, int) {
	if len(w) == 0 {
		return nil, 0
	}
	never := len(w) > 1 && w[0].Low == "never"
	if never {
		w = w[1:]
	}
	for i := range verbs {
		if slices.Contains(verbs[i].Words[names.English], w[0].Low) && (verbs[i].Never || !never) {
			return &verbs[i], 1
		}
	}
	return nil, 0
}

// shortVerb finds a verb by the beginning of a card's name, with a colon behind
// it: `radio: 1-4`.
func (r *known) shortVerb(w words) (*orders.VerbRow, int) {
	at := w[:min(longestVerb+1, len(w))].Index(":")
	if at < 1 {
		return nil, 0
	}
	return verbOf(names.Find(w[:at].Lower(), r.game).Card), at
}

// beginsVerb tells whether a line begins with a verb, or with `if` or `unless`.
func (r *known) beginsVerb(w words) bool {
	if isIf(w) {
		return true
	}
	row, _ := r.verbAt(w)
	return row != nil
}

// BeginsPlainly tells whether a line begins with a verb of the order language that is no card's name.
func BeginsPlainly(line string) bool {
	w := wording.Split(line)
	return len(w) > 1 && slices.ContainsFunc(verbs[:], func(row orders.VerbRow) bool {
		return slices.Contains(row.Words[names.English], w[0].Low) && (row.Card == engine.NoCard || !strings.EqualFold(row.Card.String(), w[0].Low))
	})
}

func isIf(w words) bool { return w.Begin("if") || w.Begin("unless") }

func isNothing(w words) bool { return w.Is("nothing") || w.Is("none") }
