package reports

// This file holds the sections about games that have not started: to open one, to
// join it, to leave it.

// A Gathering is a game that waits for its players.
type Gathering struct {
	Game   string
	There  []string // their names, in the order in which they came
	Places int
}

// A NewNotHere refuses a game: none is opened by letter.
type NewNotHere struct {
	facts
	Keeper string // bare address of who opens games, "" for none and for strangers
}

// A NewPlayersOnly refuses a game to somebody who has never played here.
type NewPlayersOnly struct{ facts }

// A NewEnough refuses a game to somebody whose others have not started.
type NewEnough struct {
	facts
	Game    string
	Waiting int // games of the writer's
}

// A NewNameTaken refuses a name that a game has, or had.
type NewNameTaken struct {
	facts
	Game string
}

// A NewName asks for the opener's name.
type NewName struct {
	facts
	Game string
}

// A NewSchedule asks for the schedule of a game.
type NewSchedule struct {
	facts
	Game    string
	Player  string
	Options []OptionLine // with the forms of their values
}

// A NewWrong tells what a game cannot be, or its opener.
type NewWrong struct {
	facts
	Game    string
	Option  string // that is wrong, in the reader's language; "" for none
	Why     string
	Options []OptionLine // with the forms of their values
}

// A NewSure asks whether somebody wants to open a game.
type NewSure struct {
	facts
	Game    string
	Player  string
	Options []OptionLine // with their values
}

// A NewOpen tells who opened a game that it waits for the others.
type NewOpen struct {
	facts
	Gathering
	Player string
}

// A JoinName asks for the name of somebody who joins.
type JoinName struct {
	facts
	Game string
}

// A JoinSure asks whether somebody wants to play.
type JoinSure struct {
	facts
	Gathering
	Player  string
	Options []OptionLine // with their values
	Lock    string       // of the dice, "" for none
}

// A Joined tells who joined that the game waits for the others.
type Joined struct {
	facts
	Gathering
	Player string
}

// A JoinedLast tells who joined that the game is full.
type JoinedLast struct {
	facts
	Game   string
	Player string
}

// A JoinFull refuses a place in a game that has none left.
type JoinFull struct {
	facts
	Gathering
}

// A JoinStarted refuses a place in a game that is running.
type JoinStarted struct {
	facts
	Game     string
	SeatOpen bool // there is one to take over
}

// A LeaveSure asks whether somebody wants to leave a game before its start.
type LeaveSure struct {
	facts
	Game   string
	Player string
}

// A Left tells who left a game that it is done.
type Left struct {
	facts
	Game   string
	Player string
	Closed bool // the game, for nobody is left there
}

// A LeaveRunning tells how a game is left that is running.
type LeaveRunning struct {
	facts
	Game string
}

// A LeaveWhich asks which of several games is to be left.
type LeaveWhich struct {
	facts
	Games []string
}

// A LeaveNone tells somebody who is in no game that there is nothing to leave.
type LeaveNone struct {
	facts
	Game string // "" where none was named
}

// A NotStarted tells a player that there is nothing to order yet.
type NotStarted struct {
	facts
	Game string
}

// An Over tells a player that there is nothing to order any more.
type Over struct {
	facts
	Game string
}
