package gm

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/orders/deciding"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file holds the commands that only ask.

// help answers with the table of commands.
func (r *reading) help(map[string]string) (string, error) {
	return r.words.Help(r.table()), nil
}

// helpOrders answers with the help on orders.
func (r *reading) helpOrders(map[string]string) (string, error) {
	return r.words.HelpOrders(), nil
}

// rules answers with the rules in brief, and with what a player's game agreed on.
func (r *reading) rules(map[string]string) (string, error) {
	about := reports.About{}
	if r.w.game != nil {
		about.Game, about.Options = r.w.game.Name, optionLines(r.w.game, r.words)
	}
	return r.say("Rules", about)
}

// test tells that mail is getting through, and how it came.
func (r *reading) test(map[string]string) (string, error) {
	l := r.f.Letter
	about := reports.About{Address: r.from().Address, At: l.Arrived, Yes: r.w.standing == proven}
	if r.w.game != nil {
		about.Game, about.Player = r.w.game.Name, r.w.player().Name
		about.At = r.w.game.ClockOf(r.w.player(), l.Arrived)
	}
	return r.say("Test", about)
}

// games lists the games that one can join, play on in, or watch.
func (r *reading) games(map[string]string) (string, error) {
	all, err := r.tx.Games.All()
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
	return r.say("Games", about)
}

// status tells how the player's game stands.
func (r *reading) status(map[string]string) (string, error) {
	game := r.w.game
	about := reports.About{
		Game: game.Name, Turn: game.Position.Turn, Count: len(game.Players), Of: game.Places, List: game.Names(), Value: string(game.State),
		Until: game.ClockOf(r.w.player(), game.Cut()), Yes: game.Held != "",
	}
	switch {
	case game.State == records.Waiting:
		return r.say("StatusWaiting", about)
	case !game.Begun():
		return r.say("StatusCalledOff", about)
	}
	counting, err := countSheets(r.tx, game)
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
	section, err := r.say("Status", about)
	return section + "\n\n" + r.words.Standing(tableOf(game)), err
}

// report answers with the report of a turn, the last one where none is named, as
// the player got it.
func (r *reading) report(args map[string]string) (string, error) {
	game := r.w.game
	number := game.Position.Turn - 1
	if n, err := strconv.Atoi(args["N"]); err == nil {
		number = n
	}
	turn, err := r.tx.Turns.Numbered(game.ID, number)
	if errors.Is(err, records.ErrNoTurn) {
		return r.say("NoReport", reports.About{Game: game.Name, Turn: number, Count: game.Position.Turn - 1})
	}
	if err != nil {
		return "", err
	}
	told, err := told(r.tx, game, turn, winnersOf(turn))
	if err != nil {
		return "", err
	}
	var mine *deciding.Player
	if turn.Names[r.w.seat] == r.w.player().Name { // what another ordered in this seat stays his
		decided, err := playedAgain(turn)
		if err != nil {
			if err := r.Desk.TellKeeper(r.tx, fmt.Sprintf("doubt %d %d", game.ID, number), r.Desk.Words.TurnDoubtful(game.Name, number)); err != nil {
				return "", err
			}
		} else {
			mine = decided[r.w.seat]
		}
	}
	told.Names = turn.Names // as they were called then
	return r.Desk.Words.For(turn.Names).ReportAgain(forPlayer(game, told, r.w.seat), r.w.seat, mine), nil
}

// winnersOf are the seats that won in a turn, in the order of winning.
func winnersOf(turn records.Turn) []engine.Seat {
	var winners []engine.Seat
	for _, e := range turn.Events {
		if won, ok := e.(engine.Won); ok {
			winners = append(winners, won.Seat)
		}
	}
	return winners
}

// history lists the turns of the player's game.
func (r *reading) history(map[string]string) (string, error) {
	game := r.w.game
	turns, err := r.tx.Turns.Of(game.ID)
	if err != nil {
		return "", err
	}
	undone, err := r.tx.Turns.Undone(game.ID)
	if err != nil {
		return "", err
	}
	about := reports.About{Game: game.Name}
	for _, u := range undone {
		about.Turns = append(about.Turns, r.turnLine(u.Turn, u.Reason))
	}
	for _, turn := range turns {
		about.Turns = append(about.Turns, r.turnLine(turn, ""))
	}
	// A turn that was taken back stands before the one in its place.
	slices.SortStableFunc(about.Turns, func(a, b reports.TurnLine) int { return cmp.Compare(a.Number, b.Number) })
	return r.say("History", about)
}

// turnLine is a turn in a history.
func (r *reading) turnLine(turn records.Turn, undone string) reports.TurnLine {
	line := reports.TurnLine{Number: turn.Number, At: r.w.game.ClockOf(r.w.player(), turn.Resolved), Undone: undone}
	for _, e := range turn.Events {
		if b, ok := e.(engine.Bought); ok {
			line.Bought = append(line.Bought, fmt.Sprintf("%s %s", turn.Names[b.Seat], b.Card))
		}
	}
	for _, seat := range beside(turn.Orders).NMR {
		line.NMR = append(line.NMR, turn.Names[seat])
	}
	return line
}

// orders answers with what is on file for the next turn and those behind it.
func (r *reading) orders(map[string]string) (string, error) {
	if r.w.player().Gone == records.GoneResigned {
		return r.say("Resigned", reports.About{Game: r.w.game.Name})
	}
	w, arrived := r.w, r.f.Letter.Arrived
	turn := w.game.TurnAt(arrived)
	counting, err := r.tx.Sheets.For(w.game.ID, turn, arrived)
	if err != nil {
		return "", err
	}
	later, err := r.tx.Sheets.Later(w.player().ID, turn)
	if err != nil {
		return "", err
	}
	table, mine := w.game.OrderTable(turn), counting[w.player().ID]
	filed := reports.OnFile{
		Acknowledged: acknowledged(w.game, w, r.f.Letter, ordersreading.Read(mine.Orders, table, w.seat).WithoutStanding()),
		StandingText: mine.Standing, Later: later,
	}
	filed.Standing = ordersreading.ReadStanding(mine.Standing, table, w.seat)
	return r.words.OnFile(filed), nil
}

// newTag gives a player who asks for it another tag, and answers with it.
func (r *reading) newTag(map[string]string) (string, error) {
	if err := countTag(r.tx, r.w.game, &r.w.game.Players[r.w.seat]); err != nil {
		return "", err
	}
	t, err := r.Desk.Tags.Now(r.tx, r.w)
	r.effect = true
	return strings.TrimSpace(r.words.NewTag(r.w.game.Name, t.String())), err
}
