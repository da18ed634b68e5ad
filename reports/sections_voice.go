package reports

import (
	"time"

	"machipost/reports/figures"
)

// This file holds the sections about what the GM says, and players at the end, and what the
// keeper is told every day.

// A GMLetter is a word of the GM to one player alone.
type GMLetter struct {
	facts
	Game   string
	Text   string
	Keeper string // the address of the person behind the GM, "" for none
}

// A SaySure asks the keeper whether a letter that has the GM say something is theirs.
type SaySure struct {
	facts
	Game string
	Turn int // in whose report it stands
	Text string
}

// A SaidNow tells the keeper in which report it stands.
type SaidNow struct {
	facts
	Game string
	Turn int
}

// A SayOver tells the keeper that a game is over.
type SayOver struct {
	facts
	Game string
}

// A SayNothing tells the keeper that a word has no text.
type SayNothing struct {
	facts
	Game string
}

// A SayTooLong tells the keeper that a word is too long.
type SayTooLong struct {
	facts
	Limit int // of characters
}

// EndStatements are what players say at the end of a game, to all.
type EndStatements struct {
	facts
	Game       string
	Statements []Press
}

// A StatementKept tells when the statement of a player goes out.
type StatementKept struct {
	facts
	Game      string
	Until     time.Time // at the latest, in the player's zone
	Anonymous bool
}

// A StatementsOut tells that the statements have gone out already.
type StatementsOut struct {
	facts
	Game string
}

// LastWords invite players to say something at the end of a game.
type LastWords struct {
	facts
	Statements time.Time // until when they can, in the reader's zone
}

// A Daily tells the keeper what there is to look after.
type Daily struct {
	facts
	figures.Day
}
