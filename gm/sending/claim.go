package sending

import (
	"context"
	"strconv"
	"time"

	"machipost/gm/records"
)

// This file is how a process takes letters upon itself, some at a time.
//
// A claim is a number, and the letters that it was given for, within the limits of the
// minute and the day. Only the newest number holds: who has an older one begins no letter
// any more. So there is one list at a time, the limits are counted once a list and kept
// by all processes together, and whoever is killed leaves nothing to be given back.
//
// A claim waits for the disk, and so does its end, which is the next claim. Between the
// two each letter is jotted down as begun and again when we know how that ended. A kill
// undoes no jot: of one letter at the most it is not known whether it went. A power cut
// may undo those of one claim, and then its letters may go a second time, with the same
// Message-ID. We take that: to wait for the disk twice a letter costs more than the
// sending does, a power cut in the midst of it is rare, and who gets two copies loses
// nothing.

// With several workers and no limits there is nothing to be counted together, and one list
// at a time would have them wait for each other. Then each claims letters for itself, for
// half a minute, by when they are due: nobody else finds them due before that, and who
// begins one later than that finds that it is due at another time by then. So whoever is
// killed, or sleeps, leaves its letters to the others half a minute later.

// claimedFor is how long letters are claimed then, and beginClaimed how long of it they may
// be begun.
const (
	claimedFor   = 30 * time.Second
	beginClaimed = 25 * time.Second
)

// own tells that each process has a list of its own.
func (c *Carrier) own() bool { return c.Shared && c.PerMinute == 0 && c.PerDay == 0 }

// batch is how many letters are claimed at a time: so many may go twice by a power cut.
// ownBatch is that where others claim theirs at the same moment, who find these taken.
const (
	batch    = 200
	ownBatch = 50
)

// beginWithin is how long a claim lets letters be begun: a letter that is begun at its
// end still has the time that a slow server may take for it.
const beginWithin = 3 * time.Minute

// settingClaim is the newest number.
const settingClaim = "claim"

// claim ends a tour, nil for none, and returns one with the letters that are to go next,
// within records.MaxDueBytes; with none when there are none. While others have had their
// share of the day, letters to players pass by those that wait for it.
func (c *Carrier) claim(ctx context.Context, before *tour) (*tour, error) {
	var due []records.Outgoing
	t := &tour{Carrier: c}
	if c.own() {
		err := c.Store.Take(ctx, func(tx records.Tx) (err error) {
			due, err = t.claimOwn(tx)
			return err
		})
		return t.with(due), err
	}
	err := c.Store.Update(ctx, func(tx records.Tx) error {
		minute, day, err := c.left(tx.View())
		if err != nil {
			return err
		}
		// Only a clock that was fast lets a letter wait for longer than that.
		if err := tx.Attempts.Hasten(tx.Now.Add(lastRetry), tx.Now); err != nil {
			return err
		}
		others, err := c.leftForOthers(tx.View())
		if err == nil {
			err = c.tellOfFull(tx, day, others)
		}
		if err == nil && min(minute, day) > 0 {
			t.players = others == 0
			due, err = tx.Outbox.Due(tx.Now, min(minute, day), others)
		}
		if err == nil && (before != nil || len(due) > 0) {
			t.number, err = newClaim(tx)
		}
		t.until = tx.Now.Add(beginWithin)
		return err
	})
	return t.with(due), err
}

// claimOwn claims letters for this process alone. It relies on rows that it has locked, and
// on nothing else.
func (t *tour) claimOwn(tx records.Tx) ([]records.Outgoing, error) {
	if err := tx.Attempts.Hasten(tx.Now.Add(lastRetry), tx.Now); err != nil {
		return nil, err
	}
	due, err := tx.Outbox.Due(tx.Now, ownBatch, 4*ownBatch) // of the first to others, too, some may be in other hands
	if err != nil || len(due) == 0 {
		return nil, err
	}
	ids := make([]int64, len(due))
	for i, out := range due {
		ids[i] = out.ID
	}
	t.claimed, t.until = tx.Now.Add(claimedFor), tx.Now.Add(beginClaimed)
	return due, tx.Attempts.Claim(ids, t.claimed)
}

// newClaim gives out the next number.
func newClaim(tx records.Tx) (int, error) {
	newest, err := newestClaim(tx)
	if err == nil {
		newest++
		err = tx.Settings.Set(settingClaim, strconv.Itoa(newest))
	}
	return newest, err
}

// newestClaim is the number that holds, 0 before the first.
func newestClaim(tx records.Tx) (int, error) {
	value, err := tx.Settings.Value(settingClaim)
	if err != nil || value == "" {
		return 0, err
	}
	newest, err := strconv.Atoi(value)
	if err != nil { // else nothing would be sent any more, and nobody knew why
		err = &records.Fault{Err: err}
	}
	return newest, err
}

// holds tells whether no other process has claimed letters since.
func (t *tour) holds(tx records.Tx) (bool, error) {
	if t.own() { // each letter is asked for itself
		return true, nil
	}
	newest, err := newestClaim(tx)
	t.taken = err == nil && newest != t.number
	return newest == t.number, err
}

// close ends the claim, so that the disk holds what was jotted down in it. Another
// process that has claimed letters since has seen to that.
func (t *tour) close(ctx context.Context) error {
	if t.tried == 0 || t.own() {
		return nil
	}
	return t.Store.Update(context.WithoutCancel(ctx), func(tx records.Tx) error {
		holds, err := t.holds(tx)
		if err == nil && holds {
			_, err = newClaim(tx)
		}
		return err
	})
}
