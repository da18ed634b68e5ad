package tables

import (
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// Heads of a table of changes: what was, and what is to be.
var (
	oldHeads = marks.Lows("was", "old", "from", "before", "previous", "previously", "current", "currently", "actual", "original", "originally", "out", "sent", "wrong", "existing", "change")
	newHeads = marks.Lows("now", "new", "to", "after", "is", "expected", "in", "revised", "corrected", "correct", "changed", "into", "right", "be")
)

// byChanges reads a table of what was and what is to be, of who has orders on file.
func (r tabler) byChanges(g *grid) (made []lines.Row) {
	if !r.OnFile || g.ragged || len(g.rows) < 2 {
		return nil
	}
	before, after := -1, -1
	for i, head := range g.rows[0] {
		switch t := headTokens(head); {
		case len(t) == 0 && i == 0, len(t) == 1 && (rankHeads[t[0].Low] || labelHeads[t[0].Low]) && i == 0:
		case allIn(t, oldHeads) && before < 0 && after < 0:
			before = i
		case allIn(t, newHeads) && before >= 0 && after < 0:
			after = i
		default:
			return nil
		}
	}
	if before < 0 || after < 0 {
		return nil
	}
	for _, one := range g.rows[1:] {
		if before > 0 && placeOf(one[0]) == 0 && one[0] != "" {
			scope, verb := r.goOf(one[0]), r.verbOf(one[0])
			switch {
			case scope != "":
				made = append(made, r.cell("in "+scope+" change "+one[before]+" to "+one[after]))
				continue
			case verb == nil:
				return nil
			case verb.verb != 0:
				made = append(made, r.cell("also: "+verb.verb.String()+": "+one[after]))
				continue
			}
		}
		if isAbsent(marks.Tokens(one[before])) || isAbsent(marks.Tokens(one[after])) {
			return nil
		}
		made = append(made, r.cell("change "+one[before]+" to "+one[after]))
	}
	return made
}

func allIn(t []marks.Token, heads map[string]bool) bool {
	for i := range t {
		if !heads[t[i].Low] && !t[i].Is("my", "the", "order", "orders", "it", "should", "on", "file", "i", "have", "want", "value") {
			return false
		}
	}
	return len(t) > 0 && (len(t) > 1 || heads[t[0].Low])
}
