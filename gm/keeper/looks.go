package keeper

import (
	"context"
	"fmt"
	"math/rand/v2"

	"machipost/engine/wire"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/reports"
)

// This file holds what a keeper looks at; nothing here changes anything.

// Looks is what the keeper looks at.
type Looks struct {
	Store  records.Store
	Desk   *sending.Desk
	Chance rand.Source // of throwaway dice
}

// Games returns all games, oldest first. It fails only when the store does.
func (l *Looks) Games(ctx context.Context) (games []records.Game, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		games, err = view.Games.All()
		return err
	})
	return games, err
}

// Game returns a game by its name. It fails with ErrNoGame.
func (l *Looks) Game(ctx context.Context, name string) (game records.Game, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		game, err = view.Games.Named(name)
		return err
	})
	return game, err
}

// Standing tells how a game stands, as all players know it; "" when it has not
// begun.
func (l *Looks) Standing(game records.Game) string {
	if !game.Begun() {
		return ""
	}
	return reports.StandingText(l.Desk.Words.For(game.Names()), sending.OverviewOf(&game))
}

// Silent returns the names of the players of a running game of whom nothing has
// come for the next turn, and who are not away, in seat order. It fails with
// ErrNoGame.
func (l *Looks) Silent(ctx context.Context, name string) (names []string, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil {
			return err
		}
		counting, err := turns.CountSheets(view, &game)
		for i, c := range counting {
			if c.NMR() {
				names = append(names, game.Players[i].Name)
			}
		}
		return err
	})
	return names, err
}

// Export returns how a game stands with all that is in it: secrets, too. It fails
// with ErrNoGame, and when the game has not begun.
func (l *Looks) Export(ctx context.Context, name string) (position wire.Position, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil {
			return err
		}
		if !game.Begun() {
			return fmt.Errorf("game %s: it has never begun, so there is no position", game.Name)
		}
		counting, err := turns.CountSheets(view, &game)
		position = wire.Position{Position: game.Position, Names: game.Names()}
		for _, c := range counting {
			position.Standing = append(position.Standing, c.Standing)
		}
		return err
	})
	return position, err
}

// OptionsOf are the options of a game as they are there.
func (l *Looks) OptionsOf(game records.Game) []reports.OptionLine {
	return lobby.AllOptions(&game, l.Desk.Words.In("en"))
}

// A Past is what has become of a game so far.
type Past struct {
	Turns   []records.Turn // those that count, in order
	Undone  []records.UndoneTurn
	Changes []records.Change
}

// History returns all turns of a game, those taken back too, and what changed in it
// beside them. It fails with ErrNoGame.
func (l *Looks) History(ctx context.Context, name string) (game records.Game, past Past, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		if game, err = view.Games.Named(name); err != nil {
			return err
		}
		if past.Turns, err = view.Turns.Of(game.ID); err != nil {
			return err
		}
		if past.Undone, err = view.Turns.Undone(game.ID); err != nil {
			return err
		}
		past.Changes, err = view.Changes.Of(game.ID, 0)
		return err
	})
	return game, past, err
}
