package reports

import "time"

// This file holds the sections of notes: letters without a line for a reply. The
// first two go to who wrote and is no player to us, the others to the keeper, the
// person behind the GM. Why is in the words of whoever found it.

// A Stranger tells somebody who plays in no game what to do.
type Stranger struct {
	facts
	Tagged bool // the letter had a tag, which is nobody's
}

// An Undecided tells a player of several games that the letter named none.
type Undecided struct {
	facts
	Games []string
}

// A ClockHeld tells that no turn is resolved.
type ClockHeld struct {
	facts
	Why string
}

// A Behind tells that the database is behind what was sent, and what to do.
type Behind struct {
	facts
	Missing []MissingTurns
}

// MissingTurns are turns of a game that were sent and are not in the database.
type MissingTurns struct {
	Game    string
	From    int  // the first; 0 where its start is missing, too
	To      int  // the last that was sent
	Unknown bool // the database does not know the game at all
}

// A NotKept tells that no letter of ours can be kept in the mailbox.
type NotKept struct {
	facts
	Why string
}

// A Witness is a note to ourselves that a turn was resolved.
type Witness struct {
	facts
	Game string
	Turn int       // 0 for the start of the game
	Made time.Time // UTC
}

// A SetAside tells of a letter that is a player's, or claims to be, and waits for
// the keeper.
type SetAside struct {
	facts
	Game    string
	Player  string
	Subject string
	Why     string
}

// A LetterFault tells of a letter that made the reader fail.
type LetterFault struct {
	facts
	Subject string
	Fault   string
}

// A LeftOut tells of a letter that the mail server lists and does not hand over.
type LeftOut struct {
	facts
	UID     uint32
	Arrived time.Time // the zero time where the server told none
	Tries   int       // in vain
	Why     string    // in the server's words
}

// A LetterHint tells how to look at a letter that was set aside.
type LetterHint struct {
	facts
	ID   int64
	Last int // letters that the keeper is told of a day, with the last of them; else 0
}

// A Storm tells that no letter without a right tag is answered for a day.
type Storm struct {
	facts
	Limit int // answers that were given
}

// A PlayerStorm tells of a player who has had a day's answers.
type PlayerStorm struct {
	facts
	Game, Player string
	Limit        int // answers that were given
}

// A HalfFull tells that for a day no more letters go to those who do not play.
type HalfFull struct {
	facts
	Limit int
}

// A DayFull tells that no more letters may be sent for a day.
type DayFull struct {
	facts
	Limit int
}

// A Parked tells of a letter to a player that cannot be delivered.
type Parked struct {
	facts
	To      string
	Why     string
	ID      int64     // of the letter in the outbox
	Written time.Time // in the zone in which that is told
	Game    string
	Player  string
	Moved   bool // letters to the player go elsewhere by now
}

// An Unreachable tells of an address from which letters keep coming back.
type Unreachable struct {
	facts
	Address string
	Why     string
	ID      int64 // of the last of them in the outbox
	Places  []Place
}

// A Place is a player of a game.
type Place struct{ Game, Player string }

// A TurnDoubtful tells of a stored turn that does not verify.
type TurnDoubtful struct {
	facts
	Game string
	Turn int
}

// A TurnHeld tells of a turn that waits because most are silent.
type TurnHeld struct {
	facts
	Game   string
	Turn   int
	Silent int
	Usual  int       // players who sent orders the last time
	Until  time.Time // in the game's zone
}

// An Outage tells that the mailbox could not be read for long.
type Outage struct {
	facts
	Last time.Time // that it was read without fault
	Why  string    // it could not be now
}

// A ClockUnknown tells that turns wait because the mail server does not tell the time.
type ClockUnknown struct {
	facts
	Since time.Time // the oldest of them is due
	Why   string    // the server could not be asked now
}

// A ForgottenNotice asks to delete what lies in the mailbox of somebody.
type ForgottenNotice struct {
	facts
	Address string
}
