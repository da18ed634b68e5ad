package commands

import (
	"errors"
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/reports"
)

// Openers are those who may open games by letter.
type Openers string

// Who may open games by letter. The zero Openers is OpenersNobody.
const (
	OpenersNobody    Openers = "nobody"
	OpenersPlayers   Openers = "players" // those with an address in a game
	OpenersEverybody Openers = "everybody"
)

// maxOpened is how many games of one opener may wait for players.
const maxOpened = 2

// openGame opens a game with the writer as its first player.
func openGame(c *Case, args map[string]string) (string, error) {
	about := reports.About{Game: args["GAME"], Player: lobby.OneSpaced(args["NAME"])}
	if section, err := mayOpen(c, about); section != "" || err != nil {
		return section, err
	}
	plan, section := planOf(c, args["LINE"], about)
	if section != "" {
		return section, nil
	}
	game := plan.Game(c.Tx.Now)
	about.Options, about.Of = lobby.AllOptions(&game, c.Words), game.Places
	if !c.Confirmed {
		return c.ask(args, c.Words.Section("NewSure", about))
	}
	game, err := c.Lobby.Open(c.Tx, plan)
	if errors.Is(err, records.ErrNameUsed) {
		return c.say("NewNameTaken", about)
	}
	if err != nil {
		return "", err
	}
	if err := c.Tx.Settings.Set(openedByLetter(game), "yes"); err != nil {
		return "", err
	}
	c.Seated, about.Count = &game, len(game.Players)
	return c.done("NewOpen", about)
}

// openedByLetter is the setting that tells a game which was.
func openedByLetter(game records.Game) string { return fmt.Sprintf("opened by letter %d", game.ID) }

// mayOpen is why the writer cannot open a game of that name; "" when nothing
// speaks against it.
func mayOpen(c *Case, about reports.About) (string, error) {
	about.Address = c.Desk.Keeper
	if c.Commands.NewGames != OpenersEverybody && c.Commands.NewGames != OpenersPlayers {
		return c.Words.Section("NewNotHere", about), nil
	}
	games, err := c.Tx.Games.All()
	if err != nil {
		return "", err
	}
	address := c.From().Address
	mine := slices.DeleteFunc(slices.Clone(games), func(g records.Game) bool { return g.SeatOf(address) == engine.NoSeat })
	if about.Count, err = opened(c.Tx, mine, address); err != nil {
		return "", err
	}
	switch {
	case c.Commands.NewGames == OpenersPlayers && len(mine) == 0:
		return c.Words.Section("NewPlayersOnly", about), nil
	case about.Count >= maxOpened:
		return c.Words.Section("NewEnough", about), nil
	case slices.ContainsFunc(games, func(g records.Game) bool { return strings.EqualFold(g.Name, about.Game) }):
		return c.Words.Section("NewNameTaken", about), nil
	}
	return "", nil
}

// opened counts the games that wait and were opened by letter from an address:
// who opened one is its first player.
func opened(tx records.Tx, games []records.Game, address string) (count int, err error) {
	for _, game := range games {
		if game.State != records.Waiting || game.SeatOf(address) != 0 {
			continue
		}
		by, err := tx.Settings.Value(openedByLetter(game))
		if err != nil {
			return 0, err
		}
		if by != "" {
			count++
		}
	}
	return count, nil
}

// planOf reads the game that a `new` asks for; section tells what is wrong with
// it.
func planOf(c *Case, command string, about reports.About) (plan lobby.Plan, section string) {
	wrong := func(name string) string {
		about.Options = lobby.OptionForms(c.Words)
		return c.Words.Section(name, about)
	}
	if about.Player == "" {
		return plan, wrong("NewName")
	}
	plan = lobby.NewPlan(about.Game, c.Commands.Zone)
	plan.Places = lobby.UsualPlaces
	plan.Players = []mail.Address{{Name: about.Player, Address: c.From().Address}}
	_, lines, _ := strings.Cut(command, "\n")
	values, err := lobby.OptionsIn(lines)
	if err == nil {
		err = plan.SetOptions(values)
	}
	if err == nil && plan.Schedule == "" {
		return plan, wrong("NewSchedule")
	}
	if err == nil {
		err = plan.Check()
	}
	if err == nil {
		err = plan.CheckPace(c.Tx.Now)
	}
	if err == nil {
		err = c.Desk.Tags.CheckAddress(strings.ToLower(c.From().Address))
	}
	if err != nil {
		about.Value = err.Error()
		return plan, wrong("NewWrong")
	}
	return plan, ""
}
