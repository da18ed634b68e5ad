package tables

import (
	"regexp"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/grids"
	"machipost/orders/reading/lines"
)

// inside are numbers that count the candidates of one cell: `1. Mine  2. Forest`.
var inside = regexp.MustCompile(`(^|\s+)[1-9][.)]\s+`)

// byTriples reads rows of which each says for which goes it is, what is done, and how, without heads: `Go 1  buy
// Mine`, `Dice  both goes  two`.
func byTriples(r tabler, g *grids.Grid) (made []lines.Row) {
	for i, one := range g.Rows {
		if len(one) < 3 {
			return nil
		}
		scope, head := r.goOf(one[0]), r.verbOf(one[1])
		if scope == "" {
			scope, head = r.goOf(one[1]), r.verbOf(one[0])
		}
		if scope == "" || head == nil || head.kind != verbal {
			if i < 2 {
				return nil
			}
			g.Next = g.Places[i]
			break
		}
		text := strings.Join(one[2:], " ")
		if head.verb == orders.Buy {
			text = strings.TrimLeft(inside.ReplaceAllString(text, ", "), ", ")
		}
		if text = cellText(head.verb.String()+": ", text); text != "" {
			made = append(made, r.cell(scope), r.cell(text))
		}
	}
	if len(g.Rows) < 2 || len(made) < 4 {
		return nil
	}
	return append(made, r.Row(orders.EveryGo.String()))
}
