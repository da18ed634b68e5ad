package reports

// This file holds the sections about what the GM says.

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
