package reports

// This file holds what players are told of the GM's, the person's, steps into a
// game. Reason is the GM's, "" for none.

// A TellDeadline tells that the deadline was moved.
type TellDeadline struct {
	facts
	Moved
	Reason string
}

// A TellHeld tells that a game is held.
type TellHeld struct {
	facts
	Game   string
	Turn   int
	Reason string
}

// A TellResumed tells that it goes on.
type TellResumed struct {
	facts
	Moved
	Reason string
}

// A TellUndone tells that a turn is played again.
type TellUndone struct {
	facts
	Game    string
	Turn    int
	WasOver bool // the game, until now
	Reason  string
}

// A TellOrdersStay tells a player that there are orders for it.
type TellOrdersStay struct {
	facts
	Moved
}

// A TellReplaced tells a player who sits in the seat now.
type TellReplaced struct {
	facts
	Game      string
	Player    string
	Successor string
	Started   bool // the game has
	Reason    string
}

// A TellSeated tells who came into a game that waits for its start.
type TellSeated struct {
	facts
	Gathering
	Player      string
	Predecessor string
	Reason      string
}

// A TellEnded tells that a running game was ended.
type TellEnded struct {
	facts
	Game   string
	Turn   int
	Reason string
}

// A TellCalledOff tells that a waiting game will not start.
type TellCalledOff struct {
	facts
	Game   string
	Reason string
}

// A TellEntered tells a player of orders that the GM entered.
type TellEntered struct {
	facts
	Player string
	Reason string
}

// A TellRenamed tells a player of another name.
type TellRenamed struct {
	facts
	Game   string
	Player string
	Was    string // the name before
	Reason string
}

// An Announcement is what the GM tells all players.
type Announcement struct {
	facts
	Game string // whose players; "" for those of all games
	Text string
}

// A TellPlayedAgain tells that turns are lost and played again.
type TellPlayedAgain struct {
	facts
	Moved
	From, To int
	Here     bool // they were resolved in this database, too, and so it is not they that are lost
	Reason   string
}

// A TellStartsAgain tells the same of a game whose start is lost.
type TellStartsAgain struct {
	facts
	Game   string
	Reason string
}

// A TellLettersLost tells that letters to a game may be lost.
type TellLettersLost struct {
	facts
	Moved
	Reason string
}
