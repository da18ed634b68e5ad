package mailbox

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/emersion/go-imap/v2"

	"machipost/gm/post"
)

// keywordDone marks a letter that is done with on a server that can neither
// move it nor remove just this one.
const keywordDone imap.Flag = "machipost-done"

// Tidy implements post.Inbox. It fails as Unread does, but for what the server refuses.
func (b *IMAP) Tidy(ctx context.Context, behind, done post.Mark, but []post.Mark) error {
	if !b.config.moves() || behind.UIDValidity != done.UIDValidity || behind.UID >= done.UID {
		return nil
	}
	p, _, err := b.begin(ctx, nil)
	if err != nil {
		return err
	}
	defer p.leave(ctx)
	if p.done.UIDValidity != done.UIDValidity {
		return nil
	}
	err = p.tidy(ctx, between(behind, done, but))
	if errors.As(err, new(*imap.Error)) {
		return nil
	}
	return err
}

// tidy moves those of the letters that lie there. There are servers that garble their
// answer to a MOVE of nothing.
func (p *poll) tidy(ctx context.Context, letters imap.UIDSet) error {
	if len(letters) == 0 {
		return nil
	}
	lie, err := p.session.search(ctx, letters)
	lie = slices.DeleteFunc(lie, func(uid imap.UID) bool { return !letters.Contains(uid) })
	if err != nil || len(lie) == 0 {
		return err
	}
	return p.moving.away(ctx, p.session, imap.UIDSetNum(lie...), p.config.Processed)
}

// between are the numbers behind one mark and up to the other, but for some.
func between(behind, done post.Mark, but []post.Mark) imap.UIDSet {
	var set imap.UIDSet
	next := behind.UID + 1
	for _, mark := range slices.SortedFunc(slices.Values(but), func(a, b post.Mark) int { return cmp.Compare(a.UID, b.UID) }) {
		if mark.UIDValidity != done.UIDValidity || mark.UID < next || mark.UID > done.UID {
			continue
		}
		if mark.UID > next {
			set.AddRange(imap.UID(next), imap.UID(mark.UID-1))
		}
		next = mark.UID + 1
	}
	if next <= done.UID {
		set.AddRange(imap.UID(next), imap.UID(done.UID))
	}
	return set
}

// A mover takes letters that are done with out of the way. That is housekeeping:
// the mark says what is done with, so a move that is refused is not looked at.
type mover struct {
	ready bool // the folder is there
	lost  bool // a move has cost the connection
}

// away moves letters to the folder, which is made when it is not there.
// MOVE is used only where the server has it (RFC 6851), else COPY and the
// removal of this one UID (RFC 4315): the library's own fall-back does not look
// whether the copy was made.
func (m *mover) away(ctx context.Context, s *session, letters imap.UIDSet, to string) error {
	return s.step(ctx, "moving letters", func() error {
		if !m.ready {
			_ = s.client.Create(to, nil).Wait() // it mostly exists
			m.ready = true
		}
		switch {
		case s.caps.Has(imap.CapMove):
			_, err := s.client.Move(letters, to).Wait()
			return err
		case s.caps.Has(imap.CapUIDPlus):
			if _, err := s.client.Copy(letters, to).Wait(); err != nil {
				return err
			}
			return s.remove(letters)
		}
		return s.flag(letters, keywordDone)
	})
}

// remove deletes the letters. Without UIDPLUS the server takes along what other
// programs marked as deleted; only Clock goes that far, in its own folder.
func (s *session) remove(letters imap.UIDSet) error {
	if err := s.flag(letters, imap.FlagDeleted); err != nil {
		return err
	}
	if !s.caps.Has(imap.CapUIDPlus) {
		return s.client.Expunge().Close()
	}
	return s.client.UIDExpunge(letters).Close()
}

// flag sets one flag.
func (s *session) flag(letters imap.UIDSet, flag imap.Flag) error {
	set := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{flag}}
	return s.client.Store(letters, set, nil).Close()
}
