package keeper

import (
	"context"
	"fmt"

	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/voice"
	"machipost/reports"
)

// This file holds what the person behind the GM says to players.

// Speech is what the keeper says: above the next report, or to one player.
type Speech struct {
	Store records.Store
	Desk  *sending.Desk
}

// Say has the GM say something above the next report of a game, which it returns. It
// fails with ErrNoGame, and as voice.Say does.
func (s *Speech) Say(ctx context.Context, game, text string) (records.Game, error) {
	return s.in(ctx, game, func(tx records.Tx, game *records.Game) error { return voice.Say(tx, s.Desk.Tags, game, text) })
}

// Withdraw takes back what was said and no report has printed, and returns the game and
// how many words that were. It fails with ErrNoGame.
func (s *Speech) Withdraw(ctx context.Context, game string) (of records.Game, words int, err error) {
	of, err = s.in(ctx, game, func(tx records.Tx, game *records.Game) error {
		words, err = voice.Withdraw(tx, game)
		return err
	})
	return of, words, err
}

// Waiting returns what was said and the next report of a game prints, oldest first, and
// the game. It fails with ErrNoGame.
func (s *Speech) Waiting(ctx context.Context, game string) (of records.Game, words []records.Press, err error) {
	err = s.Store.View(ctx, func(view records.View) error {
		if of, err = view.Games.Named(game); err != nil {
			return err
		}
		words, err = voice.Waiting(view, &of)
		return err
	})
	return of, words, err
}

// Write writes a letter to one player alone, in the player's thread, and returns to
// which address. It fails with ErrNoGame and ErrNoPlayer, as voice.Fit does, and with a
// sentence for the keeper where no letter of the game goes to the player.
func (s *Speech) Write(ctx context.Context, game, player, text string) (to string, err error) {
	_, err = s.in(ctx, game, func(tx records.Tx, game *records.Game) error {
		seat, err := game.SeatNamed(player)
		if err != nil {
			return err
		}
		p := game.Players[seat]
		switch {
		case p.Address == "" || p.Gone == records.GoneResigned:
			return fmt.Errorf("%s gets no letters of it any more", p.Name)
		case p.Thread == "":
			return fmt.Errorf("%s has had no letter of it yet; write to %s yourself, or to all with 'machipost announce --game %s'", p.Name, p.Address, game.Name)
		}
		if text, err = voice.Fit(tx, s.Desk.Tags, game, text); err != nil {
			return err
		}
		to = p.Address
		return s.Desk.WriteTo(tx, game, seat, func(w *reports.Words, _ string) reports.Letter {
			return w.LetterOf(game.Name, 0, reports.GMLetter{Game: game.Name, Text: text, Keeper: s.Desk.Keeper})
		})
	})
	return to, err
}

// in does something in a game, in one transaction.
func (s *Speech) in(ctx context.Context, name string, do func(records.Tx, *records.Game) error) (game records.Game, err error) {
	err = s.Store.Update(ctx, func(tx records.Tx) error {
		if game, err = tx.Games.Named(name); err != nil {
			return err
		}
		return do(tx, &game)
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	return game, nil
}
