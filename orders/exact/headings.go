package exact

import (
	"strings"

	"machipost/orders"
	"machipost/orders/wording"
)

// A Heading is a line, or the beginning of one, that tells which goes or which
// turn the lines below are for.
type Heading struct {
	Kind   HeadingKind
	Scope  orders.Scope
	Number int           // of the go or the turn
	Rest   wording.Words // the order on the same line
}

// A HeadingKind tells what a heading counts.
type HeadingKind uint8

// The kinds of headings.
const (
	OfScope HeadingKind = iota // a word alone: `every go`, `standing`
	OfGo                       // `go N`
	OfTurn                     // `turn N`
)

// Heading reads a heading. Without a colon behind it, it is one only when
// nothing or an order follows: "Go 1 was a disaster" is prose.
func (r *Reader) Heading(w wording.Words) (Heading, bool) {
	h, length := headingAt(w)
	if length == 0 {
		return h, false
	}
	h.Rest = w[length:]
	if h.Rest.Begin(":") || h.Rest.Begin("-") {
		h.Rest = h.Rest[1:]
		return h, true
	}
	isNone := h.Scope == orders.Standing && IsNone(h.Rest)
	return h, len(h.Rest) == 0 || isNone || r.Begins(h.Rest)
}

// IsNone tells what stands behind `standing` where no orders stand any more.
func IsNone(w wording.Words) bool { return orders.NoneOf.Says(w) || orders.Nothing.Says(w) }

// headingAt returns the heading that the line begins with, and how many words it
// has: none if there is none.
func headingAt(w words) (Heading, int) {
	if len(w) == 0 {
		return Heading{}, 0
	}
	for l := range headingWords {
		if h, length := headingIn(&headingWords[l], w); length > 0 {
			return h, length
		}
	}
	return Heading{}, 0
}

// headed are the words of headings in one language.
type headed struct {
	scopes      [orders.Standing + 1][]string
	first, turn string // of `go N` and `turn N`
}

var headingWords = learnHeadings()

func learnHeadings() (all [orders.NumLanguages]headed) {
	for i := range all {
		l := orders.Language(i)
		for scope := range all[i].scopes {
			all[i].scopes[scope] = strings.Fields(orders.Scope(scope).In(l))
		}
		all[i].first, all[i].turn = orders.Go.In(l), orders.Turn.In(l)
	}
	return all
}

func headingIn(h *headed, w words) (Heading, int) {
	for _, scope := range [...]orders.Scope{orders.Standing, orders.ExtraGo, orders.EveryGo} {
		if text := h.scopes[scope]; w.Begin(text...) {
			return Heading{Scope: scope}, len(text)
		}
	}
	text, length := w[0].Low, 1 // `go1`
	if len(w) > 1 && (text == h.first || text == h.turn) {
		text, length = text+w[1].Low, 2
	}
	if n, ok := numberBehind(h.first, text); ok {
		return Heading{Kind: OfGo, Scope: goScope(n), Number: n}, length
	}
	if n, ok := numberBehind(h.turn, text); ok {
		return Heading{Kind: OfTurn, Scope: orders.EveryGo, Number: n}, length
	}
	return Heading{}, 0
}

func numberBehind(name, text string) (int, bool) {
	digits, ok := strings.CutPrefix(text, name)
	if !ok {
		return 0, false
	}
	return wording.Number(digits)
}

// Alone returns a heading that has its line for itself without what people put
// behind it: `go 1)`, `go 1,`. Other lines are returned as they are.
func Alone(w wording.Words) wording.Words {
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

// Exists tells whether there can be such a go.
func (h Heading) Exists() bool { return h.Kind != OfGo || h.Number == 1 || h.Number == 2 }
