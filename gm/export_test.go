package gm

import (
	"context"

	"machipost/engine"
	"machipost/gm/records"
)

// OpenSeat lets tests leave a seat as a resignation does.
func (g *GM) OpenSeat(ctx context.Context, name string, seat int) error {
	return g.Store.Update(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		return g.Turns.Seats.Open(tx, &game, engine.Seat(seat), records.GoneResigned)
	})
}
