package mailbox

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// maxHeader is how many bytes are fetched of a letter whose body is too big.
const maxHeader = 64 << 10

// A poll reads the letters behind a mark, oldest first, one body in memory at
// a time.
type poll struct {
	session *session
	config  IMAPConfig
	file    func(post.Letter) error

	listed  []listing
	done    post.Mark // behind it nothing is done with
	last    post.Mark // of the last letter listed
	skipped []error   // letters that stay for the next time
	moving  mover
}

// A listing is what is known of a letter before its body is fetched.
type listing struct {
	uid     uint32
	arrived time.Time // zero when the server did not tell
	size    int64     // -1 when the server did not tell
}

// list asks for size and date of the letters behind p.done.
func (p *poll) list(ctx context.Context, box folder) error {
	p.last = p.done
	if box.letters == 0 {
		return nil
	}
	var behind imap.UIDSet
	behind.AddRange(imap.UID(p.done.UID)+1, 0)
	err := p.session.step(ctx, "listing letters", func() error {
		fetch := p.session.client.Fetch(behind, &imap.FetchOptions{UID: true, InternalDate: true, RFC822Size: true})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			p.add(read(message))
		}
		return fetch.Close()
	})
	slices.SortFunc(p.listed, func(a, b listing) int { return cmp.Compare(a.uid, b.uid) })
	if n := len(p.listed); n > 0 {
		p.last.UID = p.listed[n-1].uid
	}
	return err
}

// add keeps a listed letter. "n:*" gives the last letter also when its UID is
// below n (RFC 3501, section 6.4.8).
func (p *poll) add(l listing) {
	if l.uid > p.done.UID {
		p.listed = append(p.listed, l)
	}
}

// read takes the items of one listed letter.
func read(message *imapclient.FetchMessageData) listing {
	l := listing{size: -1}
	for item := message.Next(); item != nil; item = message.Next() {
		switch item := item.(type) {
		case imapclient.FetchItemDataUID:
			l.uid = uint32(item.UID)
		case imapclient.FetchItemDataInternalDate:
			l.arrived = item.Time
		case imapclient.FetchItemDataRFC822Size:
			l.size = item.Size
		}
	}
	return l
}

// run files the listed letters. A letter that cannot be had now is skipped; the
// mark then stays before it, while the letters behind it are filed all the same.
func (p *poll) run(ctx context.Context) error {
	for _, listed := range p.listed {
		l, err := p.fetch(ctx, listed)
		if later := new(laterError); errors.As(err, &later) {
			p.skipped = append(p.skipped, err)
			continue
		}
		if err != nil {
			return errors.Join(append(p.skipped, err)...)
		}
		if err := p.hand(ctx, l); err != nil {
			return err
		}
	}
	return errors.Join(p.skipped...)
}

// hand gives one letter to be filed and moves it out of the way.
func (p *poll) hand(ctx context.Context, l post.Letter) error {
	l.Done = p.done
	if len(p.skipped) == 0 {
		l.Done = l.Mark
	}
	if err := p.file(l); err != nil {
		return err
	}
	p.done = l.Done
	if p.config.Processed != "" && !p.config.ReadOnly {
		p.moving.away(ctx, p.session, l.Mark.UID, p.config.Processed)
	}
	return nil
}

// A laterError is a letter that stays for the next poll.
type laterError struct {
	uid uint32
	why string
}

func (e *laterError) Error() string {
	return fmt.Sprintf("letter %d: %s; it stays for the next poll", e.uid, e.why)
}

// fetch gets the body of a listed letter, or its header when it is too big.
func (p *poll) fetch(ctx context.Context, listed listing) (post.Letter, error) {
	l, err := p.read(ctx, listed)
	l.Mark = post.Mark{UIDValidity: p.done.UIDValidity, UID: listed.uid}
	l.Arrived = listed.arrived.UTC().Truncate(time.Second)
	l.Size = listed.size
	return l, err
}

func (p *poll) read(ctx context.Context, l listing) (post.Letter, error) {
	limit := p.config.Limit
	switch {
	case l.size < 0 || l.arrived.IsZero():
		// An answer that was not asked for came in the place of ours.
		return post.Letter{}, &laterError{l.uid, "the server told no size and date"}
	case l.size == 0:
		return post.Letter{Unreadable: "empty"}, nil
	case l.size > limit:
		head, err := p.section(ctx, l.uid, headerSection(), maxHeader)
		return p.config.Reader.ReadTooBig(head, limit), err
	}
	raw, err := p.section(ctx, l.uid, &imap.FetchItemBodySection{Peek: true}, limit)
	if int64(len(raw)) > limit {
		return p.config.Reader.ReadTooBig(raw, limit), err // some servers estimate sizes
	}
	return p.config.Reader.Read(raw), err
}

func headerSection() *imap.FetchItemBodySection {
	return &imap.FetchItemBodySection{
		Specifier: imap.PartSpecifierHeader,
		Partial:   &imap.SectionPartial{Offset: 0, Size: maxHeader},
		Peek:      true,
	}
}

// section fetches one section of one letter, at most one byte over the limit.
// An absent or empty section is no letter without text: an unasked FETCH may
// have come in its place.
func (p *poll) section(ctx context.Context, uid uint32, section *imap.FetchItemBodySection, limit int64) ([]byte, error) {
	var body bytes.Buffer
	var refused *imap.Error
	err := p.session.step(ctx, fmt.Sprintf("fetching letter %d", uid), func() error {
		fetch := p.session.client.Fetch(imap.UIDSetNum(imap.UID(uid)), &imap.FetchOptions{
			UID: true, BodySection: []*imap.FetchItemBodySection{section},
		})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			p.copyBody(&body, message, limit+1)
		}
		err := fetch.Close()
		if errors.As(err, &refused) {
			return nil
		}
		return err
	})
	switch {
	case err != nil:
		return nil, err
	case refused != nil:
		return nil, &laterError{uid, letter.OneLine(refused.Error(), maxReason)}
	case body.Len() == 0:
		return nil, &laterError{uid, "the server gave no body"}
	}
	return body.Bytes(), nil
}

// copyBody takes up to limit bytes of the first body among the items.
func (p *poll) copyBody(body *bytes.Buffer, message *imapclient.FetchMessageData, limit int64) {
	for item := message.Next(); item != nil; item = message.Next() {
		section, ok := item.(imapclient.FetchItemDataBodySection)
		if !ok || section.Literal == nil || body.Len() > 0 {
			continue
		}
		n, _ := io.CopyN(body, section.Literal, limit)
		if n < min(limit, section.Literal.Size()) {
			// Broken off, which fails the command. The library would read on
			// in two places at once, so its reader has to end first.
			p.session.conn.Close()
			<-p.session.client.Closed()
		}
	}
}
