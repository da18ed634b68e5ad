package lobby

import (
	"fmt"
	"net/mail"
	"regexp"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/calendar"
	"machipost/gm/records"
	ordersreading "machipost/orders/reading"
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

// Check fails when a plan cannot be a game, with a sentence for the keeper.
func (p Plan) Check() error {
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

// minPace is how far apart the deadlines of a game are that is opened by letter, of
// which so many are tried: each turn writes to all its players.
const (
	minPace        = time.Hour
	deadlinesTried = 50
)

// CheckPace tells whether the deadlines leave some time between them. It fails with
// an OptionError where two are less than an hour apart, and for a schedule or a
// zone that is none.
func (p Plan) CheckPace(now time.Time) error {
	schedule, err := calendar.NewSchedule(p.Schedule, p.Zone)
	if err != nil {
		return err
	}
	last, err := schedule.After(now)
	if err != nil {
		return err
	}
	for tried := 1; tried < deadlinesTried; tried++ {
		next, err := schedule.After(last)
		if err != nil {
			break // so seldom that none is found
		}
		if next.Sub(last) < minPace {
			return &OptionError{"schedule", "the deadlines must be an hour apart, or more"}
		}
		last = next
	}
	return nil
}

func checkPlayers(players []mail.Address) error {
	for i, p := range players {
		if strings.TrimSpace(p.Name) == "" {
			return fmt.Errorf("player %s has no name: write 'Ann <%s>'", p.Address, p.Address)
		}
		for _, other := range players[:i] {
			switch {
			case wire.SameName(p.Name, other.Name):
				return fmt.Errorf("two players are called %q", p.Name)
			case strings.EqualFold(p.Address, other.Address):
				return fmt.Errorf("two players have the address %s", p.Address)
			}
		}
		if err := wire.CheckNewName(p.Name, ordersreading.Reserved); err != nil {
			return fmt.Errorf("player name %q: %w", p.Name, err)
		}
		for _, other := range players[:i] {
			if err := wire.CheckBeside(p.Name, other.Name); err != nil {
				return err
			}
		}
	}
	return nil
}

// Game is the game that a plan makes, before its start.
func (p Plan) Game(now time.Time) records.Game {
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

// OneSpaced is a name with single spaces.
func OneSpaced(name string) string { return strings.Join(strings.Fields(name), " ") }
