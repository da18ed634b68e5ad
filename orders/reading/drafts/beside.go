package drafts

import (
	"slices"

	"machipost/orders"
)

// Beside tells whether the letter amends the sheet on file. One does that has nothing but choices,
// none of them whole by itself, where something is bought on file: what it does not speak of stays
// as it was.
func Beside(d *Draft, sheet *orders.Sheet, whole func(written string) bool) bool {
	if d.Sheet.Amends || sheet == nil || len(d.Entries) == 0 || d.Cleared {
		return d.Sheet.Amends
	}
	buys := func(l *orders.Line) bool { return l.Order.Verb == orders.Buy && l.Scope <= orders.EveryGo }
	if slices.ContainsFunc(d.Entries, func(e Entry) bool {
		return e.Line.Order.Verb == orders.Buy || e.Line.Scope > orders.EveryGo || whole(e.Written)
	}) || !slices.ContainsFunc(sheet.Lines, func(l orders.Line) bool { return buys(&l) && len(l.Order.Cards) > 0 }) {
		return false
	}
	d.Sheet.Amends = true
	for _, line := range sheet.Lines {
		if !slices.ContainsFunc(d.Entries, func(e Entry) bool {
			return !e.Old && !e.Gone && (e.Proposal < 0 || d.Freely) && e.Line.Order.Verb == line.Order.Verb && len(e.Line.If) == 0 && (e.Line.Scope == line.Scope || e.Line.Scope == orders.EveryGo)
		}) {
			d.Entries = append(d.Entries, Entry{Line: d.Scribe.Write(line), Proposal: -1, Old: true})
		}
	}
	return true
}
