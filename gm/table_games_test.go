package gm_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
)

// This file is the games at a table: how they begin, what state they are in, and what
// the keeper does with them.

// lobby opens a game that waits for players to join by letter.
func (tb *table) lobby(name string, places int, players ...mail.Address) {
	tb.Helper()
	for _, address := range []string{cat, dan} {
		tb.mail.Account(address)
	}
	tb.round()
	plan := aPlan()
	plan.Name, plan.Places, plan.Players, plan.KeepSeats = name, places, players, true
	plan.Terms = records.Terms{}
	if _, err := tb.Lobby.NewGame(tb.Context(), plan); err != nil {
		tb.Fatal(err)
	}
}

// open opens and starts a game, without a round before and after.
func (tb *table) open(name, schedule string, keepSeats bool) records.Game {
	tb.Helper()
	_, err := tb.Lobby.NewGame(tb.Context(), lobby.Plan{
		Name: name, KeepSeats: keepSeats, Rules: engine.DefaultRules(engine.Base), Schedule: schedule, Zone: "UTC",
		Players: []mail.Address{{Name: "Ann", Address: "ann@example.org"}, {Name: "Bob", Address: "bob@example.org"}},
	})
	if err != nil {
		tb.Fatal(err)
	}
	game, err := tb.Lobby.StartGame(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

// agree opens and starts a game of these players with terms of its own.
func (tb *table) agree(name, schedule, zone string, terms records.Terms, players ...string) {
	tb.Helper()
	tb.round()
	plan := lobby.Plan{Name: name, KeepSeats: true, Rules: engine.DefaultRules(engine.Base), Schedule: schedule, Zone: zone}
	for _, p := range players {
		address := strings.ToLower(p) + "@example.org"
		tb.mail.Account(address)
		plan.Players = append(plan.Players, mail.Address{Name: p, Address: address})
	}
	if _, err := tb.Lobby.NewGame(tb.Context(), plan); err != nil {
		tb.Fatal(err)
	}
	tb.change(name, func(game *records.Game) { game.Terms = terms })
	if _, err := tb.Lobby.StartGame(tb.Context(), name); err != nil {
		tb.Fatal(err)
	}
	tb.round()
}

// start opens and starts a base game of Ann and Bob with a deadline each evening
// at eight.
func (tb *table) start(name string) {
	tb.Helper()
	tb.startWith(name, "0 20 * * *")
}

// startWith is start with another schedule.
func (tb *table) startWith(name, schedule string) {
	tb.Helper()
	tb.round()
	tb.open(name, schedule, true)
	tb.round()
}

// aPlan is one for which nobody chose anything but what is needed.
func aPlan() lobby.Plan {
	plan := lobby.NewPlan("friday", "UTC")
	plan.Places, plan.Schedule = 4, "0 20 * * TUE,FRI"
	return plan
}

// turn is the turn that a game is in.
func (tb *table) turn(name string) int {
	tb.Helper()
	game, err := tb.Looks.Game(context.Background(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game.Position.Turn
}

func (tb *table) game(name string) records.Game {
	tb.Helper()
	game, err := tb.Looks.Game(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

// inTurn fails unless a game is in a turn.
func (tb *table) inTurn(name string, want int) {
	tb.Helper()
	if got := tb.turn(name); got != want {
		tb.Errorf("%s is in turn %d, want %d", name, got, want)
	}
}

// verified fails unless every turn of a game comes out the same again.
func (tb *table) verified(name string, turns int) {
	tb.Helper()
	if n, err := tb.Turns.Verify(tb.Context(), name); n != turns || err != nil {
		tb.Errorf("verified %d turns of %s, want %d: %v", n, name, turns, err)
	}
}

// verifies fails unless so many stored turns come out the same again.
func (tb *table) verifies(name string, want int) {
	tb.Helper()
	if n, err := tb.Turns.Verify(tb.Context(), name); err != nil || n != want {
		tb.Errorf("verified %d turns of %s, want %d: %v", n, name, want, err)
	}
}

// finish ends a game, as if somebody had won it.
func (tb *table) finish(name string) {
	tb.Helper()
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		game.Finish(tx.Now)
		return tx.Games.Save(game)
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// wants has somebody want something, as a letter does.
func (tb *table) wants(address string, w records.Wish) {
	tb.Helper()
	tb.update(func(tx records.Tx) error { return tx.Wishes.Set(address, w, true) })
}

// change changes a game behind the GM's back.
func (tb *table) change(name string, change func(*records.Game)) {
	tb.Helper()
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		change(&game)
		return tx.Games.Save(game)
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// OpenSeat leaves a seat as a resignation does.
func (tb *table) OpenSeat(ctx context.Context, name string, seat int) error {
	return tb.db.Update(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		return tb.Turns.Seats.Open(tx, &game, engine.Seat(seat), records.GoneResigned)
	})
}

// leaveSeat opens a seat as a resignation does.
func (tb *table) leaveSeat(name string, seat int) {
	tb.Helper()
	if err := tb.OpenSeat(tb.Context(), name, seat); err != nil {
		tb.Fatal(err)
	}
}

const why = "Bob is ill."

// does fails unless an intervention came off.
func (tb *table) does(game records.Game, err error) records.Game {
	tb.Helper()
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

// refuses fails unless an error says something.
func (tb *table) refuses(err error, says string) {
	tb.Helper()
	if err == nil || !strings.Contains(err.Error(), says) {
		tb.Errorf("got %v, want an error that says %q", err, says)
	}
}

// due fails unless a game's orders are due then, in December 2026.
func (tb *table) due(name, want string) {
	tb.Helper()
	game, err := tb.Looks.Game(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	if got := game.Cut().Format("02 15:04"); got != want {
		tb.Errorf("%s is due %s, want %s", name, got, want)
	}
}

// openWaiting opens a game of Ann and Bob that waits for its start.
func (tb *table) openWaiting(name string) {
	tb.Helper()
	tb.round()
	_, err := tb.Lobby.NewGame(tb.Context(), lobby.Plan{
		Name: name, KeepSeats: true, Rules: engine.DefaultRules(engine.Base), Schedule: "0 20 * * *", Zone: "UTC", Places: 3,
		Players: []mail.Address{{Name: "Ann", Address: ann}, {Name: "Bob", Address: bob}},
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// found is a game as it is stored.
func (tb *table) found(name string) records.Game {
	tb.Helper()
	game, err := tb.Looks.Game(context.Background(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

// who fails unless these play in a game, in the order of its seats.
func (tb *table) who(name, want string) {
	tb.Helper()
	game := tb.found(name)
	if got := strings.Join(game.Names(), " "); got != want {
		tb.Errorf("in %s play %q, want %q", name, got, want)
	}
}

// player is Ann or Bob as the store has them.
func (tb *table) player(seat int) records.Player {
	tb.Helper()
	game, err := tb.Looks.Game(tb.Context(), "friday")
	if err != nil {
		tb.Fatal(err)
	}
	return game.Players[seat]
}

// takeOrders names the players whose orders are filed, and takes them back.
func (tb *table) takeOrders() string {
	tb.Helper()
	var filed []string
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named("friday")
		if err != nil {
			return err
		}
		counting, err := tx.Sheets.For(game.ID, game.Position.Turn, tb.clock)
		for _, p := range game.Players {
			if counting[p.ID].Sent {
				filed = append(filed, p.Name)
			}
			if _, err := tx.Sheets.Clear(p.ID, game.Position.Turn, time.Time{}); err != nil {
				return err
			}
		}
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	slices.Sort(filed)
	return strings.Join(filed, ",")
}

// addresses fails unless the first player of a game has these.
func (tb *table) addresses(name string, want ...string) {
	tb.Helper()
	game, err := tb.Looks.Game(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	if got := game.Players[0].Addresses(); strings.Join(got, " ") != strings.Join(want, " ") {
		tb.Errorf("%s has the addresses %q, want %q", game.Players[0].Name, got, want)
	}
}

// state is all that hostile letters might change.
func (tb *table) state() string {
	tb.Helper()
	var said string
	err := tb.db.View(tb.Context(), func(view records.View) error {
		games, err := view.Games.All()
		if err != nil {
			return err
		}
		counting, err := view.Sheets.For(games[0].ID, games[0].Position.Turn, tb.clock)
		said = fmt.Sprintf("%+v %+v", games, counting)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return said
}

// written is what players write in a season of chance.
var written = []string{
	"buy Forest, Wheat Field, Bakery", "buy Bakery\nwait", "standing: buy Wheat Field", "clear", "wait", "ready", "extension",
	"absent on %s", "absent from %s to 2027-01-04", "not absent", "resign", "yes", "vote end", "no vote", "status", "reminders off",
	"reminders on", "zone Asia/Tokyo", "take over friday as Dan", "press: Hear me!", "watch friday", "orders", "history", "report 1",
}

// someTerms are terms that a game may have agreed on.
func someTerms(chance *rand.Rand) records.Terms {
	return records.Terms{
		Early: chance.IntN(2) == 0, Reminder: time.Duration(chance.IntN(3)) * 8 * time.Hour, Excuses: chance.IntN(3),
		Grace: time.Duration(1+chance.IntN(24)) * time.Hour, NMRs: chance.IntN(4), Substitute: []string{"", "steady-1"}[chance.IntN(2)],
		Extensions: chance.IntN(4) - 1,
	}
}
