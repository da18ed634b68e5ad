package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/sending"
	"machipost/reports"
)

// UndoTurn puts a game back to before its last turn, whose number keeps it from
// being done twice; a game that had ended goes on. The turn stays on record, its
// orders stay in force, and all who play or watch get an apology. It fails as
// intervene does.
func (s *Steps) UndoTurn(ctx context.Context, name string, number int, reason string) (records.Game, error) {
	if OneLine(reason) == "" { // of a finished game, too
		return records.Game{}, fmt.Errorf("game %s: %w", name, ErrNoReason)
	}
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		last, err := i.tx.Turns.Last(i.game.ID)
		if errors.Is(err, records.ErrNoTurn) {
			return errors.New("no turn of it was resolved yet")
		}
		if err != nil {
			return err
		}
		if last.Number != number {
			return fmt.Errorf("turn %d cannot be taken back: the last that was resolved is turn %d", number, last.Number)
		}
		if err := i.tx.Turns.Undo(i.game.ID, number, i.tx.Now, i.reason); err != nil {
			return err
		}
		if err := i.tx.Outbox.DropReports(i.game.ID, last.Resolved, last.Resolved.Add(reportedWithin)); err != nil {
			return err
		}
		return i.playAgain(last)
	})
}

// playAgain makes a turn the one that comes again.
func (i *intervention) playAgain(undone records.Turn) error {
	wasOver := i.game.State == records.Finished
	if wasOver {
		i.game.Held = ""
	}
	i.game.State, i.game.Position, i.game.Began, i.game.Grace = records.Running, undone.Before, i.tx.Now, time.Time{}
	i.game.Ended, i.game.Statements = time.Time{}, time.Time{}
	if err := i.game.NextDeadline(i.tx.Now); err != nil {
		return err
	}
	changes, err := i.undoChanges(undone.Number)
	if err != nil {
		return err
	}
	before, err := i.tx.Turns.Counted(i.game.ID)
	if err != nil {
		return err
	}
	for s, tenure := range tenures(i.game.Players, changes, undone.Number) {
		goBack(&i.game.Players[s], undone, before, engine.Seat(s), tenure, wasOver)
	}
	if err := i.tx.Games.Save(*i.game); err != nil {
		return err
	}
	if err := i.tx.Press.Pull(i.game.ID, undone.Number); err != nil {
		return err
	}
	if err := i.note(records.Change{Kind: records.TurnUndone, Undoes: undone.Number}); err != nil {
		return err
	}
	if i.game.Held != "" { // the report of this turn tells it now
		if err := records.NoteAgain(i.tx, i.game, records.Change{Kind: records.GameHeld, Reason: i.game.Held}); err != nil {
			return err
		}
	}
	return i.apologize(undone.Number, wasOver)
}

// undoChanges takes back the changes that go with a turn, and the extensions among
// them. It returns all changes of the game that counted until then.
func (i *intervention) undoChanges(turn int) ([]records.Change, error) {
	changes, err := i.tx.Changes.Of(i.game.ID, 0)
	if err != nil {
		return nil, err
	}
	changes = slices.DeleteFunc(changes, func(c records.Change) bool { return c.Undone })
	var ids []int64
	opened := map[int64]bool{} // the seats of these players, behind the turn
	for _, c := range changes {
		if !goesWith(c, turn, opened) {
			continue
		}
		ids = append(ids, c.ID)
		switch c.Kind {
		case records.SeatOpened:
			opened[c.Player] = true
		case records.Extended:
			i.game.Extended = max(0, i.game.Extended-1)
		}
	}
	return changes, i.tx.Changes.Undo(ids)
}

// goesWith tells whether a change is taken back with a turn: how the turn came to
// its end, and what was done to the game behind it. Who plays, under which name
// and with which orders, stays as it is. opened are the players whose seats are
// taken back to them.
func goesWith(c records.Change, turn int, opened map[int64]bool) bool {
	switch c.Kind {
	case records.ResolvedEarly, records.MissExcused:
		return c.Turn >= turn
	case records.DeadlineMoved, records.Extended, records.GameHeld, records.GameResumed, records.GameEnded, records.EndedByVote:
		return c.Turn > turn
	case records.SeatOpened:
		return c.Turn > turn && c.Why == records.GoneSilent
	case records.PlayerBack:
		return c.Turn > turn && opened[c.Player]
	}
	return false
}

// A tenure is a player's time in a seat.
type tenure struct {
	since   int // the first turn of it; 0 from the game's first on
	excuses int // used for the turns that come again
}

// tenures are those of the players, in seat order. changes are what counts of all
// changes of the game; turn is the first that comes again.
func tenures(players []records.Player, changes []records.Change, turn int) []tenure {
	all, came := make([]tenure, len(players)), make([]bool, len(players))
	for _, c := range slices.Backward(changes) {
		seat := slices.IndexFunc(players, func(p records.Player) bool { return p.ID == c.Player })
		if seat < 0 || came[seat] { // what was before is another's
			continue
		}
		switch c.Kind {
		case records.PlayerReplaced, records.SeatTaken:
			came[seat], all[seat].since = true, c.Turn
		case records.MissExcused:
			if c.Turn >= turn {
				all[seat].excuses++
			}
		}
	}
	return all
}

// goBack makes of a player's notes what they were before a turn. A seat that was
// opened behind it is the player's again, and so are excuses.
func goBack(p *records.Player, undone records.Turn, before []records.CountedTurn, seat engine.Seat, t tenure, wasOver bool) {
	for _, last := range []*int{&p.Reminded, &p.Ready, &p.Wait, &p.Extension} {
		if *last >= undone.Number {
			*last = 0
		}
	}
	if wasOver {
		p.VoteEnd = false // or the game ended again at once
	}
	p.Excused = max(0, p.Excused-t.excuses)
	p.Missed = missedBy(before, seat, t.since)
	if p.Gone == records.GoneSilent && !undone.Orders[seat].Gone {
		p.Gone = ""
	}
}

// missedBy counts the turns in a row, up to the last of these, in which whoever
// has had a seat since a turn sent no orders. Those that were announced do not
// count.
func missedBy(turns []records.CountedTurn, seat engine.Seat, since int) int {
	missed := 0
	for _, turn := range slices.Backward(turns) {
		orders := turn.Orders[seat]
		if turn.Number < since || orders.Spoke() || orders.Sent || orders.Gone {
			break
		}
		if orders.NMR() {
			missed++
		}
	}
	return missed
}

// apologize tells all who play or watch that a turn is played again.
func (i *intervention) apologize(turn int, wasOver bool) error {
	roll, err := rolls.ShownIn(i.tx.View(), i.game.ID, turn)
	if err != nil {
		return err
	}
	undone := reports.TellUndone{Game: i.game.Name, Turn: i.game.Position.Turn, WasOver: wasOver, Reason: i.reason}
	err = sending.Timed(i.Desk, i.was).WriteToAll(i.tx, i.game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		stay := w.Say(reports.TellOrdersStay{Moved: sending.MovedFor(i.game, i.game.Players[s])})
		return w.LetterOf(i.game.Name, i.game.Position.Turn, undone, append([]string{stay}, said(w, roll)...)...)
	})
	if err != nil {
		return err
	}
	return i.Desk.WriteToObservers(i.tx, i.game, func(w *reports.Words) reports.Letter {
		return w.ToObserver(w.Headline(i.game.Name, i.game.Position.Turn, undone), append([]string{w.Say(undone)}, said(w, roll)...)...)
	})
}

// said is a section in words, nothing for nil.
func said(w *reports.Words, s reports.Section) []string {
	if s == nil {
		return nil
	}
	return []string{w.Say(s)}
}
