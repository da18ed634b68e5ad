package turns

import (
	"errors"
	"fmt"

	"machipost/engine"
	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/gm/sending"
	"machipost/reports"
)

// This file is about players of whom nothing has come when a turn is due: for
// whom it waits, and what becomes of a seat whose player stays silent.

// hold lets a turn that is due wait once, for lost mail or for players with an
// excuse, and tells whether it does.
func (t *Turns) hold(tx records.Tx, game *records.Game, counting []records.Counting) (bool, error) {
	if !game.Grace.IsZero() {
		return false, nil
	}
	heard, err := withLate(tx.View(), game, counting)
	if err != nil {
		return false, err
	}
	if waits, err := t.holdIfSilent(tx, game, heard); err != nil || waits {
		return waits, err
	}
	if waits, err := t.holdIfExcused(tx, game, heard, heard); err != nil || waits {
		return waits, err
	}
	return t.holdIfExcused(tx, game, counting, heard) // for those who are only late
}

// waitOnce lets the turn that is due wait: orders that came meanwhile count.
func waitOnce(tx records.Tx, game *records.Game) error {
	was := game.Cut()
	game.Grace = game.Later(game.Deadline, tx.Now)
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.TurnWaits, Game: game.ID, Turn: game.Position.Turn, Deadline: game.Cut()})
	return TakeLate(tx, game, was)
}

// holdIfSilent holds a turn for a grace period when more than half of the players
// who sent orders the last time have sent none: lost mail looks so. Who usually sends
// orders is told by letters alone; standing orders that are in force need none, so
// that nothing came beside them is no silence.
func (t *Turns) holdIfSilent(tx records.Tx, game *records.Game, counting []records.Counting) (bool, error) {
	last, err := tx.Turns.CountedIn(game.ID, game.Position.Turn-1)
	if errors.Is(err, records.ErrNoTurn) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	usual, silent := 0, 0
	for i, c := range counting {
		if !last.Orders[i].Spoke() || c.Gone || c.Absent && !c.Spoke() {
			continue
		}
		usual++
		if !c.Spoke() && c.Standing == "" {
			silent++
		}
	}
	if 2*silent <= usual {
		return false, nil
	}
	was := sending.DeadlineOf(game)
	if err := waitOnce(tx, game); err != nil {
		return false, err
	}
	err = sending.Timed(t.Desk, was).WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		return w.LetterOf(game.Name, game.Position.Turn, reports.TurnWaitsForMail{Moved: sending.MovedFor(game, game.Players[s])})
	})
	if err != nil {
		return false, err
	}
	matter := fmt.Sprintf("silence %d %d", game.ID, game.Position.Turn)
	return true, t.Desk.TellKeeper(tx, matter, reports.TurnHeld{
		Game: game.Name, Turn: game.Position.Turn, Silent: silent, Usual: usual, Until: game.LocalDeadline(),
	})
}

// holdIfExcused holds a turn for a grace period for the players who have an excuse
// left: it is used, and all are told. heard is the same with late orders counted.
func (t *Turns) holdIfExcused(tx records.Tx, game *records.Game, counting, heard []records.Counting) (bool, error) {
	waitsFor := map[engine.Seat]bool{}
	var names []string
	for i, c := range counting {
		if p := &game.Players[i]; c.NMR() && c.Standing == "" && p.Excused < game.Terms.Excuses {
			p.Excused++
			p.Reminded = game.Position.Turn // by this letter
			waitsFor[engine.Seat(i)] = true
			names = append(names, p.Name)
		}
	}
	if len(names) == 0 {
		return false, nil
	}
	was := sending.DeadlineOf(game)
	if err := waitOnce(tx, game); err != nil {
		return false, err
	}
	for i, p := range game.Players {
		if !waitsFor[engine.Seat(i)] {
			continue
		}
		excused := records.About(p, records.MissExcused)
		excused.Until = game.Grace
		if err := records.NoteChange(tx, game, excused); err != nil {
			return false, err
		}
	}
	return true, sending.Timed(t.Desk, was).WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		p, excused := game.Players[s], waitsFor[s]
		return w.LetterOf(game.Name, game.Position.Turn, reports.TurnWaits{
			Moved: sending.MovedFor(game, p), Player: p.Name, Excused: excused, Late: excused && heard[s].Sent, Silent: names,
		})
	})
}

// countMisses counts the turns in a row of which nothing came from a player, and
// returns the seats where it is enough of them. An absence counts neither way.
func countMisses(g *records.Game, counting []records.Counting) (tired []engine.Seat) {
	for i, c := range counting {
		p := &g.Players[i]
		switch {
		case c.Sent || c.Spoke():
			p.Missed = 0
		case c.NMR():
			p.Missed++
		}
		if p.Gone == "" && g.Terms.NMRs > 0 && p.Missed >= g.Terms.NMRs {
			tired = append(tired, engine.Seat(i))
		}
	}
	return tired
}

// openSilent opens the seats of players who have been silent for too long, and
// tells them: a letter with orders takes a seat back while nobody else has it. They
// have no voice meanwhile, so the game may be over.
func (t *Turns) openSilent(tx records.Tx, game *records.Game, silent []engine.Seat) error {
	missed := map[engine.Seat]int{}
	for _, seat := range silent {
		missed[seat] = game.Players[seat].Missed
		if err := seats.Vacate(tx, game, seat, records.GoneSilent); err != nil {
			return err
		}
	}
	if game.IsOver() {
		return t.EndOver(tx, game)
	}
	for _, seat := range silent {
		if err := t.Seats.Offer(tx, game, game.Players[seat]); err != nil {
			return err
		}
		err := t.Desk.WriteTo(tx, game, seat, func(w *reports.Words, _ string) reports.Letter {
			p := game.Players[seat]
			return w.LetterOf(game.Name, game.Position.Turn, reports.SeatLost{
				Due: sending.DueFor(game, p), Player: p.Name, Missed: missed[seat], Bot: game.Terms.Substitute != "",
			})
		})
		if err != nil {
			return err
		}
	}
	return nil
}
