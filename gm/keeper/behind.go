package keeper

import (
	"context"
	"slices"
	"strings"

	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// GoOnBehind has turns resolved again though the database is behind what was sent:
// the turns that are missing are played again, and all players are told. It returns
// what was missing, nothing where the database was not behind. A reason may be "". It
// fails when the store does, with a sending.Unwritable, and when a schedule has no
// deadline.
func (s *Steps) GoOnBehind(ctx context.Context, reason string) (lost []reports.MissingTurns, err error) {
	err = s.Store.Update(ctx, func(tx records.Tx) error {
		if lost, err = s.Witnesses.Settle(tx); err != nil || len(lost) == 0 {
			return err
		}
		games, err := tx.Games.Open()
		if err != nil {
			return err
		}
		for _, game := range games {
			i := &intervention{Steps: s, tx: tx, game: &game, was: sending.DeadlineOf(&game), reason: OneLine(reason)}
			if err := i.goOnBehind(lost); err != nil {
				return err
			}
		}
		return nil
	})
	return lost, err
}

// goOnBehind tells the players of a game what is lost, and leaves them time: also
// where no turn is, letters may be.
func (i *intervention) goOnBehind(lost []reports.MissingTurns) error {
	at := slices.IndexFunc(lost, func(m reports.MissingTurns) bool { return strings.EqualFold(m.Game, i.game.Name) })
	switch {
	case i.game.State == records.Waiting && at >= 0:
		return i.tellAll(func(reports.Moved) reports.Section {
			return reports.TellStartsAgain{Game: i.game.Name, Reason: i.reason}
		})
	case i.game.State != records.Running:
		return nil
	}
	if err := i.goOn(); err != nil {
		return err
	}
	if at < 0 {
		return i.tellAll(func(due reports.Moved) reports.Section { return reports.TellLettersLost{Moved: due, Reason: i.reason} })
	}
	return i.tellLost(lost[at])
}

// tellLost writes to all who play or watch which turns are played again.
func (i *intervention) tellLost(lost reports.MissingTurns) error {
	again := func(due reports.Moved) reports.Section {
		return reports.TellPlayedAgain{Moved: due, From: lost.From, To: lost.To, Here: lost.To < i.game.Position.Turn, Reason: i.reason}
	}
	if err := i.tellAll(again); err != nil {
		return err
	}
	public := again(sending.MovedFor(i.game, records.Player{}))
	return i.Desk.WriteToObservers(i.tx, i.game, func(w *reports.Words) reports.Letter {
		return w.ToObserver(w.Headline(i.game.Name, i.game.Position.Turn, public), w.Say(public))
	})
}
