package reading

import (
	"cmp"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
)

// ReadKept reads a sheet as it is kept, in canonical form: what Read makes of it, sooner, for
// such a text is read line by line. Any other is left to Read.
func ReadKept(text string, table Table, me engine.Seat) orders.Sheet {
	sheet, kept := asKept(text, table, me, orders.EveryGo)
	if !kept {
		return Read(text, table, me)
	}
	table.warnOfGoes(&sheet, me)
	return sheet
}

// asKept reads a text that is in canonical form and breaks no limit of a letter; false for
// any other, and for one of a turn that is over.
func asKept(text string, table Table, me engine.Seat, scope orders.Scope) (sheet orders.Sheet, kept bool) {
	lines := 0
	for line := range strings.Lines(text) {
		if lines++; lines > MaxLines || len(line) > MaxLineLength {
			return sheet, false
		}
	}
	sheet, kept = exact.New(table.Names, table.Rules.InPlay(), me).Kept(text, scope)
	return sheet, kept && (sheet.Turn == 0 || sheet.Turn >= table.Turn)
}

// warnOfGoes warns of goes in a sheet that the player does not have.
func (t Table) warnOfGoes(s *orders.Sheet, me engine.Seat) {
	turn := cmp.Or(s.Turn, t.Turn)
	if len(s.In(orders.Go2)) > 0 && turn > 0 && t.firstPlayer(turn) != me {
		s.Warnings = append(s.Warnings, orders.Warning{About: orders.NoSecondGo, Number: turn})
	}
	if len(s.In(orders.ExtraGo)) > 0 && !t.Rules.InPlay().Has(engine.AmusementPark) {
		s.Warnings = append(s.Warnings, orders.Warning{About: orders.NoExtraGoes})
	}
}
