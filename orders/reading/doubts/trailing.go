package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/suspects"
	"machipost/orders/reading/told"
)

// This file finds out whether a condition behind the last card of a list is that card's alone.

// trailing gives a condition in brackets to the card that it stands behind, and proposes so a list
// with one condition behind its last card, which is likelier of that card alone.
func (r doubter) trailing() {
	lists := func(e *drafts.Entry) bool {
		o := &e.Line.Order
		return !e.Old && !e.Gone && o.Verb == orders.Buy && len(e.Line.If) > 0 && len(o.Cards) > 1 && !o.Nothing
	}
	trails := func(e *drafts.Entry) bool {
		if !lists(e) {
			return false
		}
		own, sure := inBrackets(r, e)
		return told.TrailsLast(r.tokens(e.Written)) || own && !sure
	}
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, trails)
	parted := make([]drafts.Entry, 0, len(r.Entries))
	for _, e := range r.Entries {
		if parted = append(parted, e); !lists(&e) {
			continue
		}
		if own, _ := inBrackets(r, &e); !own && !trails(&e) {
			continue
		}
		first, last := &parted[len(parted)-1], e
		n := len(e.Line.Order.Cards) - 1
		first.Line.If, first.Line.Order.Cards = nil, slices.Clone(e.Line.Order.Cards[:n])
		last.Line.Order.Cards = slices.Clone(e.Line.Order.Cards[n:])
		first.Line, last.Line = r.Scribe.Write(first.Line), r.Scribe.Write(last.Line)
		parted = append(parted, last)
	}
	r.Entries = parted
}

// inBrackets tells a list whose last card has brackets behind it in which a condition stands, and in
// which no other does: `Mine, Ranch (only if I roll a 2)`. It is not sure of `Mine or Ranch (if …)`.
func inBrackets(r doubter, e *drafts.Entry) (own, sure bool) {
	t := r.tokens(e.Written)
	open := marks.Index(t, "(")
	if open < 1 || suspects.Asks(t[:open]) || !suspects.Asks(t[open:]) {
		return false, false
	}
	end := open
	for end > 0 && !t[end-1].IsWord() {
		end--
	}
	for at := max(0, end-longestName); at < end; at++ {
		found := r.g.Table.AnyCard(t, at)
		if found.Tokens == 0 || at+found.Tokens != end {
			continue
		}
		return found.Card == e.Line.Order.Cards[len(e.Line.Order.Cards)-1], at > 0 && !t[at-1].Is("or", "and", "o", "y", "oder", "und", "ou", "et")
	}
	return false, false
}

// longestName is how many words of a card's name may stand in front of brackets.
const longestName = 5
