package mailbox

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// IMAPConfig is how to read a mailbox by IMAP.
type IMAPConfig struct {
	Server
	Folder      string // "" = INBOX
	Processed   string // where letters go that are done with; "" = they stay
	Sent        string // where letters of ours are kept; "" = nowhere
	ClockFolder string // of our own, for Clock; "" = machipost
	Limit       int64  // bytes over which a body is not fetched; 0 = post.MaxLetter
	ReadOnly    bool   // nothing is changed on the server: letters stay as they are, and Clock fails
	Reader      letter.Reader
}

// moves tells whether letters that are done with are moved.
func (c IMAPConfig) moves() bool { return c.Processed != "" && !c.ReadOnly }

// IMAP is a mailbox read by IMAP (RFC 3501, RFC 9051), a fresh connection each
// time.
type IMAP struct {
	config IMAPConfig

	mu   sync.Mutex
	seen post.Mark // the mark behind the last letter that a poll saw listed
}

var _ post.Inbox = (*IMAP)(nil)

// NewIMAP returns the mailbox of config. It does not connect. It fails when a
// setting cannot be, and the error begins with its name: one of the Server, a
// missing user, or folders of which one would undo what the other is for.
func NewIMAP(config IMAPConfig) (*IMAP, error) {
	if err := config.check("imap"); err != nil {
		return nil, err
	}
	if config.User == "" {
		return nil, &letter.SettingError{Section: "imap", Setting: "user", Reason: "missing"}
	}
	if config.Folder == "" {
		config.Folder = "INBOX"
	}
	if config.ClockFolder == "" {
		config.ClockFolder = "machipost"
	}
	if config.Limit == 0 {
		config.Limit = post.MaxLetter
	}
	// A letter moved to where it was would come again for ever, and Clock
	// deletes what it finds newest.
	switch {
	case strings.EqualFold(config.Processed, config.Folder):
		return nil, &letter.SettingError{Section: "imap", Setting: "processed", Reason: fmt.Sprintf("%q is the folder that is read", config.Processed)}
	case strings.EqualFold(config.Sent, config.Folder):
		return nil, &letter.SettingError{Section: "imap", Setting: "sent", Reason: fmt.Sprintf("%q is the folder that is read", config.Sent)}
	case strings.EqualFold(config.Sent, config.ClockFolder):
		return nil, &letter.SettingError{Section: "imap", Setting: "sent", Reason: fmt.Sprintf("%q is where the mail server is asked for the time, and is emptied", config.Sent)}
	case strings.EqualFold(config.ClockFolder, config.Folder), strings.EqualFold(config.ClockFolder, config.Processed),
		strings.EqualFold(config.ClockFolder, "INBOX"):
		return nil, &letter.SettingError{Section: "imap", Setting: "clock folder", Reason: fmt.Sprintf("%q holds letters", config.ClockFolder)}
	}
	return &IMAP{config: config}, nil
}

// Unread implements post.Inbox. When the server restarts its UIDs under the same
// UIDVALIDITY, which it must not, every letter is given again as with another.
//
// A letter that costs the connection is left out like one that is refused, and the
// others are read over a new one.
//
// It fails with a *post.AccountError when the login is refused for good or there is
// no such folder; with a *post.PassingError when we are refused for now; with the error
// of Password; with that of ctx when it ends; with context.DeadlineExceeded when a
// step takes longer than the timeout; with file's own error as it is; and otherwise
// when the server cannot be reached, breaks off or refuses a command. The mark tells
// how far it came, also then.
func (b *IMAP) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	p, box, err := b.begin(ctx, file)
	if err != nil {
		return done, err
	}
	defer p.leave(ctx)
	if done == (post.Mark{}) {
		return b.firstStart(ctx, p, box)
	}
	p.done = resume(done, box)
	if err := p.list(ctx, box); err != nil {
		return p.done, err
	}
	b.saw(p.last)
	err = p.run(ctx)
	return p.done, err
}

// begin connects and opens the folder.
func (b *IMAP) begin(ctx context.Context, file func([]post.Letter) error) (*poll, folder, error) {
	s, err := b.enter(ctx)
	if err != nil {
		return nil, folder{}, err
	}
	box, err := s.open(ctx, b.config.Folder)
	if err != nil {
		s.leave(ctx)
		return nil, folder{}, err
	}
	return &poll{inbox: b, session: s, config: b.config, file: file, done: post.Mark{UIDValidity: box.validity}}, box, nil
}

// Again implements post.Inbox. It fails as Unread does.
func (b *IMAP) Again(ctx context.Context, left []post.Mark, file func([]post.Letter) error) (gone []post.Mark, err error) {
	if len(left) == 0 {
		return nil, nil
	}
	p, _, err := b.begin(ctx, file)
	if err != nil {
		return nil, err
	}
	defer p.leave(ctx)
	if err := p.listAgain(ctx, left); err != nil {
		return nil, err
	}
	p.single = true // each of them may cost the connection
	err = p.run(ctx)
	return p.gone, err
}

// firstStart leaves the letters of a used mailbox alone.
func (b *IMAP) firstStart(ctx context.Context, p *poll, box folder) (post.Mark, error) {
	mark := p.done
	if box.next > 0 {
		mark.UID = box.next - 1
		b.saw(mark)
		return mark, nil
	}
	// A server that tells no UIDNEXT has to list its letters.
	if err := p.list(ctx, box); err != nil {
		return post.Mark{}, err
	}
	b.saw(p.last)
	return p.last, nil
}

// resume returns the mark to read on from: done, or the beginning of a mailbox
// that was renumbered since (RFC 3501, section 2.3.1.1).
func resume(done post.Mark, box folder) post.Mark {
	renumbered := done.UIDValidity != box.validity
	reused := box.next > 0 && done.UID >= box.next
	if renumbered || reused {
		return post.Mark{UIDValidity: box.validity}
	}
	return done
}

// saw notes how far a poll has looked, so that Wait need not sleep over a
// letter that came in since.
func (b *IMAP) saw(last post.Mark) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.seen = last
}

// news tells whether box holds letters that no poll has seen listed. Before the
// first poll nothing is news.
func (b *IMAP) news(box folder) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.seen.UIDValidity == 0 || box.next == 0 {
		return false
	}
	return b.seen.UIDValidity != box.validity || box.next > b.seen.UID+1
}
