package twoways

import (
	"slices"

	"github.com/agnivade/levenshtein"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells what a sentence says of which a part went to another order, or to none.

var (
	// told is what somebody comes from, and no wish: `fresh from building my first Mall`.
	told = rows("fresh|back|broke|poor|skint|proud|happy|exhausted|rich from|after building|buying|getting|opening|acquiring|completing")
	// pointed is a tool of the sentence before: `it is to be exercised upon eleven`.
	pointed = rows("it|this|that is|shall|should|may|will to|be")
	// every is how often a tool is used, and no card is bought.
	every = rows("always $|please", "every|each time $|please")
)

// A stray looks for it.
type stray struct{ watcher }

// astray tells such words; "" for none.
func (w stray) astray(read *clauses.Reading) string {
	for at := range w.t {
		if end := w.any(told, at); end > 0 && takesCards(read) {
			return w.written(at, end)
		}
		if end := w.any(pointed, at); end > 0 && rerolls(read) && marks.Says(w.t, "exercised", "invoked") {
			return w.written(at, end)
		}
		if end := w.any(every, at); end > 0 && w.buysTool(at, read) {
			return w.written(at, end)
		}
	}
	if w.hangsAmid(read) || w.sparesTotal(read) || w.addsInVain(read) {
		return w.t[0].Raw
	}
	return ""
}

// rerolls tells a reading by which dice are rolled again.
func rerolls(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Reroll })
}

// buysTool tells a tool that ends at a place and is bought, though it can be used every time: `I want
// the Harbour always`.
func (w stray) buysTool(end int, read *clauses.Reading) bool {
	for at := range end {
		if found := w.g.Table.FullCard(w.t, at); found.Tokens > 0 && at+found.Tokens == end {
			return (found.Card == engine.Harbour || found.Card == engine.RadioTower || found.Card == engine.TechStartup) && buys(read, found.Card)
		}
	}
	return false
}

// hangsAmid tells a condition of one candidate behind which the list goes on: it may have gone to the
// next one. `Mine, the Mall, but only if Bob has 10 coins, Forest`.
func (w stray) hangsAmid(read *clauses.Reading) bool {
	from := 0
	for at := 2; at+1 < len(w.t) && from == 0; at++ {
		if w.t[at-2].Is("but") && w.t[at-1].Is("only") && w.t[at].Is("if", "when") {
			from = at
		}
	}
	if from == 0 || !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy && len(a.Line.If) > 0 }) {
		return false
	}
	for at := from; at+1 < len(w.t); at++ {
		if found := w.g.Table.FullCard(w.t, at+1); w.t[at].Is(",") && found.Strength == marks.Whole && at+1+found.Tokens == len(w.t) {
			return true
		}
	}
	return false
}

// sparesTotal tells a Harbour that is not to be used on some total, of which nobody says that it is
// used on any other: `The Harbour shall not be used if the total is 10`.
func (w stray) sparesTotal(read *clauses.Reading) bool {
	if len(read.Acts) != 1 || read.Acts[0].Line.Order.Verb != orders.Harbour || len(read.Acts[0].Line.If) > 0 {
		return false
	}
	set := read.Acts[0].Line.Order.Totals
	return set != orders.AllTotals && set.Hold(2) && marks.Says(w.t, "not") && marks.Says(w.t, "used", "applied", "exercised", "invoked") && marks.Says(w.t, "if", "when", "where", "on", "upon", "for") &&
		!marks.Says(w.t, "but", "except", "unless", "only", "otherwise", "every", "always", "any", "other", "else")
}

// addsInVain tells a Harbour that adds to no total to which it can: what stands beside the totals was taken for theirs.
// `Harbour on 10 and 11, 12 stays as it is`.
func (w stray) addsInVain(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		o := &a.Line.Order
		return o.Verb == orders.Harbour && o.Totals.Hold(9) && o.Totals&orders.TotalsBetween(10, 12) == 0 && len(a.Line.If) == 0 && slices.ContainsFunc(w.t, func(t marks.Token) bool { return t.Number >= 10 })
	})
}

// nearDice are words that dice are misspelt as.
var nearDice = marks.Lows("doe", "dei", "dir", "dis", "dive", "did", "fie", "sie")

// slipsDice tells a number of dice that is misspelt and all that a sentence says: `onr die`, `one doe`.
func (w stray) slipsDice() bool {
	t := w.t
	for len(t) > 0 && t[len(t)-1].Is(".", "!", ",") {
		t = t[:len(t)-1]
	}
	if len(t) == 2 && (t[0].Is("one", "two") || t[0].Number == 1 || t[0].Number == 2) && nearDice[t[1].Low] {
		return true
	}
	if len(t) != 2 || !t[1].Is("die", "dice") || len(t[0].Low) < 3 || words.Find(w.t, 0, w.g.Speaks).Tokens > 0 {
		return false
	}
	return slices.ContainsFunc([]string{"one", "two", "both"}, func(number string) bool {
		return levenshtein.ComputeDistance(t[0].Low, number) == 1
	})
}
