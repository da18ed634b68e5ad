package exact

import (
	"machipost/engine/names"
	"machipost/orders"
)

// A sense is what the words behind a verb make.
type sense struct {
	order    orders.Order
	ok       bool // order can be obeyed, if only in part
	bare     bool // `buy:`, its candidates are in the lines below
	needsIf  bool // an order with conditions only: `reroll if …`
	refused  []orders.Refused
	warnings []orders.Warning
}

func refuse(why orders.Reason, word string) *orders.Refused {
	return &orders.Refused{Why: why, Word: word}
}

func refused(r *orders.Refused) sense { return sense{refused: []orders.Refused{*r}} }

func understood(order orders.Order) sense { return sense{order: order, ok: true} }

// A Finding is what a line makes: an order and its conditions.
type Finding struct {
	Line     orders.Line
	OK       bool // Line can be obeyed, if only in part
	Bare     bool // `buy:`, its candidates are in the lines below
	Refused  []orders.Refused
	Warnings []orders.Warning
}

// Whole tells whether all of the line was read.
func (f Finding) Whole() bool { return f.OK && !f.Bare && len(f.Refused) == 0 }

func notFound(r *orders.Refused) Finding { return Finding{Refused: []orders.Refused{*r}} }

// An orderer reads orders. It builds on the asker, for their conditions.
type orderer struct{ asker }

// order reads a line that begins with a verb, or with `if` or `unless`.
func (r *orderer) order(w words) Finding {
	if isIf(w) {
		return r.prefixed(w)
	}
	row, args := r.verbAt(w)
	return r.suffixed(row, args)
}

// prefixed reads `if CONDITIONS: ORDER`.
func (r *orderer) prefixed(w words) Finding {
	colon := w.Index(":")
	if colon < 0 {
		return notFound(refuse(orders.NoColon, ""))
	}
	body := w[colon+1:]
	row, args := r.verbAt(body)
	switch {
	case len(body) == 0:
		return notFound(refuse(orders.NoOrder, ""))
	case isIf(body):
		return notFound(refuse(orders.TwoIfs, ""))
	case row == nil:
		return notFound(refuse(orders.NotAnOrder, body.String()))
	}
	conditions, refused := r.readConditions(w[:colon])
	if refused != nil {
		return notFound(refused)
	}
	return r.combine(row, args, conditions)
}

// suffixed reads `ORDER`, `ORDER if CONDITIONS` and `ORDER unless CONDITION`. A
// player's name may hold an `if`, and `reroll unless 7` speaks of totals, so the
// first place that makes sense counts.
func (r *orderer) suffixed(row *orders.VerbRow, args words) Finding {
	at := args.Index("if", "unless")
	if at < 0 || row.Verb == orders.Reroll || row.Verb == orders.Harbour {
		whole := r.combine(row, args, nil)
		if at < 0 || whole.OK {
			return whole
		}
	}
	first := r.splitAt(row, args, at)
	best := first
	for tries := 0; !best.OK && tries < maxTries; tries++ {
		next := args[at+1:].Index("if", "unless")
		if next < 0 {
			break
		}
		at += 1 + next
		best = r.splitAt(row, args, at)
	}
	if best.OK || best.Bare {
		return best
	}
	if whole := r.combine(row, args, nil); whole.OK && row.Verb == orders.TV {
		return whole
	}
	return first
}

// Bounds on looking for a place at which a line makes sense: more words of that
// kind no name and no honest line has.
const (
	maxTries = 4  // places to cut a line at
	maxName  = 16 // words of a name
)

func (r *orderer) splitAt(row *orders.VerbRow, args words, at int) Finding {
	conditions, refused := r.readConditions(args[at:])
	if refused != nil {
		return notFound(refused)
	}
	return r.combine(row, args[:at], conditions)
}

// combine reads an order and puts conditions before it.
func (r *orderer) combine(row *orders.VerbRow, args words, conditions []orders.Condition) Finding {
	if len(conditions) > 0 && isIfWithin(row, args) {
		return notFound(refuse(orders.TwoIfs, ""))
	}
	read := arguments[row.Verb](r, args)
	for i := range read.refused {
		addForms(&read.refused[i], row)
	}
	f := Finding{orders.Line{If: conditions, Order: read.order}, read.ok, read.bare, read.refused, read.warnings}
	f.Line.Order.Verb = row.Verb
	if read.needsIf && len(conditions) == 0 {
		return notFound(&orders.Refused{Why: orders.NothingNamed, Verb: row.Verb, Closest: row.Forms[names.English]})
	}
	if row.Verb == orders.Roll && asksDice(conditions) {
		return notFound(refuse(orders.BeforeDice, ""))
	}
	return f
}

// addForms shows how the order is written, where that is what is at fault.
func addForms(refused *orders.Refused, row *orders.VerbRow) {
	switch refused.Why {
	case orders.NothingNamed, orders.SwapWithoutFor, orders.SwapWithoutOf, orders.MoveWithoutTo, orders.NoNumbers:
		refused.Verb, refused.Closest = row.Verb, row.Forms[names.English]
	}
}

// isIfWithin tells an order that has conditions of its own, which other
// conditions may not stand before.
func isIfWithin(row *orders.VerbRow, args words) bool {
	at := args.Index("if", "unless")
	if at == 0 && args[0].Low == "unless" && (row.Verb == orders.Reroll || row.Verb == orders.Harbour) {
		_, bad := readTotals(args[1:])
		return bad != nil
	}
	return at >= 0 && row.Verb != orders.TV
}
