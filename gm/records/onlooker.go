package records

import "time"

// A Standby is a person who would take over a seat; letters are written in the language,
// "" for that of the house.
type Standby struct{ Address, Name, Language string }

// An Observer is who reads a game along, in a language likewise.
type Observer struct{ Address, Language string }

// An OnlookerReader looks at who reads along, and who would take over a seat.
type OnlookerReader interface {
	// Observers returns who gets a game's public report, in the order of their
	// addresses. It fails only when the store does.
	Observers(game int64) ([]Observer, error)
	// Observed returns the names of the games that an address observes. It fails only
	// when the store does.
	Observed(address string) ([]string, error)
	// OthersOf counts the addresses but this one that observe a game and began later
	// than a time (the zero time for all): those of a mail domain, in small letters,
	// or of all for "". It fails only when the store does.
	OthersOf(domain, address string, since time.Time) (int, error)
	// Standbys returns who would take over a seat, who asked first first. It fails
	// only when the store does.
	Standbys() ([]Standby, error)
}

// Onlookers are who reads along, and who would take over a seat.
type Onlookers interface {
	OnlookerReader
	// AddObserver has an address, of a registered domain, get a game's public report. It
	// fails only when the store does.
	AddObserver(game int64, address, domain string, now time.Time) error
	// RemoveObserver returns false when the address was none. It fails only when the
	// store does.
	RemoveObserver(game int64, address string) (bool, error)
	// AddStandby puts a person on that list, or changes the name. It fails only when
	// the store does.
	AddStandby(s Standby, now time.Time) error
	// Speak has letters to an address that observes games, or is a standby, written in a
	// language, and tells whether it is one. It fails only when the store does.
	Speak(address, language string) (bool, error)
	// RemoveStandby returns false when the address was not on the list. It fails only
	// when the store does.
	RemoveStandby(address string) (bool, error)
	// Bounce adds to the score of an address that observes games or is a standby, and
	// takes it off these lists once it has come to the limit. It fails only when the
	// store does.
	Bounce(address string, weight, limit int) error
}
