package commands

import (
	"errors"
	"net/mail"
	"strings"

	"machipost/engine/names"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/reports"
)

// A Case is one letter of a person's being worked on: who wrote it, what it
// asks, and what is to be answered.
type Case struct {
	*Commands
	Tx       records.Tx
	Filed    records.FiledLetter
	Writer   senders.Writer
	Words    *reports.Words
	AnswerID string                                     // message id of the answer: a yes to it confirms
	HelpRows func(names.Language) []reports.CommandHelp // one a command
	Believed bool                                       // this round's clock is: the letter may set a deadline
	Found    []Found                                    // the commands that are being carried out

	Acknowledge func(*reports.Words, reports.Acknowledged) string // renders an acknowledgement

	News      reports.Answering // what the answer tells first
	Confirmed bool              // the writer has said yes to what is asked
	Request   *records.Request  // what that was, nil for a letter that was asked about as a whole
	Asks      []string          // lines that wait for a yes
	SeatAsked int64             // the player whose seat one of them is about; 0 for none
	Effect    bool              // something was changed
	Seated    *records.Game     // where the writer has a seat since this letter, nil for nowhere
	Farewell  bool              // the writer is no player of the game any more
	Fleeting  bool              // nothing is to be kept of the answer
}

// Case begins a case of a filed letter, in the words of the writer's game.
func (c *Commands) Case(tx records.Tx, f records.FiledLetter, w senders.Writer) *Case {
	words := c.Desk.Words
	if w.Game != nil {
		words = c.Desk.WordsFor(w.Game, w.Player())
	}
	return &Case{
		Commands: c, Tx: tx, Filed: f, Writer: w, Words: words, HelpRows: HelpRows, Acknowledge: (*reports.Words).Acknowledgement,
	}
}

// From is the address of the person whose letter it is.
func (c *Case) From() mail.Address { return addressee(c.Filed.Letter, c.Writer) }

// addressee is who gets the answer: the player's address on file, or the one
// the letter says it is from.
func addressee(l post.Letter, w senders.Writer) mail.Address {
	if w.Game != nil {
		return mail.Address{Name: w.Player().Name, Address: w.Player().Address}
	}
	if len(l.From) == 0 {
		return mail.Address{}
	}
	return mail.Address{Address: l.From[0].Address}
}

// me is the writer's entry in the game.
func (c *Case) me() *records.Player { return &c.Writer.Game.Players[c.Writer.Seat] }

// say is a section of the answer.
func (c *Case) say(s reports.Section) (string, error) { return c.Words.Say(s), nil }

// done is say for what has changed something.
func (c *Case) done(s reports.Section) (string, error) {
	c.Effect = true
	return c.say(s)
}

// ask has the writer confirm the command of this line: it is carried out when
// the writer says yes to the answer, which is the section.
func (c *Case) ask(line string, s reports.Section) (string, error) {
	c.Asks = append(c.Asks, line)
	return c.say(s)
}

// gameCalled finds a game by its name. It refuses one that there is not.
func (c *Case) gameCalled(name string) (*records.Game, error) {
	if c.Writer.Game != nil && strings.EqualFold(c.Writer.Game.Name, name) {
		return c.Writer.Game, nil
	}
	found, err := c.Tx.Games.Named(name)
	if errors.Is(err, records.ErrNoGame) {
		return nil, Refusal{reports.NoSuchGame{Game: name}}
	}
	return &found, err
}

// everywhere changes the player in all games that are played from the address to
// which letters go.
func (c *Case) everywhere(change func(*records.Player)) error {
	games, err := sending.Everywhere(c.Tx, strings.ToLower(c.From().Address), change)
	for _, game := range games {
		if c.Writer.Game != nil && game.ID == c.Writer.Game.ID {
			*c.Writer.Game = game
		}
		if c.Seated != nil && game.ID == c.Seated.ID {
			*c.Seated = game
		}
	}
	return err
}

// back gives a silent player the seat back that nobody has taken.
func (c *Case) back() error {
	game := c.Writer.Game
	p := &game.Players[c.Writer.Seat]
	if p.Gone != records.GoneSilent {
		return nil
	}
	p.Gone, p.Missed = "", 0
	if err := c.Tx.Games.Save(*game); err != nil {
		return err
	}
	return records.NoteChange(c.Tx, game, records.About(*p, records.PlayerBack))
}
