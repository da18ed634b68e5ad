package drafts

import (
	"slices"

	"machipost/orders"
)

// Void tells that a yes would change nothing: what is proposed comes to what is filed, and names
// no card to be bought.
func Void(sheet *orders.Sheet) bool {
	yes := sheet.IfYes
	if yes == nil || len(sheet.Refused) > 0 || len(sheet.Lines) == 0 || yes.Turn != sheet.Turn || yes.HasExtra != sheet.HasExtra || yes.HasStanding != sheet.HasStanding {
		return false
	}
	for _, p := range sheet.Proposed {
		if len(p.Lines) == 0 || p.Why != orders.Unexplained && p.Why != orders.TwoWays || slices.ContainsFunc(p.Lines, func(l orders.Line) bool {
			return l.Order.Verb == orders.Buy && len(l.Order.Cards) > 0
		}) {
			return false
		}
	}
	return slices.EqualFunc(plainly(sheet.Lines), plainly(yes.Lines), func(a, b orders.Line) bool { return a.String() == b.String() })
}

// plainly are lines with the candidates of each go together, none twice, and without a nothing
// behind them, which says nothing more.
func plainly(all []orders.Line) (list []orders.Line) {
	for _, line := range all {
		o := line.Order
		at := slices.IndexFunc(list, func(other orders.Line) bool {
			return other.Scope == line.Scope && other.Order.Verb == o.Verb && len(other.If)+len(line.If) == 0
		})
		switch {
		case at >= 0 && o.Verb == orders.Buy && !o.Nothing && !list[at].Order.Nothing:
			cards := slices.Clone(list[at].Order.Cards)
			for _, card := range o.Cards {
				if !slices.Contains(cards, card) {
					cards = append(cards, card)
				}
			}
			list[at].Order.Cards = cards
		case at >= 0 && (o.Verb == orders.Buy && len(o.Cards) == 0 || o.Equal(list[at].Order)):
		default:
			list = append(list, line)
		}
	}
	slices.SortStableFunc(list, func(a, b orders.Line) int { return int(a.Order.Verb) - int(b.Order.Verb) })
	return list
}
