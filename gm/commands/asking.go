package commands

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/orders/deciding"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file holds the commands that only ask.

// showHelp answers with the table of commands.
func showHelp(c *Case, _ map[string]string) (string, error) {
	return c.Words.Help(c.Table()), nil
}

// showOrdersHelp answers with the help on orders.
func showOrdersHelp(c *Case, _ map[string]string) (string, error) {
	return c.Words.HelpOrders(), nil
}

// showRules answers with the rules in brief, and with what a player's game agreed on.
func showRules(c *Case, _ map[string]string) (string, error) {
	about := reports.About{}
	if c.Writer.Game != nil {
		about.Game, about.Options = c.Writer.Game.Name, lobby.OptionLines(c.Writer.Game, c.Words)
	}
	return c.say("Rules", about)
}

// tellTest tells that mail is getting through, and how it came.
func tellTest(c *Case, _ map[string]string) (string, error) {
	l := c.Filed.Letter
	about := reports.About{Address: c.From().Address, At: l.Arrived, Yes: c.Writer.Standing == senders.Proven}
	if c.Writer.Game != nil {
		about.Game, about.Player = c.Writer.Game.Name, c.Writer.Player().Name
		about.At = c.Writer.Game.ClockOf(c.Writer.Player(), l.Arrived)
	}
	return c.say("Test", about)
}

// listGames lists the games that one can join, play on in, or watch.
func listGames(c *Case, _ map[string]string) (string, error) {
	all, err := c.Tx.Games.All()
	if err != nil {
		return "", err
	}
	var about reports.About
	for _, game := range all {
		if game.State == records.Finished {
			continue
		}
		line := reports.GameLine{Name: game.Name, State: string(game.State), Places: game.Places, Turn: game.Position.Turn, Players: game.Names()}
		for _, p := range game.Players {
			if p.Gone != "" {
				line.Open = append(line.Open, p.Name)
			}
		}
		about.Games = append(about.Games, line)
	}
	return c.say("Games", about)
}

// showStatus tells how the player's game stands.
func showStatus(c *Case, _ map[string]string) (string, error) {
	game := c.Writer.Game
	about := reports.About{
		Game: game.Name, Turn: game.Position.Turn, Count: len(game.Players), Of: game.Places, List: game.Names(), Value: string(game.State),
		Until: game.ClockOf(c.Writer.Player(), game.Cut()), Yes: game.Held != "",
	}
	switch {
	case game.State == records.Waiting:
		return c.say("StatusWaiting", about)
	case !game.Begun():
		return c.say("StatusCalledOff", about)
	}
	counting, err := turns.CountSheets(c.Tx, game)
	if err != nil {
		return "", err
	}
	about.Count, about.Of = 0, 0
	for i, c := range counting {
		if game.Players[i].Gone != "" {
			continue
		}
		about.Of++
		if c.Sent || c.Ready {
			about.Count++
		}
	}
	section, err := c.say("Status", about)
	return section + "\n\n" + c.Words.Standing(sending.TableOf(game)), err
}

// showReport answers with the report of a turn, the last one where none is named, as
// the player got it.
func showReport(c *Case, args map[string]string) (string, error) {
	game := c.Writer.Game
	number := game.Position.Turn - 1
	if n, err := strconv.Atoi(args["N"]); err == nil {
		number = n
	}
	turn, err := c.Tx.Turns.Numbered(game.ID, number)
	if errors.Is(err, records.ErrNoTurn) {
		return c.say("NoReport", reports.About{Game: game.Name, Turn: number, Count: game.Position.Turn - 1})
	}
	if err != nil {
		return "", err
	}
	told, err := turns.Public(c.Tx, game, turn, turns.WinnersOf(turn))
	if err != nil {
		return "", err
	}
	var mine *deciding.Player
	if turn.Names[c.Writer.Seat] == c.Writer.Player().Name { // what another ordered in this seat stays his
		decided, err := turns.PlayedAgain(turn)
		if err != nil {
			if err := c.Desk.TellKeeper(c.Tx, fmt.Sprintf("doubt %d %d", game.ID, number), c.Desk.Words.TurnDoubtful(game.Name, number)); err != nil {
				return "", err
			}
		} else {
			mine = decided[c.Writer.Seat]
		}
	}
	told.Names = turn.Names // as they were called then
	return c.Desk.Words.For(turn.Names).ReportAgain(turns.ForPlayer(game, told, c.Writer.Seat), c.Writer.Seat, mine), nil
}

// showHistory lists the turns of the player's game.
func showHistory(c *Case, _ map[string]string) (string, error) {
	game := c.Writer.Game
	turns, err := c.Tx.Turns.Of(game.ID)
	if err != nil {
		return "", err
	}
	undone, err := c.Tx.Turns.Undone(game.ID)
	if err != nil {
		return "", err
	}
	about := reports.About{Game: game.Name}
	for _, u := range undone {
		about.Turns = append(about.Turns, turnLine(c, u.Turn, u.Reason))
	}
	for _, turn := range turns {
		about.Turns = append(about.Turns, turnLine(c, turn, ""))
	}
	// A turn that was taken back stands before the one in its place.
	slices.SortStableFunc(about.Turns, func(a, b reports.TurnLine) int { return cmp.Compare(a.Number, b.Number) })
	return c.say("History", about)
}

// turnLine is a turn in a history.
func turnLine(c *Case, turn records.Turn, undone string) reports.TurnLine {
	line := reports.TurnLine{Number: turn.Number, At: c.Writer.Game.ClockOf(c.Writer.Player(), turn.Resolved), Undone: undone}
	for _, e := range turn.Events {
		if b, ok := e.(engine.Bought); ok {
			line.Bought = append(line.Bought, fmt.Sprintf("%s %s", turn.Names[b.Seat], b.Card))
		}
	}
	for _, seat := range turns.WithoutOrders(turn.Orders).NMR {
		line.NMR = append(line.NMR, turn.Names[seat])
	}
	return line
}

// showOrders answers with what is on file for the next turn and those behind it.
func showOrders(c *Case, _ map[string]string) (string, error) {
	if c.Writer.Player().Gone == records.GoneResigned {
		return c.say("Resigned", reports.About{Game: c.Writer.Game.Name})
	}
	w, arrived := c.Writer, c.Filed.Letter.Arrived
	turn := w.Game.TurnAt(arrived)
	counting, err := c.Tx.Sheets.For(w.Game.ID, turn, arrived)
	if err != nil {
		return "", err
	}
	later, err := c.Tx.Sheets.Later(w.Player().ID, turn)
	if err != nil {
		return "", err
	}
	table, mine := w.Game.OrderTable(turn), counting[w.Player().ID]
	filed := reports.OnFile{
		Acknowledged: Acknowledged(w.Game, w, c.Filed.Letter, ordersreading.Read(mine.Orders, table, w.Seat).WithoutStanding()),
		StandingText: mine.Standing, Later: later,
	}
	filed.Standing = ordersreading.ReadStanding(mine.Standing, table, w.Seat)
	return c.Words.OnFile(filed), nil
}

// newTag gives a player who asks for it another tag, and answers with it.
func newTag(c *Case, _ map[string]string) (string, error) {
	if err := senders.Renew(c.Tx, c.Writer.Game, &c.Writer.Game.Players[c.Writer.Seat]); err != nil {
		return "", err
	}
	t, err := c.Desk.Tags.Now(c.Tx, c.Writer)
	c.Effect = true
	return strings.TrimSpace(c.Words.NewTag(c.Writer.Game.Name, t.String())), err
}
