package verbs

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
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

// Past are the conditions of the totals above, or below, all of those on which the order before hangs, where an
// otherwise names a side: `if I roll 4 to 6: Mine. If I roll more: Cafe`; nil for any other.
func Past(otherwise []marks.Token, chain [][]orders.Condition) []orders.Condition {
	n := len(chain)
	if n == 0 || len(chain[n-1]) != 1 || chain[n-1][0].Kind != orders.Rolled {
		return nil
	}
	c := orders.Condition{Kind: orders.Rolled}
	switch least, most := chain[n-1][0].Holding().Ends(); {
	case marks.Says(otherwise, "more", "higher", "above", "over"):
		c.Totals = orders.AllTotals &^ (1<<(most+1) - 1)
	case marks.Says(otherwise, "less", "fewer", "lower", "under", "below"):
		c.Totals = orders.AllTotals & (1<<least - 1)
	}
	if c.Totals == 0 {
		return nil
	}
	return []orders.Condition{c}
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
