package service

import (
	"context"
	"errors"
	"fmt"

	"machipost/cmd/machipost/console"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// Advise adds to what the moderator says how to go on, of a command with a reason or a time on
// its line; without them it is HintPlayer. Other errors, and nil, stay as they are.
func Advise(err error, game string) error {
	if errors.Is(err, keeper.ErrNoReason) {
		return console.Usage(fmt.Errorf("%w; add --reason 'Ann is in hospital.'", err))
	}
	if errors.Is(err, keeper.ErrNoTime) {
		return console.Usage(err)
	}
	return HintPlayer(err, game)
}

// HintPlayer adds what to do about a game or a player that there is not. Other
// errors, and nil, stay as they are.
func HintPlayer(err error, game string) error {
	if errors.Is(err, records.ErrNoPlayer) {
		return fmt.Errorf("%w; 'machipost player list %s' lists them", err, game)
	}
	return Hint(err, game)
}

// Hint adds what to do about a game that there is not. Other errors, and nil,
// stay as they are.
func Hint(err error, name string) error {
	if errors.Is(err, records.ErrNoGame) {
		return fmt.Errorf("game %s: %w; 'machipost game list' lists them", name, records.ErrNoGame)
	}
	return err
}

// HintName adds where a game is whose name another wants, where there are several mailboxes.
// Other errors, and nil, stay as they are.
func (s *Service) HintName(err error) error {
	if errors.Is(err, records.ErrNameUsed) && s.Mark() != "" {
		return fmt.Errorf("%w, in this mailbox or another; 'machipost game list' lists all", err)
	}
	return err
}

// WayBack is what to do with a database that is behind what was sent.
const WayBack = "put a newer copy of the database back, or run 'machipost resume --behind' to have them played again"

// NotBehind fails where the database is behind what was sent: what is drawn, rolled or
// taken back then may be so for the second time. The letters that are kept in the
// mailbox are looked at for that; where they cannot be read it goes by what is known
// already. It fails when the store does, too.
func (s *Service) NotBehind(ctx context.Context) error {
	behind, err := s.Witnesses.CheckNow(ctx, s.Now())
	if err != nil {
		behind, err = s.Witnesses.Behind(ctx)
	}
	if err != nil || behind == "" {
		return err
	}
	return fmt.Errorf("%s; %s", behind, WayBack)
}

// HoldBack keeps everything back that could happen twice, until somebody has looked, and
// returns how many letters of ours that are. All are the mailboxes of the configuration, the
// first first; so that none that is put back into it later goes on unseen, those that it has
// not are held, too. It fails when the store does.
func HoldBack(ctx context.Context, all []*Service) (letters int, err error) {
	rest := map[string]bool{}
	err = all[0].Store.View(ctx, func(view records.View) error {
		names, err := view.Games.Mailboxes()
		for _, name := range names {
			rest[name] = true
		}
		return err
	})
	if err != nil {
		return 0, err
	}
	outbox, clock := *all[0].Outbox, *all[0].Clock
	hold := func(store records.Store) error {
		outbox.Store, clock.Store = store, store
		held, err := outbox.HoldQueued(ctx)
		if err != nil {
			return err
		}
		letters += len(held)
		return clock.Hold(ctx, RestoredWhy)
	}
	for _, s := range all {
		delete(rest, s.Mailbox)
		if err := hold(s.Store); err != nil {
			return letters, err
		}
	}
	for name := range rest {
		if err := hold(records.Within(all[0].Store, name)); err != nil {
			return letters, err
		}
	}
	return letters, nil
}

// RestoredWhy is why no turn is resolved behind a backup that was put back.
const RestoredWhy = "a backup was put back; look whether letters and turns are missing, then run 'machipost resume'"
