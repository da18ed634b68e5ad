package letters

import (
	"context"
	"fmt"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/reports"
)

// outageAfter is how long the mailbox may be out of reach before the keeper is
// told: until it is read, no turn is resolved.
const outageAfter = 6 * time.Hour

// TellOfOutage tells the log, and the keeper once a day that the mailbox could not
// be read without fault for long, and why it could not now. It fails when the store
// does, or with a sending.Unwritable.
func (l *Letters) TellOfOutage(ctx context.Context, now time.Time, fault error) error {
	return l.Store.Update(ctx, func(tx records.Tx) error {
		last, err := lastPoll(tx.View())
		if err != nil {
			return err
		}
		tx.Facts.Note(facts.Fact{Kind: facts.MailboxOut, Since: last})
		if last.IsZero() || now.Sub(last) < outageAfter {
			return nil
		}
		days := (now.Sub(last) - outageAfter) / (24 * time.Hour)
		matter := fmt.Sprintf("outage %s %d", calendar.Stamp(last), days)
		return l.Desk.TellKeeper(tx, matter, reports.Outage{Last: last, Why: fault.Error()})
	})
}

// lastPoll is when the mailbox was last read without fault, or first tried; the
// zero time before that.
func lastPoll(view records.View) (time.Time, error) {
	for _, name := range []string{settingLastPoll, settingSince} {
		value, err := view.Settings.Value(name)
		if err != nil {
			return time.Time{}, err
		}
		if value != "" {
			return calendar.ReadStamp(value)
		}
	}
	return time.Time{}, nil
}
