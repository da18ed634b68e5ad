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

// ClocksDiffer is why: our clock and the mail server's.
func (w *Words) ClocksDiffer(ours, theirs time.Time) string {
	return w.say("ClocksDiffer", struct{ Ours, Theirs time.Time }{ours, theirs})
}

// Event is the sentence of one event, "" for one that goes without saying.
func (w *Words) Event(e engine.Event) string { return w.say(nameOf(e), e) }

// TooLong is why a sheet beyond the limits was refused whole.
func (w *Words) TooLong() string {
	return w.say("SheetTooLong", struct{ Lines, Length int }{reading.MaxLines, reading.MaxLineLength})
}
