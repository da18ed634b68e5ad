package files

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
	"machipost/reports"
)

// An AdjudgedSheet is what was made of a sheet, as JSON: what the
// acknowledgement would say.
type AdjudgedSheet struct {
	Orders   []string          `json:"orders"`
	Warnings []string          `json:"warnings"`
	Refused  []AdjudgedRefusal `json:"refused"`
	Proposed []AdjudgedDoubt   `json:"proposed"`
	Spelled  []AdjudgedName    `json:"spelled,omitempty"`
	Prose    []string          `json:"prose"`
}

// An AdjudgedDoubt is a sentence that a yes would file, as JSON.
type AdjudgedDoubt struct {
	Line   string   `json:"line"`
	Orders []string `json:"orders"`
	Why    string   `json:"why"`
}

// An AdjudgedName is a card that was read in another spelling, as JSON.
type AdjudgedName struct {
	Written string `json:"written"`
	Card    string `json:"card"`
}

// An AdjudgedRefusal is a line that is no order, as JSON.
type AdjudgedRefusal struct {
	Line    string   `json:"line"`
	Why     string   `json:"why"`
	Closest []string `json:"closest"`
}

// SheetOf tells what was made of a seat's sheet before the position.
func SheetOf(words *reports.Words, sheet orders.Sheet, pos *engine.Position, me engine.Seat) AdjudgedSheet {
	s := AdjudgedSheet{Orders: []string{}, Warnings: []string{}, Refused: []AdjudgedRefusal{}, Proposed: []AdjudgedDoubt{}, Prose: []string{}}
	s.Orders = append(s.Orders, sheet.Orders()...)
	for _, warning := range append(sheet.Warnings, deciding.Warnings(sheet, pos, me)...) {
		s.Warnings = append(s.Warnings, words.Warning(warning))
	}
	for _, refused := range sheet.Refused {
		s.Refused = append(s.Refused, AdjudgedRefusal{refused.Line, words.Reason(refused), append([]string{}, refused.Closest...)})
	}
	for _, p := range sheet.Proposed {
		s.Proposed = append(s.Proposed, AdjudgedDoubt{p.Line, append([]string{}, p.Orders()...), reports.Proposal(words, p, true)})
	}
	for _, spelled := range sheet.Spelled {
		s.Spelled = append(s.Spelled, AdjudgedName{spelled.Written, spelled.Card.String()})
	}
	for _, prose := range sheet.Prose {
		s.Prose = append(s.Prose, prose.Line)
	}
	if sheet.TooLong {
		s.Refused = append(s.Refused, AdjudgedRefusal{"", words.Say(reports.SheetTooLong{Lines: reading.MaxLines, Length: reading.MaxLineLength}), []string{}})
	}
	return s
}
