package letters

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"time"

	"machipost/gm/calendar"
	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// Names of the store's settings.
const (
	settingMark     = "mark"      // how far the mailbox is read
	settingSince    = "since"     // when it was first read: older letters are left alone
	settingTidied   = "tidied"    // up to here what is done with was moved
	settingLastPoll = "last poll" // when the mailbox was last read without fault
)

// A poll is one reading of the mailbox.
type poll struct {
	*Letters
	believed bool // this round's clock is: letters may set deadlines
	filed    int  // letters that were new

	before *reading // what was read before in the letter that is being filed; nil for nothing
}

// File files every letter that came in, some at a time in one commit: the letters, what
// was read in them, the answers, and how far the mailbox is read. With a
// clock that is not believed letters set no deadlines. One that the mail server does
// not hand over is left out, and asked for again in later rounds. It returns how many
// were new, and fails when the mailbox or the store does.
func (l *Letters) File(ctx context.Context, believed bool) (filed int, err error) {
	p := poll{Letters: l, believed: believed}
	began, err := l.begin(ctx)
	if err != nil {
		return 0, err
	}
	tidied, err := l.tidy(ctx, began)
	if err != nil {
		return 0, err
	}
	done, err := l.Inbox.Unread(ctx, began, func(some []post.Letter) error { return p.takeAll(ctx, some) })
	if err != nil {
		return p.filed, fmt.Errorf("reading the mailbox: %w", err)
	}
	if began == (post.Mark{}) {
		began = done // what lay there at the first start stays there
	}
	err = l.Store.Update(ctx, func(tx records.Tx) error {
		if tidied {
			if err := setMark(tx, settingTidied, began); err != nil {
				return err
			}
		}
		return isRead(tx, done)
	})
	if err != nil {
		return p.filed, err
	}
	if err := p.again(ctx); err != nil {
		return p.filed, fmt.Errorf("reading the mailbox: %w", err)
	}
	return p.filed, nil
}

// isRead notes that the mailbox was read to a mark without fault.
func isRead(tx records.Tx, done post.Mark) error {
	if err := setMark(tx, settingMark, done); err != nil {
		return err
	}
	if err := dropStale(tx, done); err != nil {
		return err
	}
	return tx.Settings.Set(settingLastPoll, calendar.Stamp(tx.Now))
}

// begin returns how far the mailbox is read. At the first start it notes
// when that was: letters from before are left alone for ever.
func (l *Letters) begin(ctx context.Context) (post.Mark, error) {
	var done post.Mark
	err := l.Store.Update(ctx, func(tx records.Tx) error {
		value, err := tx.Settings.Value(settingMark)
		if err != nil {
			return err
		}
		if value != "" {
			done, err = post.ParseMark(value)
			return err
		}
		return tx.Settings.Set(settingSince, calendar.Stamp(tx.Now))
	})
	return done, err
}

// advance notes how far the mailbox is read, and does not go back: another
// process may have read further, and a letter that was left out may come at last.
func advance(tx records.Tx, done post.Mark) error {
	value, err := tx.Settings.Value(settingMark)
	if err != nil {
		return err
	}
	if was, err := post.ParseMark(value); err == nil && was.UIDValidity == done.UIDValidity && was.UID >= done.UID {
		return nil
	}
	return setMark(tx, settingMark, done)
}

// setMark stores a mark of the mailbox. A mailbox that was emptied and
// numbered anew puts the mark back; what is read again is known by its hash.
func setMark(tx records.Tx, name string, mark post.Mark) error {
	return tx.Settings.Set(name, mark.String())
}

// hashOf knows a letter again, whatever UID it has now. One that was too large
// to be fetched is known by what the server tells of it. The same letter in another mailbox
// is another one.
func hashOf(l post.Letter, mailbox string) (hash [32]byte) {
	sum := sha256.New()
	if mailbox != "" {
		fmt.Fprintf(sum, "%s\n", mailbox)
	}
	if l.Raw != nil {
		sum.Write(l.Raw)
	} else {
		fmt.Fprintf(sum, "%d %s %s", l.Size, l.MessageID, calendar.Stamp(l.Arrived))
	}
	sum.Sum(hash[:0])
	return hash
}

// read finds out who wrote a letter and what it asks, and files it with its
// answer.
func (p *poll) read(tx records.Tx, f records.FiledLetter) error {
	if old, err := fromBefore(tx.View(), f.Letter.Arrived); err != nil || old {
		return err
	}
	if err := p.Witnesses.Note(tx, quotedBy(f.Letter)); err != nil {
		return err
	}
	if f.Letter.Automatic != "" {
		f.State, f.Why = records.Automatic, f.Letter.Automatic
		id, err := tx.Letters.Add(f)
		if err != nil {
			return err
		}
		tx.Facts.Note(facts.Fact{Kind: facts.LetterFiled, Letter: id, State: string(f.State)})
		return p.Desk.NoteBounce(tx, f.Letter.Bounce)
	}
	w, err := p.Desk.Tags.Identify(tx, f.Letter)
	if err != nil {
		return err
	}
	return p.fileWithAnswer(tx, f, w)
}

// quotedBy are the message ids that a letter names: of what it answers, or returns.
func quotedBy(l post.Letter) []string {
	ids := slices.Concat(l.InReplyTo, l.References)
	if l.Bounce != nil {
		ids = append(ids, l.Bounce.Returned...)
	}
	return ids
}

// fromBefore tells a letter that lay in the mailbox before our first start.
func fromBefore(view records.View, arrived time.Time) (bool, error) {
	value, err := view.Settings.Value(settingSince)
	if err != nil || value == "" {
		return false, err
	}
	since, err := calendar.ReadStamp(value)
	if err != nil { // else every letter would be set aside for it
		return false, &records.Fault{Err: err}
	}
	return arrived.Before(since.Add(-turns.ClockSlack)), nil
}
