package reports

import "time"

// This file holds the sections about dice that players can check. A block of them is no
// words but a form (docs/dice.md), and comes in as it stands in a letter.

// A DiceRolled shows the roll of a turn.
type DiceRolled struct {
	facts
	Block string
	Since int // the first turn that was rolled by the lock
}

// A DiceLocked shows the lock of dice behind a turn, from which on they are rolled by it.
type DiceLocked struct {
	facts
	Block string
	Turn  int // the first turn
}

// A DiceHelp is the help on dice that players can check.
type DiceHelp struct{ facts }

// A DiceBlocks shows all rolls of a game.
type DiceBlocks struct {
	facts
	Game   string
	Lock   string // "" while there is none to show
	Blocks []string
}

// A DiceGiven tells a player what the seat gives, which counts from a turn on.
type DiceGiven struct {
	facts
	Game  string
	Seat  int // from 1 on
	Given string
	Turn  int
}

// A DiceGivenBefore refuses a word of a seat that has given.
type DiceGivenBefore struct {
	facts
	Game  string
	Seat  int // from 1 on
	Given string
}

// A DiceWordOdd refuses a word that cannot be.
type DiceWordOdd struct {
	facts
	Why string
}

// A DiceWordWaits tells somebody who joins that the word goes along.
type DiceWordWaits struct {
	facts
	Word string
}

// A DiceWordWhose refuses a word of somebody without a seat.
type DiceWordWhose struct{ facts }

// An AllIn tells that the deadline of a turn is earlier, for all orders are in and its
// public dice are made on the hour.
type AllIn struct {
	facts
	Moved
}

// A PublicWaits tells the keeper of a turn whose public dice are not to be had.
type PublicWaits struct {
	facts
	Game  string
	Turn  int
	Round uint64
	Since time.Time
	Why   string
}
