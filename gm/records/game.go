// Package records holds what is kept of games: games, players, letters, sheets,
// turns, changes, and the letters of ours; the parts of a store that keeps them; and
// pure questions of a game, such as until when orders count. It writes to nobody and
// lets nothing happen. What enters is letters as values, the calendar, the engine
// and the language of orders.
package records

import (
	"errors"
	"slices"
	"time"

	"machipost/engine"
	ordersreading "machipost/orders/reading"
)

// MustRun fails unless the game is running.
func (g *Game) MustRun() error {
	switch g.State {
	case Waiting:
		return errors.New("it has not started yet")
	case Finished:
		return errors.New("it is over")
	}
	return nil
}

// ErrNoPlayer is a game without a player of that name.
var ErrNoPlayer = errors.New("no such player")

// A GameState is where a game stands.
type GameState string

// The states of a game.
const (
	Waiting  GameState = "waiting" // for its start
	Running  GameState = "running"
	Finished GameState = "finished"
)

// A Game is a game and its players.
type Game struct {
	ID        int64
	Name      string
	State     GameState
	Schedule  string   // cron expression of five fields, or six with seconds first
	Zone      string   // IANA name, "Europe/London"
	Terms     Terms    // how it is moderated
	Places    int      // how many may play; before the start there may be fewer players
	Players   []Player // in seat order once the game has started
	KeepSeats bool     // seats are as entered, not drawn (ruling 2.9)

	Position engine.Position // its Rules are the game's; the rest counts from the start on
	Deadline time.Time       // of the turn to be resolved; zero before the start and after the end
	Grace    time.Time       // until when the turn waits, which it does once; zero when it did not
	Began    time.Time       // when the players were asked for this turn's orders
	Held     string          // why no turn is resolved until the GM lets it; "" when they are
	Extended int             // extensions granted so far
	Created  time.Time
	Ended    time.Time // when it was over; zero while it is not

	Statements time.Time // until when players can say something at its end; zero when they cannot
}

// Names returns the players' names in seat order.
func (g *Game) Names() []string {
	names := make([]string, len(g.Players))
	for i, p := range g.Players {
		names[i] = p.Name
	}
	return names
}

// Begun tells whether the table was laid: some games are over before that.
func (g *Game) Begun() bool {
	wrote := func(p Player) bool { return p.Thread != "" }
	return g.State == Running || slices.ContainsFunc(g.Players, wrote)
}

// Finish ends the game now. Where there was a game, and press, its players can say
// something at the end.
func (g *Game) Finish(now time.Time) {
	if g.Begun() && g.Terms.Press != NoPress {
		g.Statements = now.Add(StatementsFor)
	}
	g.State, g.Deadline, g.Grace, g.Held, g.Ended = Finished, time.Time{}, time.Time{}, "", now
}

// GoesOn tells whether turns of the game are resolved.
func (g *Game) GoesOn() bool { return g.State == Running && g.Held == "" }

// OrderTable is what the order language must know of a game.
func (g *Game) OrderTable(turn int) ordersreading.Table {
	return ordersreading.Table{Names: g.Names(), Rules: g.Position.Rules, Turn: turn}
}
