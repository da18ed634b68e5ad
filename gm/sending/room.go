package sending

import (
	"time"

	"machipost/gm/records"
	"machipost/reports"
)

// left are how many letters may be begun now within a minute and a day: a batch, or what
// the provider's limits leave. What is too much stays due.
func (c *Carrier) left(view records.View) (minute, day int, err error) {
	minute, day = batch, batch
	if c.PerMinute > 0 {
		tried, _, err := view.Outbox.Tried(view.Now.Add(-time.Minute))
		if err != nil {
			return 0, 0, err
		}
		minute = min(batch, c.PerMinute-tried)
	}
	if c.PerDay > 0 {
		tried, _, err := view.Outbox.Tried(view.Now.Add(-24 * time.Hour))
		if err != nil {
			return 0, 0, err
		}
		day = min(batch, c.PerDay-tried)
	}
	return minute, day, nil
}

// share is which part of a day's letters may go to people who play in no game, where
// there are players: one in so many. The rest is kept for the players: their reports
// may be due only in the evening.
const share = 2

// leftForOthers are how many of these letters may be to people who play in no game:
// readers, and strangers.
func (c *Carrier) leftForOthers(view records.View) (int, error) {
	if c.PerDay == 0 {
		return batch, nil
	}
	if any, err := view.Games.HavePlayers(); err != nil || !any {
		return batch, err
	}
	_, tried, err := view.Outbox.Tried(view.Now.Add(-24 * time.Hour))
	return min(batch, max(0, c.PerDay/share-tried)), err
}

// tellOfFull tells the keeper, once a day, that the day's letters are used up, or those
// of them that are not kept for players.
func (c *Carrier) tellOfFull(tx records.Tx, day, others int) error {
	today := tx.Now.Format(time.DateOnly)
	switch {
	case day <= 0:
		return c.Desk.TellKeeper(tx, "day full "+today, reports.DayFull{Limit: c.PerDay})
	case others <= 0:
		return c.Desk.TellKeeper(tx, "half full "+today, reports.HalfFull{Limit: c.PerDay / share})
	}
	return nil
}
