package commands

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/senders"
	"machipost/reports"
)

// This file holds what a player gives to the dice, and how they are shown to be checked.

// showDiceHelp answers with the help on dice.
func showDiceHelp(c *Case, _ Found) (string, error) { return c.say(reports.DiceHelp{}) }

// showDice answers with all rolls of the player's game.
func showDice(c *Case, _ Found) (string, error) {
	all, err := rolls.All(c.Tx.View(), c.Writer.Game)
	return c.Words.Say(all), err
}

// giveWord gives the word of a player who has given nothing yet; of one who joins by the
// same letter it was given with the seat.
func giveWord(c *Case, asked Found) (string, error) {
	word, err := dice.Word(asked.Args["WORD"])
	game, seat := c.Giver()
	switch {
	case err != nil:
		return refuse(reports.DiceWordOdd{Why: err.Error()})
	case game == nil && !c.Confirmed && len(c.Asks) > 0:
		return c.ask(asked.Line, reports.DiceWordWaits{Word: strings.TrimPrefix(string(word), "word ")})
	case game == nil:
		return refuse(reports.DiceWordWhose{})
	case game.State == records.Finished:
		return refuse(reports.Over{Game: game.Name})
	}
	gift, err := rolls.Give(c.Tx, game, seat, word, c.Filed.Letter.Arrived)
	switch at := int(seat) + 1; {
	case err != nil:
		return "", err
	case gift.What != word:
		return refuse(reports.DiceGivenBefore{Game: game.Name, Seat: at, Given: string(gift.What)})
	default:
		return c.done(reports.DiceGiven{Game: game.Name, Seat: at, Given: string(gift.What), Turn: gift.Since})
	}
}

// Giver is who gives by the letter: the player whom it has seated, or its writer. The
// game is nil for nobody.
func (c *Case) Giver() (*records.Game, engine.Seat) {
	switch {
	case c.Seated != nil:
		return c.Seated, c.Seated.SeatOf(c.From().Address)
	case c.Writer.Standing == senders.Proven && c.Writer.Game != nil && !c.Farewell:
		return c.Writer.Game, c.Writer.Seat
	}
	return nil, engine.NoSeat
}

// giveWithSeat gives what the letter gives by which somebody joins: its word, or its
// number.
func (c *Case) giveWithSeat(game *records.Game, seat engine.Seat) error {
	what := dice.FirstLetter(c.Filed.Letter.MessageID)
	if at := slices.IndexFunc(c.Found, Found.IsWord); at >= 0 {
		what, _ = dice.Word(c.Found[at].Args["WORD"]) // none for one that cannot be: it may be tried again
	}
	_, err := rolls.Give(c.Tx, game, seat, what, c.Filed.Letter.Arrived)
	return err
}

// IsWord tells whether a command gives a word to the dice.
func (f Found) IsWord() bool { return f.Name == "dice word" }
