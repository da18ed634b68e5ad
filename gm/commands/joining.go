package commands

import (
	"errors"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/facts"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/turns"
	"machipost/reports"
)

// This file holds the commands about games that have not started: to open one,
// to join it, to leave it. Each acts only once its writer has said yes.

// joinGame seats the writer in a game that waits for players. The one who fills it
// starts it.
func joinGame(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	name := lobby.OneSpaced(args["NAME"])
	if section := mayJoin(c, game, name); section != "" {
		return section, nil
	}
	about := lobby.LobbyOf(game, name)
	if !c.Confirmed {
		about.Options = lobby.OptionLines(game, c.Words)
		return c.ask(args, c.Words.Section("JoinSure", about))
	}
	err = seatWriter(c, game, name)
	if errors.Is(err, records.ErrPlayerName) { // the store looks past more than checkName does
		about.Value = err.Error()
		return c.say("NameOdd", about)
	}
	if err != nil {
		return "", err
	}
	if _, err := c.Tx.Onlookers.RemoveObserver(game.ID, strings.ToLower(c.From().Address)); err != nil {
		return "", err
	}
	c.Seated, about = game, lobby.LobbyOf(game, name)
	if !lobby.IsFull(game) {
		return c.done("Joined", about)
	}
	// While the clock is not believed nothing starts; the round that does is next.
	if believed, err := turns.Believes(c.Tx, c.Believed); err != nil || !believed {
		c.Effect = true
		return c.Words.Section("JoinedLast", about), err
	}
	if err := c.Lobby.Start(c.Tx, game); err != nil {
		return "", err
	}
	return c.done("JoinedLast", about)
}

// mayJoin is why somebody of that name cannot join a game; "" when nothing speaks
// against it.
func mayJoin(c *Case, game *records.Game, name string) string {
	about := lobby.LobbyOf(game, name)
	switch {
	case game.State == records.Finished:
		return c.Words.Over(game.Name)
	case game.SeatOf(c.From().Address) != engine.NoSeat:
		return c.Words.Section("PlaysAlready", about)
	case game.State == records.Running:
		about.Yes = len(game.OpenSeats()) > 0
		return c.Words.Section("JoinStarted", about)
	case lobby.IsFull(game):
		return c.Words.Section("JoinFull", about)
	case name == "":
		return c.Words.Section("JoinName", about)
	}
	return mayPlay(c, game, engine.Seat(len(game.Players)), name)
}

// seatWriter puts the writer on the last seat of a waiting game. An ID may come again
// when a player has left; a tag must not, so the first generation is drawn.
func seatWriter(c *Case, game *records.Game, name string) error {
	p := records.Player{Name: name, Address: strings.ToLower(c.From().Address), Generation: int(c.Desk.Chance.Uint64() >> 34)}
	if err := c.Tx.Players.Add(game.ID, &p); err != nil {
		return err
	}
	c.Tx.Facts.Note(facts.Fact{Kind: facts.PlayerJoined, Game: game.ID, Player: p.ID})
	game.Players = append(game.Players, p)
	return c.Tx.Games.Save(*game) // the position has the names, too
}

// leaveGame gives a place in a waiting game back.
func leaveGame(c *Case, args map[string]string) (string, error) {
	game, section, err := leaving(c, args["GAME"])
	if game == nil || section != "" || err != nil {
		return section, err
	}
	seat := game.SeatOf(c.From().Address)
	switch {
	case seat == engine.NoSeat:
		return c.say("LeaveNone", reports.About{Game: game.Name})
	case game.State == records.Finished:
		return c.Words.Over(game.Name), nil
	case game.Players[seat].Gone == records.GoneResigned:
		return c.say("Resigned", reports.About{Game: game.Name})
	case game.State == records.Running:
		return c.say("LeaveRunning", reports.About{Game: game.Name})
	}
	about := lobby.LobbyOf(game, game.Players[seat].Name)
	if !c.Confirmed {
		args["LINE"] = "leave " + game.Name // a yes counts for this one
		return c.ask(args, c.Words.Section("LeaveSure", about))
	}
	left := *game
	if err := removePlayer(c.Tx, &left, seat); err != nil {
		return "", err
	}
	c.Farewell = c.Farewell || c.Writer.Game != nil && c.Writer.Game.ID == game.ID
	if about.Yes, err = closeIfEmpty(c, left); err != nil {
		return "", err
	}
	return c.done("Left", about)
}

// leaving finds the game that the writer wants to leave: the one that is named,
// that of the tag, or the only one that waits with the writer in it.
func leaving(c *Case, name string) (game *records.Game, section string, err error) {
	if name != "" {
		return c.gameCalled(name)
	}
	if c.Writer.Standing == senders.Proven {
		return c.Writer.Game, "", nil
	}
	games, err := c.Tx.Games.All()
	if err != nil {
		return nil, "", err
	}
	address := c.From().Address
	games = slices.DeleteFunc(games, func(g records.Game) bool { return g.State == records.Finished || g.SeatOf(address) == engine.NoSeat })
	waiting := slices.DeleteFunc(slices.Clone(games), func(g records.Game) bool { return g.State != records.Waiting })
	switch {
	case len(waiting) == 1:
		return &waiting[0], "", nil
	case len(waiting) > 1:
		about := reports.About{}
		for _, g := range waiting {
			about.List = append(about.List, g.Name)
		}
		return nil, c.Words.Section("LeaveWhich", about), nil
	case len(games) > 0:
		return &games[0], "", nil
	}
	return nil, c.Words.Section("LeaveNone", reports.About{}), nil
}

// removePlayer takes a player out of a waiting game, and the name out of all that
// is kept of it.
func removePlayer(tx records.Tx, game *records.Game, seat engine.Seat) error {
	if err := tx.Players.Remove(game.Players[seat].ID); err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.PlayerLeft, Game: game.ID, Player: game.Players[seat].ID})
	game.Players = slices.Delete(slices.Clone(game.Players), int(seat), int(seat)+1)
	return tx.Games.Save(*game)
}

// closeIfEmpty closes a game that was opened by letter and has nobody in it any
// more; it tells whether it did.
func closeIfEmpty(c *Case, game records.Game) (bool, error) {
	if len(game.Players) > 0 {
		return false, nil
	}
	by, err := c.Tx.Settings.Value(openedByLetter(game))
	if err != nil || by == "" {
		return false, err
	}
	game.Finish()
	c.Tx.Facts.Note(facts.Fact{Kind: facts.GameEnded, Game: game.ID, Why: facts.Empty})
	return true, c.Tx.Games.Save(game)
}
