package mailbox

import (
	"context"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

// Wait implements post.Inbox by IDLE (RFC 2177). It returns at once when letters
// came in since the last poll, and nil when ctx ends. A server without IDLE makes
// it wait for ctx. It fails as Unread does where the mailbox cannot be entered,
// and when the connection ends.
func (b *IMAP) Wait(ctx context.Context) error {
	s, err := b.enter(ctx)
	if err != nil {
		return unlessOver(ctx, err)
	}
	defer s.leave(ctx)
	box, err := s.open(ctx, b.config.Folder)
	if err != nil || b.news(box) {
		return unlessOver(ctx, err)
	}
	if !s.caps.Has(imap.CapIdle) && !s.caps.Has(imap.CapIMAP4rev2) {
		<-ctx.Done()
		return nil
	}
	return unlessOver(ctx, s.idle(ctx))
}

// unlessOver returns err, or nil when ctx ended: that is no fault of anyone.
func unlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// idle waits for more letters, the end of the connection or of ctx.
func (s *session) idle(ctx context.Context) error {
	var idling *imapclient.IdleCommand
	err := s.step(ctx, "idle", func() (err error) {
		idling, err = s.client.Idle()
		return err
	})
	if err != nil {
		return err
	}
	select {
	case <-s.grown:
	case <-s.client.Closed():
	case <-ctx.Done():
	}
	return s.step(ctx, "idle", func() error {
		if err := idling.Close(); err != nil {
			return err
		}
		return idling.Wait()
	})
}
