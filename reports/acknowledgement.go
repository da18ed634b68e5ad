package reports

import (
	"time"

	"machipost/engine"
	"machipost/orders"
)

// An Acknowledged is a sheet of orders that came in, and what there is to say to
// it.
type Acknowledged struct {
	Table
	Me       engine.Seat
	Sheet    orders.Sheet
	Standing orders.Sheet // the standing orders that count, without the sheet's own part
	Late     bool         // it came behind the deadline and counts for the turn after
	Cleared  bool         // `clear` found a sheet to take back
	Deadline time.Time    // until when it can be changed, in the game's zone
}

// A told is a line of a letter, and what is said to it.
type told struct{ Line, Text string }

// An answer is an Acknowledged with what the templates need besides.
type answer struct {
	Acknowledged
	Turn          int  // the postal turn the sheet is for
	Later         bool // a later one than the next
	Lists         []orders.GoList
	Warnings      []told
	Refused       []told
	MaxLines      int
	MaxLineLength int
}

// Acknowledgement is the answer to every sheet: what was understood, in canonical
// form, what will be tried to buy, what was refused, passed over and warned of,
// and until when it can be changed.
func (w *Words) Acknowledgement(a Acknowledged) string {
	next := a.Position
	if a.Late {
		next.Turn++
	}
	full := answer{Acknowledged: a, Turn: next.Turn, MaxLines: orders.MaxLines, MaxLineLength: orders.MaxLineLength}
	if a.Sheet.Turn > 0 {
		full.Later = a.Sheet.Turn > next.Turn
		full.Turn = a.Sheet.Turn
	}
	full.Lists = orders.Joined(a.Sheet, a.Standing, &next, a.Me)
	full.Refused = w.refused(a.Sheet)
	full.Warnings = w.warnings(a, &next)
	return w.letter(templateOf(a.Sheet), full)
}

// templateOf is the kind of answer that a sheet gets.
func templateOf(sheet orders.Sheet) string {
	switch {
	case sheet.TooLong:
		return "TooLong"
	case sheet.Clear:
		return "Cleared"
	case sheet.Empty():
		return "NotUnderstood"
	}
	return "Understood"
}

func (w *Words) refused(sheet orders.Sheet) []told {
	var list []told
	for _, refused := range sheet.Refused {
		text := w.Reason(refused)
		if closest := w.say("Closest", refused); closest != "" {
			text += " " + closest
		}
		list = append(list, told{refused.Line, text})
	}
	return list
}

// warnings are those of the sheet and, before its deadline, those of the
// position.
func (w *Words) warnings(a Acknowledged, next *engine.Position) []told {
	all := a.Sheet.Warnings
	if !a.Late {
		all = append(all[:len(all):len(all)], orders.Warnings(a.Sheet, next, a.Me)...)
	}
	var list []told
	for _, warning := range all {
		list = append(list, told{warning.Line, w.Warning(warning)})
	}
	return list
}

// Reason is why a line was refused, a sentence or two. What may have been meant
// is in Closest of the line.
func (w *Words) Reason(refused orders.Refused) string { return w.say(string(refused.Why), refused) }

// Warning is what a player is warned of, a sentence or two.
func (w *Words) Warning(warning orders.Warning) string {
	return w.say(string(warning.About), warning)
}
