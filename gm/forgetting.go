package gm

import (
	"fmt"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/reports"
)

// forgetMe removes all that is known of a person, once it was confirmed. In the
// reports of what was played a number stands for the name.
func (r *reading) forgetMe(args map[string]string) (string, error) {
	address := strings.ToLower(r.from().Address)
	about := reports.About{Address: address}
	games, err := r.tx.Games()
	if err != nil {
		return "", err
	}
	games = slices.DeleteFunc(games, func(g Game) bool { return g.seatOf(address) == engine.NoSeat })
	for _, game := range games {
		about.List = append(about.List, game.Name)
	}
	if !r.confirmed {
		return r.ask(args, r.words.Section("ForgetSure", about))
	}
	if err := r.forget(address, games); err != nil {
		return "", err
	}
	r.farewell, r.fleeting = true, true
	about.Yes = r.Keeper != ""
	if err := r.tellKeeper(r.tx, "forgotten "+formatTime(r.now()), r.Words.ForgottenNotice(address)); err != nil {
		return "", err
	}
	return r.done("Forgotten", about)
}

// forget removes what is kept under the person's addresses, and then the person
// from the games.
func (r *reading) forget(address string, games []Game) error {
	addresses := []string{address}
	for _, game := range games {
		addresses = append(addresses, game.Players[game.seatOf(address)].Addresses()...)
	}
	slices.Sort(addresses)
	for _, a := range slices.Compact(addresses) {
		if err := r.tx.Forget(a); err != nil {
			return err
		}
	}
	for i := range games {
		if err := r.forgetIn(&games[i], games[i].seatOf(address)); err != nil {
			return err
		}
	}
	return nil
}

// forgetIn takes a person out of one game.
func (r *reading) forgetIn(game *Game, seat engine.Seat) error {
	p := &game.Players[seat]
	if game.State == Waiting {
		return removePlayer(r.tx, game, seat)
	}
	name, number := p.Name, numberFor(game, seat)
	if err := r.tx.RemovePress(p.ID, game.State == Running); err != nil {
		return err
	}
	if game.State == Running {
		if err := clearOrders(r.tx, game, seat); err != nil {
			return err
		}
	}
	if err := r.rename(r.tx, game, seat, number); err != nil {
		return err
	}
	p.Address, p.Others, p.Zone, p.Generation = "", nil, "", p.Generation+1
	if err := r.tx.SetAddresses(p.ID, nil); err != nil {
		return err
	}
	if err := r.tx.SaveGame(*game); err != nil { // the position has the names, too
		return err
	}
	if err := r.forgetName(game, seat, name, number); err != nil || game.State == Finished {
		return err
	}
	if err := r.change(r.tx, game, PlayerGone, number, "", ""); err != nil {
		return err
	}
	return r.leaveSeat(r.tx, game, seat)
}

// numberFor is what stands for the name of a player who is forgotten.
func numberFor(game *Game, seat engine.Seat) string {
	name := fmt.Sprintf("Player %d", seat+1)
	for game.checkNumber(seat, name) != nil {
		name += "x" // somebody is called so; nobody should be
	}
	return name
}

// checkNumber is checkName for a name that nobody else may have.
func (g *Game) checkNumber(seat engine.Seat, name string) error {
	for i, p := range g.Players {
		if engine.Seat(i) != seat && sameName(p.Name, name) {
			return fmt.Errorf("%q is taken", name)
		}
	}
	return nil
}

// forgetName puts a number in the place of a name, in all that is kept of the
// game's turns.
func (r *reading) forgetName(game *Game, seat engine.Seat, name, number string) error {
	err := r.tx.RewriteTurns(game.ID, func(turn *Turn) {
		was := slices.Clone(turn.Names)
		for i, n := range turn.Names {
			if n == name && engine.Seat(i) == seat {
				turn.Names[i] = number
			}
		}
		for i, c := range turn.Orders {
			w := rewriter{was, turn.Names, turn.Before.Rules, engine.Seat(i)}
			turn.Orders[i].Orders, turn.Orders[i].Standing = w.orders(c.Orders), w.standing(c.Standing)
		}
	})
	if err != nil {
		return err
	}
	return r.tx.ForgetName(game.ID, name, number)
}
