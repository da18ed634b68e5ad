package records

import (
	"time"

	"machipost/engine"
)

// A Turn is a resolved turn with all it came from: resolving it again gives the
// same events.
type Turn struct {
	Game     int64
	Number   int
	Resolved time.Time
	Names    []string // of the players at that time, in seat order
	Before   engine.Position
	Orders   []Counting // in seat order
	Dice     []int      // faces, in the order of throwing
	Events   []engine.Event
	After    engine.Position
}

// An UndoneTurn is a turn that was taken back.
type UndoneTurn struct {
	Turn
	Undone time.Time
	Reason string
}

// A CountedTurn is what counted in a resolved turn, in seat order.
type CountedTurn struct {
	Number int
	Orders []Counting
}
