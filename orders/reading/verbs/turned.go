package verbs

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
				if set, can := narrowed(set, c.Negated()); can {
					longer = append(longer, set)
				}
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

// narrowed are conditions with one more, which takes the place of one on the same coins that
// says less; false when both cannot hold.
func narrowed(set []orders.Condition, c orders.Condition) ([]orders.Condition, bool) {
	set = slices.Clone(set)
	low, high, ok := coinsBetween(c)
	for i, other := range set {
		from, to, both := coinsBetween(other)
		if !ok || !both || other.Who != c.Who {
			continue
		}
		switch {
		case max(low, from) > min(high, to):
			return nil, false
		case from <= low && high <= to:
			set[i] = c
			return set, true
		case low <= from && to <= high:
			return set, true
		}
	}
	return append(set, c), true
}

// coinsBetween are the numbers of coins of which a condition holds; false for another kind.
func coinsBetween(c orders.Condition) (low, high int, ok bool) {
	if c.Kind != orders.Coins || c.Not {
		return 0, 0, false
	}
	low, high = c.Between()
	return low, high, true
}
