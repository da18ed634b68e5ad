package exact

import (
	"strings"

	"machipost/orders"
	"machipost/orders/wording"
)

// Kept reads a sheet in canonical form, as it is kept: a text that the sheet, written again,
// gives to the letter. Of any other it tells false, for what that means hangs on more than
// its lines. scope is orders.Standing for standing orders alone, as Sheet.Standing writes
// them, else orders.EveryGo. What the sheet is warned of as a whole is not in it.
func (r *Reader) Kept(text string, scope orders.Scope) (sheet orders.Sheet, ok bool) {
	scribe, standing := orders.Scribe{Names: r.names, Me: r.me}, scope == orders.Standing
	for line := range strings.Lines(text) {
		w := r.Plain(wording.Split(line))
		if h, headed := r.Heading(w); headed {
			switch scope = h.Scope; {
			case h.Kind == OfTurn:
				sheet.Turn = h.Number
			case scope == orders.Standing:
				sheet.HasStanding = true
			case scope == orders.ExtraGo:
				sheet.HasExtra = true
			}
			continue // where an order stands behind it, it is not written so
		}
		f := r.Line(w)
		if !f.Whole() {
			return orders.Sheet{}, false
		}
		for _, warning := range f.Warnings {
			warning.Line = strings.TrimSpace(line)
			sheet.Warnings = append(sheet.Warnings, warning)
		}
		f.Line.Scope = scope
		sheet.Lines = append(sheet.Lines, scribe.Write(f.Line))
	}
	written := sheet.Canonical()
	if standing {
		written, sheet.HasStanding = sheet.Standing(), len(sheet.Lines) > 0
	}
	return sheet, text == written
}
