package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/told"
)

// This file tells where an order stands among those that were read before it.

// Topic doubts a tool with which the sentence before an order of it begins: that may be what the order
// is of: `Moving Company. Give Bob my Cafe.`
func Topic(d *drafts.Draft, e *drafts.Entry) {
	i := len(d.Entries) - 1
	if i < 0 || d.Entries[i].Written == e.Written || !told.IsTopic(d.Entries[i].Written, d.Entries[i].Line, e.Line) {
		return
	}
	d.Entries[i].Gone = d.Freely
	d.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{d.Entries[i].Line.Order.Cards[0].String()}}, func(other *drafts.Entry) bool { return other == &d.Entries[i] })
}

// BehindExceptions is where an order of a player goes: an exception before what it is one of, others at a
// place.
func BehindExceptions(d *drafts.Draft, e *drafts.Entry, at int, me engine.Seat) int {
	last := len(d.Entries) - 1
	if len(e.Line.If) == 0 || last >= 0 && e.Line.IsRestOf(d.Entries[last].Line) || slices.ContainsFunc(d.Entries, func(other drafts.Entry) bool { return other.Number == e.Number && e.Line.IsRestOf(other.Line) }) {
		return at
	}
	exception := changes.Filed{Line: &e.Line, Sentence: d.Text}.Exception()
	for i := range d.Entries {
		if other := &d.Entries[i]; !other.Gone && exception.Of(changes.Filed{Line: &other.Line, Sentence: other.Written}, me, e.Bare && other.Bare && e.Number != other.Number) {
			return i
		}
	}
	return at
}

// PartLists gives single goes lists of their own where candidates of one come behind those for all, as they
// do in a sheet that is only added to.
func PartLists(d *drafts.Draft, g *marked.Grammar, adds bool) {
	every, both := false, false
	for _, e := range slices.Clone(d.Entries) {
		every, both = every || e.Line.Scope == orders.EveryGo, both || changes.Lists(&e.Line.Order) && told.Both(e.Written)
		if e.Line.Scope == orders.ExtraGo && both && changes.Lists(&e.Line.Order) {
			d.Split([]orders.Scope{orders.Go1}, changes.Lists)
		} else if every && !e.Old && !e.Gone && changes.Lists(&e.Line.Order) && (adds || told.ComesBehind(g, e.Written, e.Line)) {
			d.Split([]orders.Scope{e.Line.Scope}, changes.Lists)
		}
	}
}
