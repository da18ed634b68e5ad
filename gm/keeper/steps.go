package keeper

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"

	"machipost/engine"
	"machipost/gm/calendar"
	"machipost/gm/letters"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/gm/witnesses"
	"machipost/reports"
)

// This file is how the keeper steps into a game: one transaction, a
// change that is noted with its reason, and letters that tell the players.

// Steps are what the keeper does to games. Each is one intervention.
type Steps struct {
	Store     records.Store
	Desk      *sending.Desk
	Lobby     *lobby.Lobby
	Seats     *seats.Seats
	Turns     *turns.Turns
	Clock     *turns.Clock
	Witnesses *witnesses.Witnesses
	Letters   *letters.Letters
	Looks     *Looks
	Now       func() time.Time // the clock
}

// ErrNoReason is a change in a running game for which nobody gave a reason.
var ErrNoReason = errors.New("a running game is changed only with a reason, which its players read")

// ErrNoTime is a text that is no time.
var ErrNoTime = errors.New("not a time")

// An intervention is one step of the keeper's into a game.
type intervention struct {
	*Steps
	tx     records.Tx
	game   *records.Game
	was    sending.Deadline // before the step
	reason string
}

// intervene carries a step out in one transaction and returns the game as it is
// then. It fails with ErrNoGame, with ErrNoReason, and with what do returns.
func (s *Steps) intervene(ctx context.Context, name, reason string, do func(*intervention) error) (game records.Game, err error) {
	err = s.Store.Update(ctx, func(tx records.Tx) error {
		if game, err = tx.Games.Named(name); err != nil {
			return err
		}
		i := &intervention{Steps: s, tx: tx, game: &game, was: sending.DeadlineOf(&game), reason: OneLine(reason)}
		if game.State == records.Running && i.reason == "" {
			return ErrNoReason
		}
		return do(i)
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("game %s: %w", name, err)
	}
	return game, nil
}

// OneLine is a reason as it can stand in a report, and as it is kept.
func OneLine(text string) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsGraphic(r) })
	return strings.Join(words, " ")
}

// note notes the step for the next report.
func (i *intervention) note(c records.Change) error {
	c.Reason = i.reason
	return records.NoteChange(i.tx, i.game, c)
}

// tellAll writes a letter to every player, of the section for a reader of that
// deadline.
func (i *intervention) tellAll(section func(reports.Moved) reports.Section) error {
	return sending.Timed(i.Desk, i.was).WriteToAll(i.tx, i.game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		return w.LetterOf(i.game.Name, i.game.Position.Turn, section(sending.MovedFor(i.game, i.game.Players[s])))
	})
}

// tell writes a letter of this section to one player.
func (i *intervention) tell(seat engine.Seat, section reports.Section) error {
	return i.Desk.WriteTo(i.tx, i.game, seat, func(w *reports.Words, _ string) reports.Letter {
		return w.LetterOf(i.game.Name, i.game.Position.Turn, section)
	})
}

// MoveDeadline gives the turn that comes another deadline, written as RFC 3339 or
// as 2026-12-08 20:00 on the game's clock, and tells the players. It fails with
// ErrNoTime, for a time that is over or more than two years ahead, and as intervene
// does.
func (s *Steps) MoveDeadline(ctx context.Context, name, deadline, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		if err := i.game.MustRun(); err != nil {
			return err
		}
		until, err := readTime(i.game, deadline)
		if err != nil {
			return err
		}
		if err := mayBeDeadline(i.game, until, i.tx.Now); err != nil {
			return err
		}
		if round := i.game.PublicRound(); round > 0 && !i.game.Cut().After(i.tx.Now) {
			return fmt.Errorf("its deadline is over, and round %d of quicknet counts for its dice: it is resolved with that one", round)
		}
		was := i.game.Cut()
		moveCut(i.game, until)
		if err := i.tx.Games.Save(*i.game); err != nil {
			return err
		}
		if err := turns.TakeLate(i.tx, i.game, was); err != nil {
			return err
		}
		if err := i.note(records.Change{Kind: records.DeadlineMoved, Until: until}); err != nil {
			return err
		}
		return i.tellAll(func(due reports.Moved) reports.Section { return reports.TellDeadline{Moved: due, Reason: i.reason} })
	})
}

// farthestDeadline is how many years ahead a deadline may be: one beyond them is a
// slip of the pen, and a game that nobody would hear of again.
const farthestDeadline = 2

// mayBeDeadline refuses a deadline that is over, or too far ahead.
func mayBeDeadline(g *records.Game, until, now time.Time) error {
	said := g.ClockOf(records.Player{}, until).Format("2006-01-02 15:04 MST")
	switch {
	case !until.After(now):
		return fmt.Errorf("the deadline %s is over already", said)
	case until.After(now.AddDate(farthestDeadline, 0, 0)):
		return fmt.Errorf("the deadline %s is more than two years ahead; 'machipost game hold %s' stops a game for as long as you like", said, g.Name)
	}
	return nil
}

// readTime reads a time as a person writes it, UTC, whole seconds; ErrNoTime. One
// on the game's clock that is skipped or comes twice is read as in a schedule.
func readTime(g *records.Game, text string) (time.Time, error) {
	if t, err := time.Parse(time.RFC3339, text); err == nil {
		return t.UTC().Truncate(time.Second), nil
	}
	zone, err := time.LoadLocation(g.Zone)
	if err != nil {
		return time.Time{}, fmt.Errorf("its zone: %w", err)
	}
	for _, layout := range []string{"2006-01-02 15:04", "2006-01-02T15:04"} {
		if wall, err := time.Parse(layout, text); err == nil {
			return calendar.InZone(wall, zone), nil
		}
	}
	return time.Time{}, fmt.Errorf("%q: %w; write '2026-12-08 20:00', on the game's clock, or 2026-12-08T20:00:00Z", text, ErrNoTime)
}

// HoldGame lets no turn of a game be resolved until ResumeGame, and tells the
// players. It fails when the game is held already, and as intervene does.
func (s *Steps) HoldGame(ctx context.Context, name, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		if err := i.game.MustRun(); err != nil {
			return err
		}
		if i.game.Held != "" {
			return fmt.Errorf("it is held already: %s", i.game.Held)
		}
		i.game.Held = i.reason
		if err := i.tx.Games.Save(*i.game); err != nil {
			return err
		}
		if err := i.note(records.Change{Kind: records.GameHeld}); err != nil {
			return err
		}
		return i.tellAll(func(due reports.Moved) reports.Section {
			return reports.TellHeld{Game: due.Game, Turn: due.Turn, Reason: i.reason}
		})
	})
}

// ResumeGame lets a held game go on, and tells the players until when orders are
// due: by the schedule, where the deadline is over or too near by now. It fails
// when the game is not held, and as intervene does.
func (s *Steps) ResumeGame(ctx context.Context, name, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		if err := i.game.MustRun(); err != nil {
			return err
		}
		if i.game.Held == "" {
			return errors.New("it is not held")
		}
		i.game.Held = ""
		if err := i.goOn(); err != nil {
			return err
		}
		if err := i.note(records.Change{Kind: records.GameResumed, Until: i.game.Cut()}); err != nil {
			return err
		}
		return i.tellAll(func(due reports.Moved) reports.Section { return reports.TellResumed{Moved: due, Reason: i.reason} })
	})
}

// goOn stores a game that stood still, with time enough to write, and takes the orders that
// came late for the deadline before.
func (i *intervention) goOn() error {
	was := i.game.Cut()
	if err := leaveTime(i.game, i.tx.Now); err != nil {
		return err
	}
	if err := i.tx.Games.Save(*i.game); err != nil {
		return err
	}
	return turns.TakeLate(i.tx, i.game, was)
}

// leaveTime moves the deadline on when it leaves the players less than half of
// the usual time.
func leaveTime(g *records.Game, now time.Time) error {
	first, err := g.DeadlineAfter(now)
	if err != nil {
		return err
	}
	second, err := g.DeadlineAfter(first)
	if err != nil {
		return err
	}
	if 2*g.Cut().Sub(now) >= second.Sub(first) {
		return nil
	}
	if err := g.NextDeadline(now); err != nil {
		return err
	}
	moveCut(g, g.Deadline)
	return nil
}

// moveCut gives the turn that comes another deadline. One that has waited waits no
// more.
func moveCut(g *records.Game, until time.Time) {
	g.Deadline = until
	if !g.Grace.IsZero() {
		g.Grace = until
	}
}

// EndGame ends a running game as it stands, and calls a waiting one off. All who
// play or watch are told. It fails when the game is over already, and as
// intervene does.
func (s *Steps) EndGame(ctx context.Context, name, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		was := i.game.State
		if was == records.Finished {
			return errors.New("it is over already")
		}
		if err := i.note(records.Change{Kind: records.GameEnded}); err != nil {
			return err
		}
		i.game.Finish(i.tx.Now)
		if err := i.tx.Games.Save(*i.game); err != nil {
			return err
		}
		return i.tellEnd(was)
	})
}

// tellEnd writes to all who play or watch that the game has ended, which was in that
// state before.
func (i *intervention) tellEnd(was records.GameState) error {
	turn, deck := i.game.Position.Turn, ""
	var ended reports.Section = reports.TellCalledOff{Game: i.game.Name, Reason: i.reason}
	if was == records.Running {
		ended = reports.TellEnded{Game: i.game.Name, Turn: turn, Reason: i.reason}
		var err error
		if deck, err = turns.OpenedDeck(i.tx.View(), i.game); err != nil {
			return err
		}
	}
	sections := func(w *reports.Words) []string {
		all := []string{w.Say(ended)}
		if was == records.Running {
			all = append(all, w.Standing(sending.OverviewOf(i.game)))
		}
		if deck != "" {
			all = append(all, deck)
		}
		return all
	}
	err := sending.Timed(i.Desk, i.was).WriteToAll(i.tx, i.game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		all := sections(w)
		if until := i.game.ClockOf(i.game.Players[s], i.game.Statements); !until.IsZero() {
			all = append(all, w.Say(reports.LastWords{Statements: until}))
		}
		return w.Letter(w.Headline(i.game.Name, turn, ended), all...)
	})
	if err != nil {
		return err
	}
	return i.Desk.WriteToObservers(i.tx, i.game, func(w *reports.Words) reports.Letter {
		return w.ToObserver(w.Headline(i.game.Name, turn, ended), sections(w)...)
	})
}
