package gm

import (
	"context"

	"machipost/engine"
)

// OpenSeat lets tests leave a seat as a resignation does.
func (g *GM) OpenSeat(ctx context.Context, name string, seat int) error {
	return g.Store.Update(ctx, func(tx Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		return g.openSeat(tx, &game, engine.Seat(seat), GoneResigned)
	})
}
