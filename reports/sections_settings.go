package reports

import "time"

// This file holds the sections about how we write to somebody, and whether at all.

// A NoZone refuses a time zone that there is not.
type NoZone struct {
	facts
	Zone string // as it was written
}

// A ZoneSet tells in which zone deadlines are told from now on.
type ZoneSet struct {
	facts
	Zone string
	Now  time.Time // there
}

// A RemindersSet tells whether there are reminders from now on.
type RemindersSet struct {
	facts
	On bool
}

// A NoLanguage refuses a language in which we do not write.
type NoLanguage struct {
	facts
	Language  string   // as it was written
	Languages []string // that there are
}

// A LanguageSet tells in which language letters are from now on.
type LanguageSet struct {
	facts
	Language string // its name in that language, likewise:
}

// A LanguageSure asks whether a player wants that.
type LanguageSure struct {
	facts
	Language string
}

// A LanguageWaits tells somebody who joins, or wants to read along, that it goes along.
type LanguageWaits struct {
	facts
	Language string
}

// A LanguageWhose refuses a language of somebody to whom no letters go.
type LanguageWhose struct {
	facts
	Language string
}

// An HTMLSet tells whether letters are pages, too, from now on.
type HTMLSet struct {
	facts
	On bool
}

// A CalendarSet tells whether there are files for a calendar from now on.
type CalendarSet struct {
	facts
	On bool
}

// An AddressOdd refuses an address that our letters cannot go to.
type AddressOdd struct {
	facts
	Address string
}

// An AddressTaken refuses an address of another player.
type AddressTaken struct {
	facts
	Address string
}

// An AddressSure asks a player whether letters are to go to another address.
type AddressSure struct {
	facts
	Player  string
	Address string
}

// An AddressAsked tells the player that the new address was asked, too.
type AddressAsked struct {
	facts
	Address string
}

// An AddressConfirm asks at the new address.
type AddressConfirm struct {
	facts
	Game   string
	Player string
}

// An AddressMoved tells where letters go from now on.
type AddressMoved struct {
	facts
	Player  string
	Address string
}

// An AddressLate refuses what was asked for too long ago, or by somebody else.
type AddressLate struct{ facts }

// A ForgetSure asks whether somebody wants to be forgotten.
type ForgetSure struct {
	facts
	Games []string // that the person would leave
}

// A Forgotten is the last word to somebody who is.
type Forgotten struct {
	facts
	KeeperAsked bool // to delete letters that lie in the mailbox
}

// A NewTag gives a player another tag.
type NewTag struct {
	facts
	Game string
	Tag  string
}

// A Collected begins the one answer to several letters of a player's.
type Collected struct {
	facts
	Game, Player  string
	Letters       int
	Since         time.Time // the first of them, as the player reads it
	Hourly, Daily int       // so many are answered one by one
}
