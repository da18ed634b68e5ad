package commands

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/orders/deciding"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file holds the commands that only ask.

// showHelp answers with the table of commands.
func showHelp(c *Case, _ Found) (string, error) {
	return c.Words.Say(c.Words.Manual().Help(c.HelpRows(c.Words.Spoken))), nil
}

// showOrdersHelp answers with the help on orders.
func showOrdersHelp(c *Case, _ Found) (string, error) {
	return c.Words.Say(c.Words.Manual().OrdersHelp()), nil
}

// showRules answers with the rules in brief, and with what a player's game agreed on.
func showRules(c *Case, _ Found) (string, error) {
	rules := reports.Rules{}
	if c.Writer.Game != nil {
		rules.Game, rules.Options = c.Writer.Game.Name, lobby.OptionLines(c.Writer.Game, c.Words)
	}
	return c.say(rules)
}

// tellTest tells that mail is getting through, and how it came.
func tellTest(c *Case, _ Found) (string, error) {
	l := c.Filed.Letter
	test := reports.Test{Address: c.From().Address, At: l.Arrived, Proven: c.Writer.Standing == senders.Proven}
	if c.Writer.Game != nil {
		test.Game, test.Player = c.Writer.Game.Name, c.Writer.Player().Name
		test.At = c.Writer.Game.ClockOf(c.Writer.Player(), l.Arrived)
	}
	return c.say(test)
}

// listGames lists the games that one can join, play on in, or watch.
func listGames(c *Case, _ Found) (string, error) {
	open, err := c.Tx.Games.Open()
	if err != nil {
		return "", err
	}
	var list reports.Games
	for _, game := range open {
		line := reports.GameLine{Name: game.Name, State: string(game.State), Places: game.Places, Turn: game.Position.Turn, Players: game.Names()}
		for _, p := range game.Players {
			if p.Gone != "" {
				line.Open = append(line.Open, p.Name)
			}
		}
		list.Games = append(list.Games, line)
	}
	return c.say(list)
}

// showStatus tells how the player's game stands.
func showStatus(c *Case, _ Found) (string, error) {
	game := c.Writer.Game
	switch {
	case game.State == records.Waiting:
		return c.say(reports.StatusWaiting{Gathering: lobby.GatheringOf(game)})
	case !game.Begun():
		return c.say(reports.StatusCalledOff{Game: game.Name})
	}
	counting, err := turns.CountSheets(c.Tx.View(), game)
	if err != nil {
		return "", err
	}
	status := reports.Status{
		Due:  reports.Due{Game: game.Name, Turn: game.Position.Turn, Until: game.ClockOf(c.Writer.Player(), game.Cut())},
		Over: game.State == records.Finished, Held: game.Held != "",
	}
	for i, c := range counting {
		if game.Players[i].Gone != "" {
			continue
		}
		status.Players++
		if c.Sent || c.Ready {
			status.Sent++
		}
	}
	open, err := c.Tx.Proposals.Open(game.ID, game.Position.Turn)
	if err != nil {
		return "", err
	}
	_, status.Proposed = open[c.Writer.Player().ID]
	return c.Words.Say(status) + "\n\n" + c.Words.Standing(sending.OverviewOf(game)), nil
}

// showReport answers with the report of a turn, the last one where none is named, as
// the player got it.
func showReport(c *Case, asked Found) (string, error) {
	game := c.Writer.Game
	number := game.Position.Turn - 1
	if n, err := strconv.Atoi(asked.Args["N"]); err == nil {
		number = n
	}
	turn, err := c.Tx.Turns.Numbered(game.ID, number)
	if errors.Is(err, records.ErrNoTurn) {
		return refuse(reports.NoReport{Game: game.Name, Turn: number, Last: game.Position.Turn - 1})
	}
	if err != nil {
		return "", err
	}
	report, err := turns.Reported(c.Tx.View(), game, turn, turns.WinnersOf(turn))
	if err != nil {
		return "", err
	}
	mine, err := decidedByMe(c, turn)
	if err != nil {
		return "", err
	}
	if report.Dice, err = rolls.ShownIn(c.Tx.View(), game.ID, number); err != nil {
		return "", err
	}
	report.Names = turn.Names // as they were called then
	return c.Words.For(turn.Names).ReportAgain(turns.ForPlayer(game, report, c.Writer.Seat), mine), nil
}

// decidedByMe returns what the writer's lines decided in a turn; nil where another
// had the seat then, and where the turn does not verify, of which the keeper is told.
func decidedByMe(c *Case, turn records.Turn) (*deciding.Decider, error) {
	if turn.Names[c.Writer.Seat] != c.Writer.Player().Name { // what another ordered in this seat stays his
		return nil, nil
	}
	decided, err := turns.PlayedAgain(turn)
	if err != nil {
		game := c.Writer.Game
		return nil, c.Desk.TellKeeper(c.Tx, fmt.Sprintf("doubt %d %d", game.ID, turn.Number), reports.TurnDoubtful{Game: game.Name, Turn: turn.Number})
	}
	return decided[c.Writer.Seat], nil
}

// showHistory lists the turns of the player's game.
func showHistory(c *Case, _ Found) (string, error) {
	game := c.Writer.Game
	turns, err := c.Tx.Turns.Of(game.ID)
	if err != nil {
		return "", err
	}
	undone, err := c.Tx.Turns.Undone(game.ID)
	if err != nil {
		return "", err
	}
	history := reports.History{Game: game.Name}
	for _, u := range undone {
		history.Turns = append(history.Turns, turnLine(c, u.Turn, u.Reason))
	}
	for _, turn := range turns {
		history.Turns = append(history.Turns, turnLine(c, turn, ""))
	}
	// A turn that was taken back stands before the one in its place.
	slices.SortStableFunc(history.Turns, func(a, b reports.TurnLine) int { return cmp.Compare(a.Number, b.Number) })
	return c.say(history)
}

// turnLine is a turn in a history.
func turnLine(c *Case, turn records.Turn, undone string) reports.TurnLine {
	line := reports.TurnLine{Number: turn.Number, At: c.Writer.Game.ClockOf(c.Writer.Player(), turn.Resolved), Undone: undone}
	for _, e := range turn.Events {
		if b, ok := e.(engine.Bought); ok {
			line.Bought = append(line.Bought, fmt.Sprintf("%s %s", turn.Names[b.Seat], c.Words.Card(b.Card)))
		}
	}
	for _, seat := range sending.WithoutOrders(turn.Orders).NMR {
		line.NMR = append(line.NMR, turn.Names[seat])
	}
	return line
}

// showOrders answers with what is on file for the next turn and those behind it.
func showOrders(c *Case, _ Found) (string, error) { return OrdersOnFile(c) }

// OrdersOnFile is the section that tells a player so. It fails with a Refusal for one who
// has resigned, and when the store does.
func OrdersOnFile(c *Case) (string, error) {
	if c.Writer.Player().Gone == records.GoneResigned {
		return refuse(reports.Resigned{Game: c.Writer.Game.Name})
	}
	w, arrived := c.Writer, c.Filed.Letter.Arrived
	turn := w.Game.TurnAt(arrived)
	counting, err := c.Tx.Sheets.For(w.Game.ID, turn, arrived, w.Player().ID)
	if err != nil {
		return "", err
	}
	later, err := c.Tx.Sheets.Later(w.Player().ID, turn)
	if err != nil {
		return "", err
	}
	table, mine := w.Game.OrderTable(turn), counting[w.Player().ID]
	filed := reports.OnFile{
		Acknowledged: Acknowledged(w.Game, w, c.Filed.Letter, ordersreading.ReadKept(mine.Orders, table, w.Seat).WithoutStanding()),
	}
	for _, text := range later {
		filed.Later = append(filed.Later, ordersreading.ReadKept(text, table, w.Seat))
	}
	filed.Standing = ordersreading.ReadStanding(mine.Standing, table, w.Seat)
	open, err := c.Tx.Proposals.Open(w.Game.ID, turn)
	if waits := open[w.Player().ID]; err == nil && waits.Turn == turn {
		sheet := ordersreading.ReadKept(waits.Orders, table, w.Seat)
		filed.Proposed = &sheet
		err = propose(c, turn, waits.Orders) // a yes to this answer will do
	}
	return c.Words.OnFile(filed), err
}

// newTag gives a player who asks for it another tag, and answers with it.
func newTag(c *Case, _ Found) (string, error) {
	if err := senders.Renew(c.Tx, c.Writer.Game, &c.Writer.Game.Players[c.Writer.Seat]); err != nil {
		return "", err
	}
	t, err := c.Desk.Tags.Now(c.Tx, c.Writer)
	c.Effect = true
	return c.Words.Say(reports.NewTag{Game: c.Writer.Game.Name, Tag: t.String()}), err
}
