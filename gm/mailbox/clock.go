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
	if err := s.appendClockLetter(ctx, b.config.ClockFolder); err != nil {
		return time.Time{}, err
	}
	box, err := s.open(ctx, b.config.ClockFolder)
	if err != nil {
		return time.Time{}, err
	}
	return s.readClock(ctx, box)
}

// appendClockLetter puts the letter into the folder, which is made when it is
// not there.
func (s *session) appendClockLetter(ctx context.Context, name string) error {
	return s.step(ctx, "asking the time", func() error {
		_ = s.client.Create(name, nil).Wait() // it mostly exists; APPEND tells otherwise
		command := s.client.Append(name, int64(len(clockLetter)), nil)
		_, writeErr := command.Write([]byte(clockLetter))
		closeErr := command.Close()
		_, err := command.Wait()
		return cmp.Or(err, writeErr, closeErr)
	})
}

// readClock reads the date of the newest letter of the folder and removes it.
func (s *session) readClock(ctx context.Context, box folder) (time.Time, error) {
	if box.letters == 0 {
		return time.Time{}, fmt.Errorf("%s: reading the time: the letter is not there", s.where())
	}
	var newest listing
	err := s.step(ctx, "reading the time", func() error {
		fetch := s.client.Fetch(imap.SeqSetNum(box.letters), &imap.FetchOptions{UID: true, InternalDate: true})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			newest = read(message)
		}
		if err := fetch.Close(); err != nil || newest.uid == 0 {
			return err
		}
		return s.remove(imap.UIDSetNum(imap.UID(newest.uid)))
	})
	if err == nil && newest.arrived.IsZero() {
		err = fmt.Errorf("%s: reading the time: the server told no date", s.where())
	}
	return newest.arrived.UTC().Truncate(time.Second), err
}
