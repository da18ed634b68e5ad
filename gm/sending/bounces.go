package sending

import (
	"errors"
	"slices"

	"machipost/gm/calendar"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// NoteBounce counts a letter that came back. Which it was, its message id tells,
// which nobody knows but who got it: a report on anything else counts nothing. It
// fails as Queue does.
func (d *Desk) NoteBounce(tx records.Tx, b *post.Bounce) error {
	if b == nil {
		return nil
	}
	id, to, err := tx.Outbox.SentTo(b.Returned)
	if err != nil || to == "" {
		return err
	}
	weight := records.SoftBounce
	if b.Hard {
		weight = records.HardBounce
	}
	return d.countBounce(tx, records.Outgoing{ID: id, To: to}, weight, b.Status)
}

// noteRefusal counts a letter that the mail server refused for good.
func (d *Desk) noteRefusal(tx records.Tx, out records.Outgoing, fault error) error {
	var refusal *post.Refusal
	if !errors.As(fault, &refusal) || !refusal.Permanent {
		return nil
	}
	return d.countBounce(tx, out, records.HardBounce, refusal.Reason)
}

// countBounce adds to the score of an address and tells the keeper when that
// makes a player unreachable.
func (d *Desk) countBounce(tx records.Tx, out records.Outgoing, weight int, status string) error {
	address := out.To
	if weight == records.HardBounce { // what failed for now is never taken off an onlooker's score
		if err := tx.Onlookers.Bounce(address, weight, records.UnreachableAt); err != nil {
			return err
		}
	}
	score, err := tx.Players.AddBounce(address, weight)
	if err != nil || score < records.UnreachableAt || score-weight >= records.UnreachableAt {
		return err
	}
	places, err := placesAt(tx, address)
	if err != nil {
		return err
	}
	return d.TellKeeper(tx, "unreachable "+address+" "+calendar.Stamp(tx.Now),
		reports.Unreachable{Address: address, Why: status, ID: out.ID, Places: places})
}

// placesAt are the players with an address, those of games that are
// over where there are no others.
func placesAt(tx records.Tx, address string) ([]reports.Place, error) {
	var now, over []reports.Place
	games, err := tx.Games.PlayedFrom(address)
	for _, game := range games {
		for _, p := range game.Players {
			switch place := (reports.Place{Game: game.Name, Player: p.Name}); {
			case !slices.Contains(p.Addresses(), address):
			case game.State == records.Finished:
				over = append(over, place)
			default:
				now = append(now, place)
			}
		}
	}
	if len(now) == 0 {
		now = over
	}
	return now, err
}

// HeardFrom forgets what came back from the addresses of a player who wrote. It
// fails only when the store does.
func HeardFrom(tx records.Tx, l post.Letter, w senders.Writer) error {
	if w.Standing != senders.Proven || l.Forged != "" || w.Player().Bounced == 0 {
		return nil
	}
	return tx.Players.ClearBounces(w.Player().Addresses())
}
