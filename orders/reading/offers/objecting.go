package offers

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/sense"
	"machipost/orders/wording"
)

// This file asks about what was read sentence by sentence where the sense of the letter, in which
// nothing is left open, says something of another kind.

// longest is how many rows a letter has at most whose sense is held against what was read.
const longest = 80

// object withholds what the sense of a letter contradicts, and proposes what it says.
func object(d *drafts.Draft, letter *lines.Letter, rows []lines.Row) {
	s := &d.Sheet
	if len(rows) > longest || s.Amends || !slices.ContainsFunc(d.Entries, func(e drafts.Entry) bool { return !e.Exact }) {
		return
	}
	o := offer{sense.Read(letter, rows)}
	if o.Doubts > 0 || !o.contradicts(s) || !o.isWritten(letter, d.Scribe) {
		return
	}
	sheet := o.besides(s)
	withheld := o.withhold(d, &sheet)
	o.keep(&sheet)
	for i := range withheld {
		s.Proposed = append(s.Proposed, orders.Proposal{Line: withheld[i], Why: orders.TwoWays, Lines: o.writtenAs(withheld[i])})
	}
	for i := range o.Lines {
		if !isFiled(s.Lines, &o.Lines[i]) && !proposes(s, o.Written[i]) {
			s.Proposed = append(s.Proposed, orders.Proposal{Line: o.Written[i], Why: orders.TwoWays, Lines: o.writtenAs(o.Written[i])})
		}
	}
	if len(s.Proposed) > 0 {
		s.IfYes = &sheet
	}
}

// isWritten writes the lines of the reading in the order language, and tells whether all can be, and do
// something.
func (o *offer) isWritten(letter *lines.Letter, scribe orders.Scribe) bool {
	for i := range o.Lines {
		l := scribe.Write(o.Lines[i])
		if o.Lines[i] = l; l.Futile(scribe.Me) || !letter.Exact.Line(letter.Exact.Plain(wording.Split(l.String()))).Whole() {
			return false
		}
	}
	return true
}

// contradicts tells whether the reading says something of a kind of which nothing is filed: orders for
// turns without a letter or for an extra go, or for this turn, of another tool, on another kind of condition.
func (o *offer) contradicts(s *orders.Sheet) bool {
	if isFor(o.Lines, orders.Standing) && !isFor(s.Lines, orders.Standing) || isFor(o.Lines, orders.ExtraGo) && !isFor(s.Lines, orders.ExtraGo) ||
		len(s.Lines) > 0 && !isForTurn(s.Lines) && isForTurn(o.Lines) && isFor(o.Lines, orders.Standing) {
		return true
	}
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		filed, read := ofVerb(s.Lines, verb), ofVerb(o.Lines, verb)
		switch {
		case doing(read) > 0 && doing(filed) == 0, verb == orders.Buy && kinds(read)&^kinds(filed) != 0:
			return true
		case verb != orders.Buy && kinds(read)&^kinds(filed)&^(1<<orders.Rolled) != 0:
			return true // a tool acts at its total anyway
		}
	}
	return false
}

// isFor tells whether orders are for a go.
func isFor(all []orders.Line, scope orders.Scope) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return l.Scope == scope })
}

// isForTurn tells whether orders are for goes of this turn.
func isForTurn(all []orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return l.Scope != orders.Standing })
}

// kinds are the kinds of conditions of orders, but those that may only say that a card can be had.
func kinds(all []orders.Line) (set uint) {
	for i := range all {
		for _, c := range all[i].If {
			if c.Kind != orders.OnOffer && c.Kind != orders.Doubles && c.Kind != orders.Has {
				set |= 1 << c.Kind
			}
		}
	}
	return set
}

// besides is the reading, and what is filed of tools of which it says nothing.
func (o *offer) besides(s *orders.Sheet) orders.Sheet {
	var all sense.Reading
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		list := ofVerb(o.Lines, verb)
		if len(list) == 0 {
			list = ofVerb(s.Lines, verb)
		}
		all.Lines = append(all.Lines, list...)
	}
	return sheetOf(&all, s)
}

// withhold takes sentences out of a sheet of which an order is not in another one, and returns them.
func (o *offer) withhold(d *drafts.Draft, sheet *orders.Sheet) (sentences []string) {
	s := &d.Sheet
	for i := range d.Entries {
		e := &d.Entries[i]
		if !e.Exact && !e.Gone && !e.Replaced && !isFiled(sheet.Lines, &e.Line) && !slices.Contains(sentences, e.Written) {
			sentences = append(sentences, e.Written)
		}
	}
	s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l orders.Line) bool {
		return slices.ContainsFunc(d.Entries, func(e drafts.Entry) bool {
			return slices.Contains(sentences, e.Written) && isSame(&e.Line, &l)
		})
	})
	s.HasStanding = s.HasStanding && isFor(s.Lines, orders.Standing)
	return sentences
}
