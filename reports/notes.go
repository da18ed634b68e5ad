package reports

import (
	"net/mail"

	"machipost/engine"
)

// letter is the text of a letter to a player: the line over which a reply is
// written, the template, wrapped.
func (w *Words) letter(name string, data any) string {
	return w.Letter(w.say(name, data))
}

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

// Event is the sentence of one event, "" for one that goes without saying.
func (w *Words) Event(e engine.Event) string { return w.say(nameOf(e), e) }
