package orders

import (
	"slices"

	"machipost/engine"
)

// A Spelling is a name that was read in another spelling than the rules'.
type Spelling struct {
	Written string
	Card    engine.Card
}

// TellSpelling tells once of each name that was read in another spelling.
func (s *Sheet) TellSpelling(all ...Spelling) {
	for _, one := range all {
		if !slices.Contains(s.Spelled, one) {
			s.Spelled = append(s.Spelled, one)
		}
	}
}

// TellMisspelt tells of misspelt names of cards, but only of those that are in the sheet, or that a yes would
// file: what stands in talk is nobody's order.
func (s *Sheet) TellMisspelt(all []Spelling) {
	named := func(lines []Line, card engine.Card) bool {
		return slices.ContainsFunc(lines, func(l Line) bool { return l.Names(card) })
	}
	for _, one := range all {
		if named(s.Lines, one.Card) || s.IfYes != nil && named(s.IfYes.Lines, one.Card) {
			s.TellSpelling(one)
		}
	}
}
