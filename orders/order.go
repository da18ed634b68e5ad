package orders

// A reading is what the words behind a verb make.
type reading struct {
	order    Order
	ok       bool // order can be obeyed, if only in part
	bare     bool // `buy:`, its candidates are in the lines below
	needsIf  bool // an order with conditions only: `reroll if …`
	refused  []Refused
	warnings []Warning
}

func refused(r *Refused) reading { return reading{refused: []Refused{*r}} }

func understood(order Order) reading { return reading{order: order, ok: true} }

// A finding is what a line makes: an order and its conditions.
type finding struct {
	line     Line
	ok, bare bool
	refused  []Refused
	warnings []Warning
}

func notFound(r *Refused) finding { return finding{refused: []Refused{*r}} }

// order reads a line that begins with a verb, or with `if` or `unless`.
func (r *reader) order(w words) finding {
	if isIf(w) {
		return r.prefixed(w)
	}
	row, args := r.verbAt(w)
	return r.suffixed(row, args)
}

// prefixed reads `if CONDITIONS: ORDER`.
func (r *reader) prefixed(w words) finding {
	colon := w.index(":")
	if colon < 0 {
		return notFound(r.noColon(w))
	}
	body := w[colon+1:]
	row, args := r.verbAt(body)
	switch {
	case len(body) == 0:
		return notFound(refuse(NoOrder, ""))
	case isIf(body):
		return notFound(refuse(TwoIfs, ""))
	case row == nil:
		return notFound(refuse(NotAnOrder, body.String()))
	}
	conditions, refused := r.readConditions(w[:colon])
	if refused != nil {
		return notFound(refused)
	}
	return r.combine(row, args, conditions)
}

// noColon tells of a missing colon, and where it may belong.
func (r *reader) noColon(w words) *Refused {
	refused := refuse(NoColon, "")
	if len(w) > maxGuess {
		return refused
	}
	for at := 1; at < len(w); at++ {
		if row, length := wordVerb(w[at:]); row == nil || length == 0 || at == 1 {
			continue
		}
		condition := w[:at]
		for condition.end(",") || condition.end("then") {
			condition = condition[:len(condition)-1]
		}
		moved := append(append(append(words{}, condition...), word{low: ":", raw: ":"}), w[at:]...)
		if f := r.prefixed(moved); f.ok && len(f.refused) == 0 {
			refused.Closest = []string{r.canonical(f.line)}
			break
		}
	}
	return refused
}

// suffixed reads `ORDER`, `ORDER if CONDITIONS` and `ORDER unless CONDITION`. A
// player's name may hold an `if`, and `reroll unless 7` speaks of totals, so the
// first place that makes sense counts.
func (r *reader) suffixed(row *VerbRow, args words) finding {
	at := args.index("if", "unless")
	if at < 0 || row.Verb == Reroll || row.Verb == Harbour {
		whole := r.combine(row, args, nil)
		if at < 0 || whole.ok {
			return whole
		}
	}
	first := r.splitAt(row, args, at)
	best := first
	for tries := 0; !best.ok && tries < maxTries; tries++ {
		next := args[at+1:].index("if", "unless")
		if next < 0 {
			break
		}
		at += 1 + next
		best = r.splitAt(row, args, at)
	}
	if best.ok || best.bare {
		return best
	}
	if whole := r.combine(row, args, nil); whole.ok && row.Verb == TV {
		return whole
	}
	return first
}

// Bounds on looking for a place at which a line makes sense: more words of that
// kind no name and no honest line has.
const (
	maxTries = 4  // places to cut a line at
	maxName  = 16 // words of a name
	maxGuess = 40 // words of a line that is looked at for a suggestion
)

func (r *reader) splitAt(row *VerbRow, args words, at int) finding {
	conditions, refused := r.readConditions(args[at:])
	if refused != nil {
		return notFound(refused)
	}
	return r.combine(row, args[:at], conditions)
}

// combine reads an order and puts conditions before it.
func (r *reader) combine(row *VerbRow, args words, conditions []Condition) finding {
	if len(conditions) > 0 && isIfWithin(row, args) {
		return notFound(refuse(TwoIfs, ""))
	}
	read := row.read(r, args)
	for i := range read.refused {
		addForms(&read.refused[i], row)
	}
	f := finding{Line{If: conditions, Order: read.order}, read.ok, read.bare, read.refused, read.warnings}
	f.line.Order.Verb = row.Verb
	for i := range f.warnings {
		f.warnings[i].Line = r.text
	}
	if read.needsIf && len(conditions) == 0 {
		return notFound(&Refused{Why: NothingNamed, Verb: row.Verb, Closest: row.Forms})
	}
	if row.Verb == Roll && asksDice(conditions) {
		return notFound(refuse(BeforeDice, ""))
	}
	return f
}

// addForms shows how the order is written, where that is what is at fault.
func addForms(refused *Refused, row *VerbRow) {
	switch refused.Why {
	case NothingNamed, SwapWithoutFor, SwapWithoutOf, MoveWithoutTo, NoNumbers:
		refused.Verb, refused.Closest = row.Verb, row.Forms
	}
}

// isIfWithin tells an order that has conditions of its own, which other
// conditions may not stand before.
func isIfWithin(row *VerbRow, args words) bool {
	at := args.index("if", "unless")
	if at == 0 && args[0].low == "unless" && (row.Verb == Reroll || row.Verb == Harbour) {
		_, bad := readTotals(args[1:])
		return bad != nil
	}
	return at >= 0 && row.Verb != TV
}
