package exact

import (
	"slices"

	"machipost/orders"
)

// MaxConditions is how many conditions a line has at most.
const MaxConditions = 5

// An asker reads conditions. It builds on what is known at the table.
type asker struct{ known }

// asksDice tells whether one of the conditions asks what was rolled.
func asksDice(conditions []orders.Condition) bool {
	return slices.ContainsFunc(conditions, func(c orders.Condition) bool { return c.Kind == orders.Rolled || c.Kind == orders.Doubles })
}

// readConditions reads `if CONDITION and CONDITION` or `unless CONDITION`.
func (r *asker) readConditions(w words) ([]orders.Condition, *orders.Refused) {
	unless := w[0].Low == "unless"
	w = w[1:].Trimmed()
	if len(w) == 0 {
		return nil, refuse(orders.NoCondition, "")
	}
	conditions, bad := r.readAll(cutAt(w, "and"), "and", r.readCondition)
	switch {
	case bad != nil:
		return nil, bad
	case len(conditions) > MaxConditions:
		return nil, &orders.Refused{Why: orders.TooManyConditions, Number: len(conditions)}
	case unless && len(conditions) > 1:
		return nil, refuse(orders.UnlessOne, "")
	case unless:
		conditions[0] = conditions[0].Negated()
	}
	return conditions, nil
}

// cutAt cuts words at each of that word, empty parts included.
func cutAt(w words, at string) []words {
	var parts []words
	for {
		next := w.Index(at)
		if next < 0 {
			return append(parts, w)
		}
		parts = append(parts, w[:next])
		w = w[next+1:]
	}
}

// Bounds on names that hold an `and`: "Fruit and Vegetable Market", "Bob and
// Carol".
const (
	maxParts  = 4 * MaxConditions // parts of a line of conditions
	maxJoined = 4                 // parts of one name
)

// readAll reads conditions from the parts between `and`s, whatever that is called. One
// `and` may belong to a name, so each condition takes as many parts as make sense, from
// the last to the first.
func (r *asker) readAll(parts []words, and string, read func(w words) (orders.Condition, *orders.Refused)) ([]orders.Condition, *orders.Refused) {
	if len(parts) > maxParts {
		return nil, &orders.Refused{Why: orders.TooManyConditions, Number: len(parts)}
	}
	tails := make([][]orders.Condition, len(parts)+1)
	tails[len(parts)] = []orders.Condition{}
	for i := len(parts) - 1; i >= 0; i-- {
		for n := min(maxJoined, len(parts)-i); n > 0 && tails[i] == nil; n-- {
			if tails[i+n] == nil {
				continue
			}
			if c, bad := read(joined(parts[i:i+n], and)); bad == nil {
				tails[i] = append([]orders.Condition{c}, tails[i+n]...)
			}
		}
	}
	if tails[0] != nil {
		return tails[0], nil
	}
	return nil, firstBad(parts, and, read)
}

// firstBad tells which condition of the line cannot be read.
func firstBad(parts []words, and string, read func(w words) (orders.Condition, *orders.Refused)) *orders.Refused {
	for _, part := range parts {
		if _, bad := read(part); bad != nil {
			return bad
		}
	}
	return refuse(orders.UnknownCondition, joined(parts, and).String())
}

// joined puts parts together again.
func joined(parts []words, and string) words {
	whole := slices.Clone(parts[0])
	for _, part := range parts[1:] {
		whole = append(append(whole, word{Low: and, Raw: and}), part...)
	}
	return whole
}

// readCondition reads one condition, `not` before it included.
func (r *asker) readCondition(w words) (orders.Condition, *orders.Refused) {
	not := false
	for w.Begin("not") {
		w, not = w[1:], !not
	}
	if len(w) == 0 {
		return orders.Condition{}, refuse(orders.NoCondition, "")
	}
	var first *orders.Refused
	for _, row := range conditionForms {
		c, ok, bad := askings[row.Kind](r, w)
		switch {
		case ok && not:
			return c.Negated(), nil
		case ok:
			return c, nil
		case first == nil:
			first = bad
		}
	}
	return orders.Condition{}, r.unknownCondition(w, first)
}

// unknownCondition tells what is wrong with a condition.
func (r *asker) unknownCondition(w words, bad *orders.Refused) *orders.Refused {
	switch {
	case w.Index("if", "unless") >= 0:
		return refuse(orders.TwoIfs, "")
	case r.areConditions(cutAt(w, "or")):
		return refuse(orders.OrBetween, w.String())
	case bad != nil && (bad.Why != orders.UnknownCard || bad.Word != ""):
		return bad
	}
	return refuse(orders.UnknownCondition, w.String())
}

// areConditions tells whether each part is a condition of its own.
func (r *asker) areConditions(parts []words) bool {
	if len(parts) < 2 || len(parts) > MaxConditions {
		return false
	}
	for _, part := range parts {
		if !slices.ContainsFunc(conditionForms[:], func(row orders.ConditionRow) bool {
			_, ok, _ := askings[row.Kind](r, part)
			return ok
		}) {
			return false
		}
	}
	return true
}
