package keeper

import (
	"context"
	"errors"
	"fmt"
	"net/mail"
	"strings"

	"machipost/engine"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/reports"
)

// This file holds what the keeper changes in who plays.

// ReplacePlayer gives a player's seat to another person, who gets the letter that
// begins a game; the one who leaves gets a farewell. It fails with ErrNoPlayer,
// and as intervene does.
func (s *Steps) ReplacePlayer(ctx context.Context, name, player string, by mail.Address, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		seat, err := i.game.SeatNamed(player)
		if err != nil {
			return err
		}
		by.Name = lobby.OneSpaced(by.Name)
		if err := i.checkSuccessor(seat, by); err != nil {
			return err
		}
		left := i.game.Players[seat]
		err = i.tell(seat, reports.TellReplaced{
			Game: i.game.Name, Player: left.Name, Successor: by.Name, Started: i.game.State == records.Running, Reason: i.reason,
		})
		if err != nil {
			return err
		}
		if err := i.Seats.Reseat(i.tx, i.game, seat, by.Name, by.Address); err != nil {
			return err
		}
		if err := i.greet(seat, left.Name); err != nil {
			return err
		}
		replaced := records.About(left, records.PlayerReplaced)
		replaced.Name = by.Name
		return i.note(replaced)
	})
}

// greet tells who came into a game that waits for its start; in a running one the
// letter that begins a game does.
func (i *intervention) greet(seat engine.Seat, left string) error {
	if i.game.State != records.Waiting {
		return nil
	}
	return i.tell(seat, reports.TellSeated{
		Gathering: lobby.GatheringOf(i.game), Player: i.game.Players[seat].Name, Predecessor: left, Reason: i.reason,
	})
}

// checkSuccessor tells why somebody cannot have a seat, in a sentence.
func (i *intervention) checkSuccessor(seat engine.Seat, by mail.Address) error {
	address := strings.ToLower(by.Address)
	if i.game.State == records.Finished {
		return errors.New("it is over")
	}
	if by.Name == "" {
		return fmt.Errorf("%s has no name: write 'Cat <%s>'", by.Address, by.Address)
	}
	if err := seats.CheckName(i.game, seat, by.Name); err != nil {
		return err
	}
	if err := i.Desk.Tags.CheckAddress(address); err != nil {
		return err
	}
	at := i.game.SeatOf(address)
	if at == seat {
		return fmt.Errorf("%s is an address of %s, who plays there already; 'machipost player rename' gives another name", address, i.game.Players[at].Name)
	}
	if at != engine.NoSeat {
		return fmt.Errorf("%s is an address of %s already", address, i.game.Players[at].Name)
	}
	return nil
}

// RenamePlayer gives a player another name, also in all orders that are on file,
// and tells the player. It fails with ErrNoPlayer, and as intervene does.
func (s *Steps) RenamePlayer(ctx context.Context, name, player, to, reason string) (records.Game, error) {
	return s.intervene(ctx, name, reason, func(i *intervention) error {
		to = lobby.OneSpaced(to)
		seat, err := i.game.SeatNamed(player)
		if err != nil {
			return err
		}
		was := i.game.Players[seat].Name
		if was == to {
			return fmt.Errorf("%s is called so already", was)
		}
		if err := seats.CheckName(i.game, seat, to); err != nil {
			return err
		}
		if err := seats.Rename(i.tx, i.game, seat, to); err != nil {
			return err
		}
		if err := i.note(records.Change{Kind: records.PlayerRenamed, Player: i.game.Players[seat].ID, Who: was, Name: to}); err != nil {
			return err
		}
		return i.tell(seat, reports.TellRenamed{Game: i.game.Name, Player: to, Was: was, Reason: i.reason})
	})
}
