package mailbox

import (
	"context"

	"github.com/emersion/go-imap/v2"
)

// keywordDone marks a letter that is done with on a server that can neither
// move it nor remove just this one.
const keywordDone imap.Flag = "machipost-done"

// A mover takes letters that are done with out of the way. That is housekeeping:
// the mark says what is done with, so a poll does not look at a move that fails.
type mover struct{ ready bool }

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
