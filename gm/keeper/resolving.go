package keeper

import (
	"context"
	"errors"
	"fmt"
	"time"

	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// This file holds how the keeper has a turn resolved by hand.

// ErrUnread is a mailbox that could not be read, so that no turn may be resolved.
var ErrUnread = errors.New("the mailbox was not read, so nothing is resolved")

// ResolveNow resolves the turn that comes, whatever its deadline, also of a held
// game; the number keeps it from being done twice. The mailbox is read before,
// unless it is a dry run, and all that is on file counts. A game that nobody plays
// any more ends instead. It fails with ErrUnread, and as intervene does.
func (s *Steps) ResolveNow(ctx context.Context, name string, number int, reason string, dry bool) (records.Game, error) {
	game, err := s.Looks.Game(ctx, name)
	if err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	err = mustCome(&game, number)
	if err == nil && OneLine(reason) == "" {
		err = ErrNoReason
	}
	if err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	if err := s.readMailbox(ctx, dry); err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	foreseen, err := s.Turns.Foresee(ctx, name, dice.Private)
	if err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		if err := mustCome(i.game, number); err != nil { // another process was faster
			return err
		}
		if err := turns.TakeLate(i.tx, i.game, i.game.Cut()); err != nil {
			return err
		}
		counting, err := turns.CountSheets(i.tx.View(), i.game)
		if err != nil {
			return err
		}
		if turns.Deserted(counting) {
			return i.Turns.EndDeserted(i.tx, i.game, i.reason)
		}
		if err := i.note(records.Change{Kind: records.ResolvedEarly}); err != nil {
			return err
		}
		return i.Turns.Play(i.tx, i.game, counting, dice.Private, foreseen)
	})
}

// mustCome fails unless that turn is the one to be resolved next.
func mustCome(g *records.Game, number int) error {
	if err := g.MustRun(); err != nil {
		return err
	}
	if g.Terms.Dice == records.PublicDice {
		return fmt.Errorf("its dice are public, and made behind its deadline: 'machipost game deadline %s' moves that", g.Name)
	}
	if number != g.Position.Turn {
		return fmt.Errorf("turn %d is not due: the turn to be resolved is turn %d", number, g.Position.Turn)
	}
	return nil
}

// readMailbox reads the mailbox as a round does, unless it is a dry run, on a clock
// with which the mail server's agrees.
func (s *Steps) readMailbox(ctx context.Context, dry bool) error {
	clock, err := s.Clock.Check(ctx, s.Now().UTC().Truncate(time.Second))
	if err == nil && clock.Held == "" && !dry {
		_, err = s.Letters.File(ctx, true)
	}
	if err == nil {
		clock, err = s.Clock.Agree(ctx, clock)
	}
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnread, err)
	}
	if clock.Held != "" {
		return fmt.Errorf("nothing is resolved: %s; set the clock right and run 'machipost resume'", clock.Held)
	}
	behind, err := s.behind(ctx, dry)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrUnread, err)
	}
	if behind != "" {
		return fmt.Errorf("nothing is resolved: %s; put a newer copy of the database back, or run 'machipost resume --behind'", behind)
	}
	return s.Store.View(ctx, nothingAwaited)
}

// nothingAwaited fails with ErrUnread while the mail server does not hand over a letter.
func nothingAwaited(view records.View) error {
	left, err := turns.Awaited(view, view.Now)
	if err != nil || left == nil {
		return err
	}
	came := ""
	if !left.Arrived.IsZero() {
		came = " that arrived at " + left.Arrived.UTC().Format("2006-01-02 15:04") + " UTC"
	}
	return fmt.Errorf("%w: the mail server lists a letter%s and does not hand it over", ErrUnread, came)
}

// behind is what is missing in the database; the kept letters are looked at unless it
// is a dry run.
func (s *Steps) behind(ctx context.Context, dry bool) (string, error) {
	if dry {
		return s.Witnesses.Behind(ctx)
	}
	return s.Witnesses.Check(ctx, s.Now().UTC().Truncate(time.Second))
}
