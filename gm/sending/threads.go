package sending

import (
	"errors"
	"net/mail"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// A writing is what makes the letter to a player, whose tag is given, in the words of
// the player's language.
type writing = func(w *reports.Words, tag string) reports.Letter

// WriteToAll queues a letter of our own accord to every player of a game, in the
// player's thread and language. It fails as Queue does.
func (d *Desk) WriteToAll(tx records.Tx, game *records.Game, letter func(w *reports.Words, s engine.Seat, tag string) reports.Letter) error {
	for i := range game.Players {
		seat := engine.Seat(i)
		err := d.WriteTo(tx, game, seat, func(w *reports.Words, tag string) reports.Letter { return letter(w, seat, tag) })
		if err != nil {
			return err
		}
	}
	return nil
}

// draft writes a letter of our own accord to a player, but for what hangs on the
// transaction in which it is queued; of a seat without a person it is the zero Draft.
func draft(d *Desk, key []byte, game *records.Game, seat engine.Seat, letter writing) post.Draft {
	p := game.Players[seat]
	if !hasLetters(p) {
		return post.Draft{}
	}
	t := senders.TagFor(key, game, p)
	written := d.DraftTo(game, p, t, letter(d.WordsFor(game, p), t.String()))
	written.Automatic = "auto-generated"
	return written
}

// TagKey is the key of the tags for Reporting, empty where it was not drawn yet: it is drawn
// with the first letter. It fails only when the store does.
func TagKey(view records.View) ([]byte, error) { return senders.KeyIn(view) }

// hasLetters tells whether a seat has a person who gets letters of our own accord.
func hasLetters(p records.Player) bool { return p.Address != "" && p.Gone != records.GoneResigned }

// WriteTo queues such a letter to one player. It fails as Queue does.
func (d *Desk) WriteTo(tx records.Tx, game *records.Game, seat engine.Seat, letter writing) error {
	return d.WriteWith(tx, game, seat, "", letter)
}

// WriteWith is the same for letters of a kind that a command ends, "" for none. A
// seat without a person gets no letter. It fails as Queue does.
func (d *Desk) WriteWith(tx records.Tx, game *records.Game, seat engine.Seat, unsubscribe string, letter writing) error {
	return d.write(tx, game, seat, letter, func(draft *post.Draft) { draft.Unsubscribe = unsubscribe })
}

// write queues a letter to one player, as change wants its draft.
func (d *Desk) write(tx records.Tx, game *records.Game, seat engine.Seat, letter writing, change func(*post.Draft)) error {
	if !hasLetters(game.Players[seat]) {
		return nil
	}
	key, err := d.Tags.Key(tx)
	if err != nil {
		return err
	}
	written := draft(d, key, game, seat, letter)
	change(&written)
	return queueTo(d, tx, game, seat, written)
}

// queueTo queues a letter to a player, with the files that it brings.
func queueTo(d *Desk, tx records.Tx, game *records.Game, seat engine.Seat, draft post.Draft) error {
	p := game.Players[seat]
	return d.Queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, withFiles(d, tx.Now, game, seat, draft))
}

// withFiles is the letter to a player with the files that it brings, if it is queued now.
func withFiles(d *Desk, now time.Time, game *records.Game, seat engine.Seat, draft post.Draft) post.Draft {
	p := game.Players[seat]
	if d.timed {
		draft.Attachments = CalendarFile(d, now, game, p, d.was)
	}
	if d.brings != nil && !p.NoHTML {
		draft.Attachments = append(draft.Attachments, d.brings(d.WordsFor(game, p)))
	}
	return draft
}

// WordsFor are those of letters to a player.
func (d *Desk) WordsFor(game *records.Game, p records.Player) *reports.Words {
	return d.Words.In(p.Language).For(game.Names())
}

// DraftTo is a letter to a player: one thread a game, a subject that tells the news.
func (d *Desk) DraftTo(game *records.Game, p records.Player, t senders.Tag, l reports.Letter) post.Draft {
	draft := post.Draft{
		To:      mail.Address{Name: p.Name, Address: p.Address},
		ReplyTo: d.Tags.ReplyTo(t),
		Subject: d.Words.In(p.Language).Say(reports.Subject{Game: game.Name, Turn: l.Turn, News: l.News, Tag: t.String()}),
		ListID:  d.Tags.ListID(game.Name),
		Text:    l.Text(),
	}
	if !p.NoHTML {
		draft.HTML = l.HTML(draft.Subject)
	}
	if p.Thread != "" { // before the start there is none
		draft.InReplyTo, draft.References = p.Thread, []string{p.Thread}
	}
	return draft
}

// WriteStart queues the letter that begins a game for a player: the head of the
// thread, whose message id stands in the player's record. A seat without a person
// gets no letter. It fails as Queue does.
func (d *Desk) WriteStart(tx records.Tx, game *records.Game, seat engine.Seat, letter writing) error {
	return d.write(tx, game, seat, letter, func(draft *post.Draft) {
		draft.MessageID, draft.InReplyTo, draft.References = game.Players[seat].Thread, "", nil
	})
}

// WriteToObservers queues a public letter to all who watch a game, in their languages. An
// address that our mail cannot carry is passed over; it fails only when the store does.
func (d *Desk) WriteToObservers(tx records.Tx, game *records.Game, letter func(w *reports.Words) reports.Letter) error {
	observers, err := tx.Onlookers.Observers(game.ID)
	if err != nil {
		return err
	}
	for _, o := range observers {
		words := d.Words.In(o.Language).For(game.Names())
		l := letter(words)
		draft := post.Draft{
			To: mail.Address{Address: o.Address}, Subject: words.Say(reports.ObserverSubject{Game: game.Name, Turn: l.Turn, News: l.News}), ListID: d.Tags.ListID(game.Name),
			Text: l.Text(), Automatic: "auto-generated", Unsubscribe: "unwatch " + game.Name,
		}
		draft.HTML = l.HTML(draft.Subject)
		err := d.Queue(tx, records.Outgoing{Kind: records.Report, To: o.Address, Game: game.ID}, draft)
		if err != nil && !errors.As(err, new(Unwritable)) {
			return err
		}
	}
	return nil
}
