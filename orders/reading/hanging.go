package reading

import (
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
)

// This file is about sentences of goes alone, which may be for what stands above them.

// A sequencer looks at what stands above.
type sequencer struct{ *filer }

// A hanging is a sentence of goes alone, without a colon.
type hanging struct {
	scopes, before []orders.Scope
	entries        int // that stood before it
	text           string
	amidst         bool // other sentences stand in its line
}

// hangs remembers a sentence of goes alone, which may be for what stands above it. One that
// limits what its line says is: `Roll one die. Only in the first go. Forest.`
func (r sequencer) hangs(scopes, before []orders.Scope) {
	r.hanging = hanging{scopes, before, len(r.Entries), r.Text, r.several}
	if text, t := r.Text, marks.Tokens(r.Text); (told.IsOnly(text) || told.PointsAbove(t)) && r.putBehind(r.several || told.PointsAbove(t)) {
		r.govern(text, told.Every, false)
	}
}

// putBehind proposes orders without goes of their own for those that a sentence behind them
// names, where none stand below it, at the end of its line or of the letter: `Forest. In all
// turns until I tell you.`
func (r sequencer) putBehind(ends bool) bool {
	h, t := r.hanging, marks.Tokens(r.hanging.text)
	if !ends && len(r.Entries) == h.entries {
		return false
	}
	r.hanging = hanging{}
	loose := func(e *drafts.Entry) bool {
		return (told.PointsAtAll(t) || h.amidst && e.Number == r.number || !h.amidst && e.Paragraph == r.Entries[h.entries-1].Paragraph) && !e.Old && !e.Gone && (e.Line.Scope == orders.EveryGo || told.PointsAbove(t) && e.Line.Scope != orders.Standing)
	}
	if len(h.scopes) != 1 || h.scopes[0] == orders.EveryGo || len(r.Entries) != h.entries {
		return false
	}
	if all, several := drafts.AllAre(&r.Draft, loose); !(all && h.scopes[0] == orders.Standing && !r.onlyStanding && told.KeepsAbove(h.text, several) && drafts.AreForAll(r.Entries)) && !r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{h.text}}, loose) {
		return false
	}
	for i := range r.Entries {
		if loose(&r.Entries[i]) {
			r.MoveTo(i, h.scopes[0])
		}
	}
	r.setHeads(h.before...)
	return true
}
