package sending

import (
	"context"
	"errors"
	"fmt"
	"time"

	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// A Carrier sends what lies in the outbox, within the limits of the mail provider,
// and notes of each letter how that ended.
type Carrier struct {
	Store     records.Store
	Desk      *Desk
	Postman   post.Postman
	PerMinute int // letters that may be tried a minute, 0 for no limit
	PerDay    int // the same a day
}

// A letter that could not be sent for now is tried again after firstRetry, then
// after twice as long, up to lastRetry, for givenUp in all.
const (
	firstRetry = 5 * time.Minute
	lastRetry  = 4 * time.Hour
	givenUp    = 5 * 24 * time.Hour
)

// batch is how many letters are sent over one connection.
const batch = 50

// ClaimFor is how long a letter belongs to the process that claimed it. One that
// was killed leaves its letters to the first round after that.
const ClaimFor = 15 * time.Minute

// SendDue sends what is due, oldest first. It fails when the store does, and when
// the mail server will not have us at all; what becomes of a single letter is no
// error.
func (c *Carrier) SendDue(ctx context.Context) (sent, failed int, err error) {
	for {
		claimed, err := c.claim(ctx)
		if err != nil || len(claimed) == 0 {
			return sent, failed, err
		}
		s, f, err := c.sendBatch(ctx, claimed)
		sent, failed = sent+s, failed+f
		if err != nil {
			return sent, failed, err
		}
	}
}

// claim notes an attempt for each letter that is due, before anybody dials: from
// now on no other process touches them.
func (c *Carrier) claim(ctx context.Context) ([]records.Outgoing, error) {
	var claimed []records.Outgoing
	err := c.Store.Update(ctx, func(tx records.Tx) error {
		room, err := c.room(tx)
		if err != nil || room <= 0 {
			return err
		}
		claimed, err = tx.Attempts.Claim(tx.Now, tx.Now.Add(ClaimFor), room)
		return err
	})
	return claimed, err
}

// room is how many letters may be tried now: a batch, or what the provider's
// limits leave. The others stay due; that the day's are used up the keeper is
// told, once a day.
func (c *Carrier) room(tx records.Tx) (int, error) {
	minute, err := c.left(tx.View(), c.PerMinute, time.Minute)
	if err != nil {
		return 0, err
	}
	day, err := c.left(tx.View(), c.PerDay, 24*time.Hour)
	if err == nil && day <= 0 {
		err = c.Desk.TellKeeper(tx, "day full "+tx.Now.Format(time.DateOnly), reports.DayFull{Limit: c.PerDay})
	}
	return min(minute, day), err
}

// left is how many of so many letters within a time may still be tried, a batch at
// the most.
func (c *Carrier) left(view records.View, limit int, within time.Duration) (int, error) {
	if limit == 0 {
		return batch, nil
	}
	tried, err := view.Outbox.Tried(view.Now.Add(-within))
	return min(batch, limit-tried), err
}

// sendBatch sends claimed letters. One letter's trouble is not the next one's;
// when the server will not have us at all, all of them wait.
func (c *Carrier) sendBatch(ctx context.Context, claimed []records.Outgoing) (sent, failed int, err error) {
	open := make(map[int64]records.Outgoing, len(claimed))
	parcels := make([]post.Parcel, len(claimed))
	for i, out := range claimed {
		open[out.ID] = out
		parcels[i] = post.Parcel{ID: out.ID, From: c.Desk.Tags.Address.Address, To: out.To, Raw: out.Raw}
	}
	// A slow server must not outlast the claim, or another process sends the rest.
	sending, cancel := context.WithTimeout(ctx, ClaimFor-time.Minute)
	defer cancel()
	err = c.Postman.Deliver(sending, parcels, func(p post.Parcel, fault error) error {
		if fault == nil {
			sent++
		} else {
			failed++
		}
		out := open[p.ID]
		delete(open, p.ID)
		return c.noteAttempt(ctx, out, fault)
	})
	if err != nil {
		// The server will not have us at all: that is nobody's letter's fault.
		err = errors.Join(err, c.putBack(ctx, open, err))
		return sent, failed + len(open), fmt.Errorf("sending: %w", err)
	}
	return sent, failed, nil
}

// putBack lets claimed letters that nobody could try wait for the next chance.
func (c *Carrier) putBack(ctx context.Context, claimed map[int64]records.Outgoing, why error) error {
	return c.Store.Update(context.WithoutCancel(ctx), func(tx records.Tx) error {
		for id, out := range claimed {
			if err := tx.Attempts.Retry(id, tx.Now.Add(firstRetry), why.Error()); err != nil {
				return err
			}
			tx.Facts.Note(outgoing(facts.OutgoingPutOff, out))
		}
		return nil
	})
}

// noteAttempt says how an attempt ended: sent, to be tried again after a while,
// or parked, and then the keeper is told.
func (c *Carrier) noteAttempt(ctx context.Context, out records.Outgoing, fault error) error {
	// What happened on the wire is noted also when we were told to stop.
	ctx = context.WithoutCancel(ctx)
	return c.Store.Update(ctx, func(tx records.Tx) error {
		var refusal post.Refusal
		if refused := new(post.Refusal); errors.As(fault, &refused) {
			refusal = *refused
		}
		switch {
		case fault == nil:
			tx.Facts.Note(outgoing(facts.OutgoingSent, out))
			return tx.Attempts.Sent(out.ID, tx.Now)
		case refusal.Permanent, tx.Now.Sub(out.Created) > givenUp:
			tx.Facts.Note(refused(facts.OutgoingParked, out, refusal))
			return c.park(tx, out, fault)
		}
		tx.Facts.Note(refused(facts.OutgoingPutOff, out, refusal))
		return tx.Attempts.Retry(out.ID, tx.Now.Add(backoff(out.Attempts)), fault.Error())
	})
}

// refused is what the log tells of a letter of ours that a server did not take.
func refused(kind facts.Kind, out records.Outgoing, r post.Refusal) facts.Fact {
	f := outgoing(kind, out)
	f.Code = r.Code
	return f
}

// park gives a letter up, and tells the keeper of a player's.
func (c *Carrier) park(tx records.Tx, out records.Outgoing, fault error) error {
	if err := tx.Attempts.Parked(out.ID, fault.Error()); err != nil {
		return err
	}
	if out.Player == 0 && out.Game != 0 { // to a reader or a standby
		return c.Desk.noteRefusal(tx, out, fault)
	}
	if out.Player == 0 {
		return nil // it may have a forged sender for an address
	}
	if err := c.Desk.noteRefusal(tx, out, fault); err != nil {
		return err
	}
	note, err := parkedNote(tx, out, fault)
	if err != nil {
		return err
	}
	return c.Desk.TellKeeper(tx, fmt.Sprintf("parked %d %d", out.ID, out.Attempts), note)
}

// parkedNote is what the keeper is told of a player's letter that is given up.
func parkedNote(tx records.Tx, out records.Outgoing, fault error) (reports.Parked, error) {
	note := reports.Parked{To: out.To, Why: fault.Error(), ID: out.ID, Written: out.Created}
	games, err := tx.Games.All()
	for _, game := range games {
		for _, p := range game.Players {
			if p.ID == out.Player {
				note.Game, note.Player, note.Moved = game.Name, p.Name, p.Address != out.To
			}
		}
	}
	return note, err
}

// backoff is how long to wait after so many attempts: 5 minutes, doubled each
// time, 4 hours at the most.
func backoff(attempts int) time.Duration {
	wait := firstRetry
	for i := 1; i < attempts && wait < lastRetry; i++ {
		wait *= 2
	}
	return min(wait, lastRetry)
}
