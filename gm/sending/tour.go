package sending

import (
	"context"
	"errors"
	"fmt"
	"time"

	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
)

// A tour is letters on their way over one connection, or a few. What is claimed is not
// begun: each letter is begun when its turn comes, in a transaction that asks whether
// it still may be. So nothing has to be given back of what was not begun, whatever
// stops us, and two processes with the same list do not send a letter twice.
type tour struct {
	*Carrier
	number  int       // of its claim
	until   time.Time // no letter is begun after that
	claimed time.Time // until then its letters are this process's alone; zero where all have one list
	parcels []post.Parcel
	players bool                       // only letters to players go, and wait only for each other
	listed  map[int64]records.Outgoing // not begun
	begun   map[int64]records.Outgoing // and we do not know yet how that ended
	taken   bool                       // another process has claimed letters since

	tried, sent, failed int
}

// with is the tour with letters that are due.
func (t *tour) with(due []records.Outgoing) *tour {
	t.parcels = parcels(due, t.Desk.Tags.Address.Address)
	t.listed, t.begun = byID(due), map[int64]records.Outgoing{}
	return t
}

func byID(letters []records.Outgoing) map[int64]records.Outgoing {
	all := make(map[int64]records.Outgoing, len(letters))
	for _, out := range letters {
		all[out.ID] = out
	}
	return all
}

func parcels(letters []records.Outgoing, from string) []post.Parcel {
	all := make([]post.Parcel, len(letters))
	for i, out := range letters {
		all[i] = post.Parcel{ID: out.ID, From: from, To: out.To, Raw: out.Raw}
	}
	return all
}

// send sends them. One letter's trouble is not the next one's; when the server will
// not have us at all, those that were not begun wait.
func (t *tour) send(ctx context.Context) error {
	for i := range t.parcels {
		id := t.parcels[i].ID
		t.parcels[i].Begin = func() (bool, error) { return t.begin(ctx, id) }
	}
	// A slow server must not outlast the claim, or another process sends a letter again.
	sending, cancel := context.WithTimeout(ctx, ClaimFor-time.Minute)
	defer cancel()
	err := t.Postman.Deliver(sending, t.parcels, func(p post.Parcel, fault error) error { return t.tell(ctx, p.ID, fault) })
	if err == nil {
		return nil
	}
	if ctx.Err() == nil { // else we were told to stop, and they are due as they were
		err = errors.Join(err, t.putOff(ctx, err))
	}
	return fmt.Errorf("sending: %w", err)
}

// begin notes an attempt for a letter whose turn has come, if it may still be sent.
func (t *tour) begin(ctx context.Context, id int64) (bool, error) {
	if err := ctx.Err(); err != nil {
		return false, err
	}
	var out records.Outgoing
	var may bool
	// From here on it is done or not, and we know which.
	err := t.Store.Jot(context.WithoutCancel(ctx), func(tx records.Tx) (err error) {
		out, may, err = t.beginIn(tx, id)
		return err
	})
	if err != nil || !may {
		return false, err
	}
	t.hasBegun(out)
	return true, nil
}

// beginIn is that within a transaction: the letter as it is then, and whether it may be
// sent.
func (t *tour) beginIn(tx records.Tx, id int64) (out records.Outgoing, may bool, err error) {
	out, listed := t.listed[id]
	if !listed {
		return out, false, nil
	}
	if holds, err := t.holds(tx); err != nil || !holds || tx.Now.After(t.until) {
		return out, false, err
	}
	out.Attempts, out.Due = out.Attempts+1, tx.Now.Add(ClaimFor)
	if t.own() {
		may, err = tx.Attempts.BeginClaimed(id, t.claimed, tx.Now, out.Due)
		return out, may, err
	}
	may, err = tx.Attempts.Begin(id, tx.Now, out.Due, t.players)
	return out, may, err
}

// hasBegun remembers a letter that was begun, once that is committed.
func (t *tour) hasBegun(out records.Outgoing) {
	delete(t.listed, out.ID)
	t.begun[out.ID] = out
	t.tried++
}

// tell notes how it went with a letter. A postman who asked nobody whether it may be
// sent has begun it only now.
func (t *tour) tell(ctx context.Context, id int64, fault error) error {
	stopped := ctx.Err() != nil
	var unasked, noted bool // begun only now; and not another's by now
	out, asked := t.begun[id]
	// What happened on the wire is noted also when we were told to stop.
	err := t.Store.Jot(context.WithoutCancel(ctx), func(tx records.Tx) (err error) {
		unasked, noted = false, true
		if !asked {
			if out, unasked, err = t.beginIn(tx, id); err != nil || !unasked && fault != nil {
				noted = false
				return err
			}
		}
		return t.noteAttempt(tx, out, fault, stopped)
	})
	if err != nil || !noted {
		return err
	}
	if unasked {
		t.hasBegun(out)
	}
	delete(t.begun, id)
	if fault == nil {
		t.sent++
	} else {
		t.failed++
	}
	return nil
}

// putOff has the letters that were not begun wait for the next chance: that the server
// will not have us at all is nobody's letter's fault.
func (t *tour) putOff(ctx context.Context, why error) error {
	if t.own() { // they are due again when the claim ends
		return nil
	}
	waiting := 0
	err := t.Store.Update(context.WithoutCancel(ctx), func(tx records.Tx) error {
		waiting = 0
		if holds, err := t.holds(tx); err != nil || !holds { // they are another's to send by now
			return err
		}
		for _, p := range t.parcels {
			out, listed := t.listed[p.ID]
			if !listed {
				continue
			}
			waits, err := tx.Attempts.PutOff(out.ID, tx.Now, tx.Now.Add(firstRetry), why.Error())
			if err != nil {
				return err
			}
			if waits {
				waiting++
				tx.Facts.Note(outgoing(facts.OutgoingPutOff, out))
			}
		}
		return nil
	})
	if err == nil {
		t.failed += waiting
	}
	return err
}
