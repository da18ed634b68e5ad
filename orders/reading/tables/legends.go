package tables

import (
	"regexp"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/lines"
)

// This file takes away what only says how a table or a list is to be read, and what numbers its first
// item beside the name of the list.

// firstItem is the name of a list with its first item beside it, secondItem the next one below, and
// inLine one in the same line.
var (
	firstItem  = regexp.MustCompile(`^(\s*(?:[-*•]\s+)?[\pL][\pL'’ /+-]*?\s*[:.]+\s+)(1[.)]\s+)(\S.*)$`)
	secondItem = regexp.MustCompile(`^\s*2[.)]\s+\S`)
	inLine     = regexp.MustCompile(`\s2[.)]\s`)
)

// unnumbered takes the number off an item that stands beside the name of its list: `Buy:  1. Mine`
// above `2. Forest`. One beside another name stands below it, as the others do: `Not these: 1. Mine`.
func unnumbered(r tabler, rows []lines.Row) (list []lines.Row) {
	for i := range rows {
		var part []string
		if strings.Contains(rows[i].Text, "1") && !r.Spent() {
			part = firstItem.FindStringSubmatch(rows[i].Text)
		}
		if part == nil {
			list = append(list, rows[i])
			continue
		}
		name, second := strings.TrimSpace(part[1]), i+1 < len(rows) && secondItem.MatchString(rows[i+1].Text)
		switch head := r.verbOf(strings.TrimRight(name, " :.")); {
		case head != nil && head.verb == orders.Buy && !head.rest && second:
			one := r.Row(part[1] + part[3])
			one.Raw = rows[i].Raw
			list = append(list, one)
		case head == nil && strings.HasSuffix(name, ":") && !inLine.MatchString(part[3]):
			list = append(list, r.Row(name), r.Row(part[2]+part[3]))
		default:
			list = append(list, rows[i])
		}
	}
	return list
}
