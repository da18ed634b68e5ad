package keeper

import (
	"context"
	"fmt"

	"machipost/engine"
	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file holds orders that the keeper enters for a player.

// An Entered is what became of a sheet that the keeper entered for a player.
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
	ack := commands.Acknowledged(i.game, r.Writer, r.Filed.Letter, sheet)
	if err := commands.FileOrders(r, &ack, table); err != nil {
		return Entered{}, err
	}
	entered := Entered{
		Player: r.Writer.Player().Name, Seat: seat, Turn: table.Turn, Sheet: sheet, Filed: r.Effect, Acknowledgement: reports.Checked(r.Words, ack),
	}
	if sheet.Turn > 0 {
		entered.Turn = sheet.Turn
	}
	if !r.Effect {
		return entered, nil
	}
	if err := i.note(records.About(i.game.Players[seat], records.OrdersEntered)); err != nil {
		return entered, err
	}
	return entered, i.Desk.WriteTo(i.tx, i.game, seat, func(w *reports.Words, _ string) reports.Letter {
		return w.LetterOf(i.game.Name, table.Turn, reports.TellEntered{Player: entered.Player, Reason: i.reason}, w.Acknowledgement(ack))
	})
}

// caseOf is a letter of a player's that came in now, as if it had been
// written.
func (i *intervention) caseOf(seat engine.Seat) *commands.Case {
	now := records.FiledLetter{Letter: post.Letter{Arrived: i.tx.Now}}
	return i.Letters.Commands.Case(i.tx, now, senders.Writer{Game: i.game, Seat: seat, Standing: senders.Proven})
}
