package turns

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

// This file is about orders that came behind the cut-off of a turn before it was
// resolved. They are for the next one, unless the cut-off moves behind them.

// isLate tells a sheet that is for the next turn only because it came behind a
// cut-off: in one that names its turn this stands on top.
func isLate(g *records.Game, s records.Sheet, cut time.Time) bool {
	return s.Turn == g.Position.Turn+1 && s.Arrived.After(cut) && !s.Cleared && !strings.HasPrefix(s.Orders, "turn ")
}

// withLate is what counts as if late orders did: no turn waits for their writers.
func withLate(tx records.Tx, game *records.Game, counting []records.Counting) ([]records.Counting, error) {
	sheets, err := tx.Sheets.Of(game.ID)
	counting = slices.Clone(counting)
	for _, s := range sheets {
		if seat := game.SeatWith(s.Player); seat != engine.NoSeat && isLate(game, s, game.Cut()) {
			counting[seat].Sent, counting[seat].Heard = true, true
		}
	}
	return counting, err
}

// TakeLate files the orders that came behind a former cut-off, and in time for
// that of now, for the turn that comes.
func TakeLate(tx records.Tx, game *records.Game, former time.Time) error {
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		if !isLate(game, s, former) || s.Arrived.After(countsUntil(game, tx.Now)) {
			continue
		}
		if err := tx.Sheets.Move(s.ID, game.Position.Turn); err != nil {
			return err
		}
	}
	return nil
}
