package keeper

import (
	"context"
	"fmt"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/turns"
	"machipost/reports"
)

// A Preview is what would come of a turn with other dice than those that count.
type Preview struct {
	Turn    records.Turn
	Winners []engine.Seat
	Ends    bool   // the turn is not played, for nobody is left: the game ends
	Report  string // each page of it marked
}

// PreviewTurn resolves the turn that comes with throwaway dice and keeps nothing
// of it. It fails with ErrNoGame, and when the game is not running.
func (l *Looks) PreviewTurn(ctx context.Context, name string) (preview Preview, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil {
			return err
		}
		if err := game.MustRun(); err != nil {
			return err
		}
		preview, err = l.preview(view, &game)
		return err
	})
	if err != nil {
		return Preview{}, fmt.Errorf("game %s: %w", name, err)
	}
	return preview, nil
}

func (l *Looks) preview(view records.View, game *records.Game) (Preview, error) {
	counting, err := turns.CountSheets(view, game)
	if err != nil {
		return Preview{}, err
	}
	p := Preview{Turn: records.Turn{
		Game: game.ID, Number: game.Position.Turn, Resolved: view.Now, Names: game.Names(), Before: game.Position, Orders: counting,
	}}
	if turns.Deserted(counting) {
		p.Turn.After, p.Ends = p.Turn.Before, true
		p.Report = reports.PreviewUnwon(l.Desk.Words.For(game.Names()), turns.Unwon(game, false))
		return p, nil
	}
	if p.Winners, err = turns.Resolve(&p.Turn, turns.DecidersOf(&p.Turn), rolls.NewDice(l.Chance)); err != nil {
		return Preview{}, err
	}
	public, err := turns.Public(view, game, p.Turn, p.Winners)
	if err != nil {
		return Preview{}, err
	}
	p.Report = reports.Preview(l.Desk.Words.For(game.Names()), public)
	return p, nil
}
