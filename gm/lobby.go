package gm

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/calendar"
	"machipost/gm/post"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// A Plan is a game to be opened.
type Plan struct {
	Name      string
	Players   []mail.Address // with names, in the order entered; others may join
	Places    int            // how many play; 0 for those players and nobody else
	KeepSeats bool           // that order is the seat order; else it is drawn (ruling 2.9)
	Rules     engine.Rules
	Schedule  string
	Zone      string
	Terms     records.Terms
}

// gameName is what a game's name may be: it stands in subjects and addresses.
var gameName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9-]{0,29}$`)

// noGame is a name that no game has: "new tag" asks for a tag.
const noGame = "tag"

// A PlanError is a plan that cannot be a game, in a sentence for the keeper.
type PlanError struct{ error }

// places is how many may play.
func (p Plan) places() int {
	if p.Places == 0 {
		return len(p.Players)
	}
	return p.Places
}

// check tells what is wrong with a plan, in a sentence for the keeper.
func (p Plan) check() error {
	switch n := p.places(); {
	case !gameName.MatchString(p.Name):
		return fmt.Errorf("game name %q: use 1 to 30 letters a to z, digits and hyphens", p.Name)
	case strings.EqualFold(p.Name, noGame):
		return fmt.Errorf("game name %q: \"new tag\" in a letter asks for a tag; take another", p.Name)
	case n < engine.MinPlayers || n > engine.MaxPlayers:
		return fmt.Errorf("a game has 2 to 5 players, this one %d", n)
	case len(p.Players) > n:
		return fmt.Errorf("there are %d players for %d places", len(p.Players), n)
	}
	if _, err := calendar.NewSchedule(p.Schedule, p.Zone); err != nil {
		return err
	}
	if err := p.Rules.Check(); err != nil {
		return err
	}
	return checkPlayers(p.Players)
}

func checkPlayers(players []mail.Address) error {
	names, addresses := map[string]bool{}, map[string]bool{}
	for _, p := range players {
		name, address := wire.Fold(p.Name), strings.ToLower(p.Address)
		switch {
		case name == "":
			return fmt.Errorf("player %s has no name: write 'Ann <%s>'", p.Address, p.Address)
		case names[name]:
			return fmt.Errorf("two players are called %q", p.Name)
		case addresses[address]:
			return fmt.Errorf("two players have the address %s", p.Address)
		}
		if err := wire.CheckName(p.Name, ordersreading.Reserved); err != nil {
			return fmt.Errorf("player name %q: %w", p.Name, err)
		}
		names[name], addresses[address] = true, true
	}
	return nil
}

// game is the game that a plan makes, before its start.
func (p Plan) game(now time.Time) records.Game {
	game := records.Game{
		Name: p.Name, State: records.Waiting, KeepSeats: p.KeepSeats, Places: p.places(), Terms: p.Terms,
		Schedule: p.Schedule, Zone: p.Zone, Created: now,
	}
	game.Position = engine.NewPosition(p.Rules, game.Places, func([]engine.Card) {})
	for _, player := range p.Players {
		game.Players = append(game.Players, records.Player{Name: player.Name, Address: strings.ToLower(player.Address)})
	}
	return game
}

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

func (l *Lobby) Open(tx records.Tx, plan Plan) (records.Game, error) {
	plan.Players = slices.Clone(plan.Players)
	for i := range plan.Players {
		plan.Players[i].Name = oneSpaced(plan.Players[i].Name)
	}
	if err := l.CheckPlan(plan); err != nil {
		return records.Game{}, err
	}
	game := plan.game(tx.Now)
	if err := tx.Games.Add(&game); err != nil {
		return records.Game{}, fmt.Errorf("opening game %s: %w", plan.Name, err)
	}
	return game, nil
}

// CheckPlan tells what is wrong with a plan, and with the addresses in it, by a
// PlanError.
func (l *Lobby) CheckPlan(plan Plan) error {
	if err := plan.check(); err != nil {
		return PlanError{err}
	}
	for _, p := range plan.Players {
		if err := l.Desk.Tags.CheckAddress(strings.ToLower(p.Address)); err != nil {
			return PlanError{err}
		}
	}
	return nil
}

// oneSpaced is a name with single spaces.
func oneSpaced(name string) string { return strings.Join(strings.Fields(name), " ") }

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
		return l.start(tx, &game)
	})
	if err != nil {
		return records.Game{}, fmt.Errorf("starting game %s: %w", name, err)
	}
	return game, nil
}

// StartFull starts the games that wait for nobody any more, each in a transaction
// of its own.
func (l *Lobby) StartFull(ctx context.Context) error {
	var full []string
	err := l.Store.View(ctx, func(tx records.Tx) error {
		games, err := tx.Games.All()
		for _, game := range games {
			if isFull(&game) {
				full = append(full, game.Name)
			}
		}
		return err
	})
	errs := []error{err}
	for _, name := range full {
		err := l.Store.Update(ctx, func(tx records.Tx) error {
			game, err := tx.Games.Named(name)
			if err != nil || !isFull(&game) { // another process was faster
				return err
			}
			return l.start(tx, &game)
		})
		if err != nil {
			errs = append(errs, fmt.Errorf("starting game %s: %w", name, err))
		}
	}
	return errors.Join(errs...)
}

// isFull tells a game that waits for nobody any more.
func isFull(g *records.Game) bool {
	return g.State == records.Waiting && len(g.Players) >= max(g.Places, engine.MinPlayers)
}

func (l *Lobby) start(tx records.Tx, game *records.Game) error {
	deadline, err := game.DeadlineAfter(tx.Now)
	if err != nil {
		return err
	}
	chance := rand.New(l.Chance)
	if !game.KeepSeats {
		chance.Shuffle(len(game.Players), func(i, j int) {
			game.Players[i], game.Players[j] = game.Players[j], game.Players[i]
		})
	}
	game.State, game.Deadline = records.Running, deadline
	game.Position = engine.NewPosition(game.Position.Rules, len(game.Players), func(cards []engine.Card) {
		chance.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	})
	for i := range game.Players {
		game.Players[i].Thread = l.Desk.NewMessageID()
	}
	game.Began, game.Places, game.Opening = tx.Now, len(game.Players), true
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	return l.Desk.WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, tag string) string {
		return w.Start(l.startOf(game, s, tag, tx.Now))
	})
}

// startOf is the game as the first letter to a player tells it.
func (l *Lobby) startOf(game *records.Game, s engine.Seat, tag string, now time.Time) reports.Start {
	return reports.Start{
		Table: tableOf(game), Me: s, Tag: tag, Address: l.Desk.Tags.Address.Address, Deadline: game.ClockOf(game.Players[s], game.DueBy(now)),
		Options: optionLines(game, l.Desk.Words), Held: game.Held != "",
	}
}

// WriteToAll queues a letter of our own accord to every player of a game, in
// the player's thread.
func (d *Desk) WriteToAll(tx records.Tx, game *records.Game, text func(w *reports.Words, s engine.Seat, tag string) string) error {
	words := d.Words.For(game.Names())
	for i := range game.Players {
		seat := engine.Seat(i)
		err := d.WriteWith(tx, game, seat, "", func(tag string) string { return text(words, seat, tag) })
		if err != nil {
			return err
		}
	}
	return nil
}

// WriteTo queues such a letter to one player.
func (d *Desk) WriteTo(tx records.Tx, game *records.Game, seat engine.Seat, text func(w *reports.Words, tag string) string) error {
	return d.WriteWith(tx, game, seat, "", func(tag string) string { return text(d.Words.For(game.Names()), tag) })
}

// WriteWith is the same for letters of a kind that a command ends, "" for none. A
// seat without a person gets no letter.
func (d *Desk) WriteWith(tx records.Tx, game *records.Game, seat engine.Seat, unsubscribe string, text func(tag string) string) error {
	p := game.Players[seat]
	if p.Address == "" || p.Gone == records.GoneResigned {
		return nil
	}
	key, err := d.Tags.Key(tx)
	if err != nil {
		return err
	}
	t := tagFor(key, game, p)
	draft := d.DraftTo(game, p, t)
	draft.Text, draft.Automatic, draft.Unsubscribe = text(t.String()), "auto-generated", unsubscribe
	return d.Queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, draft)
}

// DraftTo begins a letter to a player: one thread and one subject a game. The
// start letter is the head of the thread.
func (d *Desk) DraftTo(game *records.Game, p records.Player, t tag) post.Draft {
	draft := post.Draft{
		To:      mail.Address{Name: p.Name, Address: p.Address},
		ReplyTo: d.Tags.ReplyTo(t),
		Subject: d.Words.Subject(game.Name, t.String()),
		ListID:  d.Tags.ListID(game.Name),
	}
	switch {
	case game.Opening:
		draft.MessageID = p.Thread
	case p.Thread != "": // before the start there is none
		draft.InReplyTo, draft.References = p.Thread, []string{p.Thread}
	}
	return draft
}

// Key is the secret from which tags are made. It is drawn when it is first
// asked for, in the same transaction.
func (t *Tags) Key(tx records.Tx) ([]byte, error) {
	key, err := tx.Settings.Value(settingKey)
	if err != nil || key != "" {
		return []byte(key), err
	}
	key = fmt.Sprintf("%016x%016x", t.Chance.Uint64(), t.Chance.Uint64())
	return []byte(key), tx.Settings.Set(settingKey, key)
}
