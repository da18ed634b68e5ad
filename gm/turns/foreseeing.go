package turns

import (
	"context"

	"machipost/engine"
	"machipost/engine/odds"
	"machipost/gm/records"
)

// This file reckons, before a turn's transaction, who will win behind it: that takes some
// time, for which no transaction should be held. The dice of a turn are settled beforehand,
// so it can be seen what the turn will come to. What is seen here leaves this room only as
// odds, and these only if the turn came to it.

// A Foreseen is what was reckoned of the table behind a turn that is not resolved yet. The
// zero Foreseen is nothing.
type Foreseen struct {
	after engine.Position
	odds  []int // percent by seat; nil for none
}

// of are the odds for a turn that was resolved: none, where another came of it than was
// foreseen.
func (f Foreseen) of(after *engine.Position) []int {
	if f.odds == nil || f.after != *after {
		return nil
	}
	return f.odds
}

// A Seer reckons who will win.
type Seer struct {
	Store    records.Store
	Playouts int // games that are played on from a table; 0 for no odds
}

// Foresee plays on from the table to which the next turn of a game will come, if it is
// resolved now; public is the public part of its dice. Of games that want no odds, are
// over, or have dice that nobody can foresee, there is nothing. It fails with ErrNoGame, as
// Resolve does, when the store does, and when the context is done.
func (s Seer) Foresee(ctx context.Context, name, public string) (Foreseen, error) {
	if s.Playouts == 0 {
		return Foreseen{}, nil
	}
	var after *engine.Position
	err := s.Store.View(ctx, func(view records.View) (err error) {
		after, err = comesTo(view, name, public)
		return err
	})
	if err != nil || after == nil {
		return Foreseen{}, err
	}
	wins, err := odds.Play(ctx, engine.Look(after, 0), s.Playouts)
	if err != nil {
		return Foreseen{}, err
	}
	return Foreseen{*after, wins.Said()}, nil
}

// comesTo is the table behind the next turn of a game, nil where there are no odds of it.
func comesTo(view records.View, name, public string) (*engine.Position, error) {
	game, err := view.Games.Named(name)
	if err != nil || game.State != records.Running || game.Terms.NoOdds {
		return nil, err
	}
	counting, err := CountSheets(view, &game)
	if err != nil || Deserted(counting) {
		return nil, err
	}
	thrown, err := throw(view, &game, public, nil)
	if err != nil || thrown.roll == nil {
		return nil, err
	}
	turn := records.Turn{Game: game.ID, Number: game.Position.Turn, Names: game.Names(), Before: game.Position, Orders: counting}
	winners, err := Resolve(&turn, DecidersOf(&turn), thrown)
	if err != nil || len(winners) > 0 {
		return nil, err
	}
	return &turn.After, nil
}
