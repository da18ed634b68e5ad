package reports

import (
	"fmt"

	"machipost/engine"
	"machipost/reports/figures"
)

// An Overview is a game as everybody sees it: who sits where and what lies there.
type Overview struct {
	Game     string
	Names    []string // in seat order
	Position engine.Position
}

// landmarksToBuild are those that a player still needs, with what they cost.
func landmarksToBuild(w *Words, o Overview, s engine.Seat) (names []string) {
	for _, c := range figures.ToBuild(&o.Position, s) {
		names = append(names, fmt.Sprintf("%s (%d)", w.Card(c), c.Cost()))
	}
	return names
}
