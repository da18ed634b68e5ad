package main

import (
	"encoding/json"
	"path/filepath"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/orders"
	"machipost/orders/deciding"
	"machipost/orders/reading"
	"machipost/reports"
)

// An adjudged is a turn that was played from files.
type adjudged struct {
	before  wire.Position
	after   engine.Position
	sheets  []*orders.Sheet
	events  []engine.Event
	winners []engine.Seat
}

func newAdjudged(p wire.Position, sheets []*orders.Sheet) *adjudged {
	return &adjudged{before: p, after: p.Position, sheets: sheets}
}

func (t *adjudged) table() reading.Table {
	return reading.Table{Names: t.before.Names, Rules: t.before.Rules, Turn: t.before.Turn}
}

// play resolves the turn, or its first goes.
func (t *adjudged) play(dice engine.Dice, goes int) error {
	a := engine.Adjudicator{Dice: dice, StopAfter: goes, Tell: func(e engine.Event) { t.events = append(t.events, e) }}
	for seat := range t.before.Players {
		a.Players[seat] = deciding.Decide(t.sheet(seat), t.standing(seat))
	}
	if err := a.PlayTurn(&t.after); err != nil {
		return err
	}
	t.winners = a.Winners()
	return nil
}

// sheet is what counts for a seat in this turn: a sheet for a later one does not
// count yet.
func (t *adjudged) sheet(seat int) orders.Sheet {
	sheet := t.sheets[seat]
	if sheet == nil || !t.counts(seat) {
		return orders.Sheet{}
	}
	return *sheet
}

func (t *adjudged) counts(seat int) bool {
	sheet := t.sheets[seat]
	return sheet != nil && (sheet.Turn == 0 || sheet.Turn == t.before.Turn)
}

// standing are a seat's standing orders: those of its sheet if it says what
// stands, else those of the position.
func (t *adjudged) standing(seat int) orders.Sheet {
	return reading.ReadStanding(t.standingText(seat), t.table(), engine.Seat(seat))
}

func (t *adjudged) standingText(seat int) string {
	if t.counts(seat) && t.sheets[seat].HasStanding {
		return t.sheets[seat].Standing()
	}
	return t.before.Standing[seat]
}

// report is the turn as everybody may know it.
func (t *adjudged) report(file string) reports.Turn {
	report := reports.Turn{
		Table:  reports.Table{Game: strings.TrimSuffix(filepath.Base(file), ".json"), Names: t.before.Names, Position: t.after},
		Number: t.before.Turn, Events: t.events, Winners: t.winners,
	}
	for seat := range t.before.Players {
		if !t.counts(seat) || t.sheets[seat].Empty() {
			report.NMR = append(report.NMR, engine.Seat(seat))
		}
	}
	return report
}

// An adjudgedGo is a go as JSON; docs/adjudicate.md describes it.
type adjudgedGo struct {
	Player   string          `json:"player"`
	Extra    bool            `json:"extra"`
	Dice     []int           `json:"dice"`
	Rerolled []int           `json:"rerolled,omitempty"`
	Harbour  bool            `json:"harbour"`
	Total    int             `json:"total"`
	Bought   *string         `json:"bought"`
	Events   json.RawMessage `json:"events"`
}

// An adjudgedTurn is the whole output as JSON.
type adjudgedTurn struct {
	Goes     []adjudgedGo             `json:"goes"`
	Winners  []string                 `json:"winners"`
	Position json.RawMessage          `json:"position"`
	Sheets   map[string]adjudgedSheet `json:"sheets"`
}

func (t *adjudged) json(words *reports.Words) (adjudgedTurn, error) {
	out := adjudgedTurn{Winners: []string{}, Sheets: map[string]adjudgedSheet{}}
	for _, seat := range t.winners {
		out.Winners = append(out.Winners, t.before.Names[seat])
	}
	after := wire.Position{Position: t.after, Names: t.before.Names}
	for seat := range t.before.Players {
		after.Standing = append(after.Standing, t.standingText(seat))
		if t.sheets[seat] != nil {
			out.Sheets[t.before.Names[seat]] = sheetOf(words, *t.sheets[seat], &t.before.Position, engine.Seat(seat))
		}
	}
	var err error
	if out.Position, err = wire.WritePosition(&after); err != nil {
		return out, err
	}
	out.Goes, err = t.goes()
	return out, err
}

// goes cuts the events into goes.
func (t *adjudged) goes() ([]adjudgedGo, error) {
	goes := []adjudgedGo{}
	for start := 0; start < len(t.events); {
		end := start + 1
		for end < len(t.events) && !begins(t.events[end]) {
			end++
		}
		if begins(t.events[start]) {
			one, err := t.goOf(t.events[start:end])
			if err != nil {
				return nil, err
			}
			goes = append(goes, one)
		}
		start = end
	}
	return goes, nil
}

func begins(e engine.Event) bool {
	_, ok := e.(engine.GoBegan)
	return ok
}

// goOf sums a go's events up.
func (t *adjudged) goOf(events []engine.Event) (adjudgedGo, error) {
	var g adjudgedGo
	for _, e := range events {
		switch e := e.(type) {
		case engine.GoBegan:
			g.Player, g.Extra = t.before.Names[e.Seat], e.Extra
		case engine.Rolled:
			g.Dice, g.Total = faces(e.Dice), e.Dice.Total()
		case engine.Rerolled:
			g.Rerolled, g.Dice, g.Total = g.Dice, faces(e.Dice), e.Dice.Total()
		case engine.TwoAdded:
			g.Harbour, g.Total = true, e.Total
		case engine.Bought:
			name := e.Card.String()
			g.Bought = &name
		}
	}
	text, err := wire.MarshalEvents(events, t.before.Names)
	g.Events = text
	return g, err
}

func faces(t engine.Throw) []int {
	if t[1] == 0 {
		return t[:1]
	}
	return t[:]
}
