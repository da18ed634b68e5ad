package commands

import (
	"unicode/utf8"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/gm/voice"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// Limits of press: it is printed in everybody's report.
const (
	maxPress     = 4000 // characters of one
	maxPressTurn = 10   // of one player, for one turn
)

// TakePress takes the press out of a letter's text, as voice.TakePress does; "press:
// none" is an option where the letter opens a game.
func TakePress(text string, isOrder func(line string) bool) (items []voice.Item, rest string) {
	return voice.TakePress(text, isOrder, opens)
}

// FilePress keeps one press for the next report, or for the end of a game, or sends it to the one player that
// it is for; where orders may stand in it, it asks. It fails with a Refusal, with a sending.Unwritable, and when the store does.
func FilePress(c *Case, item voice.Item, table ordersreading.Table) (string, error) {
	if c.Writer.Standing != senders.Proven {
		return "", nil
	}
	game := c.Writer.Game
	item.Text = sending.Printable(item.Text)
	turn := game.TurnAt(c.Filed.Letter.Arrived)
	if game.State == records.Finished {
		turn = records.AtTheEnd
	}
	if err := mayPress(c, item); err != nil {
		return "", err
	}
	if line := table.OrderIn(item.Text, c.Writer.Seat); line != "" && !c.Confirmed && game.State == records.Running {
		return c.ask(item.Written(), reports.PressAsks{Line: line, Last: item.Last()})
	}
	to, known := game.OrderTable(turn).Seat(item.To)
	if item.To != "" && !known {
		return refuse(reports.PressToWhom{Game: game.Name, Player: item.To, Names: game.Names()})
	}
	text, err := c.Desk.Tags.Hide(c.Tx, c.Writer.Player(), item.Text)
	if err != nil {
		return "", err
	}
	press := records.Press{
		Game: game.ID, Turn: turn, Author: c.Writer.Player().ID, Anonymous: item.Anonymous, Text: text, Sent: c.Tx.Now,
	}
	before, err := c.Tx.Press.By(press.Author, press.Turn)
	if err != nil {
		return "", err
	}
	if before >= maxPressTurn {
		return refuse(reports.PressEnough{Turn: turn, Times: maxPressTurn})
	}
	if item.To != "" {
		return sendPress(c, press, to, item.Last())
	}
	if err := c.Tx.Press.Add(press); err != nil {
		return "", err
	}
	if turn == records.AtTheEnd {
		return c.done(reports.StatementKept{Game: game.Name, Until: game.ClockOf(c.Writer.Player(), game.Statements), Anonymous: press.Anonymous})
	}
	return c.done(reports.PressKept{Turn: turn, Anonymous: press.Anonymous, Last: item.Last()})
}

// mayPress refuses press that the game does not have, and such that cannot be printed.
func mayPress(c *Case, item voice.Item) error {
	game := c.Writer.Game
	atTheEnd := game.State == records.Finished && game.Begun() && item.To == ""
	switch {
	case game.State != records.Running && !atTheEnd:
		return Refusal{reports.PressNotNow{Game: game.Name}}
	case c.Writer.Player().Gone == records.GoneResigned:
		return Refusal{reports.Resigned{Game: game.Name}}
	case game.Terms.Press == records.NoPress:
		return Refusal{reports.PressNone{Game: game.Name}}
	case atTheEnd && game.Statements.IsZero():
		return Refusal{reports.StatementsOut{Game: game.Name}}
	case item.Anonymous && game.Terms.Press != records.AnyPress:
		return Refusal{reports.PressSigned{Game: game.Name}}
	case item.Text == "":
		return Refusal{reports.PressEmpty{}}
	case utf8.RuneCountInString(item.Text) > maxPress:
		return Refusal{reports.PressTooLong{Limit: maxPress}}
	}
	return nil
}

// sendPress sends press to one player.
func sendPress(c *Case, press records.Press, to engine.Seat, last string) (string, error) {
	game := c.Writer.Game
	recipient := game.Players[to]
	press.Recipient = recipient.ID
	if recipient.Gone != "" || recipient.Address == "" {
		return refuse(reports.PressNobody{Game: game.Name, Player: recipient.Name})
	}
	if err := c.Tx.Press.Add(press); err != nil {
		return "", err
	}
	letter := reports.PressLetter{Game: game.Name, Press: reports.Press{Text: press.Text}}
	if !press.Anonymous {
		letter.Author = c.Writer.Player().Name
	}
	err := c.Desk.WriteTo(c.Tx, game, to, func(w *reports.Words, _ string) reports.Letter {
		return w.LetterOf(game.Name, game.Position.Turn, letter)
	})
	if err != nil {
		return "", err
	}
	return c.done(reports.PressSent{Player: recipient.Name, Anonymous: press.Anonymous, Last: last})
}
