package turns

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// RemindDue reminds the players of all games of whom nothing has come, once a turn,
// some time before it is due. A game's letters are one transaction. Its error joins
// what went wrong: the fault of one game does not stop the others.
func (t *Turns) RemindDue(ctx context.Context, now time.Time) error {
	due, err := t.toRemindIn(ctx, now)
	errs := []error{err}
	for _, name := range due {
		if err := t.remindIn(ctx, name, now); err != nil {
			errs = append(errs, fmt.Errorf("reminding the players of game %s: %w", name, err))
		}
	}
	return errors.Join(errs...)
}

// AnyToRemind tells whether there is somebody to remind. It fails only when the store
// does.
func (t *Turns) AnyToRemind(ctx context.Context, now time.Time) (bool, error) {
	due, err := t.toRemindIn(ctx, now)
	return len(due) > 0, err
}

// toRemindIn are the names of the games with players to remind.
func (t *Turns) toRemindIn(ctx context.Context, now time.Time) (due []string, err error) {
	err = t.Store.View(ctx, func(view records.View) error {
		names, err := view.Deadlines.Reminding(now)
		for _, name := range names { // few: those of whom nothing came are reminded once a turn
			game, err := view.Games.Named(name)
			if err != nil {
				return err
			}
			seats, err := toRemind(view, &game, now)
			if err != nil {
				return err
			}
			if len(seats) > 0 {
				due = append(due, name)
			}
		}
		return err
	})
	return due, err
}

// reminds tells whether the time for it has come, and is not over.
func reminds(g *records.Game, now time.Time) bool {
	at := g.RemindsAt()
	return !at.IsZero() && !now.Before(at) && !now.After(g.Cut())
}

// toRemind returns the seats whose players are to be reminded now, for nothing came of
// them, or what came waits for their yes.
func toRemind(view records.View, game *records.Game, now time.Time) (seats map[engine.Seat]reports.Reminder, err error) {
	if !reminds(game, now) || !slices.ContainsFunc(game.Players, func(p records.Player) bool { return wantsReminder(game, p) }) {
		return nil, nil
	}
	counting, err := CountSheets(view, game)
	if err != nil {
		return nil, err
	}
	open, err := view.Proposals.Open(game.ID, game.Position.Turn)
	if err != nil {
		return nil, err
	}
	seats = map[engine.Seat]reports.Reminder{}
	for i, c := range counting {
		_, proposed := open[game.Players[i].ID]
		if (c.NMR() || proposed) && wantsReminder(game, game.Players[i]) {
			seats[engine.Seat(i)] = reports.Reminder{Standing: c.Standing != "" && !c.Sent, Sent: c.Sent, Proposed: proposed}
		}
	}
	return seats, nil
}

// wantsReminder tells whether a player was not reminded yet and wants to be.
func wantsReminder(g *records.Game, p records.Player) bool {
	return p.Gone == "" && !p.NoReminders && p.Reminded != g.Position.Turn
}

// remindIn reminds the players of one game.
func (t *Turns) remindIn(ctx context.Context, name string, now time.Time) error {
	return t.Store.Update(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		seats, err := toRemind(tx.View(), &game, now)
		if err != nil || len(seats) == 0 { // another process was faster
			return err
		}
		for i := range game.Players {
			reminder, wanted := seats[engine.Seat(i)]
			if !wanted {
				continue
			}
			if err := t.remind(tx, &game, engine.Seat(i), reminder); err != nil {
				return err
			}
			game.Players[i].Reminded = game.Position.Turn
		}
		return tx.Games.Save(game)
	})
}

// remind queues a reminder to one player.
func (t *Turns) remind(tx records.Tx, game *records.Game, seat engine.Seat, reminder reports.Reminder) error {
	p := game.Players[seat]
	reminder.Due, reminder.Player, reminder.Now = sending.DueFor(game, p), p.Name, tx.Now
	if game.Terms.NMRs > 0 && !reminder.Sent {
		reminder.Missed, reminder.Left = p.Missed, max(1, game.Terms.NMRs-p.Missed)
	}
	return t.Desk.WriteWith(tx, game, seat, "reminders off", func(w *reports.Words, _ string) reports.Letter {
		return w.LetterOf(game.Name, game.Position.Turn, reminder)
	})
}
