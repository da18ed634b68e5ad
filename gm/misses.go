package gm

import (
	"errors"
	"fmt"
	"time"

	"machipost/engine"
	"machipost/gm/calendar"
	"machipost/reports"
)

// This file is about players of whom nothing has come when a turn is due: for
// whom it waits, and what becomes of a seat whose player stays silent.

// holdTurn lets a turn that is due wait once, for lost mail or for players with an
// excuse, and tells whether it does.
func (g *GM) holdTurn(tx Tx, game *Game, counting []Counting) (bool, error) {
	if !game.Grace.IsZero() {
		return false, nil
	}
	heard, err := withLate(tx, game, counting)
	if err != nil {
		return false, err
	}
	if waits, err := g.holdIfSilent(tx, game, heard); err != nil || waits {
		return waits, err
	}
	if waits, err := g.holdIfExcused(tx, game, heard, heard); err != nil || waits {
		return waits, err
	}
	return g.holdIfExcused(tx, game, counting, heard) // for those who are only late
}

// waitOnce lets the turn that is due wait: orders that came meanwhile count.
func (g *GM) waitOnce(tx Tx, game *Game) error {
	was := game.Cut()
	game.Grace = game.later(game.Deadline, tx.Now)
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	return g.takeLate(tx, game, was)
}

// later is a time moved on by the game's grace. Of a machine that slept meanwhile
// the players have nothing: they get that time from now on.
func (g *Game) later(at, now time.Time) time.Time {
	grace := g.Terms.grace()
	if until := at.Add(grace); 2*until.Sub(now) >= grace {
		return until
	}
	return now.Add(grace)
}

// holdIfSilent holds a turn for a grace period when more than half of the players
// who sent orders the last time have sent none: lost mail looks so.
func (g *GM) holdIfSilent(tx Tx, game *Game, counting []Counting) (bool, error) {
	last, err := tx.Turns.Numbered(game.ID, game.Position.Turn-1)
	if errors.Is(err, ErrNoTurn) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	usual, silent := 0, 0
	for i, c := range counting {
		if !last.Orders[i].spoke() || c.Gone || c.Absent && !c.spoke() {
			continue
		}
		usual++
		if !c.spoke() {
			silent++
		}
	}
	if 2*silent <= usual {
		return false, nil
	}
	if err := g.waitOnce(tx, game); err != nil {
		return false, err
	}
	err = g.writeToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) string {
		return w.Letter(w.Section("TurnWaitsForMail", game.aboutTurn(s)))
	})
	if err != nil {
		return false, err
	}
	matter := fmt.Sprintf("silence %d %d", game.ID, game.Position.Turn)
	return true, g.tellKeeper(tx, matter, g.Words.TurnHeld(game.Name, game.Position.Turn, silent, usual, game.LocalDeadline()))
}

// spoke tells whether a letter of the player's got through for that turn.
func (c Counting) spoke() bool { return c.Heard || c.Ready }

// holdIfExcused holds a turn for a grace period for the players who have an excuse
// left: it is used, and all are told. heard is the same with late orders counted.
func (g *GM) holdIfExcused(tx Tx, game *Game, counting, heard []Counting) (bool, error) {
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
	if err := g.waitOnce(tx, game); err != nil {
		return false, err
	}
	for _, name := range names {
		if err := g.change(tx, game, MissExcused, name, calendar.Stamp(game.Grace), ""); err != nil {
			return false, err
		}
	}
	return true, g.writeToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) string {
		about := game.aboutTurn(s)
		about.List, about.Yes = names, waitsFor[s]
		if heard[s].Sent {
			about.Value = "late"
		}
		return w.Letter(w.Section("TurnWaits", about))
	})
}

// aboutTurn is what a letter to a player tells of the turn that comes.
func (g *Game) aboutTurn(s engine.Seat) reports.About {
	p := g.Players[s]
	return reports.About{Game: g.Name, Player: p.Name, Turn: g.Position.Turn, Until: g.dueFor(p)}
}

// countMisses counts the turns in a row of which nothing came from a player, and
// returns the seats where it is enough of them. An absence counts neither way.
func (g *Game) countMisses(counting []Counting) (tired []engine.Seat) {
	for i, c := range counting {
		p := &g.Players[i]
		switch {
		case c.Sent || c.spoke():
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
func (g *GM) openSilent(tx Tx, game *Game, seats []engine.Seat) error {
	missed := map[engine.Seat]int{}
	for _, seat := range seats {
		missed[seat] = game.Players[seat].Missed
		if err := g.vacate(tx, game, seat, GoneSilent); err != nil {
			return err
		}
	}
	if game.isOver() {
		return g.endOver(tx, game)
	}
	for _, seat := range seats {
		if err := g.offerSeat(tx, game, game.Players[seat]); err != nil {
			return err
		}
		err := g.writeTo(tx, game, seat, func(w *reports.Words, _ string) string {
			about := game.aboutTurn(seat)
			about.Count, about.Value = missed[seat], game.Terms.Substitute
			return w.Letter(w.Section("SeatLost", about))
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// back gives a silent player the seat back that nobody has taken.
func (r *reading) back() error {
	game := r.w.game
	p := &game.Players[r.w.seat]
	if p.Gone != GoneSilent {
		return nil
	}
	p.Gone, p.Missed = "", 0
	if err := r.tx.Games.Save(*game); err != nil {
		return err
	}
	return r.change(r.tx, game, PlayerBack, p.Name, "", "")
}
