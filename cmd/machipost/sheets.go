package main

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/reports"
)

// An adjudgedSheet is what was made of a sheet, as JSON: what the
// acknowledgement would say.
type adjudgedSheet struct {
	Orders   []string          `json:"orders"`
	Warnings []string          `json:"warnings"`
	Refused  []adjudgedRefusal `json:"refused"`
	Prose    []string          `json:"prose"`
}

type adjudgedRefusal struct {
	Line    string   `json:"line"`
	Why     string   `json:"why"`
	Closest []string `json:"closest"`
}

// sheetOf tells what was made of a seat's sheet before the position.
func sheetOf(words *reports.Words, sheet orders.Sheet, pos *engine.Position, me engine.Seat) adjudgedSheet {
	s := adjudgedSheet{Orders: []string{}, Warnings: []string{}, Refused: []adjudgedRefusal{}, Prose: []string{}}
	s.Orders = append(s.Orders, sheet.Orders()...)
	for _, warning := range append(sheet.Warnings, deciding.Warnings(sheet, pos, me)...) {
		s.Warnings = append(s.Warnings, words.Warning(warning))
	}
	for _, refused := range sheet.Refused {
		s.Refused = append(s.Refused, adjudgedRefusal{refused.Line, words.Reason(refused), append([]string{}, refused.Closest...)})
	}
	for _, prose := range sheet.Prose {
		s.Prose = append(s.Prose, prose.Line)
	}
	if sheet.TooLong {
		s.Refused = append(s.Refused, adjudgedRefusal{"", words.TooLong(), []string{}})
	}
	return s
}
