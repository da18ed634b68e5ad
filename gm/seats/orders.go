package seats

import (
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

// ClearFrom takes back the orders of a player for a turn, and all behind it.
func ClearFrom(tx records.Tx, game *records.Game, seat engine.Seat, turn int) error {
	player := game.Players[seat].ID
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		if s.Player != player || s.Turn < turn || s.Cleared {
			continue
		}
		if _, err := tx.Sheets.Clear(player, s.Turn, time.Time{}); err != nil {
			return err
		}
	}
	return nil
}

// ClearOrders takes back all that a player has on file, standing orders too, and
// the orders for turns that were resolved: one of them may be taken back.
func ClearOrders(tx records.Tx, game *records.Game, seat engine.Seat) error {
	player := game.Players[seat].ID
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	turns := map[int]bool{}
	for _, s := range sheets {
		if s.Player != player {
			continue
		}
		turns[s.Turn] = true
		if s.Standing == nil {
			continue
		}
		if err := tx.Sheets.Rewrite(s.ID, s.Orders, nil); err != nil {
			return err
		}
	}
	for turn := range turns {
		if _, err := tx.Sheets.Clear(player, turn, time.Time{}); err != nil {
			return err
		}
	}
	return nil
}
