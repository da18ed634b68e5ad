package commands

import (
	"errors"
	"fmt"
	"net/mail"
	"strings"

	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/senders"
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
func openGame(c *Case, asked Found) (string, error) {
	name, player := asked.Args["GAME"], lobby.OneSpaced(asked.Args["NAME"])
	if err := mayOpen(c, name); err != nil {
		return "", err
	}
	plan, err := planOf(c, asked.Line, name, player)
	if err != nil {
		return "", err
	}
	game := plan.Game(c.Tx.Now)
	if !c.Confirmed {
		return c.ask(asked.Line, reports.NewSure{Game: name, Player: player, Options: lobby.AllOptions(&game, c.Words)})
	}
	game, err = c.Lobby.Open(c.Tx, plan)
	if errors.Is(err, records.ErrNameUsed) {
		return refuse(reports.NewNameTaken{Game: name})
	}
	if err != nil {
		return "", err
	}
	if err := c.Tx.Settings.Set(openedByLetter(game), "yes"); err != nil {
		return "", err
	}
	c.Seated = &game
	if err := c.giveWithSeat(&game, 0); err != nil {
		return "", err
	}
	return c.done(reports.NewOpen{Gathering: lobby.GatheringOf(&game), Player: player})
}

// openedByLetter is the setting that tells a game which was.
func openedByLetter(game records.Game) string { return fmt.Sprintf("opened by letter %d", game.ID) }

// mayOpen refuses a game of that name to a writer who cannot open it.
func mayOpen(c *Case, name string) error {
	if c.Commands.NewGames != OpenersEverybody && c.Commands.NewGames != OpenersPlayers {
		refused := reports.NewNotHere{}
		if c.Writer.Standing != senders.Stranger { // whom the keeper may not want to hear from
			refused.Keeper = c.Desk.Keeper
		}
		return Refusal{refused}
	}
	address := strings.ToLower(c.From().Address)
	mine, err := c.Tx.Games.PlayedFrom(address)
	if err != nil {
		return err
	}
	waiting, err := opened(c.Tx.View(), mine, address)
	if err != nil {
		return err
	}
	switch {
	case c.Commands.NewGames == OpenersPlayers && len(mine) == 0:
		return Refusal{reports.NewPlayersOnly{}}
	case waiting >= maxOpened:
		return Refusal{reports.NewEnough{Game: name, Waiting: waiting}}
	}
	switch _, err := c.Tx.Games.Named(name); {
	case errors.Is(err, records.ErrNoGame):
		return nil
	case err != nil:
		return err
	}
	return Refusal{reports.NewNameTaken{Game: name}}
}

// opened counts the games that wait and were opened by letter from an address:
// who opened one is its first player.
func opened(view records.View, games []records.Game, address string) (count int, err error) {
	for _, game := range games {
		if game.State != records.Waiting || game.SeatOf(address) != 0 {
			continue
		}
		by, err := view.Settings.Value(openedByLetter(game))
		if err != nil {
			return 0, err
		}
		if by != "" {
			count++
		}
	}
	return count, nil
}

// planOf reads the game that a `new` asks for. It refuses one that cannot be.
func planOf(c *Case, command, name, player string) (lobby.Plan, error) {
	if player == "" {
		return lobby.Plan{}, Refusal{reports.NewName{Game: name}}
	}
	plan := lobby.NewPlan(name, c.Commands.Zone)
	plan.Places = lobby.UsualPlaces
	plan.Players = []mail.Address{{Name: player, Address: c.From().Address}}
	_, lines, _ := strings.Cut(command, "\n")
	values, err := lobby.OptionsIn(lines)
	if err == nil {
		err = plan.SetOptions(values)
	}
	if err == nil && plan.Schedule == "" {
		return plan, Refusal{reports.NewSchedule{Game: name, Player: player, Options: lobby.OptionForms(c.Words)}}
	}
	if err == nil {
		err = checkPlan(c, plan)
	}
	if err != nil {
		option, why := lobby.WrongOption(err, c.Words.Spoken)
		return plan, Refusal{reports.NewWrong{Game: name, Option: option, Why: why, Options: lobby.OptionForms(c.Words)}}
	}
	return plan, nil
}

// checkPlan tells what is wrong with a plan, or its opener, in a sentence.
func checkPlan(c *Case, plan lobby.Plan) error {
	if err := plan.Check(); err != nil {
		return err
	}
	if err := plan.CheckPace(c.Tx.Now); err != nil {
		return err
	}
	return c.Desk.Tags.CheckAddress(strings.ToLower(c.From().Address))
}
