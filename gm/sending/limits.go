package sending

import (
	"fmt"
	"time"

	"machipost/gm/records"
	"machipost/reports"
)

// Automatic answers an hour to one address, without and with a right tag, and a day
// to all addresses, of which half is kept for right tags: no storm of ours, whatever
// comes in.
const (
	answersStranger = 5
	answersPlayer   = 60
	answersDaily    = 1000
)

// MayAnswer keeps automatic answers from becoming a storm: so many an hour to one
// address, so many a day to all, and then the keeper is told. It fails as
// TellKeeper does.
func (d *Desk) MayAnswer(tx records.Tx, to string, known bool) (bool, error) {
	if to == "" {
		return false, nil
	}
	limit, count := answersStranger, tx.Outbox.AnsweredUnproven
	if known {
		limit, count = answersPlayer, tx.Outbox.Answered
	}
	hour, err := count(to, tx.Now.Add(-time.Hour))
	if err != nil || hour >= limit {
		return false, err
	}
	daily := answersDaily
	if !known {
		daily /= 2 // whatever strangers do, players are answered
	}
	day, err := tx.Outbox.Answered("", tx.Now.Add(-24*time.Hour))
	if err != nil || day < daily {
		return err == nil, err
	}
	return false, d.TellKeeper(tx, fmt.Sprintf("storm %d %s", daily, tx.Now.Format(time.DateOnly)), reports.Storm{Limit: daily, Players: known})
}
