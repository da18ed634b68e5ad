package lines

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/marks"
)

// byTotals reads a table of totals and what to do with them, below its heads or without
// any.
func (r tabler) byTotals(lines []Row, at int) (made []Row, next int) {
	next = at
	if one := lines[at].cells; len(one) == 2 && r.headsTotals(one[0]) {
		next++
	}
	some := 0
	for ; next < len(lines); next++ {
		if isRule(lines[next].raw) {
			continue
		}
		one := lines[next].cells
		if len(one) != 2 {
			break
		}
		totals := totalsIn(one[0])
		doing := marks.Tokens(one[1])
		verb := r.verbOf(one[1])
		switch {
		case totals == "":
			return nil, at
		case len(doing) == 1 && doing[0].Is("keep", "stay", "stand", "nothing", "-"):
		case verb != nil && (verb.verb == orders.Reroll || verb.verb == orders.Harbour):
			made = append(made, r.cell(verb.verb.String()+" "+totals))
		default:
			return nil, at
		}
		some++
	}
	if some < 2 || made == nil {
		return nil, at
	}
	return made, next
}

// headsTotals tells the head of a column of totals.
func (r tabler) headsTotals(cell string) bool {
	for _, t := range marks.Tokens(cell) {
		if t.Is("total", "totals", "roll", "rolled", "dice", "sum", "suma", "tirada", "summe", "wurf", "somme", "jet") {
			return true
		}
	}
	return false
}

// totalsIn are the totals of a cell as the language has them: `2 3 4`, `2-5`, `10+`; "" for
// none.
func totalsIn(cell string) string {
	var totals []string
	ranged := false
	for _, t := range marks.Tokens(cell) {
		switch {
		case t.Number > 0 && t.Number <= orders.MaxTotal:
			totals = append(totals, t.Raw)
		case t.Is("-", "+", ",") && len(totals) > 0:
			ranged = true
		default:
			return ""
		}
	}
	if ranged {
		return cell
	}
	return strings.Join(totals, ", ")
}
