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
	"machipost/gm/sending"
	"machipost/reports"
)

// This file holds the commands about games that wait for players: to join one, to
// leave it. Each acts only once its writer has said yes.

// joinGame seats the writer in a game that waits for players. The one who fills it
// starts it.
func joinGame(c *Case, asked Found) (string, error) {
	game, err := c.gameCalled(asked.Args["GAME"])
	if err != nil {
		return "", err
	}
	name := lobby.OneSpaced(asked.Args["NAME"])
	if err := mayJoin(c, game, name); err != nil {
		return "", err
	}
	if !c.Confirmed {
		sure := reports.JoinSure{Gathering: lobby.GatheringOf(game), Player: name, Options: lobby.OptionLines(game, c.Words)}
		if sure.Lock, err = lobby.ShownLock(c.Tx.View(), game); err != nil {
			return "", err
		}
		return c.ask(asked.Line, sure)
	}
	if err := seatWriter(c, game, name); err != nil {
		return "", err
	}
	if _, err := c.Tx.Onlookers.RemoveObserver(game.ID, strings.ToLower(c.From().Address)); err != nil {
		return "", err
	}
	c.Seated = game
	if !lobby.IsFull(game) {
		return c.done(reports.Joined{Gathering: lobby.GatheringOf(game), Player: name})
	}
	// The round starts it, once the mail server's clock agrees with ours: it sets a
	// deadline.
	return c.done(reports.JoinedLast{Game: game.Name, Player: name})
}

// mayJoin refuses a game to somebody of that name who cannot join it.
func mayJoin(c *Case, game *records.Game, name string) error {
	switch {
	case game.State == records.Finished:
		return Refusal{reports.Over{Game: game.Name}}
	case game.SeatOf(c.From().Address) != engine.NoSeat:
		return Refusal{reports.PlaysAlready{Game: game.Name}}
	case game.State == records.Running:
		return Refusal{reports.JoinStarted{Game: game.Name, SeatOpen: len(game.OpenSeats()) > 0}}
	case lobby.IsFull(game):
		return Refusal{reports.JoinFull{Gathering: lobby.GatheringOf(game)}}
	case name == "":
		return Refusal{reports.JoinName{Game: game.Name}}
	}
	return mayPlay(c, game, engine.Seat(len(game.Players)), name)
}

// seatWriter puts the writer on the last seat of a waiting game. An ID may come again
// when a player has left; a tag must not, so the first generation is drawn. It refuses
// a name that the store knows from another: it looks past more than CheckName does.
func seatWriter(c *Case, game *records.Game, name string) error {
	p := records.Player{Name: name, Address: strings.ToLower(c.From().Address), Generation: int(c.Desk.Chance.Uint64() >> 34)}
	var err error
	if p.Language, err = sending.LanguageOf(c.Tx.View(), p.Address); err != nil {
		return err
	}
	err = c.Tx.Players.Add(game.ID, &p)
	if errors.Is(err, records.ErrPlayerName) {
		return Refusal{reports.NameOdd{Why: err.Error()}}
	}
	if err != nil {
		return err
	}
	c.Tx.Facts.Note(facts.Fact{Kind: facts.PlayerJoined, Game: game.ID, Player: p.ID})
	game.Players = append(game.Players, p)
	if err := c.giveWithSeat(game, engine.Seat(len(game.Players)-1)); err != nil {
		return err
	}
	return c.Tx.Games.Save(*game) // the position has the names, too
}

// leaveGame gives a place in a waiting game back.
func leaveGame(c *Case, asked Found) (string, error) {
	game, err := leaving(c, asked.Args["GAME"])
	if err != nil {
		return "", err
	}
	seat := game.SeatOf(c.From().Address)
	if err := mayLeave(game, seat); err != nil {
		return "", err
	}
	name := game.Players[seat].Name
	if !c.Confirmed {
		return c.ask(c.Words.Say(reports.LeaveLine{Game: game.Name}), reports.LeaveSure{Game: game.Name, Player: name})
	}
	left := *game
	if err := removePlayer(c.Tx, &left, seat); err != nil {
		return "", err
	}
	c.Farewell = c.Farewell || c.Writer.Game != nil && c.Writer.Game.ID == game.ID
	closed, err := closeIfEmpty(c, left)
	if err != nil {
		return "", err
	}
	return c.done(reports.Left{Game: game.Name, Player: name, Closed: closed})
}

// mayLeave refuses to let somebody out of a game who is not in it, or cannot leave it
// just so. NoSeat is nobody's.
func mayLeave(game *records.Game, seat engine.Seat) error {
	switch {
	case seat == engine.NoSeat:
		return Refusal{reports.LeaveNone{Game: game.Name}}
	case game.State == records.Finished:
		return Refusal{reports.Over{Game: game.Name}}
	case game.Players[seat].Gone == records.GoneResigned:
		return Refusal{reports.Resigned{Game: game.Name}}
	case game.State == records.Running:
		return Refusal{reports.LeaveRunning{Game: game.Name}}
	}
	return nil
}

// leaving finds the game that the writer wants to leave: the one that is named,
// that of the tag, or the only one that waits with the writer in it. It refuses where
// there is none, or more than one.
func leaving(c *Case, name string) (*records.Game, error) {
	if name != "" {
		return c.gameCalled(name)
	}
	if c.Writer.Standing == senders.Proven {
		return c.Writer.Game, nil
	}
	games, err := c.Tx.Games.PlayedFrom(strings.ToLower(c.From().Address))
	if err != nil {
		return nil, err
	}
	games = slices.DeleteFunc(games, func(g records.Game) bool { return g.State == records.Finished })
	waiting := slices.DeleteFunc(slices.Clone(games), func(g records.Game) bool { return g.State != records.Waiting })
	switch {
	case len(waiting) == 1:
		return &waiting[0], nil
	case len(waiting) > 1:
		return nil, Refusal{reports.LeaveWhich{Games: namesOfGames(waiting)}}
	case len(games) > 0:
		return &games[0], nil
	}
	return nil, Refusal{reports.LeaveNone{}}
}

func namesOfGames(games []records.Game) []string {
	names := make([]string, len(games))
	for i, g := range games {
		names[i] = g.Name
	}
	return names
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
	game.Finish(c.Tx.Now)
	c.Tx.Facts.Note(facts.Fact{Kind: facts.GameEnded, Game: game.ID, Why: facts.Empty})
	return true, c.Tx.Games.Save(game)
}
