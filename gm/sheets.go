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
func (r *reading) applyOrders(sheet orders.Sheet, table ordersreading.Table) (string, error) {
	if r.w.player().Gone == records.GoneResigned {
		return r.say("Resigned", reports.About{Game: r.w.game.Name})
	}
	ack := acknowledged(r.w.game, r.w, r.f.Letter, sheet)
	if err := r.fileOrders(&ack, table); err != nil {
		return "", err
	}
	return r.words.Acknowledgement(ack), nil
}

// fileOrders files what an acknowledgement is about, and adds to it what the
// store knows.
func (r *reading) fileOrders(ack *reports.Acknowledged, table ordersreading.Table) error {
	me := r.w.player()
	switch {
	case ack.Sheet.Clear:
		r.effect = true
		taken, err := r.tx.Sheets.Clear(me.ID, table.Turn, r.f.Letter.Arrived)
		if err != nil {
			return err
		}
		ack.Cleared = taken > 0
		return r.notReady(table.Turn)
	case ack.Sheet.Empty():
		return nil
	}
	r.effect = true
	if err := r.tx.Sheets.Add(toFile(r.f, r.w, ack.Sheet, table.Turn)); err != nil {
		return err
	}
	if err := r.back(); err != nil {
		return err
	}
	counting, err := r.tx.Sheets.For(r.w.game.ID, table.Turn, r.f.Letter.Arrived)
	ack.Standing = ordersreading.ReadStanding(counting[me.ID].Standing, table, r.w.seat)
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
