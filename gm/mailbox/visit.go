package mailbox

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/emersion/go-imap/v2"

	"machipost/gm/post"
)

// This file looks at mail servers for whoever wants to know whether all is well.

// A Visit is what a mail server showed of itself. After an error it holds what was seen
// by then.
type Visit struct {
	Reached   bool      // it answered, under TLS where that is asked for
	Entered   bool      // the login was taken, or none is needed
	Expires   time.Time // its certificate, UTC; the zero time without TLS
	Abilities []string  // what it can do, in its own words, sorted
	Folders   []string  // of the mailbox (IMAP)
	Size      int64     // the largest letter that it takes, in bytes (SMTP); 0 when it does not say
	Refused   string    // why it lets us not send from our address (SMTP); "" when it does
}

// seen notes when the certificate of a server ends.
func (v *Visit) seen(state tls.ConnectionState) error {
	if len(state.PeerCertificates) > 0 {
		v.Expires = state.PeerCertificates[0].NotAfter.UTC()
	}
	return nil
}

// Visit logs in, lists the folders and leaves. It fails as Unread does.
func (b *IMAP) Visit(ctx context.Context) (v Visit, err error) {
	looking := &IMAP{config: b.config}
	looking.config.seen = v.seen
	looking.config.reached = func() { v.Reached = true }
	s, err := looking.enter(ctx)
	if err != nil {
		return v, err
	}
	defer s.leave(ctx)
	v.Entered = true
	for able := range s.caps {
		v.Abilities = append(v.Abilities, string(able))
	}
	slices.Sort(v.Abilities)
	v.Folders, err = s.folders(ctx)
	return v, err
}

// folders lists all folders that can be opened.
func (s *session) folders(ctx context.Context) (names []string, err error) {
	err = s.step(ctx, "listing the folders", func() error {
		list, err := s.client.List("", "*", nil).Collect()
		for _, folder := range list {
			if !slices.Contains(folder.Attrs, imap.MailboxAttrNoSelect) && !slices.Contains(folder.Attrs, imap.MailboxAttrNonExistent) {
				names = append(names, folder.Mailbox)
			}
		}
		return err
	})
	return names, err
}

// A Found is where a letter lies, and its header.
type Found struct {
	Folder string
	Header []byte // with CRLF line ends
}

// maxFolders is how many folders are looked into for a letter.
const maxFolders = 200

// Find looks for the letter with a message id in all folders, those named first before
// the others, and tells false where there is none. With remove it is taken away. It fails
// as Unread does.
func (b *IMAP) Find(ctx context.Context, messageID string, first []string, remove bool) (Found, bool, error) {
	s, err := b.enter(ctx)
	if err != nil {
		return Found{}, false, err
	}
	defer s.leave(ctx)
	names, err := s.folders(ctx)
	if err != nil {
		return Found{}, false, err
	}
	slices.SortStableFunc(names, func(a, b string) int { return rank(first, a) - rank(first, b) })
	for _, name := range names[:min(len(names), maxFolders)] {
		found, is, err := s.findIn(ctx, name, messageID, remove)
		if is || err != nil && !errors.As(err, new(*imap.Error)) && !errors.As(err, new(*post.AccountError)) {
			return found, is, err // a folder that is refused is passed over
		}
	}
	return Found{}, false, nil
}

// rank is the place of a folder among those that come first.
func rank(first []string, name string) int {
	if at := slices.IndexFunc(first, func(f string) bool { return strings.EqualFold(f, name) }); at >= 0 {
		return at
	}
	return len(first)
}

func (s *session) findIn(ctx context.Context, name, messageID string, remove bool) (found Found, is bool, err error) {
	if _, err = s.open(ctx, name); err != nil {
		return found, false, err
	}
	found.Folder = name
	err = s.step(ctx, "looking for a letter", func() error {
		lie, err := s.client.UIDSearch(&imap.SearchCriteria{Header: []imap.SearchCriteriaHeaderField{{Key: "Message-ID", Value: messageID}}}, nil).Wait()
		if err != nil || len(lie.AllUIDs()) == 0 {
			return err
		}
		which := imap.UIDSetNum(lie.AllUIDs()...)
		is = true
		header := &imap.FetchItemBodySection{Specifier: imap.PartSpecifierHeader, Peek: true}
		letters, err := s.client.Fetch(which, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{header}}).Collect()
		for _, l := range letters {
			if text := l.FindBodySection(header); len(text) > 0 {
				found.Header = bytes.Clone(text)
			}
		}
		if err == nil && remove && !s.readOnly {
			err = s.remove(which)
		}
		return err
	})
	return found, is, err
}

// Visit logs in, asks whether letters from an address would be taken, and leaves; it
// sends nothing. It fails as Deliver does.
func (p *SMTP) Visit(ctx context.Context, from string) (v Visit, err error) {
	looking := &SMTP{config: p.config}
	looking.config.seen = v.seen
	looking.config.reached = func() { v.Reached = true }
	line, err := looking.dial(ctx)
	if err != nil {
		return v, err
	}
	defer line.quit(ctx)
	stop := context.AfterFunc(ctx, line.cut)
	defer stop()
	v.Reached, v.Entered = true, true
	for _, able := range []string{"SIZE", "PIPELINING", "8BITMIME", "STARTTLS", "AUTH", "DSN"} {
		has, parameter := line.client.Extension(able)
		if !has {
			continue
		}
		v.Abilities = append(v.Abilities, able)
		if able == "SIZE" {
			v.Size, _ = strconv.ParseInt(strings.TrimSpace(parameter), 10, 64) // without a number it does not say
		}
	}
	// Postfix refuses a sender only when it hears of a recipient, which is ourselves.
	for _, verb := range []func() error{
		func() error { return line.client.Mail("<" + from + ">") },
		func() error { return line.client.Rcpt("<" + from + ">") },
	} {
		if err := line.step(1, verb); err != nil {
			refusal := line.refused(ctx, err)
			if refusal.Code == 0 {
				return v, fmt.Errorf("%s: %w", p.where(), err)
			}
			v.Refused = withoutSecret(refusal.Reason, "")
			return v, nil
		}
	}
	return v, line.step(1, line.client.Reset)
}
