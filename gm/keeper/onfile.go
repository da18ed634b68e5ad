package keeper

import (
	"context"
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/gm/turns"
	ordersreading "machipost/orders/reading"
)

// A Sender is what is known of a player's orders for the turn that comes, but for
// what they say.
type Sender struct {
	Player   string
	Sent     bool
	Arrived  time.Time // of the orders that count, UTC; zero when there are none
	Entered  bool      // by the keeper
	Standing bool      // there are standing orders
	Ready    bool
	Wait     bool
	Proposed bool   // orders wait for the player's yes
	Absent   bool   // when the orders are due
	Gone     string // why nobody plays the seat, "" when somebody does
}

// Senders tells who has sent orders for the turn that comes, in seat order. It
// fails with ErrNoGame, and when the game is not running.
func (l *Looks) Senders(ctx context.Context, name string) (game records.Game, senders []Sender, err error) {
	err = l.orders(ctx, name, func(view records.View, found *records.Game, counting []records.Counting) error {
		game = *found
		sheets, err := view.Sheets.Arrived(game.ID, game.Position.Turn, time.Time{})
		if err != nil {
			return err
		}
		open, err := view.Proposals.Open(game.ID, game.Position.Turn)
		if err != nil {
			return err
		}
		for seat, c := range counting {
			s := senderOf(&game, game.Players[seat], c, sheets)
			_, s.Proposed = open[game.Players[seat].ID]
			senders = append(senders, s)
		}
		return nil
	})
	return game, senders, err
}

func senderOf(g *records.Game, p records.Player, c records.Counting, sheets []records.Sheet) Sender {
	turn := g.Position.Turn
	s := Sender{
		Player: p.Name, Sent: c.Sent, Standing: c.Standing != "", Gone: p.Gone,
		Ready: p.Ready == turn, Wait: p.Wait == turn, Absent: c.Absent,
	}
	if !c.Sent {
		return s
	}
	for _, sheet := range sheets {
		if sheet.Player == p.ID && !sheet.Arrived.Before(s.Arrived) {
			s.Arrived, s.Entered = sheet.Arrived, sheet.Letter == 0
		}
	}
	return s
}

// OnFile is what a player has on file, canonical; each "" for nothing.
type OnFile struct {
	Player   string
	Turn     int // the one that comes
	Orders   string
	Standing string
	Later    []string // for later turns, the next first
}

// OrdersOf returns what a player has on file. It fails with ErrNoPlayer, and as
// Senders does.
func (l *Looks) OrdersOf(ctx context.Context, name, player string) (filed OnFile, err error) {
	err = l.orders(ctx, name, func(view records.View, game *records.Game, counting []records.Counting) error {
		seat, err := game.SeatNamed(player)
		if err != nil {
			return err
		}
		turn, mine := game.Position.Turn, counting[seat]
		sheet := ordersreading.ReadKept(mine.Orders, game.OrderTable(turn), seat).WithoutStanding()
		filed = OnFile{Player: game.Players[seat].Name, Turn: turn, Orders: sheet.Canonical(), Standing: mine.Standing}
		filed.Later, err = view.Sheets.Later(game.Players[seat].ID, turn)
		return err
	})
	return filed, err
}

// orders looks at what is on file for the turn of a running game.
func (l *Looks) orders(ctx context.Context, name string, look func(records.View, *records.Game, []records.Counting) error) error {
	err := l.Store.View(ctx, func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil {
			return err
		}
		if err := game.MustRun(); err != nil {
			return err
		}
		counting, err := turns.CountSheets(view, &game)
		if err != nil {
			return err
		}
		return look(view, &game, counting)
	})
	if err != nil {
		return fmt.Errorf("game %s: %w", name, err)
	}
	return nil
}

// Proposed counts the players of a game whose orders for the turn that comes wait for
// their yes; 0 when it is not running. It fails with ErrNoGame.
func (l *Looks) Proposed(ctx context.Context, name string) (players int, err error) {
	err = l.Store.View(ctx, func(view records.View) error {
		game, err := view.Games.Named(name)
		if err != nil || game.State != records.Running {
			return err
		}
		open, err := view.Proposals.Open(game.ID, game.Position.Turn)
		players = len(open)
		return err
	})
	return players, err
}
