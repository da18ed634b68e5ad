package offers

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/sense"
)

// Weigh holds the sheet that was made sentence by sentence against what the rows of the letter come to by
// their sense. Nothing is filed here.
func Weigh(d *drafts.Draft, letter *lines.Letter, rows []lines.Row) {
	if s := &d.Sheet; len(s.Proposed)+len(s.Refused) > 0 || cameToNothing(s) {
		propose(s, letter, rows, d.Scribe)
	} else {
		object(d, letter, rows)
	}
}

// propose finds what a yes would file of a sheet in which something is left open. A yes files the sense
// where more than one sentence was left open, one was not understood at all, or they came to no proposal;
// what was filed at once, and what only the sentences tell, stays in it.
func propose(s *orders.Sheet, letter *lines.Letter, rows []lines.Row, scribe orders.Scribe) {
	if len(s.Proposed) == 0 && !isOpen(s) && !cameToNothing(s) {
		return
	}
	r := offer{sense.Read(letter, rows), scribe.Me}
	r.bar(s)
	open := isOpen(s) // bar may have refused some
	whole := mayBeWhole(s) && r.agrees(s) && (r.Doubts == 0 && (open || len(s.Proposed) == 0 && doing(r.Lines) > 0 || r.tellsMore(s) || s.IfYes != nil && r.differs(s.IfYes, letter.TwoGoes)) || open && r.namesAll(s))
	if !whole && !open || len(r.Lines) == 0 {
		return
	}
	if !r.isWritten(letter, scribe) {
		return
	}
	sheet := r.joined(s)
	if whole {
		sheet = r.whole(s)
	}
	if s.IfYes != nil && sheet.Canonical() == s.IfYes.Canonical() {
		return
	}
	r.keep(&sheet)
	s.IfYes = &sheet
	for i := range s.Proposed {
		if list := r.writtenAs(s.Proposed[i].Line); len(list) > 0 {
			s.Proposed[i].Lines = list
		}
	}
	r.proposeRefused(s)
	r.proposeRest(s, orders.Unexplained)
	if len(s.Proposed) == 0 {
		s.IfYes = nil
	}
}

// bar takes cards that are listed as not wanted out of what a yes would buy.
func (o *offer) bar(s *orders.Sheet) {
	if o.Barred == 0 || s.IfYes == nil {
		return
	}
	wanted := func(all []orders.Line) []orders.Line {
		return slices.DeleteFunc(slices.Clone(all), func(l orders.Line) bool {
			return l.Order.Verb == orders.Buy && !isFiled(s.Lines, &l) && engine.CardsOf(l.Order.Cards...)&o.Barred != 0
		})
	}
	s.Proposed = slices.DeleteFunc(slices.Clone(s.Proposed), func(p orders.Proposal) bool {
		left := wanted(p.Lines)
		if len(left) == len(p.Lines) {
			return false
		}
		s.Refused = append(s.Refused, orders.Refused{Line: p.Line, Why: orders.Unclear, Word: p.Line})
		return true
	})
	yes := *s.IfYes
	if yes.Lines = wanted(yes.Lines); len(yes.Lines) == len(s.IfYes.Lines) {
		return
	}
	if s.IfYes = &yes; len(yes.Lines) == len(s.Lines) {
		s.IfYes = nil // nothing else is left of it
	}
}

// cameToNothing tells a sheet of a letter of which nothing was understood, and nothing asked about.
func cameToNothing(s *orders.Sheet) bool {
	return s.Empty() && s.IfYes == nil && !s.Clear && len(s.Proposed)+len(s.Refused) == 0
}

// mayBeWhole tells a sheet that is new, and of which nothing is asked about that could be read but would
// do nothing.
func mayBeWhole(s *orders.Sheet) bool {
	return !s.Amends && !slices.ContainsFunc(s.Proposed, func(p orders.Proposal) bool { return p.Why == orders.Futile })
}

// isOpen tells a sheet of which so much was left open that the sentences alone do not tell what a yes
// should file.
func isOpen(s *orders.Sheet) bool {
	switch open := len(s.Proposed); {
	case s.Amends, slices.ContainsFunc(s.Proposed, func(p orders.Proposal) bool { return p.Why == orders.Futile }):
		return false
	case slices.ContainsFunc(s.Refused, isUnclear):
		return true
	default:
		return open > 1 || open == 1 && s.IfYes == nil
	}
}

// An offer is what a letter comes to by its sense, as it is proposed.
type offer struct {
	sense.Reading
	me engine.Seat // whose letter it is
}

// keep leaves in the reading what is in a sheet: only that is shown.
func (o *offer) keep(s *orders.Sheet) {
	var kept offer
	for i := range o.Lines {
		if slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return isSame(&l, &o.Lines[i]) }) {
			kept.Lines, kept.Written = append(kept.Lines, o.Lines[i]), append(kept.Written, o.Written[i])
		}
	}
	*o = kept
}

// writtenAs are the orders of a sentence.
func (o *offer) writtenAs(sentence string) (list []orders.Line) {
	for i := range o.Lines {
		if strings.Contains(sentence, o.Written[i]) || strings.Contains(o.Written[i], sentence) {
			list = append(list, o.Lines[i])
		}
	}
	return list
}

// proposeRefused proposes sentences that were not understood.
func (o *offer) proposeRefused(s *orders.Sheet) {
	s.Refused = slices.DeleteFunc(s.Refused, func(refused orders.Refused) bool {
		list := o.writtenAs(refused.Line)
		if !isUnclear(refused) || len(list) == 0 {
			return false
		}
		if one := (orders.Proposal{Line: refused.Line, Why: orders.Unexplained, Lines: list}); !proposes(s, refused.Line) {
			if refused.Word != "" && refused.Word != refused.Line {
				one.Words = []string{refused.Word}
			}
			s.Proposed = append(s.Proposed, one)
		}
		return true
	})
}

// proposeRest proposes what was passed over, and is neither filed nor proposed.
func (o *offer) proposeRest(s *orders.Sheet, why orders.Doubt) {
	for i := range o.Lines {
		if !isFiled(s.Lines, &o.Lines[i]) && !proposes(s, o.Written[i]) {
			s.Proposed = append(s.Proposed, orders.Proposal{Line: o.Written[i], Why: why, Lines: o.writtenAs(o.Written[i])})
		}
	}
}

// isSame tells two orders, as they are written, for the same goes.
func isSame(a, b *orders.Line) bool { return a.Scope == b.Scope && a.String() == b.String() }

// isFiled tells an order that is filed, alone or in a list.
func isFiled(all []orders.Line, line *orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool {
		return isSame(&l, line) || l.Scope == line.Scope && l.Order.Verb == orders.Buy && line.Order.Verb == orders.Buy && !line.Order.Nothing && slices.Equal(l.If, line.If) &&
			!slices.ContainsFunc(line.Order.Cards, func(c engine.Card) bool { return !slices.Contains(l.Order.Cards, c) })
	})
}

// joined is the reading with what was filed of tools, and what only the sentences tell.
func (o *offer) joined(s *orders.Sheet) orders.Sheet {
	yes := s.Lines
	if s.IfYes != nil {
		yes = s.IfYes.Lines
	}
	var all sense.Reading
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		filed, list := ofVerb(s.Lines, verb), ofVerb(o.Lines, verb)
		switch {
		case len(list) == 0, verb == orders.Buy && loses(filed, list):
			list = ofVerb(yes, verb)
		case verb != orders.Buy && len(filed) > 0:
			list = beside(ofVerb(yes, verb), list)
		}
		all.Lines = append(all.Lines, list...)
	}
	return sheetOf(&all, s)
}

// sheetOf is the sheet of a reading, with the headings that another has.
func sheetOf(all *sense.Reading, s *orders.Sheet) orders.Sheet {
	sheet := all.Sheet()
	sheet.HasExtra, sheet.HasStanding = sheet.HasExtra || s.HasExtra, sheet.HasStanding || s.HasStanding
	return sheet
}

// beside puts to orders those that are for goes of which they say nothing.
func beside(known, list []orders.Line) []orders.Line {
	n := len(known)
	for i := range list {
		if !slices.ContainsFunc(known[:n], func(l orders.Line) bool {
			return l.Scope == list[i].Scope || l.Scope == orders.EveryGo || list[i].Scope == orders.EveryGo
		}) {
			known = append(known, list[i])
		}
	}
	return known
}

// ofVerb are the lines of a verb.
func ofVerb(all []orders.Line, verb orders.Verb) (list []orders.Line) {
	for i := range all {
		if all[i].Order.Verb == verb {
			list = append(list, all[i])
		}
	}
	return list
}

// loses tells whether a card that is filed is among no candidates of a reading for the same goes, or a
// condition on which nothing is bought is gone.
func loses(filed, list []orders.Line) bool {
	return slices.ContainsFunc(filed, func(l orders.Line) bool {
		if len(l.Order.Cards) == 0 && len(l.If) > 0 {
			return !slices.ContainsFunc(list, func(other orders.Line) bool { return isSame(&l, &other) })
		}
		return slices.ContainsFunc(l.Order.Cards, func(c engine.Card) bool {
			return !slices.ContainsFunc(list, func(other orders.Line) bool {
				return other.Scope == l.Scope && slices.Contains(other.Order.Cards, c)
			})
		})
	})
}

// isUnclear tells what was refused because nobody knew what it says.
func isUnclear(refused orders.Refused) bool { return refused.Why == orders.Unclear }

// proposes tells whether a sentence is proposed.
func proposes(s *orders.Sheet, line string) bool {
	return slices.ContainsFunc(s.Proposed, func(p orders.Proposal) bool {
		return strings.Contains(p.Line, line) || strings.Contains(line, p.Line)
	})
}
