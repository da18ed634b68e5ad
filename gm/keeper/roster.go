package keeper

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/reports"
)

// This file holds what a keeper, or the player, changes in a player's entry.

// A Roster is what the keeper does with players' entries: tags, addresses, and
// writing to them all.
type Roster struct {
	Store records.Store
	Desk  *sending.Desk
}

// maxAddresses is how many addresses a player may have.
const maxAddresses = 5

// ReplaceTag gives a player of a game another tag and, once the game has
// started, writes it to the player; the old one counts no more. It fails with
// ErrNoGame and ErrNoPlayer.
func (r *Roster) ReplaceTag(ctx context.Context, game, player string) (records.Game, error) {
	return r.change(ctx, game, player, func(tx records.Tx, game *records.Game, p *records.Player) error {
		if err := senders.Renew(tx, game, p); err != nil || p.Thread == "" {
			return err // the start letter has the new one
		}
		key, err := r.Desk.Tags.Key(tx)
		if err != nil {
			return err
		}
		t := senders.TagFor(key, game, *p)
		l := r.Desk.WordsFor(game, *p).LetterOf(game.Name, 0, reports.NewTag{Game: game.Name, Tag: t.String()})
		draft := r.Desk.DraftTo(game, *p, t, l)
		draft.Automatic = "auto-generated"
		return r.Desk.Queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, draft)
	})
}

// AddAddress lets a player write from one more address. It fails with ErrNoGame,
// ErrNoPlayer, and with a sentence for the keeper when it cannot be.
func (r *Roster) AddAddress(ctx context.Context, game, player, address string) (records.Game, error) {
	address = strings.ToLower(address)
	return r.change(ctx, game, player, func(tx records.Tx, game *records.Game, p *records.Player) error {
		for _, other := range game.Players {
			if slices.Contains(other.Addresses(), address) {
				return fmt.Errorf("%s is an address of %s already", address, other.Name)
			}
		}
		if err := r.Desk.Tags.CheckAddress(address); err != nil {
			return err
		}
		if len(p.Addresses()) >= maxAddresses {
			return fmt.Errorf("%s has %d addresses; remove one first", p.Name, maxAddresses)
		}
		p.Others = append(p.Others, address)
		return tx.Players.SetAddresses(p.ID, p.Addresses())
	})
}

// RemoveAddress takes an address from a player. Of the first one, the second
// takes the place. It fails as AddAddress does.
func (r *Roster) RemoveAddress(ctx context.Context, game, player, address string) (records.Game, error) {
	address = strings.ToLower(address)
	return r.change(ctx, game, player, func(tx records.Tx, game *records.Game, p *records.Player) error {
		left := p.Addresses()
		at := slices.Index(left, address)
		switch {
		case at < 0:
			return fmt.Errorf("%s has no address %s; 'machipost player list %s' lists them", p.Name, address, game.Name)
		case len(left) == 1:
			return fmt.Errorf("%s is the only address of %s; add another first", address, p.Name)
		}
		left = slices.Delete(left, at, at+1)
		p.Address, p.Others = left[0], left[1:]
		return tx.Players.SetAddresses(p.ID, left)
	})
}

// SetLanguage has letters to a player written in a language ("es"), in all games that are
// played from the same address. It fails with ErrNoGame, ErrNoPlayer, and with a sentence
// for the keeper when there is no such language.
func (r *Roster) SetLanguage(ctx context.Context, game, player, language string) (records.Game, error) {
	return r.change(ctx, game, player, func(tx records.Tx, game *records.Game, p *records.Player) error {
		words, ok := reports.Called(r.Desk.Words, language)
		if !ok {
			return fmt.Errorf("no letters are written in %q; name one of %s", language, strings.Join(reports.Languages(r.Desk.Words), ", "))
		}
		p.Language = words.Language
		_, err := sending.Everywhere(tx, p.Address, func(p *records.Player) { p.Language = words.Language })
		return err
	})
}

// change changes one player of a game in a transaction and returns the
// game.
func (r *Roster) change(ctx context.Context, name, player string, change func(records.Tx, *records.Game, *records.Player) error) (game records.Game, err error) {
	err = r.Store.Update(ctx, func(tx records.Tx) error {
		if game, err = tx.Games.Named(name); err != nil {
			return err
		}
		seat, err := game.SeatNamed(player)
		if err != nil {
			return records.ErrNoPlayer
		}
		return change(tx, &game, &game.Players[seat])
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("player %s of game %s: %w", player, name, err)
	}
	return game, nil
}
