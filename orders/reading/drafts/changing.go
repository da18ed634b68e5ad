package drafts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// This file changes orders that stand in the draft already.

// Split makes lines for all goes lines for each, of which a change is for one.
func (d *Draft) Split(scopes []orders.Scope, changes func(*orders.Order) bool) {
	if len(scopes) != 1 || scopes[0] != orders.Go1 && scopes[0] != orders.Go2 {
		return
	}
	for i := 0; i < len(d.Entries); i++ {
		e := d.Entries[i]
		if e.Line.Scope != orders.EveryGo || e.Gone || !changes(&e.Line.Order) {
			continue
		}
		other := e
		e.Line.Scope, other.Line.Scope = orders.Go1, orders.Go2
		e.Line, other.Line = d.Scribe.Write(e.Line), d.Scribe.Write(other.Line)
		d.Entries[i] = e
		d.Entries = slices.Insert(d.Entries, i+1, other)
		i++
	}
}

// Rewrite puts another order in the place of one; one that comes to nothing is taken back.
func (d *Draft) Rewrite(i int, order orders.Order, why Doubt) {
	e := d.Entries[i]
	if e.Proposal < 0 && why.Why != "" && !d.Freely {
		e.Proposal = d.Propose(why)
	}
	if order.Verb == orders.Buy && len(order.Cards) == 0 && !order.Nothing {
		e.Gone, e.Replaced = true, !e.Old && e.Proposal < 0
		d.Entries[i] = e
		return
	}
	e.Line.Order = order
	e.Line = d.Scribe.Write(e.Line)
	d.Entries[i] = e
}

// Rewritten writes all orders anew, of which some were changed.
func (d *Draft) Rewritten() {
	for i := range d.Entries {
		d.Entries[i].Line = d.Scribe.Write(d.Entries[i].Line)
	}
}

// MoveTo makes an order one of another go.
func (d *Draft) MoveTo(i int, scope orders.Scope) {
	d.Entries[i].Line.Scope = scope
	d.Entries[i].Line = d.Scribe.Write(d.Entries[i].Line)
}

// PartGoes makes the candidates of an entry those of one go.
func (d *Draft) PartGoes(i int, scope orders.Scope, cards []engine.Card) {
	o := &d.Entries[i].Line.Order
	o.Cards = slices.Clone(cards)
	o.Nothing = o.Nothing && scope == orders.Go2
	d.MoveTo(i, scope)
}

// DropLast takes the orders of the last sentence back.
func (d *Draft) DropLast() {
	written := d.Entries[len(d.Entries)-1].Written
	for i := range d.Entries {
		d.Entries[i].Gone = d.Entries[i].Gone || d.Entries[i].Written == written
	}
}

// ForBothGoes makes choices that stand below the candidates of both goes those of every go.
// before is the last sentence with candidates.
func (d *Draft) ForBothGoes(before string) {
	last := map[orders.Scope]int{}
	for _, e := range d.Entries {
		if e.Line.Order.Verb == orders.Buy && !e.Gone {
			last[e.Line.Scope] = max(last[e.Line.Scope], e.Number)
		}
	}
	if last[orders.Go1] == 0 || last[orders.Go2] == 0 {
		return
	}
	for i := range d.Sheet.Lines {
		line := &d.Sheet.Lines[i]
		if line.Scope != orders.Go2 || line.Order.Verb == orders.Buy {
			continue
		}
		below := !slices.ContainsFunc(d.Entries, func(e Entry) bool {
			return e.Line.Order.Verb == line.Order.Verb && (e.Line.Scope == orders.Go1 || e.Line.Scope == orders.Go2 && (e.Number < last[orders.Go2] || e.Number == last[orders.Go2] && (e.Line.Order.Verb < orders.TV || e.Written == before) || e.Scoped))
		})
		if below {
			line.Scope = orders.EveryGo
			*line = d.Scribe.Write(*line)
		}
	}
}
