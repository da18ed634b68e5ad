package mailbox

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// maxHeader is how many bytes are fetched of a letter whose body is too big.
const maxHeader = 64 << 10

// maxCuts is how often in a poll a letter may cost the connection: a server that
// loses more of them is out of reach.
const maxCuts = 5

// A poll reads letters, oldest first, one batch in memory at a time.
type poll struct {
	inbox   *IMAP
	session *session
	config  IMAPConfig
	file    func([]post.Letter) error

	listed []listing
	done   post.Mark   // behind it nothing is done with
	last   post.Mark   // of the last letter listed
	gone   []post.Mark // letters that lie there no more
	cuts   int         // connections that were lost to letters
	single bool        // letters are asked for one by one only
	moving mover
}

// A listing is what is known of a letter before its body is fetched.
type listing struct {
	uid     uint32
	arrived time.Time // zero when the server did not tell
	size    int64     // -1 when the server did not tell
}

// isKnown tells whether the server told size and date.
func (l listing) isKnown() bool { return l.size >= 0 && !l.arrived.IsZero() }

// when is the time of arrival as letters have it.
func (l listing) when() time.Time { return l.arrived.UTC().Truncate(time.Second) }

// list asks for size and date of the letters behind p.done.
func (p *poll) list(ctx context.Context, box folder) error {
	p.last = p.done
	if box.letters == 0 {
		return nil
	}
	var behind imap.UIDSet
	behind.AddRange(imap.UID(p.done.UID)+1, 0)
	err := p.sizes(ctx, behind, func(l listing) {
		// "n:*" gives the last letter also when its UID is below n (RFC 3501, section
		// 6.4.8).
		if l.uid > p.done.UID {
			p.listed = append(p.listed, l)
		}
	})
	slices.SortFunc(p.listed, func(a, b listing) int { return cmp.Compare(a.uid, b.uid) })
	if n := len(p.listed); n > 0 {
		p.last.UID = p.listed[n-1].uid
	}
	return err
}

// sizes asks for size and date of letters.
func (p *poll) sizes(ctx context.Context, of imap.UIDSet, take func(listing)) error {
	return p.session.step(ctx, "listing letters", func() error {
		fetch := p.session.client.Fetch(of, &imap.FetchOptions{UID: true, InternalDate: true, RFC822Size: true})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			take(read(message))
		}
		return fetch.Close()
	})
}

// listAgain lists letters that were left out. What the server does not tell of is
// looked for one by one.
func (p *poll) listAgain(ctx context.Context, left []post.Mark) error {
	listed := map[uint32]listing{}
	var these imap.UIDSet
	for _, mark := range left {
		if mark.UIDValidity == p.done.UIDValidity {
			listed[mark.UID] = listing{uid: mark.UID, size: -1}
			these.AddNum(imap.UID(mark.UID))
		}
	}
	if len(listed) == 0 {
		return nil
	}
	err := p.sizes(ctx, these, func(l listing) {
		if _, asked := listed[l.uid]; asked {
			listed[l.uid] = l
		}
	})
	for _, uid := range slices.Sorted(maps.Keys(listed)) {
		p.listed = append(p.listed, listed[uid])
	}
	return err
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

// leave ends the connection that the poll has come to.
func (p *poll) leave(ctx context.Context) { p.session.leave(ctx) }

// get asks for a letter, nil if it lies there no more. One that the server does not
// hand over is asked for a second time: something unasked may have come in its
// place. One that costs us the connection is not: the next letter would wait for it.
func (p *poll) get(ctx context.Context, listed listing) (*post.Letter, error) {
	for last := false; ; last = true {
		l, err := p.fetch(ctx, listed)
		if err == nil {
			return &l, nil
		}
		var withheld *withheldError
		if !errors.As(err, &withheld) {
			if err := p.enterAgain(ctx, err); err != nil {
				return nil, err
			}
			last = true
		}
		there, lookErr := p.look(ctx, &listed)
		switch {
		case lookErr != nil:
			return nil, lookErr
		case !there:
			return nil, nil
		case last:
			l.Arrived, l.Size, l.LeftOut = listed.when(), listed.size, letter.OneLine(err.Error(), maxReason)
			return &l, nil
		}
	}
}

// enterAgain connects anew after a letter has cost us the connection, so that the
// others are read. It fails with what cost it when that was not the letter's fault:
// the run was stopped, the server is out of reach, or it does so again and again.
func (p *poll) enterAgain(ctx context.Context, fault error) error {
	if p.cuts++; p.cuts > maxCuts {
		return fault
	}
	return p.reenter(ctx, fault)
}

// reenter connects anew. It fails with what cost the connection where it cannot.
func (p *poll) reenter(ctx context.Context, fault error) error {
	if ctx.Err() != nil {
		return fault
	}
	p.session.hangUp()
	s, err := p.inbox.enter(ctx)
	if err != nil {
		return fmt.Errorf("%w; and then: %w", fault, err)
	}
	p.session = s
	box, err := s.open(ctx, p.config.Folder)
	if err == nil && box.validity != p.done.UIDValidity {
		err = fmt.Errorf("%s: the mailbox was renumbered meanwhile", s.where())
	}
	return err
}

// look finds out whether a letter still lies there, and what the server tells of it
// now. Another process that reads the same mailbox moves what it has filed.
func (p *poll) look(ctx context.Context, l *listing) (there bool, err error) {
	one := imap.UIDSetNum(imap.UID(l.uid))
	lie, err := p.session.search(ctx, one)
	there = slices.Contains(lie, imap.UID(l.uid))
	if err != nil || !there || l.isKnown() {
		return there, err
	}
	return true, p.sizes(ctx, one, func(found listing) {
		if found.uid == l.uid && found.isKnown() {
			*l = found
		}
	})
}

// A withheldError is a letter that the server lists and does not hand over.
type withheldError struct{ why string }

func (e *withheldError) Error() string { return e.why }

// fetch gets the body of a listed letter, or its header when it is too big.
func (p *poll) fetch(ctx context.Context, listed listing) (post.Letter, error) {
	l, err := p.read(ctx, listed)
	if err != nil {
		l = post.Letter{} // what came of it is no letter
	}
	return p.marked(l, listed), err
}

// marked is a letter with what the list told of it.
func (p *poll) marked(l post.Letter, listed listing) post.Letter {
	l.Mark = post.Mark{UIDValidity: p.done.UIDValidity, UID: listed.uid}
	l.Arrived, l.Size = listed.when(), listed.size
	return l
}

func (p *poll) read(ctx context.Context, l listing) (post.Letter, error) {
	limit := p.config.Limit
	switch {
	case !l.isKnown():
		// An answer that was not asked for came in the place of ours.
		return post.Letter{}, &withheldError{"the server told no size and date"}
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
		return nil, &withheldError{refused.Error()}
	case body.Len() == 0:
		return nil, &withheldError{"the server gave no body"}
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
			p.brokenOff()
		}
	}
}

// brokenOff is a body that broke off, which fails the command. The library would read
// on in two places at once, so its reader has to end first.
func (p *poll) brokenOff() {
	p.session.conn.Close()
	<-p.session.client.Closed()
}
