package gm

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"machipost/engine"
	"machipost/reports"
)

// UndoTurn puts a game back to before its last turn, whose number keeps it from
// being done twice; a game that had ended goes on. The turn stays on record, its
// orders stay in force, and all who play or watch get an apology. It fails as
// intervene does.
func (g *GM) UndoTurn(ctx context.Context, name string, number int, reason string) (Game, error) {
	if onOneLine(reason) == "" { // of a finished game, too
		return Game{}, fmt.Errorf("game %s: %w", name, ErrNoReason)
	}
	return g.intervene(ctx, name, reason, func(i *intervention) error {
		turns, err := i.tx.Turns(i.game.ID)
		if err != nil {
			return err
		}
		if len(turns) == 0 {
			return errors.New("no turn of it was resolved yet")
		}
		last := turns[len(turns)-1]
		if last.Number != number {
			return fmt.Errorf("turn %d cannot be taken back: the last that was resolved is turn %d", number, last.Number)
		}
		if err := i.tx.UndoTurn(i.game.ID, number, i.now(), i.reason); err != nil {
			return err
		}
		return i.playAgain(last, turns[:len(turns)-1])
	})
}

// playAgain makes a turn the one that comes again. before are the turns ahead of
// it.
func (i *intervention) playAgain(undone Turn, before []Turn) error {
	wasOver := i.game.State == Finished
	i.game.State, i.game.Position, i.game.Began, i.game.Grace = Running, undone.Before, i.now(), time.Time{}
	if err := i.game.nextDeadline(i.now()); err != nil {
		return err
	}
	var back []string
	for s := range i.game.Players {
		if i.game.Players[s].goBack(undone, before, engine.Seat(s), wasOver) {
			back = append(back, i.game.Players[s].Name)
		}
	}
	if err := i.tx.SaveGame(*i.game); err != nil {
		return err
	}
	if err := i.note(TurnUndone, "", strconv.Itoa(undone.Number)); err != nil {
		return err
	}
	for _, name := range back { // where the report tells that the seat is open
		back := Change{Game: i.game.ID, Turn: undone.Number + 1, At: i.now(), Kind: PlayerBack, Who: name}
		if err := i.tx.AddChange(back); err != nil {
			return err
		}
	}
	return i.apologize(wasOver)
}

// goBack makes of a player's notes what they were before a turn. It tells whether
// the player has a seat again that was opened behind the turn.
func (p *Player) goBack(undone Turn, before []Turn, seat engine.Seat, wasOver bool) (back bool) {
	for _, last := range []*int{&p.Reminded, &p.Ready, &p.Wait, &p.Extension} {
		if *last >= undone.Number {
			*last = 0
		}
	}
	if wasOver {
		p.VoteEnd = false // or the game ended again at once
	}
	p.Missed = missedBy(before, seat, p.Name)
	if p.Gone == GoneSilent && !undone.Orders[seat].Gone {
		p.Gone, back = "", true
	}
	return back
}

// missedBy counts the turns in a row, up to the last of these, in which a player
// sent no orders. Those that were announced do not count.
func missedBy(turns []Turn, seat engine.Seat, name string) int {
	missed := 0
	for n := len(turns) - 1; n >= 0; n-- {
		orders := turns[n].Orders[seat]
		if turns[n].Names[seat] != name || orders.spoke() || orders.Sent || orders.Gone {
			break // or it was another's
		}
		if orders.NMR() {
			missed++
		}
	}
	return missed
}

// apologize tells all who play or watch that a turn is played again.
func (i *intervention) apologize(wasOver bool) error {
	section := func(w *reports.Words, p Player) string {
		about := i.about(p)
		about.Yes = wasOver
		return w.Section("TellUndone", about)
	}
	err := i.writeToAll(i.tx, i.game, func(w *reports.Words, s engine.Seat, _ string) string {
		p := i.game.Players[s]
		return w.Letter(section(w, p), w.Section("TellOrdersStay", i.about(p)))
	})
	if err != nil {
		return err
	}
	return i.writeToObservers(i.tx, i.game, reports.Wrap(section(i.Words.For(i.game.Names()), Player{})))
}

// A Past is what has become of a game so far.
type Past struct {
	Turns   []Turn // those that count, in order
	Undone  []UndoneTurn
	Changes []Change
}

// History returns all turns of a game, those taken back too, and what changed in
// it beside them; ErrNoGame.
func (g *GM) History(ctx context.Context, name string) (game Game, past Past, err error) {
	err = g.Store.View(ctx, func(tx Tx) error {
		if game, err = tx.Game(name); err != nil {
			return err
		}
		if past.Turns, err = tx.Turns(game.ID); err != nil {
			return err
		}
		if past.Undone, err = tx.Undone(game.ID); err != nil {
			return err
		}
		past.Changes, err = tx.Changes(game.ID, 0)
		return err
	})
	return game, past, err
}
