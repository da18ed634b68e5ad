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
	PerMinute int  // letters that may be tried a minute, 0 for no limit
	PerDay    int  // the same a day
	Shared    bool // other processes send, too, at the same time
}

// A letter that could not be sent for now is tried again after firstRetry, then
// after twice as long, up to lastRetry, for givenUp in all.
const (
	firstRetry = 5 * time.Minute
	lastRetry  = 4 * time.Hour
	givenUp    = 5 * 24 * time.Hour
	leastTries = 5 // before that: a clock that is fast makes old letters of new ones
)

// ClaimFor is how long a letter that was begun belongs to the process that began it. A
// process that is killed in it leaves it to the first round after that: it may have
// gone. Letters that were claimed and not begun wait for nobody.
const ClaimFor = 15 * time.Minute

// SendDue sends what is due: to players first, and to one address in the order in
// which it was written. It fails when the store does, and when the mail server will
// not have us at all; what becomes of a single letter is no error.
func (c *Carrier) SendDue(ctx context.Context) (sent, failed int, err error) {
	var t *tour
	for {
		if t, err = c.claim(ctx, t); err != nil || len(t.parcels) == 0 {
			return sent, failed, err
		}
		err = t.send(ctx)
		sent, failed = sent+t.sent, failed+t.failed
		if err != nil || t.tried == 0 || t.taken { // another process is on its way with them
			return sent, failed, errors.Join(err, t.close(ctx))
		}
	}
}

// noteAttempt says how an attempt ended: sent, given back, to be tried again after a
// while, or parked, and then the keeper is told.
func (c *Carrier) noteAttempt(tx records.Tx, out records.Outgoing, fault error, stopped bool) error {
	var refusal post.Refusal
	known := fault == nil
	if refused := new(post.Refusal); errors.As(fault, &refused) {
		refusal, known = *refused, !refused.Uncertain
	}
	switch {
	case fault == nil:
		tx.Facts.Note(outgoing(facts.OutgoingSent, out))
		return tx.Attempts.Sent(out.ID, tx.Now)
	case stopped && known && refusal.Code == 0: // we hung up, not the server
		return tx.Attempts.GiveBack(out.ID, tx.Now)
	case refusal.Permanent, tx.Now.Sub(out.Created) > givenUp && out.Attempts >= leastTries:
		tx.Facts.Note(refused(facts.OutgoingParked, out, refusal))
		return c.park(tx, out, fault)
	}
	again := tx.Now.Add(backoff(out.Attempts))
	if !known && again.Before(out.Due) { // it may have gone: not before its claim is over
		again = out.Due
	}
	tx.Facts.Note(refused(facts.OutgoingPutOff, out, refusal))
	return tx.Attempts.Retry(out.ID, again, fault.Error())
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
	if out.Player == 0 && out.Game == 0 {
		return nil // it may have a forged sender for an address
	}
	if err := c.Desk.noteRefusal(tx, out, fault); err != nil || out.Player == 0 { // that is to a reader or a standby
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
	game, err := tx.Games.WithPlayer(out.Player)
	if errors.Is(err, records.ErrNoGame) {
		return note, nil
	}
	if err == nil {
		p := game.Players[game.SeatWith(out.Player)]
		note.Game, note.Player, note.Moved = game.Name, p.Name, p.Address != out.To
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
