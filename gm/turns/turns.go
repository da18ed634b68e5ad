// Package turns is a turn from its deadline to its report: what is due, what counts,
// who is waited for, play and audit, reminders, the end of a game; and whether the
// clock can be believed.
//
// It reads no letter and knows no command: a turn comes from what is on file, whoever
// put it there. It decides nothing of the rules, which are the engine's. What may enter
// is what happens because a time has come.
package turns

import (
	"math/rand/v2"

	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/sending"
)

// Turns has turns resolved: it finds those that are due, plays them, and tells what
// came of it.
type Turns struct {
	Store  records.Store
	Desk   *sending.Desk
	Seats  *seats.Seats
	Chance rand.Source // dice that nobody can check, and keys
	Beacon Beacon      // nil where no public dice are to be had
	Page   Page        // nil where last letters bring none
	Shared bool        // other processes resolve turns, too, at the same time

	Playouts int // games that are played on from a table for its odds; 0 for no odds
}
