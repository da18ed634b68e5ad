package commands

import (
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/orders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// ApplyOrders files the orders in a proven player's letter and returns the
// acknowledgement. It fails with a Refusal, and when the store does.
func ApplyOrders(c *Case, sheet orders.Sheet, table ordersreading.Table) (string, error) {
	if c.Writer.Player().Gone == records.GoneResigned {
		return refuse(reports.Resigned{Game: c.Writer.Game.Name})
	}
	ack := Acknowledged(c.Writer.Game, c.Writer, c.Filed.Letter, sheet)
	if err := FileOrders(c, &ack, table); err != nil {
		return "", err
	}
	if sheet.IfYes != nil && len(c.Asks) == 0 { // else a yes would be to two questions
		ack.Asks = true
		if err := propose(c, turnOf(sheet, table.Turn), sheet.IfYes.Canonical()); err != nil {
			return "", err
		}
	}
	c.News = reports.NewsOf(ack)
	return c.Acknowledge(c.Words, ack), nil
}

// propose keeps what a yes to the answer would file. It fails only when the store does.
func propose(c *Case, turn int, orders string) error {
	return c.Tx.Proposals.Add(records.Proposal{
		Player: c.Writer.Player().ID, Turn: turn, Letter: c.Filed.ID, Orders: orders, Asked: c.AnswerID, Made: c.Tx.Now,
	})
}

// turnOf is the turn that a sheet is for: the one that comes, or a later one.
func turnOf(sheet orders.Sheet, next int) int { return max(sheet.Turn, next) }

// FileOrders files what an acknowledgement is about, and adds to it what the store
// knows. It fails only when the store does.
func FileOrders(c *Case, ack *reports.Acknowledged, table ordersreading.Table) error {
	me, turn := c.Writer.Player(), turnOf(ack.Sheet, table.Turn)
	if !ack.Sheet.Empty() || ack.Sheet.Clear || len(ack.Sheet.Proposed) > 0 {
		if err := c.Tx.Proposals.Close(me.ID, turn, turn, records.ProposalReplaced); err != nil {
			return err
		}
	}
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
	counting, err := c.Tx.Sheets.For(c.Writer.Game.ID, table.Turn, c.Filed.Letter.Arrived, me.ID)
	ack.Standing = ordersreading.ReadStanding(counting[me.ID].Standing, table, c.Writer.Seat)
	return err
}

// Acknowledged begins the acknowledgement of a sheet.
func Acknowledged(g *records.Game, w senders.Writer, l post.Letter, sheet orders.Sheet) reports.Acknowledged {
	return reports.Acknowledged{
		Overview: sending.OverviewOf(g), Me: w.Seat, Sheet: sheet,
		Late: g.TurnAt(l.Arrived) > g.Position.Turn, Held: g.Held != "", Deadline: g.ClockOf(w.Player(), g.Cut()),
	}
}

// toFile is the sheet as it is kept: in canonical form, so that a turn resolved
// again reads the same whatever the order language has become.
func toFile(f records.FiledLetter, w senders.Writer, sheet orders.Sheet, turn int) records.Sheet {
	filed := records.Sheet{Player: w.Player().ID, Turn: turnOf(sheet, turn), Letter: f.ID, Arrived: f.Letter.Arrived, Orders: sheet.Canonical()}
	if sheet.HasStanding {
		standing := sheet.Standing()
		filed.Standing = &standing
	}
	return filed
}
