package sending

import (
	"errors"
	"net/mail"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// WriteToAll queues a letter of our own accord to every player of a game, in the
// player's thread. It fails as Queue does.
func (d *Desk) WriteToAll(tx records.Tx, game *records.Game, text func(w *reports.Words, s engine.Seat, tag string) string) error {
	words := d.Words.For(game.Names())
	for i := range game.Players {
		seat := engine.Seat(i)
		err := d.WriteWith(tx, game, seat, "", func(tag string) string { return text(words, seat, tag) })
		if err != nil {
			return err
		}
	}
	return nil
}

// WriteReports is WriteToAll for the report of a turn: the message id of each letter
// proves its link. It fails as Queue does.
func (d *Desk) WriteReports(tx records.Tx, game *records.Game, link records.Link, text func(w *reports.Words, s engine.Seat, tag string) string) error {
	words := d.Words.For(game.Names())
	for i := range game.Players {
		seat := engine.Seat(i)
		id, err := d.NewProof(tx, game.Name, link)
		if err != nil {
			return err
		}
		err = d.write(tx, game, seat, func(tag string) string { return text(words, seat, tag) }, func(draft *post.Draft) { draft.MessageID = id })
		if err != nil {
			return err
		}
	}
	return nil
}

// WriteTo queues such a letter to one player. It fails as Queue does.
func (d *Desk) WriteTo(tx records.Tx, game *records.Game, seat engine.Seat, text func(w *reports.Words, tag string) string) error {
	return d.WriteWith(tx, game, seat, "", func(tag string) string { return text(d.Words.For(game.Names()), tag) })
}

// WriteWith is the same for letters of a kind that a command ends, "" for none. A
// seat without a person gets no letter. It fails as Queue does.
func (d *Desk) WriteWith(tx records.Tx, game *records.Game, seat engine.Seat, unsubscribe string, text func(tag string) string) error {
	return d.write(tx, game, seat, text, func(draft *post.Draft) { draft.Unsubscribe = unsubscribe })
}

// write queues a letter to one player, as change wants its draft.
func (d *Desk) write(tx records.Tx, game *records.Game, seat engine.Seat, text func(tag string) string, change func(*post.Draft)) error {
	p := game.Players[seat]
	if p.Address == "" || p.Gone == records.GoneResigned {
		return nil
	}
	key, err := d.Tags.Key(tx)
	if err != nil {
		return err
	}
	t := senders.TagFor(key, game, p)
	draft := d.DraftTo(game, p, t)
	draft.Text, draft.Automatic = text(t.String()), "auto-generated"
	change(&draft)
	return d.Queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, draft)
}

// DraftTo begins a letter to a player: one thread and one subject a game.
func (d *Desk) DraftTo(game *records.Game, p records.Player, t senders.Tag) post.Draft {
	draft := post.Draft{
		To:      mail.Address{Name: p.Name, Address: p.Address},
		ReplyTo: d.Tags.ReplyTo(t),
		Subject: d.Words.Say(reports.Subject{Game: game.Name, Tag: t.String()}),
		ListID:  d.Tags.ListID(game.Name),
	}
	if p.Thread != "" { // before the start there is none
		draft.InReplyTo, draft.References = p.Thread, []string{p.Thread}
	}
	return draft
}

// WriteStart queues the letter that begins a game for a player: the head of the
// thread, whose message id stands in the player's record. A seat without a person
// gets no letter. It fails as Queue does.
func (d *Desk) WriteStart(tx records.Tx, game *records.Game, seat engine.Seat, text func(tag string) string) error {
	return d.write(tx, game, seat, text, func(draft *post.Draft) {
		draft.MessageID, draft.InReplyTo, draft.References = game.Players[seat].Thread, "", nil
	})
}

// WriteToObservers queues a public report to all who watch a game. An address that
// our mail cannot carry is passed over; it fails only when the store does.
func (d *Desk) WriteToObservers(tx records.Tx, game *records.Game, text string) error {
	observers, err := tx.Onlookers.Observers(game.ID)
	if err != nil {
		return err
	}
	for _, address := range observers {
		err := d.Queue(tx, records.Outgoing{Kind: records.Report, To: address, Game: game.ID}, post.Draft{
			To: mail.Address{Address: address}, Subject: d.Words.Say(reports.ObserverSubject{Game: game.Name}), ListID: d.Tags.ListID(game.Name),
			Text: text + "\n", Automatic: "auto-generated", Unsubscribe: "unwatch " + game.Name,
		})
		if err != nil && !errors.As(err, new(Unwritable)) {
			return err
		}
	}
	return nil
}
