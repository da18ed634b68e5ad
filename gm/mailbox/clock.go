package mailbox

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/emersion/go-imap/v2"
)

// clockLetter is what Clock puts into its folder for a moment.
const clockLetter = "Subject: what time is it?\r\nAuto-Submitted: auto-generated\r\n\r\nmachipost asks the time.\r\n"

// clockTries is how often Clock asks where others take its letter away: processes that
// ask in the same moment, on a server that does not say which letter is whose.
const clockTries = 5

// errTaken is a letter of Clock's that is not there any more.
var errTaken = errors.New("the letter is not there")

// Clock implements post.Inbox: the INTERNALDATE of a letter appended without a
// date is the server's time (RFC 3501, section 6.3.11), in UTC and whole seconds.
// It fails as Unread does, when the server tells no date, and always for a mailbox
// that is only read.
func (b *IMAP) Clock(ctx context.Context) (time.Time, error) {
	if b.config.ReadOnly {
		return time.Time{}, errors.New("imap: a mailbox that is only read cannot be asked for the time")
	}
	s, err := b.enter(ctx)
	if err != nil {
		return time.Time{}, err
	}
	defer s.leave(ctx)
	var at time.Time
	for range clockTries {
		if at, err = s.askClock(ctx, b.config.ClockFolder); !errors.Is(err, errTaken) {
			break
		}
	}
	return at, err
}

// askClock appends a letter and reads its date. It fails with errTaken where another
// was faster.
func (s *session) askClock(ctx context.Context, name string) (time.Time, error) {
	err := s.step(ctx, "asking the time", func() error {
		err := s.client.Create(name, nil).Wait()
		if errors.As(err, new(*imap.Error)) {
			return nil // it mostly exists; APPEND tells otherwise
		}
		return err
	})
	var before folder
	if err == nil && !s.caps.Has(imap.CapUIDPlus) { // APPEND will not say which letter it made
		before, err = s.open(ctx, name)
	}
	if err != nil {
		return time.Time{}, err
	}
	own, err := s.appendClockLetter(ctx, name)
	if err != nil {
		return time.Time{}, err
	}
	box, err := s.open(ctx, name)
	if err != nil {
		return time.Time{}, err
	}
	return s.readClock(ctx, box, own, before.next)
}

// appendClockLetter puts the letter into the folder and returns its UID (RFC 4315), 0
// where the server does not tell.
func (s *session) appendClockLetter(ctx context.Context, name string) (own imap.UID, err error) {
	err = s.step(ctx, "asking the time", func() error {
		command := s.client.Append(name, int64(len(clockLetter)), nil)
		_, writeErr := command.Write([]byte(clockLetter))
		closeErr := command.Close()
		data, err := command.Wait()
		if data != nil {
			own = data.UID
		}
		return cmp.Or(err, writeErr, closeErr)
	})
	return own, err
}

// readClock reads the date of our letter and removes it: that of this UID, or where it
// is not known the newest, if its UID is from next on.
func (s *session) readClock(ctx context.Context, box folder, own imap.UID, next uint32) (time.Time, error) {
	if box.letters == 0 {
		return time.Time{}, fmt.Errorf("%s: reading the time: %w", s.where(), errTaken)
	}
	var letters imap.NumSet = imap.SeqSetNum(box.letters)
	if own != 0 {
		letters, next = imap.UIDSetNum(own), uint32(own)
	}
	var ours listing
	err := s.step(ctx, "reading the time", func() error {
		fetch := s.client.Fetch(letters, &imap.FetchOptions{UID: true, InternalDate: true})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			if l := read(message); l.uid != 0 { // without, it is news of another letter
				ours = l
			}
		}
		if err := fetch.Close(); err != nil || ours.uid < max(next, 1) {
			return err
		}
		return s.remove(imap.UIDSetNum(imap.UID(ours.uid)))
	})
	switch {
	case err == nil && ours.uid < max(next, 1):
		err = fmt.Errorf("%s: reading the time: %w", s.where(), errTaken)
	case err == nil && ours.arrived.IsZero():
		err = fmt.Errorf("%s: reading the time: the server told no date", s.where())
	}
	return ours.arrived.UTC().Truncate(time.Second), err
}
