package lobby

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/dice"
	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// NewGame opens a game that waits for its start. It fails with a PlanError, and
// with ErrNameUsed.
func (l *Lobby) NewGame(ctx context.Context, plan Plan) (records.Game, error) {
	var game records.Game
	err := l.Store.Update(ctx, func(tx records.Tx) (err error) {
		game, err = l.Open(tx, plan)
		return err
	})
	return game, err
}

// Open is NewGame within a transaction of the caller's. It fails as NewGame does.
func (l *Lobby) Open(tx records.Tx, plan Plan) (records.Game, error) {
	plan.Players = slices.Clone(plan.Players)
	for i := range plan.Players {
		plan.Players[i].Name = OneSpaced(plan.Players[i].Name)
	}
	if err := l.CheckPlan(plan); err != nil {
		return records.Game{}, err
	}
	game := plan.Game(tx.Now)
	if err := l.add(tx, &game); err != nil {
		return records.Game{}, fmt.Errorf("opening game %s: %w", plan.Name, err)
	}
	tx.Facts.Note(facts.Fact{Kind: facts.GameOpened, Game: game.ID})
	return game, tx.Dice.Lock(l.newLock(&game))
}

// add stores a new game. The key is drawn with the first one, and not with its first
// letter: by that key a copy of the database from before the letter knows it.
func (l *Lobby) add(tx records.Tx, game *records.Game) error {
	if _, err := l.Desk.Tags.Key(tx); err != nil {
		return err
	}
	return tx.Games.Add(game)
}

// CheckPlan tells what is wrong with a plan, and with the addresses in it, by a
// PlanError.
func (l *Lobby) CheckPlan(plan Plan) error {
	if err := plan.Check(); err != nil {
		return PlanError{err}
	}
	for _, p := range plan.Players {
		if err := l.Desk.Tags.CheckAddress(strings.ToLower(p.Address)); err != nil {
			return PlanError{err}
		}
	}
	return nil
}

// StartGame draws the seats, sets the table up and writes to all players who are
// there. One whose first turn is still to be resolved is started already, and
// that is well; the game fails to start when it is further, or when fewer than
// two are there.
func (l *Lobby) StartGame(ctx context.Context, name string) (records.Game, error) {
	var game records.Game
	err := l.Store.Update(ctx, func(tx records.Tx) error {
		var err error
		if game, err = tx.Games.Named(name); err != nil {
			return err
		}
		switch n := len(game.Players); {
		case game.State == records.Running && game.Position.Turn == 1:
			return nil
		case game.State != records.Waiting:
			return fmt.Errorf("it is %s already", game.State)
		case n < engine.MinPlayers:
			return fmt.Errorf("a game has 2 to 5 players, and %d joined so far", n)
		}
		return l.Start(tx, &game)
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("starting game %s: %w", name, err)
	}
	return game, nil
}

// StartFull starts the games that wait for nobody any more, each in a transaction
// of its own. Its error joins what went wrong: the fault of one game does not stop
// the others.
func (l *Lobby) StartFull(ctx context.Context) error {
	full, err := l.full(ctx)
	errs := []error{err}
	for _, name := range full {
		err := l.Store.Update(ctx, func(tx records.Tx) error {
			game, err := tx.Games.Named(name)
			if err != nil || !IsFull(&game) { // another process was faster
				return err
			}
			return l.Start(tx, &game)
		})
		if err != nil {
			errs = append(errs, fmt.Errorf("starting game %s: %w", name, err))
		}
	}
	return errors.Join(errs...)
}

// AnyFull tells whether there is one to start. It fails only when the store does.
func (l *Lobby) AnyFull(ctx context.Context) (bool, error) {
	full, err := l.full(ctx)
	return len(full) > 0, err
}

// full are the names of the games that wait for nobody any more.
func (l *Lobby) full(ctx context.Context) (full []string, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		games, err := view.Games.Full()
		for _, game := range games {
			full = append(full, game.Name)
		}
		return err
	})
	return full, err
}

// IsFull tells a game that waits for nobody any more.
func IsFull(g *records.Game) bool {
	return g.State == records.Waiting && len(g.Players) >= max(g.Places, engine.MinPlayers)
}

// Start draws the seats, sets the table up, gives the first turn its deadline and
// writes to all players. Whether it may start is for the caller to know. It fails
// when the schedule has no deadline, when the store does, or with a
// sending.Unwritable.
func (l *Lobby) Start(tx records.Tx, game *records.Game) error {
	deadline, err := game.DeadlineAfter(tx.Now)
	if err != nil {
		return err
	}
	if err := l.lay(tx, game); err != nil {
		return err
	}
	game.State, game.Deadline = records.Running, deadline
	link, err := records.AddLink(tx, game.ID, 0, nil, game.Position)
	if err != nil {
		return err
	}
	for i := range game.Players {
		if game.Players[i].Thread, err = l.Desk.NewProof(tx, game.Name, link); err != nil {
			return err
		}
	}
	game.Began, game.Places = tx.Now, len(game.Players)
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.GameStarted, Game: game.ID, Turn: game.Position.Turn, Deadline: game.Cut()})
	return l.welcomeAll(tx, game)
}

// ShownLock is what players are shown of the lock of a game's dice, "" for nothing. It
// fails only when the store does.
func ShownLock(view records.View, game *records.Game) (string, error) {
	lock, err := view.Dice.Of(game.ID)
	if err != nil || lock == nil {
		return "", err
	}
	return lock.Shown(game), nil
}

// newLock draws the keys of a game: when it is opened, so that who joins has seen the lock
// before giving anything.
func (l *Lobby) newLock(game *records.Game) records.DiceLock {
	lock := records.DiceLock{Game: game.ID, Chain: dice.NewChain(dice.Draw(l.Chance)), Since: 1}
	if !game.KeepSeats || game.Position.Rules.Method != engine.Open {
		lock.Deck = dice.Draw(l.Chance)
	}
	return lock
}

// lay draws the seats and the deck of a game by its keys.
func (l *Lobby) lay(tx records.Tx, game *records.Game) error {
	kept, err := tx.Dice.Of(game.ID)
	if err != nil {
		return err
	}
	lock := l.newLock(game)
	if kept != nil { // else it was opened before there were locks
		lock = *kept
	}
	if !game.KeepSeats {
		named := slices.Clone(game.Players)
		for seat, place := range lock.DrawnSeats(game) {
			game.Players[seat] = named[place]
		}
	}
	game.Position = lock.Laid(game, func([]engine.Card) {})
	return l.lock(tx, game, lock)
}

// lock keeps the lock of a game's dice, which all players are told next.
func (l *Lobby) lock(tx records.Tx, game *records.Game, lock records.DiceLock) error {
	gifts, err := tx.Dice.Gifts(game.ID)
	if err != nil {
		return err
	}
	lock.Told = records.GivenIn(lock.Since, game, gifts)
	return tx.Dice.Lock(lock)
}

// welcomeAll writes the letter that begins a game to all players.
func (l *Lobby) welcomeAll(tx records.Tx, game *records.Game) error {
	for i := range game.Players {
		if err := l.Welcome(tx, game, engine.Seat(i)); err != nil {
			return err
		}
	}
	return nil
}

// Welcome writes the letter that begins a game to one player, whose record has the
// message id of its thread. It fails when the store does, or with an Unwritable.
func (l *Lobby) Welcome(tx records.Tx, game *records.Game, seat engine.Seat) error {
	lock, err := ShownLock(tx.View(), game)
	if err != nil {
		return err
	}
	return sending.Timed(l.Desk, sending.Deadline{}).WriteStart(tx, game, seat, func(w *reports.Words, tag string) reports.Letter {
		start := l.startOf(w, game, seat, tag, tx.Now)
		start.Dice = lock
		return w.Start(start)
	})
}

// startOf is the game as the first letter to a player tells it.
func (l *Lobby) startOf(w *reports.Words, game *records.Game, s engine.Seat, tag string, now time.Time) reports.Start {
	return reports.Start{
		Overview: sending.OverviewOf(game), Me: s, Tag: tag, Address: l.Desk.Tags.Address.Address, Deadline: game.ClockOf(game.Players[s], game.DueBy(now)),
		Options: OptionLines(game, w), Held: game.Held != "", Round: game.PublicRound(),
	}
}
