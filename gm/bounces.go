package gm

import (
	"errors"

	"machipost/gm/calendar"
	"machipost/gm/post"
)

// A letter that comes back counts against the address it went to: one that
// failed for good (5.x.x, RFC 3463) as much as four that failed for now. From
// three of the former on, the player is unreachable, until a letter from the
// player shows otherwise.
const (
	hardBounce    = 4
	softBounce    = 1
	unreachableAt = 3 * hardBounce
)

// Unreachable tells whether letters to the player keep coming back.
func (p Player) Unreachable() bool { return p.Bounced >= unreachableAt }

// noteBounce counts a letter that came back. Which it was, its message id tells,
// which nobody knows but who got it: a report on anything else counts nothing.
func (g *GM) noteBounce(tx Tx, b *post.Bounce) error {
	if b == nil {
		return nil
	}
	to, err := tx.Outbox.SentTo(b.Returned)
	if err != nil || to == "" {
		return err
	}
	weight := softBounce
	if b.Hard {
		weight = hardBounce
	}
	return g.countBounce(tx, to, weight, b.Status)
}

// noteRefusal counts a letter that the mail server refused for good.
func (g *GM) noteRefusal(tx Tx, to string, fault error) error {
	var refusal *post.Refusal
	if !errors.As(fault, &refusal) || !refusal.Permanent {
		return nil
	}
	return g.countBounce(tx, to, hardBounce, refusal.Reason)
}

// countBounce adds to the score of an address and tells the keeper when that
// makes a player unreachable.
func (g *GM) countBounce(tx Tx, address string, weight int, status string) error {
	if weight == hardBounce { // what failed for now is never taken off an onlooker's score
		if err := tx.Onlookers.Bounce(address, weight, unreachableAt); err != nil {
			return err
		}
	}
	score, err := tx.Players.AddBounce(address, weight)
	if err != nil || score < unreachableAt || score-weight >= unreachableAt {
		return err
	}
	return g.tellKeeper(tx, "unreachable "+address+" "+calendar.Stamp(tx.Now), g.Words.Unreachable(address, status))
}

// heardFrom forgets what came back from the addresses of a player who wrote.
func heardFrom(tx Tx, l post.Letter, w writer) error {
	if w.standing != proven || l.Forged != "" || w.player().Bounced == 0 {
		return nil
	}
	return tx.Players.ClearBounces(w.player().Addresses())
}
