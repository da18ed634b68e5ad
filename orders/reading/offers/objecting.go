package offers

import (
	"slices"
	"strings"

	"machipost/engine"
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
	o := offer{sense.Read(letter, rows), letter.Me}
	if o.Doubts > 0 || !o.contradicts(s) && !o.differs(s, letter.TwoGoes) || !o.isWritten(letter, d.Scribe) {
		return
	}
	sheet, filed, stands := o.besides(d), s.Lines, s.HasStanding
	withheld := o.withhold(d, &sheet)
	o.keep(&sheet)
	o.proposeRest(s, orders.TwoWays)
	for _, line := range withheld {
		if !proposes(s, line) && isWrittenIn(rows, line) {
			s.Refused = append(s.Refused, orders.Refused{Line: line, Why: orders.Unclear, Word: line})
		}
	}
	switch {
	case len(s.Proposed) > 0:
		s.IfYes = &sheet
	case len(s.Refused) == 0:
		s.Lines, s.HasStanding = filed, stands // there is nothing to ask about
	}
}

// isWrittenIn tells whether a sentence stands in a row as it is, and was not made of one.
func isWrittenIn(rows []lines.Row, sentence string) bool {
	return slices.ContainsFunc(rows, func(r lines.Row) bool { return strings.Contains(r.Text, sentence) })
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

// contradicts tells whether the reading has all that is filed, and says something of a kind of which nothing is:
// orders for turns without a letter or for an extra go, or for this turn, of another tool, on a condition. Nor may a
// card be filed of which it only asks whether somebody has it.
func (o *offer) contradicts(s *orders.Sheet) bool {
	if len(s.Lines) > 0 && cardsOf(s.Lines)&^cardsOf(o.Lines)&^asked(o.Lines) != 0 {
		return false
	}
	more := len(s.Lines) > 0 && isFor(o.Lines, orders.Standing) && (!s.HasStanding || !isForTurn(s.Lines) && isForTurn(o.Lines)) ||
		isFor(o.Lines, orders.ExtraGo) && !isFor(s.Lines, orders.ExtraGo) && !isFor(s.Lines, orders.Go2) && !asksFor(s.Lines, orders.Doubles) ||
		asksFor(ofVerb(s.Lines, orders.Buy), orders.Has) && cardsOf(s.Lines)&asked(o.Lines)&^cardsOf(o.Lines) != 0 || o.parts(s)
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		filed, read := ofVerb(s.Lines, verb), ofVerb(o.Lines, verb)
		switch n := doing(filed); {
		case n > 0 && doing(read) == 0:
			return false // it does not know what the sentences know
		case len(filed) == 0 && doing(read) > 0, !isHeld(filed) && (slices.ContainsFunc(read, o.isHeldByCoins) || verb == orders.Buy && asksFor(read, orders.Rolled)):
			more = true // a tool acts at its total anyway
		case verb != orders.Buy && !isHeld(filed) && len(filed) > 1 && inTwoCases(read):
			more = true
		}
	}
	return more
}

// inTwoCases tells orders of which one stands on a condition, and the next on its contrary.
func inTwoCases(all []orders.Line) bool {
	for i := 1; i < len(all); i++ {
		if orders.Opposite(all[i-1].If, all[i].If) {
			return true
		}
	}
	return false
}

// parts tells whether a card is filed at totals at which the reading does not buy it, but at others; or on no
// condition, where the reading names totals, or the condition of another card that is filed.
func (o *offer) parts(s *orders.Sheet) bool {
	all, known := candidates(s.Lines), candidates(o.Lines)
	return slices.ContainsFunc(all, func(filed candidate) bool {
		if filed.card == engine.NoCard || len(filed.when) > 0 && !filed.isThrown() {
			return false
		}
		read := slices.DeleteFunc(slices.Clone(known), func(c candidate) bool { return c.card != filed.card })
		return len(read) > 0 && !slices.ContainsFunc(read, func(c candidate) bool {
			switch {
			case len(filed.when) > 0:
				return !c.isThrown() || c.when[0].Holding()&filed.when[0].Holding() != 0
			case c.isThrown():
				return c.when[0].Not
			}
			return len(c.when) != 1 || !slices.ContainsFunc(all, func(other candidate) bool { return slices.Equal(other.when, c.when) })
		})
	})
}

// isThrown tells a candidate at some totals, and on no other condition.
func (c *candidate) isThrown() bool { return len(c.when) == 1 && c.when[0].Kind == orders.Rolled }

// isHeld tells whether an order stands on a condition.
func isHeld(all []orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return len(l.If) > 0 })
}

// isHeldByCoins tells an order that stands on somebody's coins, and not only below what costs more.
func (o *offer) isHeldByCoins(l orders.Line) bool {
	return slices.ContainsFunc(l.If, func(c orders.Condition) bool {
		return c.Kind == orders.Coins && !(l.Order.Verb == orders.Buy && c.Who == o.me && (c.Compare == orders.Under || c.Compare == orders.AtMost))
	})
}

// asksFor tells whether an order stands on a condition of a kind.
func asksFor(all []orders.Line, kind orders.ConditionKind) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool {
		return slices.ContainsFunc(l.If, func(c orders.Condition) bool { return c.Kind == kind })
	})
}

// asked are the cards of which conditions ask whether somebody has them.
func asked(all []orders.Line) (set engine.Cards) {
	for i := range all {
		for _, c := range all[i].If {
			if c.Kind == orders.Has {
				set |= engine.CardsOf(c.Card)
			}
		}
	}
	return set
}

// isFor tells whether orders are for a go.
func isFor(all []orders.Line, scope orders.Scope) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return l.Scope == scope })
}

// isForTurn tells whether orders are for goes of this turn.
func isForTurn(all []orders.Line) bool {
	return slices.ContainsFunc(all, func(l orders.Line) bool { return l.Scope != orders.Standing })
}

// besides is the reading, and what is filed of tools of which it says nothing, by sentences of which it says
// nothing else.
func (o *offer) besides(d *drafts.Draft) orders.Sheet {
	var all sense.Reading
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		list := ofVerb(o.Lines, verb)
		if len(list) == 0 {
			list = slices.DeleteFunc(ofVerb(d.Sheet.Lines, verb), func(l orders.Line) bool {
				return slices.ContainsFunc(d.Entries, func(e drafts.Entry) bool {
					return isFiled([]orders.Line{e.Line}, &l) && len(o.writtenAs(e.Written)) > 0
				})
			})
		}
		all.Lines = append(all.Lines, list...)
	}
	return sheetOf(&all, &d.Sheet)
}

// withhold takes lines of the letter out of a sheet of which an order is not in another one, and returns their
// sentences.
func (o *offer) withhold(d *drafts.Draft, sheet *orders.Sheet) (sentences []string) {
	s := &d.Sheet
	var numbers []int
	isWithheld := func(e *drafts.Entry) bool { return !e.Exact && slices.Contains(numbers, e.Number) }
	for i := range d.Entries {
		if e := &d.Entries[i]; !e.Exact && !e.Gone && !e.Replaced && !isFiled(sheet.Lines, &e.Line) {
			numbers = append(numbers, e.Number)
			if !slices.Contains(sentences, e.Written) {
				sentences = append(sentences, e.Written)
			}
		}
	}
	s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l orders.Line) bool {
		withheld := false
		for i := range d.Entries {
			if e := &d.Entries[i]; isFiled([]orders.Line{e.Line}, &l) {
				if !isWithheld(e) {
					return false // it stands elsewhere, too
				}
				withheld = true
			}
		}
		return withheld
	})
	s.HasStanding = s.HasStanding && isFor(s.Lines, orders.Standing)
	return sentences
}
