package reports

import "time"

// This file holds the sections that answer questions, and those about a letter as a
// whole.

// A Rules is the rules in brief, and what a game agreed on.
type Rules struct {
	facts
	Game    string       // "" for somebody who plays in none
	Options []OptionLine // of the game, with their values
}

// A GameLine is a game in a list of games.
type GameLine struct {
	Name    string
	State   string // "waiting", "running", "finished"
	Players []string
	Places  int
	Open    []string // seats that can be taken over, by their players' names
	Turn    int
}

// An OptionLine is an option of a game, with its value there.
type OptionLine struct {
	Name, Value, Meaning string
	Agreed               string // the value as a sentence; "" where no game has it
}

// A TurnLine is a turn in a game's history.
type TurnLine struct {
	Number int
	At     time.Time
	Bought []string // "Ann Forest", in the order of buying
	NMR    []string
	Undone string // why it was taken back; "" when it was not
}

// A Games lists the games that one can join, play on in, or watch.
type Games struct {
	facts
	Games []GameLine // none that is over
}

// A StatusWaiting tells how a game stands that has not started.
type StatusWaiting struct {
	facts
	Gathering
}

// A StatusCalledOff tells of a game that was over before it started.
type StatusCalledOff struct {
	facts
	Game string
}

// A Status tells how far a game is.
type Status struct {
	facts
	Due
	Over    bool
	Held    bool // by the GM
	Sent    int  // players whose orders are there
	Players int  // who play

	Proposed bool // orders of the reader's wait for a yes
}

// A ProposalGone tells that a yes came to orders which cannot be filed any more.
type ProposalGone struct {
	facts
	Game     string
	Turn     int
	Replaced bool // other orders came since; else the turn was resolved
}

// A NoReport tells that there is no report of a turn.
type NoReport struct {
	facts
	Game string
	Turn int // that was asked for
	Last int // turn that was played, 0 for none
}

// A History lists the turns of a game.
type History struct {
	facts
	Game  string
	Turns []TurnLine // none before the first was played
}

// A Test tells that mail is getting through.
type Test struct {
	facts
	At      time.Time // when the letter came, in the reader's zone
	Game    string    // "" for somebody who plays in none
	Player  string
	Proven  bool   // the letter had the player's tag
	Address string // where the answer goes
}

// An AskAgain asks a second time, as a yes may have been to something else.
type AskAgain struct {
	facts
	Line string // as it was asked
}

// A Twice tells what was left undone, as a letter may ask it only once.
type Twice struct {
	facts
	Lines []string
}

// A TooManyCommands tells that a letter asked too much.
type TooManyCommands struct {
	facts
	Done   int
	Undone int
}

// A NoSuchGame tells that there is none of that name.
type NoSuchGame struct {
	facts
	Game string
}

// An Unreadable tells a player that a letter could not be read.
type Unreadable struct {
	facts
	Why string
}

// A Confirm asks a player whether a letter was the player's.
type Confirm struct {
	facts
	Game     string
	Tag      string
	WrongTag bool   // it had a tag that is not the player's
	Text     string // what was asked
}

// A ForeignTag tells a player of a letter that had the player's tag, and came from an
// address that plays nowhere. Nothing of it is shown: it may be another player's.
type ForeignTag struct {
	facts
	Game string
}

// A CrossedTag tells a player of a letter that came from the player's address with
// another's tag. Nothing of it is shown: it may be the other's.
type CrossedTag struct{ facts }
