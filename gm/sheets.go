package gm

import (
	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/orders"
	"machipost/orders/deciding"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// applyOrders files the orders in a proven player's letter and returns the
// acknowledgement.
func applyOrders(c *Case, sheet orders.Sheet, table ordersreading.Table) (string, error) {
	if c.Writer.player().Gone == records.GoneResigned {
		return c.say("Resigned", reports.About{Game: c.Writer.game.Name})
	}
	ack := acknowledged(c.Writer.game, c.Writer, c.Filed.Letter, sheet)
	if err := fileOrders(c, &ack, table); err != nil {
		return "", err
	}
	return c.Words.Acknowledgement(ack), nil
}

// fileOrders files what an acknowledgement is about, and adds to it what the
// store knows.
func fileOrders(c *Case, ack *reports.Acknowledged, table ordersreading.Table) error {
	me := c.Writer.player()
	switch {
	case ack.Sheet.Clear:
		c.Effect = true
		taken, err := c.Tx.Sheets.Clear(me.ID, table.Turn, c.Filed.Letter.Arrived)
		if err != nil {
			return err
		}
		ack.Cleared = taken > 0
		return notReady(c, table.Turn)
	case ack.Sheet.Empty():
		return nil
	}
	c.Effect = true
	if err := c.Tx.Sheets.Add(toFile(c.Filed, c.Writer, ack.Sheet, table.Turn)); err != nil {
		return err
	}
	if err := c.back(); err != nil {
		return err
	}
	counting, err := c.Tx.Sheets.For(c.Writer.game.ID, table.Turn, c.Filed.Letter.Arrived)
	ack.Standing = ordersreading.ReadStanding(counting[me.ID].Standing, table, c.Writer.seat)
	return err
}

// acknowledged begins the acknowledgement of a sheet.
func acknowledged(g *records.Game, w writer, l post.Letter, sheet orders.Sheet) reports.Acknowledged {
	return reports.Acknowledged{
		Table: tableOf(g), Me: w.seat, Sheet: sheet,
		Late: g.TurnAt(l.Arrived) > g.Position.Turn, Held: g.Held != "", Deadline: g.ClockOf(w.player(), g.Cut()),
	}
}

// toFile is the sheet as it is kept: in canonical form, so that a turn resolved
// again reads the same whatever the order language has become.
func toFile(f records.FiledLetter, w writer, sheet orders.Sheet, turn int) records.Sheet {
	filed := records.Sheet{Player: w.player().ID, Turn: turn, Letter: f.ID, Arrived: f.Letter.Arrived, Orders: sheet.Canonical()}
	if sheet.Turn > 0 {
		filed.Turn = sheet.Turn
	}
	if sheet.HasStanding {
		standing := sheet.Standing()
		filed.Standing = &standing
	}
	return filed
}

// playersOf returns the players of a turn, in seat order, as their orders make
// them; nil where nobody plays, or a bot.
func playersOf(t *records.Turn) [engine.MaxPlayers]*deciding.Player {
	var players [engine.MaxPlayers]*deciding.Player
	table := ordersreading.Table{Names: t.Names, Rules: t.Before.Rules, Turn: t.Number}
	for i, c := range t.Orders {
		if c.Gone {
			continue
		}
		seat := engine.Seat(i)
		players[i] = deciding.Decide(ordersreading.Read(c.Orders, table, seat).WithoutStanding(), ordersreading.ReadStanding(c.Standing, table, seat))
	}
	return players
}
