package drafts

import (
	"machipost/orders"
)

// MayUnite tells two orders that each name totals which are thrown again, or added to, none of them in both:
// `Reroll a 5. A nine too.`
func MayUnite(a, b *orders.Line) bool {
	verb := a.Order.Verb
	return a.Scope == b.Scope && verb == b.Order.Verb && (verb == orders.Reroll || verb == orders.Harbour) && len(a.If)+len(b.If) == 0 &&
		named(a) && named(b) && a.Order.Totals&b.Order.Totals == 0
}

// named tells an order that names some totals, and not each that is not another: `unless 7`.
func named(l *orders.Line) bool {
	n := 0
	for total := 1; total <= orders.MaxTotal; total++ {
		if l.Order.Totals.Hold(total) {
			n++
		}
	}
	return n > 0 && n <= mostNamed
}

// mostNamed is how many totals are named at most one by one.
const mostNamed = 6

// Unite makes one order of those that name totals: by the order language only the first of them counts, so the lines
// that are written in it stay.
func Unite(d *Draft, exact func(written string) bool) {
	for i := range d.Entries {
		for j := range i {
			a, b := &d.Entries[j], &d.Entries[i]
			if stands(a) && stands(b) && MayUnite(&a.Line, &b.Line) && !(exact(a.Written) && exact(b.Written)) {
				a.Line.Order.Totals |= b.Line.Order.Totals
				b.Gone, b.Replaced = true, true
			}
		}
	}
}

// stands tells an order that is filed, and was not there before.
func stands(e *Entry) bool { return !e.Gone && !e.Replaced && !e.Old && e.Proposal < 0 }
