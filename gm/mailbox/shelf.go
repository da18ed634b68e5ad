package mailbox

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

var _ post.Shelf = (*IMAP)(nil)

// maxIDHeader is how many bytes are read of the header field with a message id.
const maxIDHeader = 4 << 10

// Keep implements post.Shelf by APPEND (RFC 3501, section 6.3.11) to the folder Sent,
// where letters lie as read. Without a folder nothing is kept. It fails as Unread does,
// when the server does not take a letter, and always for a mailbox that is only read.
func (b *IMAP) Keep(ctx context.Context, letters [][]byte) error {
	if b.config.Sent == "" || len(letters) == 0 {
		return nil
	}
	if b.config.ReadOnly {
		return errors.New("imap: a mailbox that is only read keeps no letters")
	}
	s, err := b.enter(ctx)
	if err != nil {
		return err
	}
	defer s.leave(ctx)
	for i, raw := range letters {
		err := s.step(ctx, "keeping a letter in "+b.config.Sent, func() error {
			if i == 0 {
				_ = s.client.Create(b.config.Sent, nil).Wait() // it mostly exists; APPEND tells otherwise
			}
			command := s.client.Append(b.config.Sent, int64(len(raw)), &imap.AppendOptions{Flags: []imap.Flag{imap.FlagSeen}})
			_, writeErr := command.Write(raw)
			closeErr := command.Close()
			_, err := command.Wait()
			return cmp.Or(err, writeErr, closeErr)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Kept implements post.Shelf. Only the message ids are fetched. It fails as Unread
// does, also for a folder that is there and that the server does not open; not where
// there is none.
func (b *IMAP) Kept(ctx context.Context, done post.Mark, look func(messageID string)) (post.Mark, error) {
	if b.config.Sent == "" {
		return done, nil
	}
	s, err := b.enter(ctx)
	if err != nil {
		return done, err
	}
	defer s.leave(ctx)
	there, err := s.has(ctx, b.config.Sent)
	if err != nil {
		return done, err
	}
	if !there {
		return post.Mark{}, nil // Keep makes it
	}
	box, err := s.open(ctx, b.config.Sent)
	if err != nil {
		return done, err
	}
	done = resume(done, box)
	if box.letters == 0 || box.next == done.UID+1 {
		return done, nil
	}
	kept, err := s.messageIDs(ctx, done, box.letters)
	for _, k := range kept {
		done.UID = k.uid
		if k.id != "" {
			look(k.id)
		}
	}
	return done, err
}

// has tells whether there is a folder. A server that does not say is one at fault: a
// folder that is there and does not open for now is not an empty one.
func (s *session) has(ctx context.Context, name string) (there bool, err error) {
	err = s.step(ctx, "looking for "+name, func() error {
		listed, err := s.client.List("", name, nil).Collect()
		there = len(listed) > 0
		return err
	})
	return there, err
}

// A keptLetter is one of the folder, by its UID, with its message id; "" for none.
type keptLetter struct {
	uid  uint32
	id   string
	told bool // the server told its header
}

// keptAtOnce is how many letters are asked for at a time where the folder was never
// read: it may be one that a person has used for years.
const keptAtOnce = 1000

// messageIDs are those of the letters behind a mark in a folder of so many, in order.
func (s *session) messageIDs(ctx context.Context, done post.Mark, letters uint32) (kept []keptLetter, err error) {
	if done.UID > 0 {
		var behind imap.UIDSet
		behind.AddRange(imap.UID(done.UID)+1, 0)
		return s.messageIDsOf(ctx, done, behind)
	}
	for first := uint32(1); first <= letters; first += keptAtOnce {
		var some imap.SeqSet
		some.AddRange(first, min(letters, first+keptAtOnce-1))
		more, err := s.messageIDsOf(ctx, done, some)
		if err != nil {
			return nil, err
		}
		kept = append(kept, more...)
	}
	return kept, nil
}

func (s *session) messageIDsOf(ctx context.Context, done post.Mark, which imap.NumSet) ([]keptLetter, error) {
	var kept []keptLetter
	err := s.step(ctx, "reading the letters that are kept", func() error {
		fetch := s.client.Fetch(which, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{{
			Specifier: imap.PartSpecifierHeader, HeaderFields: []string{"Message-ID"}, Peek: true,
		}}})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			// "n:*" gives the last letter also when its UID is below n.
			if k := s.readKept(message); k.uid > done.UID {
				kept = append(kept, k)
			}
		}
		return fetch.Close()
	})
	// An answer that was not asked for, of flags for one, may come beside ours.
	told := map[uint32]bool{}
	for _, k := range kept {
		told[k.uid] = told[k.uid] || k.told
	}
	for _, k := range kept {
		if err == nil && !told[k.uid] {
			err = fmt.Errorf("%s: the server does not tell the message id of letter %d that is kept", s.where(), k.uid)
		}
	}
	kept = slices.DeleteFunc(kept, func(k keptLetter) bool { return !k.told })
	slices.SortFunc(kept, func(a, b keptLetter) int { return cmp.Compare(a.uid, b.uid) })
	if err != nil {
		return nil, err
	}
	return kept, nil
}

// readKept reads the items of one letter.
func (s *session) readKept(message *imapclient.FetchMessageData) (kept keptLetter) {
	for item := message.Next(); item != nil; item = message.Next() {
		switch item := item.(type) {
		case imapclient.FetchItemDataUID:
			kept.uid = uint32(item.UID)
		case imapclient.FetchItemDataBodySection:
			if item.Literal == nil {
				continue
			}
			kept.told = true
			var field bytes.Buffer
			n, _ := io.CopyN(&field, item.Literal, maxIDHeader)
			if n < min(maxIDHeader, item.Literal.Size()) {
				// Broken off, which fails the command (see copyBody).
				s.conn.Close()
				<-s.client.Closed()
			}
			kept.id = letter.Reader{}.Read(fmt.Appendf(nil, "%s\r\n", bytes.TrimSpace(field.Bytes()))).MessageID
		}
	}
	return kept
}
