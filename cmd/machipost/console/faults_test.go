package console

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"syscall"
	"testing"

	"machipost/gm/keeper"
	"machipost/gm/post"
	"machipost/gm/records"
)

// What is wrong is said once.
func TestABusyDatabaseIsToldOnce(t *testing.T) {
	t.Parallel()
	var complaint bytes.Buffer
	World{Stderr: &complaint}.Explain(fmt.Errorf("opening games.db: %w", records.ErrBusy))
	if got, want := complaint.String(), "machipost: opening games.db: the database is busy; another machipost is at work; try again later\n"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

func TestJudge(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		err  error
		want int
	}{
		{&post.AccountError{Server: "imap", Reason: "NO"}, StatusRefused},
		{fmt.Errorf("opening: %w", records.ErrBusy), StatusTryAgain},
		{&net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, StatusTryAgain},
		{&net.DNSError{Name: "nowhere"}, StatusTryAgain},
		{&net.DNSError{Name: "nowhere", IsNotFound: true}, StatusMisconfig},
		{&post.PassingError{Server: "smtp", Reason: "454"}, StatusTryAgain},
		{fmt.Errorf("opening: %w", &records.Fault{Err: records.ErrFull}), StatusTryAgain},
		{fmt.Errorf("writing: %w", syscall.ENOSPC), StatusTryAgain},
		{errors.Join(&post.PassingError{}, &post.AccountError{}), StatusRefused},
		{fmt.Errorf("greeting: %w", io.EOF), StatusTryAgain},
		{context.DeadlineExceeded, StatusTryAgain},
		{syscall.ENOENT, StatusFailed},
		{errors.New("anything else"), StatusFailed},
	} {
		if got, _ := judge(c.err); got != c.want {
			t.Errorf("%v: exit status %d, want %d", c.err, got, c.want)
		}
	}
}

// A mailbox that cannot be read for whatever reason is tried again.
func TestExitStatusOfAnUnreadMailbox(t *testing.T) {
	t.Parallel()
	if status, advice := judge(fmt.Errorf("%w: imap mail.example.org: NO", keeper.ErrUnread)); status != StatusTryAgain || advice == "" {
		t.Errorf("exit status %d, %q", status, advice)
	}
}
