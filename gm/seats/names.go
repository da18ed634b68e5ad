package seats

import (
	"fmt"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
)

// CheckName fails, with a sentence for a person, when a seat of the game cannot
// have a player of that name: its form, or another player has it, or one that looks so.
func CheckName(g *records.Game, seat engine.Seat, name string) error {
	if err := wire.CheckNewName(name, ordersreading.Reserved); err != nil {
		return fmt.Errorf("player name %q: %w", name, err)
	}
	for i, p := range g.Players {
		if engine.Seat(i) == seat {
			continue
		}
		if err := wire.CheckBeside(name, p.Name); err != nil {
			return err
		}
	}
	return nil
}

// Rename gives a player another name, also in all orders that are on file. It fails
// with ErrPlayerName, and when the store does.
func Rename(tx records.Tx, game *records.Game, seat engine.Seat, name string) error {
	was := game.Names()
	if was[seat] == name {
		return nil
	}
	game.Players[seat].Name = name
	if err := tx.Players.Rename(game.Players[seat].ID, name); err != nil {
		return err
	}
	return rewriteSheets(tx, game, was)
}

// rewriteSheets makes the sheets on file speak of the players by their names of
// today.
func rewriteSheets(tx records.Tx, game *records.Game, was []string) error {
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, p := range game.Players { // what waits for a yes speaks of names, too
		if err := closeProposals(tx, p); err != nil {
			return err
		}
	}
	for _, s := range sheets {
		seat := game.SeatWith(s.Player)
		if seat == engine.NoSeat {
			continue
		}
		r := Rewriter{Was: was, Now: game.Names(), Rules: game.Position.Rules, Seat: seat}
		text, standing := r.Orders(s.Orders), s.Standing
		if standing != nil {
			now := r.Standing(*standing)
			standing = &now
		}
		if err := tx.Sheets.Rewrite(s.ID, text, standing); err != nil {
			return err
		}
	}
	return nil
}

// A Rewriter puts the names of today into a player's canonical orders.
type Rewriter struct {
	Was, Now []string // the names of all players, in seat order
	Rules    engine.Rules
	Seat     engine.Seat
}

// Orders rewrites a sheet, without its standing part.
func (r Rewriter) Orders(text string) string {
	return ordersreading.ReadKept(text, ordersreading.Table{Names: r.Was, Rules: r.Rules}, r.Seat).Named(r.Now, r.Seat).Canonical()
}

// Standing rewrites standing orders.
func (r Rewriter) Standing(text string) string {
	return ordersreading.ReadStanding(text, ordersreading.Table{Names: r.Was, Rules: r.Rules}, r.Seat).Named(r.Now, r.Seat).Standing()
}
