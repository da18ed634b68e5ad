package records

import (
	"fmt"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/wire"
)

// SeatNamed is where the player of that name sits; ErrNoPlayer.
func (g *Game) SeatNamed(player string) (engine.Seat, error) {
	at := slices.IndexFunc(g.Players, func(p Player) bool { return wire.SameName(p.Name, player) })
	if at < 0 {
		return engine.NoSeat, fmt.Errorf("player %s: %w", player, ErrNoPlayer)
	}
	return engine.Seat(at), nil
}

// SeatOf is where somebody with an address plays, NoSeat for nowhere.
func (g *Game) SeatOf(address string) engine.Seat {
	at := slices.IndexFunc(g.Players, func(p Player) bool { return slices.Contains(p.Addresses(), strings.ToLower(address)) })
	if at < 0 {
		return engine.NoSeat
	}
	return engine.Seat(at)
}

// SeatWith is where the player with an ID sits, NoSeat for nowhere.
func (g *Game) SeatWith(player int64) engine.Seat {
	for i, p := range g.Players {
		if p.ID == player {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

// Plays tells whether the reports go to somebody with an address anyway: a
// player who has not resigned.
func (g *Game) Plays(address string) bool {
	seat := g.SeatOf(address)
	return seat != engine.NoSeat && g.Players[seat].Gone != GoneResigned
}

// OpenSeats are the seats of a game that nobody plays.
func (g *Game) OpenSeats() []engine.Seat {
	var seats []engine.Seat
	for i, p := range g.Players {
		if p.Gone != "" {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}
