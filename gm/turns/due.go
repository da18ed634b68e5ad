package turns

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"time"

	"machipost/gm/ahead"
	"machipost/gm/dice"
	"machipost/gm/records"
)

// AnyDue tells whether ResolveDue would find a turn in a round that began then. It
// fails only when the store does.
func (t *Turns) AnyDue(ctx context.Context, began time.Time) (bool, error) {
	due, err := t.due(ctx, began)
	return len(due) > 0, err
}

// due returns the games in which a turn can be resolved.
func (t *Turns) due(ctx context.Context, began time.Time) (due []dueGame, err error) {
	err = t.Store.View(ctx, func(view records.View) error {
		due, err = dueIn(view, began)
		return err
	})
	return due, err
}

// A dueGame is one in which a turn can be resolved.
type dueGame struct {
	name   string
	seats  int
	public bool // its dice are
}

// namesOf are the names of games.
func namesOf(games []dueGame) []string {
	names := make([]string, len(games))
	for i, g := range games {
		names[i] = g.name
	}
	return names
}

// ResolveDue resolves the turns whose orders were cut off before a round that began
// then read the mailbox, and those that need not wait so long. At most one turn a
// game is resolved a round: a machine that slept over several deadlines gives the
// players time. A turn waits for letters that the mail server does not hand over, as
// long as they are awaited. Its error joins what went wrong: the fault of one game does
// not stop the others.
func (t *Turns) ResolveDue(ctx context.Context, began time.Time) (resolved int, err error) {
	due, err := t.due(ctx, began)
	if err != nil {
		return 0, err
	}
	if t.Shared {
		return resolveShared(ctx, t, began, namesOf(due))
	}
	sure, err := toldTooSure(ctx, t)
	if err != nil {
		return 0, err
	}
	var errs []error
	for comes := range ahead.Map(comingIn(ctx, t, due, began), func(c coming) coming { return prepared(ctx, t, c, sure) }) {
		done, err := t.resolveTurn(ctx, comes, began)
		if done {
			resolved++
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("resolving game %s: %w", comes.name, err))
		}
	}
	return resolved, errors.Join(errs...)
}

// A coming turn is one that is due, with what is known of it before its transaction.
type coming struct {
	name     string // of the game
	public   public
	ids      []string // for the letters to its players
	foreseen Foreseen
	err      error // why it cannot be resolved now; nil where it can
}

// comingIn are the turns that are due in these games, each with the public part of its dice.
func comingIn(ctx context.Context, t *Turns, due []dueGame, began time.Time) iter.Seq[coming] {
	return func(yield func(coming) bool) {
		for _, game := range due {
			c := coming{name: game.name, public: public{part: dice.Private}}
			if game.public {
				c.public, c.err = t.publicOf(ctx, game.name, began)
			}
			for range game.seats { // drawn here, so that they hang on the order of the games
				c.ids = append(c.ids, t.Desk.NewMessageID())
			}
			if !yield(c) {
				return
			}
		}
	}
}

// prepared is a coming turn with what can be made of it beforehand.
func prepared(ctx context.Context, t *Turns, c coming, sure bool) coming {
	if c.err == nil {
		c.foreseen, c.err = foresee(ctx, t, c.name, c.public.part, sure, c.ids)
	}
	return c
}

// isDue tells whether orders were cut off before a round that began then. Orders
// of the cut-off's own second still count, so that second must be over.
func isDue(g *records.Game, began time.Time) bool {
	return g.GoesOn() && resolvedFrom(g).Before(began)
}

// DueIn returns the names of the games in which a turn can be resolved. It fails only
// when the store does.
func DueIn(view records.View, began time.Time) ([]string, error) {
	due, err := dueIn(view, began)
	return namesOf(due), err
}

// dueIn is DueIn with what must be known of the games.
func dueIn(view records.View, began time.Time) (due []dueGame, err error) {
	all, err := view.LeftOut.All()
	if err != nil {
		return nil, err
	}
	if due, err = cutIn(view, began, all); err != nil {
		return nil, err
	}
	early, err := view.Deadlines.Early()
	if err != nil {
		return nil, err
	}
	for i := range early {
		game := &early[i]
		if isDue(game, began) || !mayBeEarly(game) || !comesEarlier(game, began) || awaitedOf(all, game.Cut()) != nil {
			continue
		}
		counting, err := CountSheets(view, game)
		if err != nil {
			return nil, err
		}
		complete, err := isComplete(view, game, counting)
		if err != nil {
			return nil, err
		}
		if complete {
			due = append(due, dueGame{game.Name, len(game.Players), game.Terms.Dice == records.PublicDice})
		}
	}
	return due, nil
}

// cutIn are the games whose orders were cut off before a round that began then; left are
// the letters that were left out.
func cutIn(view records.View, began time.Time, left []records.LeftOut) (due []dueGame, err error) {
	cut, err := view.Deadlines.Cut(began)
	for _, c := range cut {
		if madeFrom(c.At, c.PublicDice).Before(began) && awaitedOf(left, c.At) == nil {
			due = append(due, dueGame{c.Game, c.Seats, c.PublicDice})
		}
	}
	return due, err
}

// resolveTurn resolves one turn of a game in one transaction: position, events,
// dice, a letter to each player, the next deadline.
func (t *Turns) resolveTurn(ctx context.Context, comes coming, began time.Time) (done bool, err error) {
	if comes.err != nil {
		return false, comes.err
	}
	public := comes.public
	err = t.Store.Update(ctx, func(tx records.Tx) error {
		done = false
		game, err := tx.Games.Take(comes.name)
		if errors.Is(err, records.ErrTaken) {
			return nil
		}
		if err != nil || !game.GoesOn() { // another process was faster
			return err
		}
		if left, err := Awaited(tx.View(), game.Cut()); err != nil || left != nil { // another process has left one out
			return err
		}
		counting, err := CountSheets(tx.View(), &game)
		if err != nil {
			return err
		}
		if isDue(&game, began) && public.round != game.PublicRound() { // another process was faster
			return nil
		}
		switch {
		case isDue(&game, began) && game.IsOver(): // it ends behind this turn
		case isDue(&game, began):
			if waits, err := t.hold(tx, &game, counting); err != nil || waits {
				return err
			}
		case !mayBeEarly(&game):
			return nil // another process was faster, or a letter came
		default:
			complete, err := isComplete(tx.View(), &game, counting)
			if err != nil || !complete {
				return err
			}
			if game.Terms.Dice == records.PublicDice {
				return t.hasten(tx, &game)
			}
		}
		if Deserted(counting) {
			return t.EndDeserted(tx, &game, "")
		}
		done = true
		return t.Play(tx, &game, counting, public.part, comes.foreseen)
	})
	return done && err == nil, err
}

// Awaited returns a letter that arrived by a time, so that it may bring orders that
// count, and that the mail server did not hand over yet; nil when there is none, or
// they were asked for often enough. It fails only when the store does.
func Awaited(view records.View, cut time.Time) (*records.LeftOut, error) {
	all, err := view.LeftOut.All()
	if err != nil {
		return nil, err
	}
	return awaitedOf(all, cut), nil
}

// awaitedOf is Awaited of all that were left out.
func awaitedOf(all []records.LeftOut, cut time.Time) *records.LeftOut {
	for i := range all {
		if all[i].Holds(cut) {
			return &all[i]
		}
	}
	return nil
}

// NextDue returns when there is something to do next: a turn, a reminder, or to ask for a
// letter that a turn waits for; the zero time where no game goes on. It fails only when the
// store does.
func NextDue(view records.View) (time.Time, error) {
	next, err := view.Deadlines.Next(view.Now)
	if err != nil {
		return next, err
	}
	cut, err := view.Deadlines.Cut(view.Now)
	if err != nil || len(cut) == 0 {
		return next, err
	}
	all, err := view.LeftOut.All()
	for _, c := range cut {
		due := madeFrom(c.At, c.PublicDice)
		if left := awaitedOf(all, c.At); left != nil {
			if at := left.NextTry(view.Now); at.After(due) {
				due = at
			}
		}
		if next.IsZero() || due.Before(next) {
			next = due
		}
	}
	return next, err
}
