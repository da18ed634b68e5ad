// Package voice is what is said in a game beside its turns: press as letters have it and
// as it is printed, the word of the GM above the next report, and what players say at the
// end.
//
// Who may say it is known above, by a tag, a command line or a yes; nothing here asks for
// that. What may enter is what a text must be before all players read it.
package voice

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
)

// MaxWord is how many characters a word of the GM may have.
const MaxWord = 4000

// Why a word cannot be said.
var (
	ErrNothing = errors.New("there is nothing to say: the text is empty")
	ErrTooLong = fmt.Errorf("the text is too long: it may have %d characters", MaxWord)
	ErrOver    = errors.New("it is over, so no report comes any more")
)

// Fit is a text of the GM's as players of a game may read it: nothing steers their mail
// programs, and nobody's tag or secret stands in it. It fails with ErrNothing and
// ErrTooLong, and when the store does.
func Fit(tx records.Tx, tags *senders.Tags, game *records.Game, text string) (string, error) {
	text = strings.Trim(sending.Printable(text), " \n")
	switch {
	case text == "":
		return "", ErrNothing
	case utf8.RuneCountInString(text) > MaxWord:
		return "", ErrTooLong
	}
	var err error
	for _, p := range game.Players {
		if text, err = tags.Hide(tx, p, text); err != nil {
			return "", err
		}
	}
	return tags.Without(text), nil
}

// Turn is the turn in whose report a word is printed that is said now.
func Turn(game *records.Game) int { return max(1, game.Position.Turn) }

// Say has the GM say something above the next report of a game. It fails as Fit does,
// with ErrOver, and when the store does.
func Say(tx records.Tx, tags *senders.Tags, game *records.Game, text string) error {
	if game.State == records.Finished {
		return ErrOver
	}
	text, err := Fit(tx, tags, game, text)
	if err != nil {
		return err
	}
	if err := tx.Press.Add(records.Press{Game: game.ID, Turn: Turn(game), Text: text, Sent: tx.Now}); err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.WordSaid, Game: game.ID, Turn: Turn(game)})
	return nil
}

// Withdraw takes back what the GM has said in a game and no report has printed, and
// returns how many words that were. It fails only when the store does.
func Withdraw(tx records.Tx, game *records.Game) (words int, err error) {
	words, err = tx.Press.Withdraw(game.ID, Turn(game))
	if err == nil && words > 0 {
		tx.Facts.Note(facts.Fact{Kind: facts.WordWithdrawn, Game: game.ID, Turn: Turn(game)})
	}
	return words, err
}

// Waiting is what the GM has said in a game and the next report prints, oldest first. It
// fails only when the store does.
func Waiting(view records.View, game *records.Game) (words []records.Press, err error) {
	all, err := view.Press.For(game.ID, Turn(game))
	for _, p := range all {
		if p.IsWord() {
			words = append(words, p)
		}
	}
	return words, err
}
