package records

import "time"

// AtTheEnd is the turn of press behind the end of a game: it stands in no report.
const AtTheEnd = 0

// StatementsFor is how long after its end the players of a game can say something.
const StatementsFor = 7 * 24 * time.Hour

// A Press is what a player tells all, or one other player; or a word of the GM to all.
type Press struct {
	Game      int64
	Turn      int   // in whose report it is printed, or AtTheEnd
	Author    int64 // a player's ID; 0 for the GM
	Recipient int64 // a player's ID; 0 for all
	Anonymous bool
	Text      string
	Sent      time.Time
}

// IsWord tells whether it is the GM's.
func (p Press) IsWord() bool { return p.Author == 0 }

// A PressReader looks at what players tell each other.
type PressReader interface {
	// By counts the press of a player for the report of a turn. It fails only when the
	// store does.
	By(player int64, turn int) (int, error)
	// For returns the press to all that is printed in the report of a turn, the GM's word,
	// too, oldest first. It fails only when the store does.
	For(game int64, turn int) ([]Press, error)
}

// A PressBox keeps what players tell each other.
type PressBox interface {
	PressReader
	// Add keeps press for the report of a turn. It fails only when the store does.
	Add(Press) error
	// Withdraw removes what the GM says in the reports of a turn and of all behind it,
	// and returns how much that was. It fails only when the store does.
	Withdraw(game int64, turn int) (words int, err error)
	// Pull moves what the GM says in the reports behind a turn into that of the turn. It
	// fails only when the store does.
	Pull(game int64, turn int) error
}
