// Package sending is which letter of ours goes to whom: threads, the queue, attempts and
// their limits, what comes back, and what the keeper is told.
//
// What has happened is decided above; here it is only told. It writes no words, which are
// in package reports, and knows no wire: a composer and a postman are handed in. What
// may enter is what is the same for all letters that we write.
package sending

import (
	"fmt"
	"math/rand/v2"
	"net/mail"
	"strings"

	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// A Desk writes our letters: it composes them, and puts them into the outbox.
// Nothing leaves the house but by way of it and the Carrier.
type Desk struct {
	Tags     *senders.Tags
	Composer post.Composer
	Words    *reports.Words
	Chance   rand.Source // message ids
	Keeper   string      // bare address of the person behind the GM, "" for none

	timed  bool // its letters tell a deadline
	was    Deadline
	brings func(w *reports.Words) post.Attachment // a file for players; nil for none
}

// NewMessageID returns a message id that was never used.
func (d *Desk) NewMessageID() string {
	return fmt.Sprintf("%016x%016x@%s", d.Chance.Uint64(), d.Chance.Uint64(), domainOf(d.Tags.Address.Address))
}

// domainOf is what stands behind the @ of an address: of ours, it is that of our message
// ids too.
func domainOf(address string) string {
	_, domain, _ := strings.Cut(address, "@")
	return domain
}

// TellKeeper queues a letter to the person behind the GM, once a matter. It fails
// as Queue does.
func (d *Desk) TellKeeper(tx records.Tx, matter string, notes ...reports.Section) error {
	first, err := tx.Told.Once(matter, tx.Now)
	if err != nil || !first || d.Keeper == "" {
		return err
	}
	return d.Queue(tx, records.Outgoing{Kind: records.Notice, To: d.Keeper}, Notice(d, d.Words.Note(notes...)))
}

// Notice is a letter to the person behind the GM.
func Notice(d *Desk, l reports.Letter) post.Draft {
	return post.Draft{
		To: mail.Address{Address: d.Keeper}, Subject: d.Words.Say(reports.NoticeSubject{}),
		Text: l.Text(), Automatic: "auto-generated",
	}
}

// An Unwritable is a letter of ours that cannot be composed: our mail cannot
// carry the address it is to.
type Unwritable struct{ error }

// Queue composes a letter and puts it into the outbox: rendered once, and from then
// on the same bytes. It fails with an Unwritable, and when the store does.
func (d *Desk) Queue(tx records.Tx, out records.Outgoing, draft post.Draft) error {
	draft.Date = tx.Now
	if draft.MessageID == "" {
		draft.MessageID = d.NewMessageID()
	}
	raw, err := d.Compose(draft)
	if err != nil {
		return Unwritable{fmt.Errorf("writing a letter to %s: %w", out.To, err)}
	}
	return queue(tx, out, draft.MessageID, raw)
}

// queue puts a letter into the outbox that is composed already, at this moment.
func queue(tx records.Tx, out records.Outgoing, id string, raw []byte) (err error) {
	out.MessageID, out.Raw, out.Created, out.Due = id, raw, tx.Now, tx.Now
	if out.ID, err = tx.Outbox.Queue(out); err == nil {
		tx.Facts.Note(outgoing(facts.OutgoingQueued, out))
	}
	return err
}

// Compose makes a letter of ours of a draft. It fails as post.Composer does.
func (d *Desk) Compose(draft post.Draft) ([]byte, error) {
	draft.From = d.Tags.Address
	return d.Composer.Compose(draft)
}

// outgoing is what the log tells of a letter of ours.
func outgoing(kind facts.Kind, out records.Outgoing) facts.Fact {
	return facts.Fact{Kind: kind, Outgoing: out.ID, Letter: out.Letter, Game: out.Game, Player: out.Player}
}
