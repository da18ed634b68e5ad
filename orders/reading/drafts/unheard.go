package drafts

import "machipost/orders"

// Unheard asks about what a sentence that tells of turns without a letter has ordered for others, and
// refuses one of which nothing became: there were so many entries, and so much was asked, before.
func Unheard(d *Draft, text string, entries, asked int) {
	switch {
	case len(d.Entries) > entries:
		d.Withhold(Doubt{Why: orders.TwoWays}, func(e *Entry) bool { return !e.Old && e.Line.Scope != orders.Standing && e.Written == text })
	case Asks(d) == asked:
		d.Sheet.Refused = append(d.Sheet.Refused, orders.Refused{Line: text, Why: orders.Unclear, Word: text})
	}
}
