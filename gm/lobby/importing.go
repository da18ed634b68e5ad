package lobby

import (
	"context"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/dice"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
)

// ImportGame makes a running game of a position, whose turn is the one to come.
// The plan says who plays, by the names in the position, and when; the seats and
// the rules are the position's. It fails with a PlanError, and with ErrNameUsed.
func (l *Lobby) ImportGame(ctx context.Context, plan Plan, position wire.Position) (records.Game, error) {
	seated, err := seatAs(plan.Players, position.Names)
	if err != nil {
		return records.Game{}, PlanError{err}
	}
	plan.Players, plan.KeepSeats, plan.Rules = seated, true, position.Rules
	if err := l.CheckPlan(plan); err != nil {
		return records.Game{}, err
	}
	var game records.Game
	err = l.Store.Update(ctx, func(tx records.Tx) error {
		game = l.imported(plan, position, tx.Now)
		if game.Deadline, err = game.DeadlineAfter(tx.Now); err != nil {
			return err
		}
		if err := l.add(tx, &game); err != nil {
			return err
		}
		if err := fileStanding(tx, &game, position.Standing); err != nil {
			return err
		}
		if err := records.NoteChange(tx, &game, records.Change{Kind: records.GameImported}); err != nil {
			return err
		}
		lock := records.DiceLock{Game: game.ID, Chain: dice.NewChain(dice.Draw(l.Chance)), Since: game.Position.Turn}
		if err := l.lock(tx, &game, lock); err != nil {
			return err
		}
		return l.welcomeAll(tx, &game)
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("importing game %s: %w", plan.Name, err)
	}
	return game, nil
}

// seatAs puts players in the order of these names.
func seatAs(players []mail.Address, names []string) ([]mail.Address, error) {
	seated := make([]mail.Address, len(names))
	for seat, name := range names {
		at := slices.IndexFunc(players, func(p mail.Address) bool { return wire.SameName(p.Name, name) })
		if at < 0 {
			return nil, fmt.Errorf("the file has a player %s, but the list of players has none", name)
		}
		seated[seat] = mail.Address{Name: name, Address: players[at].Address}
	}
	for _, p := range players {
		if !slices.ContainsFunc(names, func(name string) bool { return wire.SameName(name, p.Name) }) {
			return nil, fmt.Errorf("the file has no player %q; its players are %s", p.Name, strings.Join(names, ", "))
		}
	}
	return seated, nil
}

// imported is the game that goes on from a position.
func (l *Lobby) imported(plan Plan, position wire.Position, now time.Time) records.Game {
	game := plan.Game(now)
	game.State, game.Position, game.Began = records.Running, position.Position, game.Created
	for i := range game.Players {
		game.Players[i].Thread = l.Desk.NewMessageID()
	}
	return game
}

// fileStanding files the standing orders of a position. They are of the turn
// before, so that they are no orders for the one to come.
func fileStanding(tx records.Tx, game *records.Game, texts []string) error {
	table := game.OrderTable(game.Position.Turn)
	for seat, text := range texts {
		standing := ordersreading.ReadStanding(text, table, engine.Seat(seat)).Standing()
		if standing == "" {
			continue
		}
		err := tx.Sheets.Add(records.Sheet{Player: game.Players[seat].ID, Turn: game.Position.Turn - 1, Arrived: tx.Now, Standing: &standing})
		if err != nil {
			return err
		}
	}
	return nil
}
