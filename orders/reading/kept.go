package reading

import (
	"cmp"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/lines"
)

// ReadKept reads a sheet as it is kept, in canonical form: what Read makes of it, sooner, for
// such a text is read line by line. Any other is left to Read.
func ReadKept(text string, table Table, me engine.Seat) orders.Sheet {
	sheet, kept := asKept(text, table, me, orders.EveryGo)
	if !kept {
		return Read(text, table, me)
	}
	turn := cmp.Or(sheet.Turn, table.Turn)
	lines.WarnOfGoes(&sheet, turn, table.firstPlayer(turn) == me, table.Rules.InPlay())
	return sheet
}

// asKept reads a text in canonical form within the limits of a letter; false for another, or one of a turn that is over.
func asKept(text string, table Table, me engine.Seat, scope orders.Scope) (sheet orders.Sheet, kept bool) {
	if lines.IsWithin(text) {
		sheet, kept = exact.New(table.Names, table.Rules.InPlay(), me).Kept(text, scope)
	}
	return sheet, kept && (sheet.Turn == 0 || sheet.Turn >= table.Turn)
}
