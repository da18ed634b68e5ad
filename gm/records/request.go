package records

import "time"

// A RequestKind is what a yes would do.
type RequestKind string

// The kinds of requests. Nobody can write the last two as a command.
const (
	AskCommand RequestKind = "command" // carry out what was written
	AskMove    RequestKind = "move"    // send a player's letters to the address that was asked
	AskOffer   RequestKind = "offer"   // give a seat to the person who was asked
)

// A Request is what is done only once somebody has said yes.
type Request struct {
	ID      int64
	Kind    RequestKind
	Line    string // of AskCommand: the commands as they were written, a line each
	Game    int64  // 0 for none
	Player  int64  // who asks; 0 for a person who plays in no game
	Seat    int64  // the player whose seat it is about; 0 for none
	Address string // who was asked, bare, lower case
	Asked   string // in this message of ours
	Made    time.Time
}
