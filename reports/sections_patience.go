package reports

import "time"

// This file holds the sections about the turn that comes: how long it waits and for
// whom.

// A Due is until when there are orders to be sent for the turn that comes.
type Due struct {
	Game  string
	Turn  int
	Until time.Time // in the reader's zone, zero where there is no deadline to tell
}

// A Moved is the same in a letter that moves the deadline.
type Moved struct {
	Due
	Round uint64 // of quicknet, for the dice of that turn; 0 for none
}

// An EntrySummary is what a calendar says of a deadline in a few words.
type EntrySummary struct {
	facts
	Game string
	Turn int
}

// An EntryText is what it says beside that.
type EntryText struct {
	facts
	Due
}

// A TooLate refuses what comes behind the deadline of a turn.
type TooLate struct {
	facts
	Turn int
}

// A WaitNoted tells who wants to wait for the deadline that the turn does.
type WaitNoted struct {
	facts
	Due
	Early bool // turns of the game may come before their deadline
}

// A ReadyNoted tells who is ready that the turn need not wait.
type ReadyNoted struct {
	facts
	Due
	Player  string
	Missing int  // players of whom nothing has come
	Early   bool // turns of the game may come before their deadline
}

// An ExtensionNever refuses an extension in a game that has none.
type ExtensionNever struct {
	facts
	Due
}

// An ExtensionsUsed refuses one where they are used up.
type ExtensionsUsed struct {
	facts
	Due
	Extensions int // that the game has
}

// An ExtensionOnce refuses a second one for the same turn.
type ExtensionOnce struct {
	facts
	Due
}

// An ExtensionHeld refuses one in a game that the GM holds.
type ExtensionHeld struct {
	facts
	Game string
}

// An ExtensionNotNow refuses one while our clock is not believed.
type ExtensionNotNow struct {
	facts
	Due
}

// An ExtensionAsked tells that others must ask for the extension, too.
type ExtensionAsked struct {
	facts
	Due
	Asked   int // players, the reader too
	Players int // who may ask
}

// An ExtensionGranted tells who asked for it of the new deadline.
type ExtensionGranted struct {
	facts
	Moved
}

// An ExtensionTold tells the others, and who asked for it.
type ExtensionTold struct {
	facts
	Moved
	By string
}

// An AbsentWhen asks for a day that can be read.
type AbsentWhen struct {
	facts
	Day string // as it was written
}

// An AbsentBackwards refuses an absence that ends before it begins. Days of absences
// are those of the reader's calendar.
type AbsentBackwards struct {
	facts
	From time.Time
	To   time.Time
}

// An AbsentOver refuses an absence that is over.
type AbsentOver struct {
	facts
	To time.Time
}

// An AbsentLong refuses an absence that is too long.
type AbsentLong struct {
	facts
	From  time.Time
	To    time.Time
	Days  int
	Limit int // of days
}

// An AbsentEnough refuses an absence that is too much with the others.
type AbsentEnough struct {
	facts
	Days  int // in all
	Limit int // of them
}

// An AbsentNoted tells which days were noted, both included.
type AbsentNoted struct {
	facts
	From time.Time
	To   time.Time
	Days int
}

// An AbsentNoMore tells that no absence is noted any more.
type AbsentNoMore struct{ facts }

// A Reminder tells a player that there are no orders yet.
type Reminder struct {
	facts
	Due
	Player   string
	Standing bool // there are standing orders
	Sent     bool // there are orders
	Proposed bool // and others wait for a yes
	Missed   int  // turns in a row, 0 where it does not matter
	Left     int  // turns until the seat is open
	Now      time.Time
}

// A TurnWaits tells a player for whom the turn waits behind its deadline.
type TurnWaits struct {
	facts
	Moved
	Player  string
	Excused bool     // an excuse of the reader's was used
	Late    bool     // by orders that came behind the deadline
	Silent  []string // for whom the turn waits
}

// A TurnWaitsForMail tells the players that letters may have been lost.
type TurnWaitsForMail struct {
	facts
	Moved
}
