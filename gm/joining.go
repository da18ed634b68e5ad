package gm

import (
	"errors"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/reports"
)

// This file holds the commands about games that have not started: to open one,
// to join it, to leave it. Each acts only once its writer has said yes.

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

// minPace is how far apart the deadlines of a game are that is opened by letter, of
// which so many are tried: each turn writes to all its players.
const (
	minPace        = time.Hour
	deadlinesTried = 50
)

// openGame opens a game with the writer as its first player.
func openGame(c *Case, args map[string]string) (string, error) {
	about := reports.About{Game: args["GAME"], Player: oneSpaced(args["NAME"])}
	if section, err := mayOpen(c, about); section != "" || err != nil {
		return section, err
	}
	plan, section := planOf(c, args["LINE"], about)
	if section != "" {
		return section, nil
	}
	game := plan.game(c.Tx.Now)
	about.Options, about.Of = allOptions(&game, c.Words), game.Places
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
	address := c.from().Address
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
func planOf(c *Case, command string, about reports.About) (plan Plan, section string) {
	wrong := func(name string) string {
		about.Options = optionForms(c.Words)
		return c.Words.Section(name, about)
	}
	if about.Player == "" {
		return plan, wrong("NewName")
	}
	plan = NewPlan(about.Game, c.Commands.Zone)
	plan.Places = usualPlaces
	plan.Players = []mail.Address{{Name: about.Player, Address: c.from().Address}}
	_, lines, _ := strings.Cut(command, "\n")
	values, err := optionsIn(lines)
	if err == nil {
		err = plan.SetOptions(values)
	}
	if err == nil && plan.Schedule == "" {
		return plan, wrong("NewSchedule")
	}
	if err == nil {
		err = plan.check()
	}
	if err == nil {
		err = plan.checkPace(c.Tx.Now)
	}
	if err == nil {
		err = c.Desk.Tags.CheckAddress(strings.ToLower(c.from().Address))
	}
	if err != nil {
		about.Value = err.Error()
		return plan, wrong("NewWrong")
	}
	return plan, ""
}

// checkPace tells whether the deadlines leave some time between them.
func (p Plan) checkPace(now time.Time) error {
	schedule, err := calendar.NewSchedule(p.Schedule, p.Zone)
	if err != nil {
		return err
	}
	last, err := schedule.After(now)
	if err != nil {
		return err
	}
	for tried := 1; tried < deadlinesTried; tried++ {
		next, err := schedule.After(last)
		if err != nil {
			break // so seldom that none is found
		}
		if next.Sub(last) < minPace {
			return &OptionError{"schedule", "the deadlines must be an hour apart, or more"}
		}
		last = next
	}
	return nil
}

// optionsIn reads option lines. An option may be named once.
func optionsIn(lines string) (map[string]string, error) {
	values := map[string]string{}
	for line := range strings.Lines(lines) {
		name, value, ok := optionLine(line)
		if !ok {
			continue
		}
		if _, twice := values[name]; twice {
			return nil, &OptionError{name, "it is there twice; keep one of the lines"}
		}
		values[name] = value
	}
	return values, nil
}

// optionForms is the table of options with the forms of their values.
func optionForms(words *reports.Words) []reports.OptionLine {
	var lines []reports.OptionLine
	for _, row := range words.Options(Options()) {
		lines = append(lines, reports.OptionLine{Name: row.Name, Value: strings.Join(row.Forms, " | "), Meaning: row.Meaning})
	}
	return lines
}

// joinGame seats the writer in a game that waits for players. The one who fills it
// starts it.
func joinGame(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	name := oneSpaced(args["NAME"])
	if section := mayJoin(c, game, name); section != "" {
		return section, nil
	}
	about := lobbyOf(game, name)
	if !c.Confirmed {
		about.Options = optionLines(game, c.Words)
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
	if _, err := c.Tx.Onlookers.RemoveObserver(game.ID, strings.ToLower(c.from().Address)); err != nil {
		return "", err
	}
	c.Seated, about = game, lobbyOf(game, name)
	if !isFull(game) {
		return c.done("Joined", about)
	}
	// While the clock is not believed nothing starts; the round that does is next.
	if believed, err := believes(c.Tx, c.Believed); err != nil || !believed {
		c.Effect = true
		return c.Words.Section("JoinedLast", about), err
	}
	if err := c.Lobby.start(c.Tx, game); err != nil {
		return "", err
	}
	return c.done("JoinedLast", about)
}

// lobbyOf is a waiting game as a section tells it.
func lobbyOf(game *records.Game, name string) reports.About {
	return reports.About{Game: game.Name, Player: name, Count: len(game.Players), Of: game.Places, List: game.Names()}
}

// mayJoin is why somebody of that name cannot join a game; "" when nothing speaks
// against it.
func mayJoin(c *Case, game *records.Game, name string) string {
	about := lobbyOf(game, name)
	switch {
	case game.State == records.Finished:
		return c.Words.Over(game.Name)
	case game.SeatOf(c.from().Address) != engine.NoSeat:
		return c.Words.Section("PlaysAlready", about)
	case game.State == records.Running:
		about.Yes = len(game.OpenSeats()) > 0
		return c.Words.Section("JoinStarted", about)
	case isFull(game):
		return c.Words.Section("JoinFull", about)
	case name == "":
		return c.Words.Section("JoinName", about)
	}
	return mayPlay(c, game, engine.Seat(len(game.Players)), name)
}

// seatWriter puts the writer on the last seat of a waiting game. An ID may come again
// when a player has left; a tag must not, so the first generation is drawn.
func seatWriter(c *Case, game *records.Game, name string) error {
	p := records.Player{Name: name, Address: strings.ToLower(c.from().Address), Generation: int(c.Desk.Chance.Uint64() >> 34)}
	if err := c.Tx.Players.Add(game.ID, &p); err != nil {
		return err
	}
	game.Players = append(game.Players, p)
	return c.Tx.Games.Save(*game) // the position has the names, too
}

// leaveGame gives a place in a waiting game back.
func leaveGame(c *Case, args map[string]string) (string, error) {
	game, section, err := leaving(c, args["GAME"])
	if game == nil || section != "" || err != nil {
		return section, err
	}
	seat := game.SeatOf(c.from().Address)
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
	about := lobbyOf(game, game.Players[seat].Name)
	if !c.Confirmed {
		args["LINE"] = "leave " + game.Name // a yes counts for this one
		return c.ask(args, c.Words.Section("LeaveSure", about))
	}
	left := *game
	if err := removePlayer(c.Tx, &left, seat); err != nil {
		return "", err
	}
	c.Farewell = c.Farewell || c.Writer.game != nil && c.Writer.game.ID == game.ID
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
	if c.Writer.standing == proven {
		return c.Writer.game, "", nil
	}
	games, err := c.Tx.Games.All()
	if err != nil {
		return nil, "", err
	}
	address := c.from().Address
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
	return true, c.Tx.Games.Save(game)
}
