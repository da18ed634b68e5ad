package reading

import (
	"strconv"
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/wording"
)

// A heading is a line, or the beginning of one, that tells which goes or which
// turn the lines below are for.
type heading struct {
	kind   headingKind
	scope  orders.Scope
	number int   // of the go or the turn
	rest   words // the order on the same line
}

type headingKind uint8

const (
	scopeHeading headingKind = iota
	goHeading                // `go N`
	turnHeading              // `turn N`
)

// readHeading reads a heading. Without a colon behind it, it is one only when
// nothing or an order follows: "Go 1 was a disaster" is prose.
func (r *known) readHeading(w words) (heading, bool) {
	h, length := headingAt(w)
	if length == 0 {
		return h, false
	}
	h.rest = w[length:]
	if h.rest.Begin(":") || h.rest.Begin("-") {
		h.rest = h.rest[1:]
		return h, true
	}
	isNone := h.scope == orders.Standing && (h.rest.Is("none") || h.rest.Is("nothing"))
	return h, len(h.rest) == 0 || isNone || r.beginsVerb(h.rest)
}

// headingAt returns the heading that the line begins with, and how many words it
// has: none if there is none.
func headingAt(w words) (heading, int) {
	switch {
	case w.Begin("standing"):
		return heading{scope: orders.Standing}, 1
	case w.Begin("extra", "go"):
		return heading{scope: orders.ExtraGo}, 2
	case w.Begin("every", "go"):
		return heading{scope: orders.EveryGo}, 2
	case len(w) == 0:
		return heading{}, 0
	}
	text, length := w[0].Low, 1 // `go1`
	if len(w) > 1 && (text == "go" || text == "turn") {
		text, length = text+w[1].Low, 2
	}
	if n, ok := numberBehind("go", text); ok {
		return heading{kind: goHeading, scope: goScope(n), number: n}, length
	}
	if n, ok := numberBehind("turn", text); ok {
		return heading{kind: turnHeading, scope: orders.EveryGo, number: n}, length
	}
	return heading{}, 0
}

func numberBehind(name, text string) (int, bool) {
	digits, ok := strings.CutPrefix(text, name)
	if !ok {
		return 0, false
	}
	return wording.Number(digits)
}

// alone returns a heading that has its line for itself without what people put
// behind it: `go 1)`, `go 1,`. Other lines are returned as they are.
func alone(w words) words {
	bare := w
	for bare.End(",") || bare.End(":") || bare.End(")") {
		bare = bare[:len(bare)-1]
	}
	bare = bare.Unbracketed()
	if _, length := headingAt(bare); length > 0 && length == len(bare) {
		return bare
	}
	return w
}

// goScope is the scope of `go N`; that of a go which nobody has is never used.
func goScope(n int) orders.Scope {
	if n == 2 {
		return orders.Go2
	}
	return orders.Go1
}

// exists tells whether there can be such a go.
func (h heading) exists() bool { return h.kind != goHeading || h.number == 1 || h.number == 2 }

// String is the heading, as a player writes it.
func (h heading) String() string {
	if h.kind == turnHeading {
		return "turn " + strconv.Itoa(h.number)
	}
	return h.scope.String()
}

// open makes the heading that of the lines below, and returns the order on its
// own line that is left to be read.
func (r *reader) open(h heading) words {
	r.near = nil
	if r.lost {
		r.refuse(*r.below)
	} else {
		r.below = nil
		r.enter(h)
	}
	switch {
	case r.below != nil:
		r.skip(h.rest)
		return nil
	case r.scope == orders.Standing && isNothing(h.rest):
		r.cleared = true
		return nil
	}
	return h.rest
}

// enter makes the heading that of the lines below, or refuses it.
func (r *reader) enter(h heading) {
	switch {
	case r.onlyStanding && (h.kind != scopeHeading || h.scope != orders.Standing):
		r.bar(orders.Refused{Why: orders.OnlyStanding}, orders.OnlyStanding)
	case h.kind == turnHeading:
		r.openTurn(h.number)
	case !h.exists():
		r.bar(orders.Refused{Why: orders.NoSuchGo, Number: h.number, Closest: []string{orders.Go1.String(), orders.Go2.String()}}, orders.BelowNoGo)
	default:
		r.openScope(h)
	}
}

func (r *reader) openScope(h heading) {
	r.scope = h.scope
	switch h.scope {
	case orders.ExtraGo:
		r.sheet.HasExtra = true
	case orders.Standing:
		r.stands = true
	}
}

// openTurn makes the whole sheet one for that turn.
func (r *reader) openTurn(turn int) {
	switch {
	case turn < r.table.Turn || turn < 1:
		r.bar(orders.Refused{Why: orders.TurnOver, Number: turn}, orders.BelowOver)
		r.lost = true
	case r.sheet.Turn > 0 && r.sheet.Turn != turn:
		r.bar(orders.Refused{Why: orders.SecondTurn, Number: turn}, orders.BelowSecond)
		r.lost = true
	default:
		r.sheet.Turn, r.scope = turn, orders.EveryGo
	}
}

// bar refuses a heading, and with it the lines below.
func (r *reader) bar(refused orders.Refused, below orders.Reason) {
	r.refuse(refused)
	r.below = &orders.Refused{Why: below, Number: refused.Number}
}

// beginsOrder tells whether a line begins with a word of the language.
func (r *known) beginsOrder(w words) bool {
	_, ok := r.readHeading(w)
	return ok || r.beginsVerb(w)
}

// startsAnew tells whether a line, where a list of cards could go on, is an
// order or a heading of its own. A card whose name does for a verb (`Radio
// Tower`) is one only where what follows makes it an order.
func (r *orderer) startsAnew(w words) bool {
	if _, ok := r.readHeading(w); ok {
		return true
	}
	switch {
	case !r.beginsVerb(w) || names.Find(w.Lower(), r.game).Verdict == names.Known:
		return false
	case isIf(w) || names.Find(w[0].Low, r.game).Verdict == names.Unknown:
		return true
	}
	if at := w.Index(":"); at > 0 && at < len(w)-1 {
		return true
	}
	return r.order(w).ok
}
