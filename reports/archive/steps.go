package archive

import (
	"strconv"

	"machipost/engine"
	"machipost/reports/voice"
)

// steps are the towns before the first go, and after each go of a game.
type steps struct {
	voice  *voice.Voice
	rows   []stepRow
	stands [][]string // the cells of each step, row by row
	turns  []int      // the first step of each turn
}

// A stepRow is what a row of the towns shows.
type stepRow struct {
	name string
	cell func(town *engine.Town) string
}

// stepsOf plays the events of a game once more, and writes down what stands in each cell.
func stepsOf(v *voice.Voice, g *Game) *steps {
	s := &steps{voice: v}
	tables, turns := standsOf(g)
	s.turns = turns
	s.choose(tables)
	for i := range tables {
		var cells []string
		for _, row := range s.rows {
			for seat := range tables[i].Players {
				cells = append(cells, row.cell(&tables[i].Towns[seat]))
			}
		}
		s.stands = append(s.stands, cells)
	}
	return s
}

// standsOf are the positions before the first go and after each, and the first go of each
// turn.
func standsOf(g *Game) (tables []engine.Position, turns []int) {
	if len(g.Turns) == 0 {
		return []engine.Position{g.Final}, nil
	}
	tables = append(tables, g.Turns[0].Before)
	for _, t := range g.Turns {
		now, began := t.Before, false
		turns = append(turns, len(tables))
		for _, e := range t.Events {
			if _, is := e.(engine.GoBegan); is {
				if began {
					tables = append(tables, now)
				}
				began = true
			}
			after, err := engine.Replay(now, []engine.Event{e})
			if err != nil {
				break // the turn was audited when it was stored
			}
			now = after
		}
		if began {
			tables = append(tables, now)
		}
	}
	return tables, turns
}

// choose chooses the rows: the coins, what lies on Tech Startups, and the cards that
// anybody ever had or needs to win.
func (s *steps) choose(tables []engine.Position) {
	var had engine.Cards
	for i := range tables {
		had |= tables[i].Rules.Landmarks
		for seat := range tables[i].Players {
			had |= tables[i].Towns[seat].Owned.Kinds()
		}
	}
	s.rows = append(s.rows, stepRow{say(s.voice, "ArchiveCoins", nil), func(town *engine.Town) string { return strconv.Itoa(town.Coins) }})
	if had.Has(engine.TechStartup) {
		s.rows = append(s.rows, stepRow{say(s.voice, "ArchiveFunds", nil), func(town *engine.Town) string { return strconv.Itoa(town.Investment) }})
	}
	for left := had; left != 0; left = left.Rest() {
		c := left.First()
		s.rows = append(s.rows, stepRow{s.voice.Card(c), func(town *engine.Town) string {
			return say(s.voice, "ArchiveCell", struct{ Copies, Closed int }{town.Owned.Of(c), town.Closed.Of(c)})
		}})
	}
}

// towns are the rows as the game stands.
func (s *steps) towns() (rows []townRow) {
	last := s.stands[len(s.stands)-1]
	width := len(last) / len(s.rows)
	for i, row := range s.rows {
		rows = append(rows, townRow{row.name, last[i*width : (i+1)*width]})
	}
	return rows
}

// changes are what the script is told: of each step the cells that changed, each with
// what stands there then; and the first step of each turn.
type changes struct {
	Turns []int   `json:"turns"`
	Steps [][]any `json:"steps"`
}

func (s *steps) changes() changes {
	c := changes{Turns: append([]int{}, s.turns...)}
	for step, cells := range s.stands {
		changed := []any{}
		for i, text := range cells {
			if step == 0 || s.stands[step-1][i] != text {
				changed = append(changed, i, text)
			}
		}
		c.Steps = append(c.Steps, changed)
	}
	return c
}
