package reports

// This file holds the sections about what players tell each other.

// A PressHow tells how press begins, where a line looks like it.
type PressHow struct{ facts }

// A PressNotNow refuses press in a game that is not running.
type PressNotNow struct {
	facts
	Game string
}

// A PressNone refuses press in a game that has none.
type PressNone struct {
	facts
	Game string
}

// A PressSigned refuses press without a name.
type PressSigned struct {
	facts
	Game string
}

// A PressEmpty refuses press without a text.
type PressEmpty struct{ facts }

// A PressTooLong refuses press that is too long.
type PressTooLong struct {
	facts
	Limit int // of characters
}

// A PressEnough refuses more press for a turn.
type PressEnough struct {
	facts
	Turn  int
	Times int // that there was press of the writer's
}

// A PressToWhom refuses press to somebody who does not play.
type PressToWhom struct {
	facts
	Game   string
	Player string   // as it was written
	Names  []string // of the players
}

// A PressKept tells in which report press is printed, and where it ends.
type PressKept struct {
	facts
	Turn      int
	Anonymous bool
	Last      string // its last line, where it has several
}

// A PressAsks asks about press in which a line would be read as an order.
type PressAsks struct {
	facts
	Line string
	Last string // the last line of the press, where it has several
}

// A PressSent tells to whom press was sent.
type PressSent struct {
	facts
	Player    string
	Anonymous bool
	Last      string // its last line, where it has several
}

// A PressNobody tells that nobody reads what was sent to a seat.
type PressNobody struct {
	facts
	Game   string
	Player string
}

// A PressLetter is press to one player alone.
type PressLetter struct {
	facts
	Game string
	Press
}
