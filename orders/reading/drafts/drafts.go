package drafts

import (
	"slices"

	"machipost/orders"
)

// A Draft is a sheet while it is read.
type Draft struct {
	Scribe  orders.Scribe
	Sheet   orders.Sheet // what is told of; its lines are those of Entries, once it is finished
	Entries []Entry      // from top to bottom
	Text    string       // the sentence being read, as written
	Freely  bool         // what is not explained is read as well as can be: nothing is only proposed
	Cleared bool         // what stands for good is taken back

	before []Entry // what stood before the sentence that is to be put right; nil if it was not understood
}

// MostEntries is how many orders there may be for a change of one of them to be put right, or for a sentence to be
// read in two ways.
const MostEntries = 50

// Recall puts the orders of the sheet on file in front.
func (d *Draft) Recall(sheet *orders.Sheet) {
	d.Sheet.Amends, d.Sheet.Turn = true, sheet.Turn
	for _, line := range sheet.Lines {
		d.Entries = append(d.Entries, Entry{Line: d.Scribe.Write(line), Proposal: -1, Old: true})
	}
}

// Doubted returns the place of the proposal for an order with a doubt; -1 for one that is filed.
func (d *Draft) Doubted(why Doubt) int {
	if why.Why == "" || d.Freely {
		return -1
	}
	return d.Propose(why)
}

// Propose returns the place of the proposal for the sentence that is being read.
func (d *Draft) Propose(why Doubt) int {
	for i := range d.Sheet.Proposed {
		if d.Sheet.Proposed[i].Line == d.Text && d.Sheet.Proposed[i].Why == why.Why {
			return i
		}
	}
	d.before = nil
	d.Sheet.Proposed = append(d.Sheet.Proposed, orders.Proposal{Line: d.Text, Why: why.Why, Words: why.Words, By: why.By})
	return len(d.Sheet.Proposed) - 1
}

// Withhold proposes orders that were filed already, and tells whether there were any.
func (d *Draft) Withhold(why Doubt, which func(e *Entry) bool) (some bool) {
	text := d.Text
	for i := range d.Entries {
		if e := &d.Entries[i]; e.Proposal < 0 && which(e) {
			d.Text, some = e.Written, true
			if !d.Freely {
				e.Proposal = d.Propose(why)
			}
		}
	}
	d.Text = text
	return some
}

// Refuse tells of the sentence that is being read why it is no order.
func (d *Draft) Refuse(refused orders.Refused) {
	refused.Line, d.before = d.Text, nil
	d.Sheet.Refused = append(d.Sheet.Refused, refused)
}

// RefuseAll refuses all that was read, for the reason given.
func (d *Draft) RefuseAll(why orders.Refused) {
	above := make([]orders.Refused, len(d.Entries))
	for i := range above {
		above[i] = why
		above[i].Line = d.Entries[i].Written
	}
	d.Sheet.Refused = append(above, d.Sheet.Refused...)
	d.Entries, d.Sheet.Warnings, d.Sheet.Proposed = nil, nil, nil
	d.Sheet.Turn, d.Sheet.HasExtra, d.Cleared = 0, false, false
}

// Keep remembers what stands before the sentence that is read now, unless that only corrects
// the one before it; where more stands than can be put right, nothing.
func (d *Draft) Keep(corrects bool) {
	switch {
	case len(d.Entries) > MostEntries:
		d.before = nil
	case !corrects:
		d.before = slices.Clone(d.Entries)
	}
}

// Forget forgets what stood before.
func (d *Draft) Forget() { d.before = nil }

// Before is what stood before the sentence that is to be put right; nil if nobody knows.
func (d *Draft) Before() []Entry { return d.before }

// Return makes the draft what it was before that sentence.
func (d *Draft) Return() { d.Entries = slices.Clone(d.before) }

// Finish makes the sheet of what was read, and what a yes would file where something is only
// proposed. last is what is left of an order in the end.
func (d *Draft) Finish(last func(e Entry) orders.Line) {
	whole := d.Sheet
	for _, e := range d.Entries {
		line := last(e)
		if e.Proposal >= 0 {
			d.Sheet.Proposed[e.Proposal].Lines = append(d.Sheet.Proposed[e.Proposal].Lines, line)
		}
		if e.Proposal < 0 && !e.Replaced && !(e.Gone && d.Freely) {
			d.Sheet.Lines = append(d.Sheet.Lines, line)
		}
		if !e.Gone {
			whole.Lines = append(whole.Lines, line)
		}
	}
	settle(&d.Sheet, d.Cleared)
	if len(d.Sheet.Proposed) > 0 {
		settle(&whole, d.Cleared)
		d.Sheet.IfYes = &orders.Sheet{Turn: whole.Turn, Lines: whole.Lines, HasExtra: whole.HasExtra, HasStanding: whole.HasStanding}
	}
}

// settle tells what headings a sheet has.
func settle(s *orders.Sheet, cleared bool) {
	s.HasStanding = cleared || slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return l.Scope == orders.Standing })
	s.HasExtra = s.HasExtra || slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return l.Scope == orders.ExtraGo })
}

// Candidates is how many the list has that stands last in a paragraph.
func (d *Draft) Candidates(paragraph int) int {
	n := 0
	for i := len(d.Entries) - 1; i >= 0 && d.Entries[i].Line.Order.Verb == orders.Buy && d.Entries[i].Paragraph == paragraph; i-- {
		n += len(d.Entries[i].Line.Order.Cards)
	}
	return n
}

// Shopped tells whether candidates for some goes, and none for others, stand before the last orders,
// which are of the dice or of who pays: why another candidate comes can only be of them.
func Shopped(entries []Entry, scopes []orders.Scope) bool {
	at := len(entries) - 1
	for at >= 0 && len(entries[at].Line.If) == 0 && aside[entries[at].Line.Order.Verb] {
		at--
	}
	if at < 0 || at == len(entries)-1 || len(scopes) != 1 {
		return false
	}
	buys := false
	for ; at >= 0; at-- {
		e := &entries[at]
		buys = buys || e.Line.Order.Verb == orders.Buy
		if e.Line.Order.Verb == orders.Buy && (e.Old || e.Gone || e.Line.Order.Nothing || len(e.Line.If) > 0 || e.Line.Scope != scopes[0]) || len(e.Line.If) > 0 {
			return false
		}
	}
	return buys
}

// aside are the orders behind which why another candidate comes is none of them.
var aside = map[orders.Verb]bool{orders.Roll: true, orders.Reroll: true, orders.Harbour: true, orders.TV: true}

// Scopes are the goes of the last order.
func (d *Draft) Scopes() (scopes []orders.Scope) {
	last := d.Entries[len(d.Entries)-1]
	for i := len(d.Entries) - 1; i >= 0 && d.Entries[i].Written == last.Written && d.Entries[i].Line.Order.Equal(last.Line.Order); i-- {
		scopes = append(scopes, d.Entries[i].Line.Scope)
	}
	return scopes
}

// Buys tells whether candidates were named for a go.
func (d *Draft) Buys(scope orders.Scope) bool {
	return slices.ContainsFunc(d.Entries, func(e Entry) bool { return e.Line.Scope == scope && e.Line.Order.Verb == orders.Buy && !e.Gone })
}

// IsFiled tells whether orders of a sentence are filed.
func (d *Draft) IsFiled(written string) bool {
	return slices.ContainsFunc(d.Entries, func(e Entry) bool { return e.Written == written && e.Proposal < 0 && !e.Gone })
}

// WrittenAs are the orders that were read of a sentence.
func (d *Draft) WrittenAs(written string) (list []orders.Line) {
	for _, e := range d.Entries {
		if e.Written == written && !e.Old && !e.Gone {
			list = append(list, e.Line)
		}
	}
	return list
}

// TotalsOnFile are those of the same choice on file, to which `also on a 12` adds one.
func (d *Draft) TotalsOnFile(line orders.Line) (set orders.Totals) {
	for i := range d.Entries {
		e := &d.Entries[i]
		if d.Sheet.Amends && e.Old && !e.Gone && e.Line.Scope == line.Scope && e.Line.Order.Verb == line.Order.Verb && len(e.Line.If)+len(line.If) == 0 {
			set |= e.Line.Order.Totals
		}
	}
	return set
}

// SaidFor are the kinds of orders that the sentence being read has for some goes itself.
func (d *Draft) SaidFor(goes []orders.Scope) map[orders.Verb]bool {
	said := map[orders.Verb]bool{}
	for _, e := range d.Entries {
		said[e.Line.Order.Verb] = said[e.Line.Order.Verb] || e.Written == d.Text && !e.Old && slices.Contains(goes, e.Line.Scope)
	}
	return said
}

// Asks is how many sentences of a draft are not filed.
func Asks(d *Draft) int { return len(d.Sheet.Proposed) + len(d.Sheet.Refused) }

// Clone is a draft that changes without the other one.
func Clone(d *Draft) Draft {
	c := *d
	c.Entries, c.before = cloned(d.Entries), cloned(d.before)
	s := &c.Sheet
	s.Lines, s.Refused, s.Warnings, s.Spelled, s.Proposed, s.Prose = slices.Clone(s.Lines), slices.Clone(s.Refused), slices.Clone(s.Warnings), slices.Clone(s.Spelled), slices.Clone(s.Proposed), slices.Clone(s.Prose)
	return c
}

// cloned are entries of which none changes with another one.
func cloned(list []Entry) []Entry {
	list = slices.Clone(list)
	for i := range list {
		list[i].Line.If, list[i].Line.Order.Cards = slices.Clone(list[i].Line.If), slices.Clone(list[i].Line.Order.Cards)
	}
	return list
}
