package sending

import (
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// Reports are the letters that tell of a turn, one a seat.
type Reports struct {
	drafts []post.Draft
	sealed []sealed // the same, composed; none where that was not done beforehand
}

// A sealed letter is composed before it is queued.
type sealed struct {
	id  string
	raw []byte // nil for one that is not composed
}

// Reporting writes the letters that tell of a turn to the players of a game, but for what
// hangs on the transaction in which they are queued: id, date and files. key is that of the
// tags. It reads nothing, and may be called by several goroutines.
func Reporting(d *Desk, key []byte, game *records.Game, letter func(w *reports.Words, s engine.Seat, tag string) reports.Letter) *Reports {
	r := &Reports{drafts: make([]post.Draft, len(game.Players))}
	for i := range game.Players {
		seat := engine.Seat(i)
		r.drafts[i] = draft(d, key, game, seat, func(w *reports.Words, tag string) reports.Letter { return letter(w, seat, tag) })
	}
	return r
}

// Seal composes the letters beforehand, as a desk writes them that is Timed, say: their
// message ids are made of these, which were never used, and prove the turn's link. now is
// when they are queued. What cannot be composed is left as it is.
func (r *Reports) Seal(d *Desk, key []byte, game *records.Game, link records.Link, ids []string, now time.Time) {
	if len(ids) != len(r.drafts) {
		return
	}
	r.sealed = make([]sealed, len(ids))
	for i, id := range ids {
		seat, one := engine.Seat(i), r.drafts[i]
		if !hasLetters(game.Players[seat]) {
			continue
		}
		one.MessageID, one.Date = proving(key, id, game.Name, link), now
		raw, err := d.Compose(withFiles(d, now, game, seat, one))
		if err != nil { // who queues it is told why
			continue
		}
		r.sealed[i], r.drafts[i] = sealed{one.MessageID, raw}, post.Draft{}
	}
}

// WriteReports queues the letters that tell of a turn. The message id of each proves its
// link. It fails as Queue does.
func (d *Desk) WriteReports(tx records.Tx, game *records.Game, link records.Link, r *Reports) error {
	for i, p := range game.Players {
		var err error
		if i < len(r.sealed) && r.sealed[i].raw != nil {
			err = queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, r.sealed[i].id, r.sealed[i].raw)
		} else {
			err = writeReport(d, tx, game, engine.Seat(i), link, r.drafts[i])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// writeReport queues one of them that is not sealed.
func writeReport(d *Desk, tx records.Tx, game *records.Game, seat engine.Seat, link records.Link, draft post.Draft) error {
	id, err := d.NewProof(tx, game.Name, link)
	if err != nil || !hasLetters(game.Players[seat]) {
		return err
	}
	draft.MessageID = id
	return queueTo(d, tx, game, seat, draft)
}
