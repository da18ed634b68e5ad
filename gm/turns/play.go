package turns

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/orders"
	"machipost/orders/deciding"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// Play rolls, stores and reports a turn; public is the public part of its dice, and
// foreseen what was made of it before: where that was made of the same, nothing is made
// again. It fails as Resolve does, when the store does, with a sending.Unwritable, and when
// the schedule has no deadline for the next turn.
func (t *Turns) Play(tx records.Tx, game *records.Game, counting []records.Counting, public string, foreseen Foreseen) error {
	thrown, err := rolls.Next(tx.View(), game, public, t.Chance)
	if err != nil {
		return err
	}
	now, err := basisOf(tx.View(), game, counting, thrown)
	if err != nil {
		return err
	}
	p, told := foreseen.played, foreseen.told
	if p == nil || !p.same(&now) {
		told = nil
		if p, err = now.play(thrown); err != nil {
			return err
		}
	}
	*game = p.after
	reckoned := measure(&p.turn, p.luck, foreseen.of(&p.turn.After))
	shown, err := keep(tx, p, reckoned, thrown)
	if err != nil {
		return err
	}
	tx.Facts.Note(facts.Fact{Kind: facts.TurnResolved, Game: game.ID, Turn: p.turn.Number, Events: len(p.turn.Events), Deadline: game.Cut()})
	if len(p.winners) > 0 {
		tx.Facts.Note(facts.Fact{Kind: facts.GameEnded, Game: game.ID, Turn: p.turn.Number, Why: facts.Won})
	}
	if told == nil || told.letters == nil {
		if p.key, err = t.Desk.Tags.Key(tx); err != nil {
			return err
		}
		told = tell(t.Desk, p, reckoned, foreseen.outlook, shown)
	}
	if err := t.report(tx, game, p, told); err != nil || game.State != records.Running {
		return err
	}
	return t.openSilent(tx, game, p.tired)
}

// keep stores a turn that was played, with its dice and what was reckoned of it. It returns
// what its report shows of the dice, and fails when the store does.
func keep(tx records.Tx, p *played, reckoned records.Measure, thrown *rolls.Throwing) (reports.Section, error) {
	if err := tx.Turns.Add(p.turn); err != nil {
		return nil, err
	}
	if err := tx.Measures.Put(p.turn.Game, reckoned); err != nil {
		return nil, err
	}
	if err := tx.Chain.Add(p.link); err != nil {
		return nil, err
	}
	if err := tx.Games.Save(p.after); err != nil {
		return nil, err
	}
	return thrown.Keep(tx, &p.after, p.turn.Dice)
}

// WinnersOf are the seats that won in a turn, in the order of winning.
func WinnersOf(turn records.Turn) []engine.Seat {
	var winners []engine.Seat
	for _, e := range turn.Events {
		if won, ok := e.(engine.Won); ok {
			winners = append(winners, won.Seat)
		}
	}
	return winners
}

// Resolve plays a turn from its position, orders and dice, and audits it: the
// events, played again, must give the same position with the books in balance. It
// fails when they do not, when the dice run out (engine.ErrDice), and for a bot
// that there is not.
func Resolve(turn *records.Turn, players [engine.MaxPlayers]*deciding.Decider, dice engine.Dice) ([]engine.Seat, error) {
	adjudicator := engine.Adjudicator{Dice: dice, Tell: func(e engine.Event) { turn.Events = append(turn.Events, e) }}
	var err error
	if adjudicator.Players, err = playersOf(turn.Orders, players); err != nil {
		return nil, err
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

// playersOf are who answers the engine in a turn: deciders, or bots. It fails for a bot
// that there is not.
func playersOf(counting []records.Counting, deciders deciders) (players [engine.MaxPlayers]engine.Decisions, err error) {
	for i, c := range counting {
		switch {
		case c.Bot != "":
			bot, ok := bots.Named(c.Bot)
			if !ok {
				return players, fmt.Errorf("seat %d: there is no bot called %q", i+1, c.Bot)
			}
			players[i] = bot
		case deciders[i] != nil:
			players[i] = deciders[i]
		}
	}
	return players, nil
}

// Verify resolves every stored turn of a game again, those taken back too, from
// what is stored, and tells the first that does not come out the same, its dice too. It
// returns how many did. It fails with ErrNoGame, and as PlayedAgain does.
func (t *Turns) Verify(ctx context.Context, name string) (verified int, err error) {
	err = t.Store.View(ctx, func(view records.View) error {
		verified, err = VerifyIn(view, name)
		return err
	})
	return verified, err
}

// VerifyIn is Verify of what somebody looks at already. It fails as Verify does.
func VerifyIn(view records.View, name string) (verified int, err error) {
	game, err := view.Games.Named(name)
	if err != nil {
		return 0, fmt.Errorf("verifying game %s: %w", name, err)
	}
	turns, err := view.Turns.Of(game.ID)
	if err != nil {
		return 0, err
	}
	undone, err := view.Turns.Undone(game.ID)
	if err != nil {
		return 0, err
	}
	before := make([]records.Turn, len(undone))
	for i, u := range undone {
		before[i] = u.Turn
	}
	turns = append(before, turns...)
	if err := rolls.Verify(view, &game, turns); err != nil {
		return 0, fmt.Errorf("game %s, %w", game.Name, err)
	}
	for _, stored := range turns {
		if _, err := PlayedAgain(stored); err != nil {
			return verified, fmt.Errorf("game %s, turn %d: %w", game.Name, stored.Number, err)
		}
		verified++
	}
	return verified, nil
}

// PlayedAgain resolves a stored turn again, for which line decided what. It fails
// as Resolve does, and when the turn comes out otherwise than it is stored.
func PlayedAgain(stored records.Turn) ([engine.MaxPlayers]*deciding.Decider, error) {
	again := records.Turn{Number: stored.Number, Names: stored.Names, Before: stored.Before, Orders: stored.Orders}
	faces := rolls.Faces(stored.Dice)
	players := DecidersOf(&again)
	if _, err := Resolve(&again, players, &faces); err != nil {
		return players, err
	}
	if again.After != stored.After || !reflect.DeepEqual(again.Events, stored.Events) {
		return players, errors.New("resolved again, it comes out otherwise")
	}
	return players, nil
}

// deciders are who answers the engine by orders, by seat.
type deciders = [engine.MaxPlayers]*deciding.Decider

// DecidersOf returns who answers the engine in a turn, in seat order, as orders make
// them; nil where nobody plays, or a bot.
func DecidersOf(t *records.Turn) deciders {
	orders := sheetsOf(t)
	return orders.deciders()
}

// sheets are the orders of a turn as they were read, by seat; nil where nobody plays, or a
// bot.
type sheets [engine.MaxPlayers]*struct{ orders, standing orders.Sheet }

// sheetsOf reads the orders of a turn.
func sheetsOf(t *records.Turn) (read sheets) {
	table := ordersreading.Table{Names: t.Names, Rules: t.Before.Rules, Turn: t.Number}
	for i, c := range t.Orders {
		if c.Gone {
			continue
		}
		seat := engine.Seat(i)
		read[i] = &struct{ orders, standing orders.Sheet }{
			ordersreading.ReadKept(c.Orders, table, seat).WithoutStanding(), ordersreading.ReadStanding(c.Standing, table, seat),
		}
	}
	return read
}

// deciders are new ones, who answer by them.
func (s *sheets) deciders() (players deciders) {
	for i, sheet := range s {
		if sheet != nil {
			players[i] = deciding.Decide(sheet.orders, sheet.standing)
		}
	}
	return players
}
