package reports

// This file holds the sections about who sits where once a game runs, who would, and
// who reads along.

// A Resigned refuses what a player asks who has resigned.
type Resigned struct {
	facts
	Game string
}

// A ResignSure asks whether a player wants to resign.
type ResignSure struct {
	facts
	Game   string
	Player string
}

// A ResignDone is the last word to a player who has resigned.
type ResignDone struct {
	facts
	Game   string
	Player string
}

// A VoteNoted tells that the others must vote for the end, too.
type VoteNoted struct {
	facts
	Game    string
	Votes   int // for the end
	Players int // who have one
}

// A VoteTakenBack tells that the game goes on.
type VoteTakenBack struct {
	facts
	Game    string
	Votes   int // for the end
	Players int // who have one
}

// A VotePassed tells that a game ends as a draw.
type VotePassed struct {
	facts
	Game string
}

// A VotePassedLate tells that it does so behind a turn that is due.
type VotePassedLate struct {
	facts
	Game string
	Turn int
}

// A SeatLost tells a player whose seat is open now.
type SeatLost struct {
	facts
	Due
	Player string
	Missed int  // turns in a row
	Bot    bool // one plays the seat meanwhile
}

// A NameOdd refuses a name that a player cannot have.
type NameOdd struct {
	facts
	Why string // in the words of whoever looked at it
}

// A PlaysAlready refuses a second seat in a game.
type PlaysAlready struct {
	facts
	Game string
}

// A StandbyName asks for the name of a standby.
type StandbyName struct{ facts }

// A StandbySure asks whether somebody wants to be a standby.
type StandbySure struct {
	facts
	Player string
}

// A StandbysFull refuses one more standby.
type StandbysFull struct {
	facts
	Standbys int // on the list
}

// A StandbyNow tells who is one.
type StandbyNow struct {
	facts
	Player  string
	Address string // where to ask
}

// A StandbyNoMore tells who is none.
type StandbyNoMore struct {
	facts
	Was bool // there was something to end
}

// A SeatOffer asks a standby to take a seat over.
type SeatOffer struct {
	facts
	Due
	Player  string // whose seat it was
	Standby string
	Held    bool // the game, by the GM
}

// A SeatGone refuses a seat that is taken.
type SeatGone struct {
	facts
	Game    string
	Player  string // whose seat it was
	Standby bool   // the reader is one still
}

// An OtherName tells how to take the seat under another name.
type OtherName struct {
	facts
	Game string
}

// A TakeOverName asks for the name of somebody who takes a seat over.
type TakeOverName struct {
	facts
	Game string
}

// A NoSeat refuses a seat where none is open.
type NoSeat struct {
	facts
	Game string
}

// A SeatTakenMeanwhile refuses the seat that was asked about, and tells of another.
type SeatTakenMeanwhile struct {
	facts
	Game   string
	Player string
}

// A TakeOverSure asks whether somebody wants to play on in a seat.
type TakeOverSure struct {
	facts
	Game        string
	Player      string
	Predecessor string
}

// A SeatYours tells who has the seat now.
type SeatYours struct {
	facts
	Due
	Player      string
	Predecessor string
	Held        bool // the game, by the GM
}

// A WatchPlays refuses reports to a player of the game, who gets them anyway.
type WatchPlays struct {
	facts
	Game string
}

// A WatchGameFull refuses reports of a game that many read along.
type WatchGameFull struct {
	facts
	Game  string
	Limit int // so many do
}

// A WatchDomainFull refuses them where many of the same mail domain read along.
type WatchDomainFull struct {
	facts
	Game   string
	Domain string
	Limit  int // so many do
}

// A WatchDayFull refuses them where many have begun to read along within a day.
type WatchDayFull struct {
	facts
	Game  string
	Limit int // so many have
}

// A WatchSure asks whether the reports are to go to an address.
type WatchSure struct {
	facts
	Game    string
	Address string
}

// A Watching tells who reads along from now on.
type Watching struct {
	facts
	Game    string
	Address string
}

// A WatchingNoMore tells who reads along no more.
type WatchingNoMore struct {
	facts
	Game string
	Was  bool // there was something to end
}
