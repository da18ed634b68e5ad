package records

import "time"

// A Standby is a person who would take over a seat.
type Standby struct{ Address, Name string }

// A Request is a command that is carried out once its writer has said yes.
type Request struct {
	ID      int64
	Asks    string // the command, as it was written
	Game    int64  // 0 for none
	Player  int64  // 0 for a person who plays in no game
	Address string // who was asked, bare, lower case
	Asked   string // in this message of ours
	Made    time.Time
}
