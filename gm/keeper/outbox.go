package keeper

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"machipost/gm/facts"
	"machipost/gm/records"
	"machipost/gm/sending"
)

// This file holds what the keeper does with letters of ours.

// An Outbox is what the keeper does with letters of ours.
type Outbox struct{ Store records.Store }

// A BoxOutgoing is a letter of ours as the keeper looks at it: with its player's
// game and name, "" when it is nobody's.
type BoxOutgoing struct {
	records.Outgoing
	Game, Name string
}

// Newest returns the newest letters of ours in one of the states (all, for none),
// at most limit of them, the newest first, without their raw bytes. It fails only
// when the store does.
func (o *Outbox) Newest(ctx context.Context, states []records.OutgoingState, limit int) (letters []BoxOutgoing, err error) {
	err = o.Store.View(ctx, func(view records.View) error {
		outbox, err := view.Outbox.Newest(states, limit)
		if err != nil {
			return err
		}
		letters, err = boxed(view, outbox)
		return err
	})
	return letters, err
}

func boxed(view records.View, outbox []records.Outgoing) ([]BoxOutgoing, error) {
	players := make([]int64, len(outbox))
	for i, out := range outbox {
		players[i] = out.Player
	}
	places, err := view.Players.Places(players)
	letters := make([]BoxOutgoing, len(outbox))
	for i, out := range outbox {
		letters[i] = BoxOutgoing{out, places[out.Player].Game, places[out.Player].Player}
	}
	return letters, err
}

// reportedWithin is how long behind a turn its reports may be queued. What comes
// later, a start letter or a tag, goes out also when the turn is taken back.
const reportedWithin = time.Minute

// movable are the states from which the keeper moves a letter to another.
var movable = map[records.OutgoingState][]records.OutgoingState{
	records.Queued:  {records.Parked, records.Held}, // one that is queued may be on its way: a second try now would send it twice
	records.Held:    {records.Queued},
	records.Dropped: {records.Queued, records.Parked, records.Held},
}

// Move moves letters of the outbox to Queued (they are tried again), Held
// or Dropped, all of them or none, and returns them. It fails with ErrNoLetter,
// and with a sentence for the keeper where one cannot be moved.
func (o *Outbox) Move(ctx context.Context, ids []int64, to records.OutgoingState) (moved []BoxOutgoing, err error) {
	err = o.Store.Update(ctx, func(tx records.Tx) error {
		moved, err = moveOutgoing(tx, ids, to)
		return err
	})
	return moved, err
}

// HoldQueued holds every letter that waits, and returns them. It fails only when the
// store does.
func (o *Outbox) HoldQueued(ctx context.Context) (moved []BoxOutgoing, err error) {
	err = o.Store.Update(ctx, func(tx records.Tx) error {
		moved, err = moveAll(tx, records.Queued, records.Held)
		return err
	})
	return moved, err
}

// RetryParked has every parked letter tried again and returns them. It fails only
// when the store does.
func (o *Outbox) RetryParked(ctx context.Context) (moved []BoxOutgoing, err error) {
	err = o.Store.Update(ctx, func(tx records.Tx) error {
		moved, err = moveAll(tx, records.Parked, records.Queued)
		return err
	})
	return moved, err
}

// moveAll moves every letter in one state to another.
func moveAll(tx records.Tx, from, to records.OutgoingState) ([]BoxOutgoing, error) {
	all, err := tx.Outbox.Newest([]records.OutgoingState{from}, math.MaxInt32)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(all))
	for i, out := range all {
		ids[i] = out.ID
	}
	slices.Sort(ids)
	return moveOutgoing(tx, ids, to)
}

func moveOutgoing(tx records.Tx, ids []int64, to records.OutgoingState) ([]BoxOutgoing, error) {
	moved := make([]records.Outgoing, len(ids))
	for i, id := range ids {
		out, err := tx.Outbox.Letter(id)
		if err != nil {
			return nil, fmt.Errorf("letter %d of the outbox: %w", id, err)
		}
		if !slices.Contains(movable[to], out.State) {
			return nil, fmt.Errorf("letter %d of the outbox to %s is %s already; nothing was changed", id, out.To, out.State)
		}
		out.Due = dueAgain(out, tx.Now)
		if err := tx.Outbox.SetState(id, to, out.Due); err != nil {
			return nil, fmt.Errorf("letter %d of the outbox: %w", id, err)
		}
		tx.Facts.Note(facts.Fact{
			Kind: facts.OutgoingMoved, Outgoing: id, Letter: out.Letter, Game: out.Game, Player: out.Player, State: string(to),
		})
		out.State, out.Raw = to, nil
		moved[i] = out
	}
	return boxed(tx.View(), moved)
}

// dueAgain is when a letter is tried again: now, but one that was held while it
// was on its way not before it has come back from there.
func dueAgain(out records.Outgoing, now time.Time) time.Time {
	if out.State != records.Held || out.Due.Before(now) {
		return now
	}
	if claimed := now.Add(sending.ClaimFor); out.Due.After(claimed) {
		return claimed
	}
	return out.Due
}
