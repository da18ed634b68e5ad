package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
)

// A Contrast is an order beside what the letter said before it.
type Contrast struct {
	Line     orders.Line
	Text     string        // the sentence
	Said     string        // ... without what stands before it in a list
	Kept     []engine.Card // cards of which it says that they stay
	Corrects bool          // it corrects the sheet on file
	Several  bool          // its line has several sentences
	Freely   bool          // the letter is read freely: what was said last is meant
	Instead  bool          // it is for when another order cannot be
}

// Contradicting doubts a choice that the letter made otherwise above, without a
// condition in either place: nobody knows which is meant, unless one is for when the other
// cannot be.
func Contradicting(r *drafts.Draft, c Contrast, d drafts.Doubt) drafts.Doubt {
	line, twoWays := c.Line, drafts.Doubt{Why: orders.TwoWays, Words: []string{c.Text}}
	if d.Why == "" && c.Corrects && line.Order.Verb == orders.Buy && slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Stays(c.Kept) && e.Line.Scope == line.Scope }) {
		return twoWays // in front of what stays, or behind it?
	}
	if c.Corrects && c.splits(r) {
		if c.Freely {
			r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return e.IsOfGo() })
		} else if d.Why == "" {
			d = twoWays // in which go?
		}
		return d
	}
	if d.Why == "" && r.Sheet.Amends && line.Order.Verb == orders.Buy && slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.HasOf(line) }) {
		return twoWays // some of its candidates are on file
	}
	if d.Why == "" && r.Sheet.Amends && changes.Limits(c.Text) && (line.Scope <= orders.Go2 && line.Order.Verb == orders.Roll && line.Order.Dice == 2 || slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Stood(line) })) {
		return twoWays // what stands on file is not limited by another line
	}
	if none := line.Order.Nothing && len(line.Order.Cards) == 0; d.Why == "" && none && line.Order.Verb == orders.Buy && c.beside(r, twoWays) {
		return twoWays
	}
	refuses := line.Order.Verb == orders.Buy && line.Order.Nothing && told.Refuses(marks.Tokens(c.Said)) // Mine. No purchases.
	if c.Instead || d.Why != "" || line.Order.Verb == orders.Buy && !refuses || line.Order.Verb == orders.Swap || line.Order.Verb == orders.Demolish && !line.Order.Nothing && !c.Several || len(line.If) > 0 || r.Sheet.Amends {
		return d
	}
	return c.other(r, d)
}

// less are words of a condition that there are not so many coins as was said before.
var less = marks.Lows("less", "fewer", "weniger", "menos", "moins")

// beside tells that nothing is bought where a list has candidates for the very same case, or for each, and
// doubts both: `if I have 6 coins the Stadium, or else the Mine. If I have less, nothing.`
func (c *Contrast) beside(r *drafts.Draft, twoWays drafts.Doubt) (doubted bool) {
	if !marks.Some(marks.Tokens(c.Text), less) {
		return false
	}
	lists := func(e *drafts.Entry) bool {
		return !e.Old && !e.Gone && e.Written != c.Text && e.Line.Scope == c.Line.Scope && len(e.Line.Order.Cards) > 0 && len(e.Line.If) > 0
	}
	meant := func(e *drafts.Entry) bool {
		return lists(e) && (slices.Equal(e.Line.If, c.Line.If) || len(c.Line.If) == 0 && slices.ContainsFunc(r.Entries, func(other drafts.Entry) bool {
			return lists(&other) && other.Written == e.Written && orders.Opposite(other.Line.If, e.Line.If)
		}))
	}
	if !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return meant(&e) }) {
		return false
	}
	r.Withhold(twoWays, meant)
	return true
}

// other doubts an order and those of which it is another.
func (c *Contrast) other(r *drafts.Draft, d drafts.Doubt) drafts.Doubt {
	differs := func(e *drafts.Entry) bool {
		return e.Line.Scope == c.Line.Scope && e.Line.Order.Verb == c.Line.Order.Verb && len(e.Line.If) == 0 && e.Written != c.Text && !e.Line.Order.Equal(c.Line.Order) && (c.Corrects || !drafts.MayUnite(&e.Line, &c.Line) || changes.Limits(c.Text))
	}
	for i := range r.Entries {
		if differs(&r.Entries[i]) {
			if r.Entries[i].Gone = c.Freely; c.Freely {
				continue // what was said last is meant
			}
			r.Withhold(drafts.Doubt{Why: orders.TakenBack}, differs)
			return drafts.Doubt{Why: orders.TakenBack}
		}
	}
	return d
}

// splits tells candidates for every go that come in the place of what is on file for single ones.
func (c *Contrast) splits(r *drafts.Draft) bool {
	front, _, _ := changes.Where(c.Text)
	return !front && c.Line.Scope == orders.EveryGo && c.Line.Order.Verb == orders.Buy && len(c.Line.If) == 0 && !changes.Adds(c.Said) && slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.IsOfGo() })
}
