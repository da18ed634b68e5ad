package parts

import (
	"slices"

	"machipost/orders"
)

// Turned are the conditions that hold when none of the chain does: one list
// or, behind one of several conditions, one for each; nil when that cannot be said.
func Turned(chain [][]orders.Condition) [][]orders.Condition {
	sets := [][]orders.Condition{nil}
	for _, all := range chain {
		var longer [][]orders.Condition
		for _, set := range sets {
			for _, c := range all {
				longer = append(longer, append(slices.Clone(set), c.Negated()))
			}
		}
		sets = longer
		if len(sets) > maxTurned {
			return nil
		}
	}
	return sets
}

// maxTurned is how many lines an `otherwise` may become.
const maxTurned = 4
