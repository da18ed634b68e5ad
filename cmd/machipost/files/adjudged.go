// Package files is the commands that work on files: a turn adjudicated, a sheet of
// orders checked, the help on orders printed.
//
// It knows no database and no mail; a game of the database comes in as a Game,
// through a function that is handed in. What may enter is a command that needs
// files only, and what a turn or a sheet looks like as JSON, for other commands
// print them too.
package files

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

// An Adjudged is a turn that was played, by the files of it.
type Adjudged struct {
	Before  wire.Position
	After   engine.Position
	Sheets  []*orders.Sheet // by seat; nil where there is none
	Events  []engine.Event
	Winners []engine.Seat
}

// Table is what a sheet for the turn is read by.
func (t *Adjudged) Table() reading.Table {
	return reading.Table{Names: t.Before.Names, Rules: t.Before.Rules, Turn: t.Before.Turn}
}

// play resolves the turn, or its first goes.
func (t *Adjudged) play(dice engine.Dice, goes int) error {
	a := engine.Adjudicator{Dice: dice, StopAfter: goes, Tell: func(e engine.Event) { t.Events = append(t.Events, e) }}
	for seat := range t.Before.Players {
		a.Players[seat] = deciding.Decide(t.sheet(seat), t.standing(seat))
	}
	if err := a.PlayTurn(&t.After); err != nil {
		return err
	}
	t.Winners = a.Winners()
	return nil
}

// sheet is what counts for a seat in this turn: a sheet for a later one does not
// count yet.
func (t *Adjudged) sheet(seat int) orders.Sheet {
	sheet := t.Sheets[seat]
	if sheet == nil || !t.counts(seat) {
		return orders.Sheet{}
	}
	return *sheet
}

func (t *Adjudged) counts(seat int) bool {
	sheet := t.Sheets[seat]
	return sheet != nil && (sheet.Turn == 0 || sheet.Turn == t.Before.Turn)
}

// standing are a seat's standing orders: those of its sheet if it says what
// stands, else those of the position.
func (t *Adjudged) standing(seat int) orders.Sheet {
	return reading.ReadStanding(t.standingText(seat), t.Table(), engine.Seat(seat))
}

func (t *Adjudged) standingText(seat int) string {
	if t.counts(seat) && t.Sheets[seat].HasStanding {
		return t.Sheets[seat].Standing()
	}
	return t.Before.Standing[seat]
}

// report is the turn as everybody may know it.
func (t *Adjudged) report(file string) reports.Turn {
	report := reports.Turn{
		Overview: reports.Overview{Game: strings.TrimSuffix(filepath.Base(file), ".json"), Names: t.Before.Names, Position: t.After},
		Number:   t.Before.Turn, Events: t.Events, Winners: t.Winners,
	}
	for seat := range t.Before.Players {
		if !t.counts(seat) || t.Sheets[seat].Empty() {
			report.NMR = append(report.NMR, engine.Seat(seat))
		}
	}
	return report
}

// An AdjudgedGo is a go as JSON; docs/adjudicate.md describes it.
type AdjudgedGo struct {
	Player   string          `json:"player"`
	Extra    bool            `json:"extra"`
	Dice     []int           `json:"dice"`
	Rerolled []int           `json:"rerolled,omitempty"`
	Harbour  bool            `json:"harbour"`
	Total    int             `json:"total"`
	Bought   *string         `json:"bought"`
	Events   json.RawMessage `json:"events"`
}

// An AdjudgedTurn is the whole output as JSON.
type AdjudgedTurn struct {
	Goes     []AdjudgedGo             `json:"goes"`
	Winners  []string                 `json:"winners"`
	Position json.RawMessage          `json:"position"`
	Sheets   map[string]AdjudgedSheet `json:"sheets"`
}

// JSON is the turn as JSON, in these words, which are those of its players. It fails
// when the turn holds what the wire does not know.
func (t *Adjudged) JSON(words *reports.Words) (AdjudgedTurn, error) {
	out := AdjudgedTurn{Winners: []string{}, Sheets: map[string]AdjudgedSheet{}}
	for _, seat := range t.Winners {
		out.Winners = append(out.Winners, t.Before.Names[seat])
	}
	after := wire.Position{Position: t.After, Names: t.Before.Names}
	for seat := range t.Before.Players {
		after.Standing = append(after.Standing, t.standingText(seat))
		if t.Sheets[seat] != nil {
			out.Sheets[t.Before.Names[seat]] = SheetOf(words, *t.Sheets[seat], &t.Before.Position, engine.Seat(seat))
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
func (t *Adjudged) goes() ([]AdjudgedGo, error) {
	goes := []AdjudgedGo{}
	for start := 0; start < len(t.Events); {
		end := start + 1
		for end < len(t.Events) && !begins(t.Events[end]) {
			end++
		}
		if begins(t.Events[start]) {
			one, err := t.goOf(t.Events[start:end])
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
func (t *Adjudged) goOf(events []engine.Event) (AdjudgedGo, error) {
	var g AdjudgedGo
	for _, e := range events {
		switch e := e.(type) {
		case engine.GoBegan:
			g.Player, g.Extra = t.Before.Names[e.Seat], e.Extra
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
	text, err := wire.MarshalEvents(events, t.Before.Names)
	g.Events = text
	return g, err
}

func faces(t engine.Throw) []int {
	if t[1] == 0 {
		return t[:1]
	}
	return t[:]
}
