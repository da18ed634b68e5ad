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

// newGame opens a game with the writer as its first player.
func (r *reading) newGame(args map[string]string) (string, error) {
	about := reports.About{Game: args["GAME"], Player: oneSpaced(args["NAME"])}
	if section, err := r.mayOpen(about); section != "" || err != nil {
		return section, err
	}
	plan, section := r.planOf(args["LINE"], about)
	if section != "" {
		return section, nil
	}
	game := plan.game(r.tx.Now)
	about.Options, about.Of = allOptions(&game, r.words), game.Places
	if !r.confirmed {
		return r.ask(args, r.words.Section("NewSure", about))
	}
	game, err := r.Lobby.Open(r.tx, plan)
	if errors.Is(err, records.ErrNameUsed) {
		return r.say("NewNameTaken", about)
	}
	if err != nil {
		return "", err
	}
	if err := r.tx.Settings.Set(openedByLetter(game), "yes"); err != nil {
		return "", err
	}
	r.seated, about.Count = &game, len(game.Players)
	return r.done("NewOpen", about)
}

// openedByLetter is the setting that tells a game which was.
func openedByLetter(game records.Game) string { return fmt.Sprintf("opened by letter %d", game.ID) }

// mayOpen is why the writer cannot open a game of that name; "" when nothing
// speaks against it.
func (r *reading) mayOpen(about reports.About) (string, error) {
	about.Address = r.Desk.Keeper
	if r.Commands.NewGames != OpenersEverybody && r.Commands.NewGames != OpenersPlayers {
		return r.words.Section("NewNotHere", about), nil
	}
	games, err := r.tx.Games.All()
	if err != nil {
		return "", err
	}
	address := r.from().Address
	mine := slices.DeleteFunc(slices.Clone(games), func(g records.Game) bool { return g.SeatOf(address) == engine.NoSeat })
	if about.Count, err = opened(r.tx, mine, address); err != nil {
		return "", err
	}
	switch {
	case r.Commands.NewGames == OpenersPlayers && len(mine) == 0:
		return r.words.Section("NewPlayersOnly", about), nil
	case about.Count >= maxOpened:
		return r.words.Section("NewEnough", about), nil
	case slices.ContainsFunc(games, func(g records.Game) bool { return strings.EqualFold(g.Name, about.Game) }):
		return r.words.Section("NewNameTaken", about), nil
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
func (r *reading) planOf(command string, about reports.About) (plan Plan, section string) {
	wrong := func(name string) string {
		about.Options = optionForms(r.words)
		return r.words.Section(name, about)
	}
	if about.Player == "" {
		return plan, wrong("NewName")
	}
	plan = NewPlan(about.Game, r.Commands.Zone)
	plan.Places = usualPlaces
	plan.Players = []mail.Address{{Name: about.Player, Address: r.from().Address}}
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
		err = plan.checkPace(r.tx.Now)
	}
	if err == nil {
		err = r.Desk.Tags.CheckAddress(strings.ToLower(r.from().Address))
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

// join seats the writer in a game that waits for players. The one who fills it
// starts it.
func (r *reading) join(args map[string]string) (string, error) {
	game, section, err := r.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	name := oneSpaced(args["NAME"])
	if section := r.mayJoin(game, name); section != "" {
		return section, nil
	}
	about := lobbyOf(game, name)
	if !r.confirmed {
		about.Options = optionLines(game, r.words)
		return r.ask(args, r.words.Section("JoinSure", about))
	}
	err = r.seat(game, name)
	if errors.Is(err, records.ErrPlayerName) { // the store looks past more than checkName does
		about.Value = err.Error()
		return r.say("NameOdd", about)
	}
	if err != nil {
		return "", err
	}
	if _, err := r.tx.Onlookers.RemoveObserver(game.ID, strings.ToLower(r.from().Address)); err != nil {
		return "", err
	}
	r.seated, about = game, lobbyOf(game, name)
	if !isFull(game) {
		return r.done("Joined", about)
	}
	// While the clock is not believed nothing starts; the round that does is next.
	if believed, err := believes(r.tx, r.clock); err != nil || !believed {
		r.effect = true
		return r.words.Section("JoinedLast", about), err
	}
	if err := r.Lobby.start(r.tx, game); err != nil {
		return "", err
	}
	return r.done("JoinedLast", about)
}

// lobbyOf is a waiting game as a section tells it.
func lobbyOf(game *records.Game, name string) reports.About {
	return reports.About{Game: game.Name, Player: name, Count: len(game.Players), Of: game.Places, List: game.Names()}
}

// mayJoin is why somebody of that name cannot join a game; "" when nothing speaks
// against it.
func (r *reading) mayJoin(game *records.Game, name string) string {
	about := lobbyOf(game, name)
	switch {
	case game.State == records.Finished:
		return r.words.Over(game.Name)
	case game.SeatOf(r.from().Address) != engine.NoSeat:
		return r.words.Section("PlaysAlready", about)
	case game.State == records.Running:
		about.Yes = len(game.OpenSeats()) > 0
		return r.words.Section("JoinStarted", about)
	case isFull(game):
		return r.words.Section("JoinFull", about)
	case name == "":
		return r.words.Section("JoinName", about)
	}
	return r.mayPlay(game, engine.Seat(len(game.Players)), name)
}

// seat puts the writer on the last seat of a waiting game. An ID may come again
// when a player has left; a tag must not, so the first generation is drawn.
func (r *reading) seat(game *records.Game, name string) error {
	p := records.Player{Name: name, Address: strings.ToLower(r.from().Address), Generation: int(r.Desk.Chance.Uint64() >> 34)}
	if err := r.tx.Players.Add(game.ID, &p); err != nil {
		return err
	}
	game.Players = append(game.Players, p)
	return r.tx.Games.Save(*game) // the position has the names, too
}

// leave gives a place in a waiting game back.
func (r *reading) leave(args map[string]string) (string, error) {
	game, section, err := r.leaving(args["GAME"])
	if game == nil || section != "" || err != nil {
		return section, err
	}
	seat := game.SeatOf(r.from().Address)
	switch {
	case seat == engine.NoSeat:
		return r.say("LeaveNone", reports.About{Game: game.Name})
	case game.State == records.Finished:
		return r.words.Over(game.Name), nil
	case game.Players[seat].Gone == records.GoneResigned:
		return r.say("Resigned", reports.About{Game: game.Name})
	case game.State == records.Running:
		return r.say("LeaveRunning", reports.About{Game: game.Name})
	}
	about := lobbyOf(game, game.Players[seat].Name)
	if !r.confirmed {
		args["LINE"] = "leave " + game.Name // a yes counts for this one
		return r.ask(args, r.words.Section("LeaveSure", about))
	}
	left := *game
	if err := removePlayer(r.tx, &left, seat); err != nil {
		return "", err
	}
	r.farewell = r.farewell || r.w.game != nil && r.w.game.ID == game.ID
	if about.Yes, err = r.closeIfEmpty(left); err != nil {
		return "", err
	}
	return r.done("Left", about)
}

// leaving finds the game that the writer wants to leave: the one that is named,
// that of the tag, or the only one that waits with the writer in it.
func (r *reading) leaving(name string) (game *records.Game, section string, err error) {
	if name != "" {
		return r.gameCalled(name)
	}
	if r.w.standing == proven {
		return r.w.game, "", nil
	}
	games, err := r.tx.Games.All()
	if err != nil {
		return nil, "", err
	}
	address := r.from().Address
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
		return nil, r.words.Section("LeaveWhich", about), nil
	case len(games) > 0:
		return &games[0], "", nil
	}
	return nil, r.words.Section("LeaveNone", reports.About{}), nil
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
func (r *reading) closeIfEmpty(game records.Game) (bool, error) {
	if len(game.Players) > 0 {
		return false, nil
	}
	by, err := r.tx.Settings.Value(openedByLetter(game))
	if err != nil || by == "" {
		return false, err
	}
	game.Finish()
	return true, r.tx.Games.Save(game)
}
