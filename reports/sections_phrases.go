package reports

import (
	"regexp"
	"strings"
	"time"
)

// This file holds the sections that are less than a sentence or two: the subjects of
// letters, and what stands within other texts.

// A Subject is that of a letter of a game to one player: the game in front, the tag at
// the end, and what the letter tells between them.
type Subject struct {
	facts
	Game string
	Turn int    // that the letter is about, 0 for none
	News string // "" for none
	Tag  string
}

// An AnswerSubject is that of an answer outside a game.
type AnswerSubject struct {
	facts
	Of string // the letter that is answered, without "Re:"
}

// AnswerTo is the subject of an answer to a letter of this one.
func AnswerTo(subject string) AnswerSubject {
	return AnswerSubject{Of: strings.TrimSpace(repliedTo.ReplaceAllString(subject, ""))}
}

// repliedTo is what stands before the subject of a reply.
var repliedTo = regexp.MustCompile(`(?i)^(\s*re:)+`)

// A NoticeSubject is that of letters to the keeper.
type NoticeSubject struct{ facts }

// An AddressSubject is that of the letter to a player's new address.
type AddressSubject struct {
	facts
	Game string
}

// An OfferSubject is that of the offer of a seat.
type OfferSubject struct {
	facts
	Game string
}

// An ObserverSubject is that of every public report of a game.
type ObserverSubject struct {
	facts
	Game string
	Turn int    // that the letter is about, 0 for none
	News string // "" for none
}

// An AnnouncementSubject is that of an announcement to somebody who has had no letter
// of a game yet.
type AnnouncementSubject struct {
	facts
	Game string // "" when it is for the players of all games
}

// A ClocksDiffer is why no turn is resolved: our clock and the mail server's.
type ClocksDiffer struct {
	facts
	Ours   time.Time
	Theirs time.Time
}

// A SheetTooLong is why a sheet beyond the limits was refused whole.
type SheetTooLong struct {
	facts
	Lines  int // that a sheet may have
	Length int // of a line, in characters
}

// A PreviewMark says that what is between two of them has not happened.
type PreviewMark struct{ facts }

// A WitnessSubject is that of a note to ourselves that a turn was resolved.
type WitnessSubject struct {
	facts
	Game string
	Turn int // 0 for the start of the game
}

// A LeaveLine is the line by which somebody leaves a game.
type LeaveLine struct {
	facts
	Game string
}

// A MoveLine is what a player is asked who wants letters elsewhere, in a line.
type MoveLine struct {
	facts
	Address string
}

// A TakeOverLine is what a standby is asked, in a line.
type TakeOverLine struct {
	facts
	Game string
}

// A MissingList says in a line what the database does not know of what was sent.
type MissingList struct {
	facts
	Missing []MissingTurns
}
