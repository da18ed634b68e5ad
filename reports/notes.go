package reports

import (
	"net/mail"
	"regexp"
	"strings"
	"time"

	"machipost/engine"
	"machipost/orders/reading"
)

// letter is the text of a letter to a player: the line over which a reply is
// written, the template, wrapped.
func (w *Words) letter(name string, data any) string {
	return w.Letter(w.say(name, data))
}

// note is the text of a letter that wants no line for a reply.
func (w *Words) note(name string, data any) string { return Wrap(w.say(name, data)) + "\n" }

// Subject is that of every letter of a game to one player, so that mail programs
// keep them together.
func (w *Words) Subject(game, tag string) string {
	return w.say("Subject", struct{ Game, Tag string }{game, tag})
}

// AnswerSubject is that of an answer outside a game, to a letter of this
// subject.
func (w *Words) AnswerSubject(subject string) string {
	return w.say("AnswerSubject", strings.TrimSpace(repliedTo.ReplaceAllString(subject, "")))
}

// repliedTo is what stands before the subject of a reply.
var repliedTo = regexp.MustCompile(`(?i)^(\s*re:)+`)

// NoticeSubject is that of letters to the keeper.
func (w *Words) NoticeSubject() string { return w.say("NoticeSubject", nil) }

// A Stranger is somebody who plays in no game.
type Stranger struct {
	Keeper string // bare address of the person to ask, "" for none
	Tagged bool   // the letter had a tag, which is nobody's
}

// Stranger tells somebody who plays in no game what to do.
func (w *Words) Stranger(s Stranger) string { return w.note("Stranger", s) }

// Undecided tells a player of several games that the letter named none.
func (w *Words) Undecided(games []string) string { return w.note("Undecided", games) }

// Unreadable tells a player why the letter could not be read.
func (w *Words) Unreadable(why string) string { return w.letter("Unreadable", why) }

// A Confirm is a letter that may not be the player's.
type Confirm struct {
	Game, Tag string
	WrongTag  bool           // it had a tag that is not the player's
	Foreign   bool           // it had the player's tag, and came from elsewhere:
	From      []mail.Address // as far as that can be read
	Text      string         // what was asked
}

// Confirm asks a player whether a letter was the player's.
func (w *Words) Confirm(c Confirm) string { return w.letter("Confirm", c) }

// NewTag gives a player a new tag.
func (w *Words) NewTag(game, tag string) string {
	return w.letter("NewTag", struct{ Game, Tag string }{game, tag})
}

// Letters to the keeper.

// ClockHeld tells the keeper that no turn is resolved, and why.
func (w *Words) ClockHeld(why string) string { return w.note("ClockHeld", why) }

// ClocksDiffer is why: our clock and the mail server's.
func (w *Words) ClocksDiffer(ours, theirs time.Time) string {
	return w.say("ClocksDiffer", struct{ Ours, Theirs time.Time }{ours, theirs})
}

// SetAside tells the keeper of a letter that is a player's, or claims to be, and
// waits for the keeper.
func (w *Words) SetAside(game, player, subject, why string) string {
	return w.note("SetAside", struct{ Game, Player, Subject, Why string }{game, player, subject, why})
}

// LetterFault tells the keeper of a letter that made the reader fail.
func (w *Words) LetterFault(subject, fault string) string {
	return w.note("LetterFault", struct{ Subject, Fault string }{subject, fault})
}

// Storm tells the keeper that no letter is answered for a day: players' with the
// right tag, or all others.
func (w *Words) Storm(limit int, players bool) string {
	return w.note("Storm", struct {
		Limit   int
		Players bool
	}{limit, players})
}

// Parked tells the keeper of a letter that cannot be delivered.
func (w *Words) Parked(to, why string) string {
	return w.note("Parked", struct{ To, Why string }{to, why})
}

// Unreachable tells the keeper of an address from which letters keep coming back.
func (w *Words) Unreachable(address, why string) string {
	return w.note("Unreachable", struct{ Address, Why string }{address, why})
}

// TurnDoubtful tells the keeper of a stored turn that does not verify.
func (w *Words) TurnDoubtful(game string, turn int) string {
	return w.note("TurnDoubtful", struct {
		Game string
		Turn int
	}{game, turn})
}

// TurnHeld tells the keeper of a turn that waits because most are silent.
func (w *Words) TurnHeld(game string, turn, silent, usual int, until time.Time) string {
	return w.note("TurnHeld", struct {
		Game          string
		Turn          int
		Silent, Usual int
		Until         time.Time
	}{game, turn, silent, usual, until})
}

// Event is the sentence of one event, "" for one that goes without saying.
func (w *Words) Event(e engine.Event) string { return w.say(nameOf(e), e) }

// TooLong is why a sheet beyond the limits was refused whole.
func (w *Words) TooLong() string {
	return w.say("SheetTooLong", struct{ Lines, Length int }{reading.MaxLines, reading.MaxLineLength})
}
