package gm

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
)

// This file is about orders that came behind the cut-off of a turn before it was
// resolved. They are for the next one, unless the cut-off moves behind them.

// turnAt is the turn that orders are for which arrived at a time: those that
// came behind the cut-off are for the next, for that one is being resolved
// without them, unless the GM holds it.
func (g *Game) turnAt(arrived time.Time) int {
	if arrived.After(g.Cut()) && g.Held == "" {
		return g.Position.Turn + 1
	}
	return g.Position.Turn
}

// dueBy is until when orders for the turn that comes are taken; the zero time while
// the GM holds the game, and when the turn is only to be resolved.
func (g *Game) dueBy(now time.Time) time.Time {
	if g.Held != "" || now.After(g.Cut()) {
		return time.Time{}
	}
	return g.Cut()
}

// isLate tells a sheet that is for the next turn only because it came behind a
// cut-off: in one that names its turn this stands on top.
func (g *Game) isLate(s Sheet, cut time.Time) bool {
	return s.Turn == g.Position.Turn+1 && s.Arrived.After(cut) && !s.Cleared && !strings.HasPrefix(s.Orders, "turn ")
}

// withLate is what counts as if late orders did: no turn waits for their writers.
func withLate(tx Tx, game *Game, counting []Counting) ([]Counting, error) {
	sheets, err := tx.Sheets.Of(game.ID)
	counting = slices.Clone(counting)
	for _, s := range sheets {
		if seat := game.seatWith(s.Player); seat != engine.NoSeat && game.isLate(s, game.Cut()) {
			counting[seat].Sent, counting[seat].Heard = true, true
		}
	}
	return counting, err
}

// takeLate files the orders that came behind a former cut-off, and in time for
// that of now, for the turn that comes.
func (g *GM) takeLate(tx Tx, game *Game, former time.Time) error {
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		if !game.isLate(s, former) || s.Arrived.After(game.countsUntil(tx.Now)) {
			continue
		}
		if err := tx.Sheets.Move(s.ID, game.Position.Turn); err != nil {
			return err
		}
	}
	return nil
}
