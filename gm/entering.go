package gm

import (
	"context"
	"fmt"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file holds what the GM does and sees of orders.

// An Entered is what became of a sheet that the GM entered for a player.
type Entered struct {
	Game            records.Game
	Player          string
	Seat            engine.Seat
	Turn            int // that it is for
	Sheet           orders.Sheet
	Filed           bool   // false when there was no order in it
	Acknowledgement string // what there is to say to it
}

// EnterOrders files a sheet as a player's who could not send it, and mails the
// acknowledgement to the player. A sheet in which nothing is an order is not
// filed. It fails with ErrNoPlayer, and as intervene does.
func (s *Steps) EnterOrders(ctx context.Context, name, player, text, reason string) (entered Entered, err error) {
	entered.Game, err = s.intervene(ctx, name, reason, func(i *intervention) error {
		if err := i.game.MustRun(); err != nil {
			return err
		}
		seat, err := i.game.SeatNamed(player)
		if err != nil {
			return err
		}
		if i.game.Players[seat].Gone == records.GoneResigned {
			return fmt.Errorf("%s has resigned; 'machipost game replace' gives the seat to another", i.game.Players[seat].Name)
		}
		entered, err = i.enter(seat, text)
		return err
	})
	return entered, err
}

func (i *intervention) enter(seat engine.Seat, text string) (Entered, error) {
	r := i.caseOf(seat)
	table := i.game.OrderTable(i.game.TurnAt(i.tx.Now))
	sheet := ordersreading.Read(text, table, seat)
	ack := acknowledged(i.game, r.Writer, r.Filed.Letter, sheet)
	if err := fileOrders(r, &ack, table); err != nil {
		return Entered{}, err
	}
	entered := Entered{
		Player: r.Writer.player().Name, Seat: seat, Turn: table.Turn, Sheet: sheet, Filed: r.Effect, Acknowledgement: r.Words.Checked(ack),
	}
	if sheet.Turn > 0 {
		entered.Turn = sheet.Turn
	}
	if !r.Effect {
		return entered, nil
	}
	if err := i.note(records.OrdersEntered, entered.Player, ""); err != nil {
		return entered, err
	}
	return entered, i.Desk.WriteTo(i.tx, i.game, seat, func(w *reports.Words, _ string) string {
		return w.Letter(w.Section("TellEntered", i.about(r.Writer.player())), w.Acknowledgement(ack))
	})
}

// caseOf is a letter of a player's that came in now, as if it had been
// written.
func (i *intervention) caseOf(seat engine.Seat) *Case {
	now := records.FiledLetter{Letter: post.Letter{Arrived: i.tx.Now}}
	return i.Letters.Commands.Case(i.tx, now, writer{game: i.game, seat: seat, standing: proven})
}

// A Sender is what is known of a player's orders for the turn that comes, but for
// what they say.
type Sender struct {
	Player   string
	Sent     bool
	Arrived  time.Time // of the orders that count, UTC; zero when there are none
	Entered  bool      // by the GM
	Standing bool      // there are standing orders
	Ready    bool
	Wait     bool
	Absent   bool   // when the orders are due
	Gone     string // why nobody plays the seat, "" when somebody does
}

// Senders tells who has sent orders for the turn that comes, in seat order. It
// fails with ErrNoGame, and when the game is not running.
func (l *Looks) Senders(ctx context.Context, name string) (game records.Game, senders []Sender, err error) {
	err = l.orders(ctx, name, func(tx records.Tx, found *records.Game, counting []records.Counting) error {
		game = *found
		sheets, err := tx.Sheets.Of(game.ID)
		if err != nil {
			return err
		}
		for seat, c := range counting {
			senders = append(senders, senderOf(&game, game.Players[seat], c, sheets))
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
		if sheet.Player == p.ID && sheet.Turn == turn && !sheet.Arrived.Before(s.Arrived) {
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
	err = l.orders(ctx, name, func(tx records.Tx, game *records.Game, counting []records.Counting) error {
		seat, err := game.SeatNamed(player)
		if err != nil {
			return err
		}
		turn, mine := game.Position.Turn, counting[seat]
		sheet := ordersreading.Read(mine.Orders, game.OrderTable(turn), seat).WithoutStanding()
		filed = OnFile{Player: game.Players[seat].Name, Turn: turn, Orders: sheet.Canonical(), Standing: mine.Standing}
		filed.Later, err = tx.Sheets.Later(game.Players[seat].ID, turn)
		return err
	})
	return filed, err
}

// orders looks at what is on file for the turn of a running game.
func (l *Looks) orders(ctx context.Context, name string, look func(records.Tx, *records.Game, []records.Counting) error) error {
	err := l.Store.View(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		if err := game.MustRun(); err != nil {
			return err
		}
		counting, err := countSheets(tx, &game)
		if err != nil {
			return err
		}
		return look(tx, &game, counting)
	})
	if err != nil {
		return fmt.Errorf("game %s: %w", name, err)
	}
	return nil
}
