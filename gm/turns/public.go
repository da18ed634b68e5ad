package turns

import (
	"context"
	"fmt"
	"time"

	"machipost/engine"
	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// This file is about public dice: the round of quicknet that is fixed by a turn's cut-off,
// and for which the turn waits.

// A Beacon has rounds of quicknet.
type Beacon interface {
	// Round returns the public part of a mix with a round, which was verified. It fails
	// when it is not to be had now, and never has another.
	Round(ctx context.Context, round uint64) (string, error)
}

// tellPublicAfter is after how long the keeper is told of a round that is not to be had.
const tellPublicAfter = 6 * time.Hour

// A public is the public part of a turn's dice.
type public struct {
	round uint64 // 0 where the game has none
	part  string
}

// publicOf has the public part of a game's dice for the turn that is due. It fails when it
// is not to be had, of which the keeper is told in time, and when the store does.
func (t *Turns) publicOf(ctx context.Context, name string, began time.Time) (public, error) {
	p := public{part: dice.Private}
	var game records.Game
	err := t.Store.View(ctx, func(view records.View) (err error) {
		game, err = view.Games.Named(name)
		return err
	})
	if err != nil || game.Terms.Dice != records.PublicDice || !isDue(&game, began) {
		return p, err
	}
	p.round = game.PublicRound()
	if t.Beacon == nil {
		err = fmt.Errorf("no relay is configured")
	} else {
		p.part, err = t.Beacon.Round(ctx, p.round)
	}
	if err == nil {
		return p, nil
	}
	err = fmt.Errorf("having round %d of quicknet: %w", p.round, err)
	made := dice.RoundMade(p.round)
	if began.Sub(made) < tellPublicAfter {
		return p, err
	}
	note := reports.PublicWaits{Game: game.Name, Turn: game.Position.Turn, Round: p.round, Since: made, Why: err.Error()}
	told := t.Store.Update(ctx, func(tx records.Tx) error {
		return t.Desk.TellKeeper(tx, fmt.Sprintf("public dice %d %d", game.ID, p.round), note)
	})
	if told != nil {
		return p, told
	}
	return p, err
}

// resolvedFrom is from when on the turn that comes can be resolved, by its deadline: its
// public dice are made a little behind that.
func resolvedFrom(g *records.Game) time.Time {
	return madeFrom(g.Cut(), g.Terms.Dice == records.PublicDice)
}

// madeFrom is from when on there are the dice of a turn whose orders are cut off then.
func madeFrom(cut time.Time, public bool) time.Time {
	if public {
		return cut.Add(dice.Behind)
	}
	return cut
}

// earlierCut is the cut-off of a turn with public dice for which all orders are in: a
// minute before the next full hour, whose round nobody knows yet.
func earlierCut(now time.Time) time.Time {
	hour := now.Truncate(time.Hour).Add(time.Hour)
	if hour.Add(-dice.Behind).After(now) {
		return hour.Add(-dice.Behind)
	}
	return hour.Add(time.Hour - dice.Behind)
}

// comesEarlier tells whether a turn comes earlier when all orders are in.
func comesEarlier(g *records.Game, now time.Time) bool {
	return g.Terms.Dice != records.PublicDice || earlierCut(now).Before(g.Cut())
}

// hasten gives a turn with public dice the earlier deadline, and tells all.
func (t *Turns) hasten(tx records.Tx, game *records.Game) error {
	if !comesEarlier(game, tx.Now) {
		return nil
	}
	was := sending.DeadlineOf(game)
	game.Deadline = earlierCut(tx.Now)
	if !game.Grace.IsZero() {
		game.Grace = game.Deadline
	}
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	return sending.Timed(t.Desk, was).WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		return w.LetterOf(game.Name, game.Position.Turn, reports.AllIn{Moved: sending.MovedFor(game, game.Players[s])})
	})
}
