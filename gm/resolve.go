package gm

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/gm/records"
	"machipost/orders/deciding"
	"machipost/reports"
)

// ResolveDue resolves the turns whose orders were cut off before a round that
// began then read the mailbox, and those that need not wait so long. At most one
// turn a game is resolved a round: a machine that slept over several deadlines
// gives the players time.
func (t *Turns) ResolveDue(ctx context.Context, began time.Time) (resolved int, err error) {
	var due []string
	err = t.Store.View(ctx, func(tx records.Tx) error {
		games, err := tx.Games.All()
		if err != nil {
			return err
		}
		due, err = dueOf(tx, games, began)
		return err
	})
	errs := []error{err}
	for _, name := range due {
		done, err := t.resolveTurn(ctx, name, began)
		if done {
			resolved++
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("resolving game %s: %w", name, err))
		}
	}
	return resolved, errors.Join(errs...)
}

// dueOf returns the names of the games in which a turn can be resolved.
func dueOf(tx records.Tx, games []records.Game, began time.Time) (due []string, err error) {
	for i := range games {
		game := &games[i]
		ready := isDue(game, began)
		if !ready && mayBeEarly(game) {
			counting, err := countSheets(tx, game)
			if err != nil {
				return nil, err
			}
			if ready, err = isComplete(tx, game, counting); err != nil {
				return nil, err
			}
		}
		if ready {
			due = append(due, game.Name)
		}
	}
	return due, nil
}

// isDue tells whether orders were cut off before a round that began then. Orders
// of the cut-off's own second still count, so that second must be over.
func isDue(g *records.Game, began time.Time) bool { return g.GoesOn() && g.Cut().Before(began) }

// resolveTurn resolves one turn of a game in one transaction: position, events,
// dice, a letter to each player, the next deadline.
func (t *Turns) resolveTurn(ctx context.Context, name string, began time.Time) (done bool, err error) {
	err = t.Store.Update(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil || !game.GoesOn() { // another process was faster
			return err
		}
		counting, err := countSheets(tx, &game)
		if err != nil {
			return err
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
			if complete, err := isComplete(tx, &game, counting); err != nil || !complete {
				return err
			}
		}
		if deserted(counting) {
			return t.EndDeserted(tx, &game, "")
		}
		done = true
		return t.Play(tx, &game, counting)
	})
	return done && err == nil, err
}

// countSheets returns what counts for each player in the turn that comes, in seat
// order.
func countSheets(tx records.Tx, game *records.Game) ([]records.Counting, error) {
	byPlayer, err := tx.Sheets.For(game.ID, game.Position.Turn, countsUntil(game, tx.Now))
	if err != nil {
		return nil, err
	}
	counting := make([]records.Counting, len(game.Players))
	for i, p := range game.Players {
		counting[i] = counted(game, p, byPlayer[p.ID], countsUntil(game, tx.Now))
	}
	return counting, nil
}

// countsUntil is until when orders that arrive count for the turn that comes:
// until they are cut off, or, as long as the GM holds the game, until now. The
// mail server's clock may be ahead of ours.
func countsUntil(g *records.Game, now time.Time) time.Time {
	if now = now.Add(clockSlack); g.Held != "" && g.Cut().Before(now) {
		return now
	}
	return g.Cut()
}

// counted adds to what counts of a player's sheets what the player said beside
// them. A sheet that is in force counts, though its player may be gone by now.
func counted(g *records.Game, p records.Player, c records.Counting, until time.Time) records.Counting {
	c.Ready, c.Absent = p.Ready == g.Position.Turn, p.AwayAt(until)
	if p.Gone != "" && !c.Sent {
		c.Sent, c.Heard, c.Ready, c.Absent = false, false, false, false
		c.Gone, c.Bot = true, g.Terms.Substitute
	}
	return c
}

// Play rolls, stores and reports a turn.
func (t *Turns) Play(tx records.Tx, game *records.Game, counting []records.Counting) error {
	dice := NewDice(t.Chance)
	turn := records.Turn{
		Game: game.ID, Number: game.Position.Turn, Resolved: tx.Now, Names: game.Names(), Before: game.Position, Orders: counting,
	}
	players := playersOf(&turn)
	winners, err := resolve(&turn, players, dice)
	if err != nil {
		return err
	}
	turn.Dice = dice.Thrown
	if err := tx.Turns.Add(turn); err != nil {
		return err
	}
	tired := countMisses(game, counting)
	game.Position, game.Grace, game.Began = turn.After, time.Time{}, tx.Now
	if len(winners) > 0 {
		game.Finish()
	} else if err := game.NextDeadline(tx.Now); err != nil {
		return err
	}
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	if err := t.report(tx, game, turn, players, winners); err != nil || game.State != records.Running {
		return err
	}
	return t.openSilent(tx, game, tired)
}

// resolve plays a turn from its position, orders and dice, and audits it: the
// events, played again, must give the same position with the books in balance.
func resolve(turn *records.Turn, players [engine.MaxPlayers]*deciding.Player, dice engine.Dice) ([]engine.Seat, error) {
	adjudicator := engine.Adjudicator{Dice: dice, Tell: func(e engine.Event) { turn.Events = append(turn.Events, e) }}
	for i, c := range turn.Orders {
		switch {
		case c.Bot != "":
			bot, ok := bots.Named(c.Bot)
			if !ok {
				return nil, fmt.Errorf("seat %d: there is no bot called %q", i+1, c.Bot)
			}
			adjudicator.Players[i] = bot
		case players[i] != nil:
			adjudicator.Players[i] = players[i]
		}
	}
	turn.After = turn.Before
	if err := adjudicator.PlayTurn(&turn.After); err != nil {
		return nil, err
	}
	audited, err := engine.Replay(turn.Before, turn.Events)
	if err == nil && audited != turn.After {
		err = errors.New("the events do not give the position")
	}
	if err != nil {
		return nil, fmt.Errorf("auditing turn %d: %w", turn.Number, err)
	}
	return adjudicator.Winners(), nil
}

// report queues the turn report to every player and observer, and behind the
// last one the final letter.
func (t *Turns) report(tx records.Tx, game *records.Game, turn records.Turn, players [engine.MaxPlayers]*deciding.Player, winners []engine.Seat) error {
	told, err := told(tx, game, turn, winners)
	if err != nil {
		return err
	}
	err = t.Desk.WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, tag string) string {
		return w.TurnReport(forPlayer(game, told, s), private(game, turn, s, players[s], tag))
	})
	if err != nil {
		return err
	}
	if err := t.Desk.WriteToObservers(tx, game, t.Desk.Words.For(game.Names()).Observed(told)); err != nil || len(winners) == 0 {
		return err
	}
	final := reports.Final{Table: tableOf(game), Turns: turn.Number, Winners: winners, Places: engine.Placings(&game.Position, winners)}
	return t.Desk.WriteToAll(tx, game, func(w *reports.Words, _ engine.Seat, _ string) string { return w.Final(final) })
}

// told is a resolved turn as everybody may know it, with what else happened until
// then.
func told(tx records.Tx, game *records.Game, turn records.Turn, winners []engine.Seat) (reports.Turn, error) {
	told := reports.Turn{
		Table:  reports.Table{Game: game.Name, Names: game.Names(), Position: turn.After},
		Number: turn.Number, Events: turn.Events, Winners: winners, Beside: beside(turn.Orders),
	}
	if game.State == records.Running && game.Position.Turn == turn.After.Turn {
		told.Deadline, told.Held = game.DueFor(records.Player{}), game.Held != ""
	}
	changes, err := tx.Changes.Of(game.ID, turn.Number)
	if err != nil {
		return told, err
	}
	before, err := tx.Changes.Of(game.ID, 0)
	if err != nil {
		return told, err
	}
	before = slices.DeleteFunc(before, func(c records.Change) bool { return c.At.After(turn.Resolved) })
	press, err := tx.Press.For(game.ID, turn.Number)
	told.News, told.Press = news(game, changes), printed(game, turn, before, press)
	return told, err
}

// forPlayer is the same with the times on the player's own clock.
func forPlayer(g *records.Game, told reports.Turn, s engine.Seat) reports.Turn {
	p := g.Players[s]
	told.Deadline = g.ClockOf(p, told.Deadline)
	if zone, err := time.LoadLocation(p.Zone); err == nil && p.Zone != "" {
		told.Beside = told.InZone(zone)
	}
	return told
}

// private is what a player's report has besides.
func private(g *records.Game, turn records.Turn, s engine.Seat, decided *deciding.Player, tag string) reports.Private {
	return reports.Private{Me: s, Tag: tag, Decided: decided, Standing: turn.Orders[s].Standing}
}

// beside tells whose goes were played without the player's orders, and why.
func beside(counting []records.Counting) reports.Beside {
	var b reports.Beside
	for i, c := range counting {
		seat := engine.Seat(i)
		switch {
		case c.Bot != "":
			b.Bots = append(b.Bots, seat)
		case c.Gone:
			b.Empty = append(b.Empty, seat)
		case c.NMR():
			b.NMR = append(b.NMR, seat)
		case c.Absent && !c.Sent:
			b.Absent = append(b.Absent, seat)
		}
	}
	return b
}

// Verify resolves every stored turn of a game again, those taken back too, from
// what is stored, and tells the first that does not come out the same. It returns
// how many did.
func (t *Turns) Verify(ctx context.Context, name string) (verified int, err error) {
	err = t.Store.View(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return fmt.Errorf("verifying game %s: %w", name, err)
		}
		turns, err := tx.Turns.Of(game.ID)
		if err != nil {
			return err
		}
		undone, err := tx.Turns.Undone(game.ID)
		if err != nil {
			return err
		}
		for _, u := range undone {
			turns = append(turns, u.Turn)
		}
		for _, stored := range turns {
			if _, err := playedAgain(stored); err != nil {
				return fmt.Errorf("game %s, turn %d: %w", game.Name, stored.Number, err)
			}
			verified++
		}
		return nil
	})
	return verified, err
}

// playedAgain resolves a stored turn again, for which line decided what.
func playedAgain(stored records.Turn) ([engine.MaxPlayers]*deciding.Player, error) {
	again := records.Turn{Number: stored.Number, Names: stored.Names, Before: stored.Before, Orders: stored.Orders}
	faces := Faces(stored.Dice)
	players := playersOf(&again)
	if _, err := resolve(&again, players, &faces); err != nil {
		return players, err
	}
	if again.After != stored.After || !reflect.DeepEqual(again.Events, stored.Events) {
		return players, errors.New("resolved again, it comes out otherwise")
	}
	return players, nil
}
