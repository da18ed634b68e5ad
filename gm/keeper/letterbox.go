package keeper

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"time"

	"machipost/gm/facts"
	"machipost/gm/letters"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
)

// This file holds what the keeper does with letters that came in.

// A Letterbox is what the keeper does with letters that came in.
type Letterbox struct {
	Store   records.Store
	Letters *letters.Letters
	Desk    *sending.Desk
	Read    func(raw []byte) post.Letter // reads a letter once more, as Inbox did
	Log     *slog.Logger
}

// A BoxLetter is a filed letter as the keeper looks at it: with its player's game
// and name, "" when it is nobody's.
type BoxLetter struct {
	records.FiledLetter
	Game, Name string
}

// Newest returns the newest letters in one of the states (all, for none), at most
// limit of them, the newest first. Their tags are left out. It fails only when the
// store does.
func (b *Letterbox) Newest(ctx context.Context, states []records.LetterState, limit int) (letters []BoxLetter, err error) {
	err = b.Store.View(ctx, func(view records.View) error {
		filed, err := view.Letters.Newest(states, limit)
		if err != nil {
			return err
		}
		letters, err = b.boxed(view, filed)
		return err
	})
	return letters, err
}

// Letter returns a letter with all that is kept of it; tags are left out but
// in its raw bytes. It fails with ErrNoLetter.
func (b *Letterbox) Letter(ctx context.Context, id int64) (letter BoxLetter, err error) {
	err = b.Store.View(ctx, func(view records.View) error {
		letter, err = b.letter(view, id)
		return err
	})
	return letter, err
}

func (b *Letterbox) letter(view records.View, id int64) (BoxLetter, error) {
	f, err := view.Letters.Filed(id)
	if err != nil {
		return BoxLetter{}, fmt.Errorf("letter %d: %w", id, err)
	}
	boxed, err := b.boxed(view, []records.FiledLetter{f})
	if err != nil {
		return BoxLetter{}, err
	}
	return boxed[0], nil
}

func (b *Letterbox) boxed(view records.View, filed []records.FiledLetter) ([]BoxLetter, error) {
	players := make([]int64, len(filed))
	for i, f := range filed {
		players[i] = f.Player
	}
	places, err := view.Players.Places(players)
	letters := make([]BoxLetter, len(filed))
	for i, f := range filed {
		f.Letter.Subject, f.Letter.Text = b.Desk.Tags.Without(f.Letter.Subject), b.Desk.Tags.Without(f.Letter.Text)
		letters[i] = BoxLetter{f, places[f.Player].Game, places[f.Player].Player}
	}
	return letters, err
}

// A Requeue is a letter to be read again. With Game and Player the keeper vouches
// that it is that player's; Reason is why, for the next report.
type Requeue struct {
	ID           int64
	Game, Player string
	Reason       string
}

// Requeue has a letter read again as though it had just come. What set it
// aside is forgiven, since the keeper has looked at it. It counts by the time at
// which it arrived: orders for a turn that was resolved since are for the next.
// It fails with ErrNoLetter, ErrNoGame and ErrNoPlayer, with ErrNoReason where the
// keeper vouches without one, and with a sentence for the keeper where the letter
// cannot be worked on.
func (b *Letterbox) Requeue(ctx context.Context, again Requeue) (letter BoxLetter, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			facts.Fact{Kind: facts.LetterFailed, Letter: again.ID, Why: facts.Panicked, Fault: fault, Stack: string(debug.Stack())}.WriteTo(b.Log)
			letter, err = BoxLetter{}, fmt.Errorf("letter %d makes us fail; nothing was done with it: %v", again.ID, fault)
		}
	}()
	again.Reason = OneLine(again.Reason)
	err = b.Store.Update(ctx, func(tx records.Tx) error {
		if err := b.readAgain(tx, again); err != nil {
			return fmt.Errorf("letter %d: %w", again.ID, err)
		}
		letter, err = b.letter(tx.View(), again.ID)
		return err
	})
	return letter, err
}

// readAgain works on a filed letter once more.
func (b *Letterbox) readAgain(tx records.Tx, again Requeue) error {
	f, err := tx.Letters.Filed(again.ID)
	if err != nil {
		return err
	}
	if err := b.reread(&f); err != nil {
		return err
	}
	w, err := b.writerOf(tx, f.Letter, again)
	if err != nil {
		return err
	}
	w.LookedAt = true
	if f.Player = 0; w.Game != nil {
		f.Player = w.Player().ID
	}
	if err := tx.Letters.SetPlayer(f.ID, f.Player); err != nil {
		return err
	}
	if err := tx.Letters.SetText(f.ID, f.Letter.Text); err != nil {
		return err
	}
	if again.Game == "" {
		if err := sending.HeardFrom(tx, f.Letter, w); err != nil {
			return err
		}
		return b.Letters.Answer(tx, f, w, true)
	}
	if err := b.Letters.Answer(tx, f, w, true); err != nil {
		return err
	}
	return noteVouched(tx, again.ID, w, again.Reason)
}

// reread reads the raw bytes of a filed letter again, and forgives what set it
// aside.
func (b *Letterbox) reread(f *records.FiledLetter) error {
	switch {
	case f.State == records.Applied:
		return errors.New("it has had its effect; a letter has one")
	case !f.Emptied.IsZero():
		return fmt.Errorf("what it said was removed on %s, for its age, so there is nothing to read; keep_letters in the configuration says when", f.Emptied.Format(time.DateOnly))
	case f.Letter.Raw == nil:
		return errors.New("it was too large to be fetched, so there is nothing to read; it lies in the mailbox")
	}
	was := f.Letter
	f.Letter = b.Read(was.Raw)
	f.Letter.Mark, f.Letter.Arrived, f.Letter.Size = was.Mark, was.Arrived, was.Size
	f.Letter.Forged, f.Letter.Automatic, f.Letter.Bounce = "", "", nil
	if f.Letter.Unreadable != "" {
		return fmt.Errorf("it cannot be read: %s; 'machipost letter show %d --raw' shows it", f.Letter.Unreadable, f.ID)
	}
	return nil
}

// writerOf is who wrote a letter, or who did as the keeper knows.
func (b *Letterbox) writerOf(tx records.Tx, l post.Letter, again Requeue) (senders.Writer, error) {
	if again.Game == "" {
		return b.Desk.Tags.Identify(tx, l)
	}
	game, err := tx.Games.Named(again.Game)
	if err != nil {
		return senders.Writer{}, fmt.Errorf("game %s: %w", again.Game, err)
	}
	seat, err := game.SeatNamed(again.Player)
	if err != nil {
		return senders.Writer{}, fmt.Errorf("game %s: %w", game.Name, err)
	}
	if game.State == records.Running && again.Reason == "" {
		return senders.Writer{}, fmt.Errorf("game %s: %w", game.Name, ErrNoReason)
	}
	key, err := b.Desk.Tags.Key(tx)
	if err != nil {
		return senders.Writer{}, err
	}
	w := senders.Writer{Standing: senders.Proven, Game: &game, Seat: seat, Tag: senders.TagFor(key, &game, game.Players[seat])}
	w.Asked, err = tx.Letters.Unconfirmed(w.Player().ID, slices.Concat(l.InReplyTo, l.References))
	return w, err
}

// noteVouched notes that a letter counted on the keeper's word.
func noteVouched(tx records.Tx, id int64, w senders.Writer, reason string) error {
	f, err := tx.Letters.Filed(id)
	if err != nil || f.State != records.Applied || w.Game.State != records.Running {
		return err
	}
	vouched := records.About(w.Player(), records.LetterVouched)
	vouched.Reason = reason
	return records.NoteChange(tx, w.Game, vouched)
}
