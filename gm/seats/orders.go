package seats

import (
	"machipost/engine"
	"machipost/gm/records"
)

// ClearFrom takes back the orders of a player for a turn, and all behind it. It fails
// when the store does.
func ClearFrom(tx records.Tx, game *records.Game, seat engine.Seat, turn int) error {
	return tx.Sheets.ClearFrom(game.Players[seat].ID, turn)
}

// ClearOrders takes back all that a player has on file, standing orders too, and
// the orders for turns that were resolved: one of them may be taken back. It fails
// when the store does.
func ClearOrders(tx records.Tx, game *records.Game, seat engine.Seat) error {
	return tx.Sheets.Withdraw(game.Players[seat].ID)
}
