package seats

import (
	"errors"
	"machipost/engine"
	"machipost/gm/records"
	"math"
)

// ClearFrom takes back the orders of a player for a turn, and all behind it. It fails
// when the store does.
func ClearFrom(tx records.Tx, game *records.Game, seat engine.Seat, turn int) error {
	return errors.Join(closeProposals(tx, game.Players[seat]), tx.Sheets.ClearFrom(game.Players[seat].ID, turn))
}

// ClearOrders takes back all that a player has on file, standing orders too, and
// the orders for turns that were resolved: one of them may be taken back. It fails
// when the store does.
func ClearOrders(tx records.Tx, game *records.Game, seat engine.Seat) error {
	return errors.Join(closeProposals(tx, game.Players[seat]), tx.Sheets.Withdraw(game.Players[seat].ID))
}

// closeProposals ends all that waits for a player's yes.
func closeProposals(tx records.Tx, p records.Player) error {
	return tx.Proposals.Close(p.ID, 0, math.MaxInt32, records.ProposalReplaced)
}
