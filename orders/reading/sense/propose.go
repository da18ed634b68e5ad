package sense

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/lines"
	"machipost/orders/wording"
)

// A Reading is what a letter comes to by its sense.
type Reading struct {
	Lines   []orders.Line // in the order in which they count
	Written []string      // the sentence of each, as written
	Doubts  int           // clauses of the game of which nothing became, and words that nobody knows
}

// Sheet is the sheet of a reading.
func (r *Reading) Sheet() orders.Sheet {
	s := orders.Sheet{Lines: r.Lines}
	for i := range r.Lines {
		s.HasExtra = s.HasExtra || r.Lines[i].Scope == orders.ExtraGo
		s.HasStanding = s.HasStanding || r.Lines[i].Scope == orders.Standing
	}
	return s
}

// Propose holds the sheet that was made sentence by sentence against what the rows of the letter
// come to by their sense. Where a sentence was not read a yes files that, if nothing is left over of
// it or the sentences came to no proposal; what was filed at once, and what only the sentences tell,
// stays in it. Nothing is filed here.
func Propose(s *orders.Sheet, letter *lines.Letter, rows []lines.Row, scribe orders.Scribe) {
	unclear := slices.ContainsFunc(s.Refused, isUnclear)
	futile := slices.ContainsFunc(s.Proposed, func(p orders.Proposal) bool { return p.Why == orders.Futile })
	if !unclear && (len(s.Proposed) == 0 || s.IfYes != nil) || futile || s.Amends {
		return
	}
	r := Read(letter, rows)
	if len(r.Lines) == 0 || s.IfYes != nil && r.Doubts > 0 {
		return
	}
	for i := range r.Lines {
		l := scribe.Write(r.Lines[i])
		if r.Lines[i] = l; l.Futile() || !letter.Exact.Line(letter.Exact.Plain(wording.Split(l.String()))).Whole() {
			return
		}
	}
	sheet := r.joined(s)
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
	r.proposeRest(s)
	if len(s.Proposed) == 0 {
		s.IfYes = nil
	}
}

// keep leaves in the reading what is in a sheet: only that is shown.
func (r *Reading) keep(s *orders.Sheet) {
	kept := Reading{Doubts: r.Doubts}
	for i := range r.Lines {
		if slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return isSame(&l, &r.Lines[i]) }) {
			kept.Lines, kept.Written = append(kept.Lines, r.Lines[i]), append(kept.Written, r.Written[i])
		}
	}
	*r = kept
}

// writtenAs are the orders of a sentence.
func (r *Reading) writtenAs(sentence string) (list []orders.Line) {
	for i := range r.Lines {
		if strings.Contains(sentence, r.Written[i]) || strings.Contains(r.Written[i], sentence) {
			list = append(list, r.Lines[i])
		}
	}
	return list
}

// proposeRefused proposes sentences that were not understood.
func (r *Reading) proposeRefused(s *orders.Sheet) {
	s.Refused = slices.DeleteFunc(s.Refused, func(refused orders.Refused) bool {
		list := r.writtenAs(refused.Line)
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
func (r *Reading) proposeRest(s *orders.Sheet) {
	for i := range r.Lines {
		if !isFiled(s.Lines, &r.Lines[i]) && !proposes(s, r.Written[i]) {
			s.Proposed = append(s.Proposed, orders.Proposal{Line: r.Written[i], Why: orders.Unexplained, Lines: r.writtenAs(r.Written[i])})
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
func (r *Reading) joined(s *orders.Sheet) orders.Sheet {
	yes := s.Lines
	if s.IfYes != nil {
		yes = s.IfYes.Lines
	}
	var all Reading
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		filed, list := ofVerb(s.Lines, verb), ofVerb(r.Lines, verb)
		switch {
		case len(list) == 0, verb == orders.Buy && loses(filed, list):
			list = ofVerb(yes, verb)
		case verb != orders.Buy && len(filed) > 0:
			list = beside(ofVerb(yes, verb), list)
		}
		all.Lines = append(all.Lines, list...)
	}
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

// loses tells whether a card that is filed is among no candidates of a reading for the same goes.
func loses(filed, list []orders.Line) bool {
	return slices.ContainsFunc(filed, func(l orders.Line) bool {
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
