package commands

import (
	"fmt"
	"slices"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
	"machipost/gm/seats"
)

// A stay is a person's time in a game, to be forgotten.
type stay struct {
	records.PastPlayer
	game   *records.Game
	seat   engine.Seat      // -1 where it is gone
	names  []records.Called // the last one first
	number string           // what stands for them from now on
}

// stayOf finds out what is kept of a person's time in a game. Until is zero for a
// player of today.
func stayOf(c *Case, game *records.Game, seat engine.Seat, p records.PastPlayer) (stay, error) {
	changes, err := c.Tx.Changes.Of(game.ID, 0)
	if err != nil {
		return stay{}, err
	}
	s := stay{PastPlayer: p, game: game, seat: seat, names: records.NamesOf(changes, p)}
	s.number, err = numberFor(c, s)
	return s, err
}

// forgetStay puts the number in the place of a person's names, in all that is kept
// of the game. Press to all goes, too, where silent, and from a game that is not over.
func forgetStay(c *Case, s stay, silent bool) error {
	err := c.Tx.Forgetting.Stay(s.Player, silent || s.game.State != records.Finished, s.names[len(s.names)-1].Since, s.Until)
	if err != nil {
		return err
	}
	if err := c.Tx.Forgetting.RewriteTurns(s.game.ID, s.rewrite); err != nil {
		return err
	}
	for _, name := range s.names {
		if err := c.Tx.Forgetting.Name(s.game.ID, name, s.number); err != nil {
			return err
		}
	}
	if err := c.Tx.Forgetting.Words(s.game.ID, s.words(), s.number); err != nil {
		return err
	}
	now, err := c.Tx.Games.Named(s.game.Name)
	s.game.Held = now.Held
	return err
}

// words are what stands for the person in what others wrote: not a name that
// another player has today.
func (s stay) words() []string {
	words := slices.Clone(s.Addresses)
	for _, name := range s.names {
		others := slices.ContainsFunc(s.game.Players, func(p records.Player) bool {
			return wire.SameName(p.Name, name.Name) && !(p.ID == s.Player && s.Until.IsZero())
		})
		if !others {
			words = append(words, name.Name)
		}
	}
	return words
}

// rewrite puts the number into a turn of the person's time.
func (s stay) rewrite(turn *records.Turn) {
	was := slices.Clone(turn.Names)
	for _, name := range s.names {
		if s.seat >= 0 && was[s.seat] == name.Name && calledSoAt(name, turn.Resolved) {
			turn.Names[s.seat] = s.number
		}
	}
	for i, c := range turn.Orders {
		w := seats.Rewriter{Was: was, Now: turn.Names, Rules: turn.Before.Rules, Seat: engine.Seat(i)}
		turn.Orders[i].Orders, turn.Orders[i].Standing = w.Orders(c.Orders), w.Standing(c.Standing)
	}
}

// calledSoAt tells whether somebody was called so at a time.
func calledSoAt(c records.Called, t time.Time) bool {
	return !t.Before(c.Since) && (c.Until.IsZero() || !t.After(c.Until))
}

// numberFor is what stands for the names of a player who is forgotten. Nobody else
// was ever called so, nor is today.
func numberFor(c *Case, s stay) (string, error) {
	taken, err := c.Tx.Turns.Names(s.game.ID)
	if err != nil {
		return "", err
	}
	taken = append(taken, s.game.Names()...)
	number := fmt.Sprintf("Player %d", max(s.seat, 0)+1)
	for slices.ContainsFunc(taken, func(name string) bool { return wire.SameName(name, number) }) {
		number += "x"
	}
	return number, nil
}
