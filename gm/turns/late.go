package turns

import (
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
)

// This file is about orders that came behind the cut-off of a turn before it was
// resolved. They are for the next one, unless the cut-off moves behind them.

// late are the sheets that are for the next turn only because they came behind a
// cut-off: those that name no turn.
func late(view records.View, game *records.Game, cut time.Time) ([]records.Sheet, error) {
	sheets, err := view.Sheets.Arrived(game.ID, game.Position.Turn+1, cut)
	table := game.OrderTable(game.Position.Turn + 1)
	return slices.DeleteFunc(sheets, func(s records.Sheet) bool {
		return s.Cleared || ordersreading.ReadKept(s.Orders, table, game.SeatWith(s.Player)).Turn > 0
	}), err
}

// withLate is what counts as if late orders did: no turn waits for their writers.
func withLate(view records.View, game *records.Game, counting []records.Counting) ([]records.Counting, error) {
	sheets, err := late(view, game, game.Cut())
	counting = slices.Clone(counting)
	for _, s := range sheets {
		if seat := game.SeatWith(s.Player); seat != engine.NoSeat {
			counting[seat].Sent, counting[seat].Heard = true, true
		}
	}
	return counting, err
}

// TakeLate files the orders that came behind a former cut-off, and in time for
// that of now, for the turn that comes. It fails when the store does.
func TakeLate(tx records.Tx, game *records.Game, former time.Time) error {
	sheets, err := late(tx.View(), game, former)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		if s.Arrived.After(countsUntil(game, tx.Now)) {
			continue
		}
		if err := tx.Sheets.Move(s.ID, game.Position.Turn); err != nil {
			return err
		}
	}
	return nil
}
