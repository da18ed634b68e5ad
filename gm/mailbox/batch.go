package mailbox

import (
	"cmp"
	"context"
	"errors"
	"io"
	"iter"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"machipost/gm/ahead"
	"machipost/gm/post"
)

// This file is about letters that are asked for, filed and moved together: a question
// and a move each would cost more than the letters do. What goes wrong with one of many
// is nobody's until they are asked for one by one (see get).

// A batch is letters that are read and not filed yet.
type batch struct {
	letters []post.Letter
	gone    []post.Mark // those that lie there no more
	last    post.Mark   // of the last of either; zero for none
}

// run files the listed letters, a batch at a time. The mark passes every one of them:
// those that lie there no more, and those that are left out. What came before the poll
// broke off is filed, too.
func (p *poll) run(ctx context.Context) error {
	for len(p.listed) > 0 {
		some := p.next()
		b, err := p.gather(ctx, some)
		if ctx.Err() != nil { // nothing is filed any more
			return cmp.Or(err, ctx.Err())
		}
		if err := p.handOver(ctx, b); err != nil {
			return err
		}
		if err != nil {
			return err
		}
		p.listed = p.listed[len(some):]
	}
	return nil
}

// next are the listed letters of the next batch.
func (p *poll) next() []listing {
	n, size := 0, int64(0)
	for ; n < min(len(p.listed), post.MaxBatch); n++ {
		size += min(max(p.listed[n].size, 0), max(p.config.Limit, maxHeader))
		if n > 0 && size > post.MaxBatchBytes {
			break
		}
	}
	return p.listed[:n]
}

// gather gets the letters of a batch. Those whose bodies did not come with the others'
// it asks for one by one. What came before a fault it returns with it.
func (p *poll) gather(ctx context.Context, some []listing) (b batch, err error) {
	bodies, lost, err := p.bodies(ctx, some)
	cuts := p.cuts
	next, stop := iter.Pull(ahead.Map(cameOf(some, bodies), p.config.Reader.Read))
	defer stop()
	for _, listed := range some {
		var l *post.Letter
		if _, came := bodies[listed.uid]; came {
			read, _ := next()
			read = p.marked(read, listed)
			l = &read
		} else if err == nil {
			l, err = p.get(ctx, listed)
		}
		if err != nil && l == nil {
			return b, err
		}
		b.last = post.Mark{UIDValidity: p.done.UIDValidity, UID: listed.uid}
		if l == nil {
			b.gone = append(b.gone, b.last)
		} else {
			b.letters = append(b.letters, *l)
		}
	}
	// One by one they all came: the server cannot do several.
	p.single = p.single || lost && p.cuts == cuts
	return b, err
}

// cameOf are the bodies that came of those letters, in their order.
func cameOf(some []listing, bodies map[uint32][]byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for _, listed := range some {
			if raw, came := bodies[listed.uid]; came && !yield(raw) {
				return
			}
		}
	}
}

// handOver files a batch and moves it. Letters that are left out stay where they are.
func (p *poll) handOver(ctx context.Context, b batch) error {
	if len(b.letters) > 0 {
		if err := p.file(b.letters); err != nil {
			return err
		}
	}
	if b.last == (post.Mark{}) {
		return nil
	}
	p.done, p.gone = b.last, append(p.gone, b.gone...)
	var filed imap.UIDSet
	for _, l := range b.letters {
		if l.LeftOut == "" {
			filed.AddNum(imap.UID(l.Mark.UID))
		}
	}
	return p.move(ctx, filed)
}

// move moves letters that are filed. A move that costs us the connection is the last
// one of the poll: the next round moves what lies there, and the others are read.
func (p *poll) move(ctx context.Context, filed imap.UIDSet) error {
	if !p.config.moves() || p.moving.lost || len(filed) == 0 {
		return nil
	}
	err := p.moving.away(ctx, p.session, filed, p.config.Processed)
	if err == nil || errors.As(err, new(*imap.Error)) {
		return nil
	}
	p.moving.lost = true
	return p.enterAgain(ctx, err)
}

// bodies asks for those of the letters that can be asked for together, and returns what
// came, by their UIDs. A refusal is of some letter among them, so what came with it counts
// for nothing. Where the connection is lost, what came whole counts, and it connects
// anew; it fails where it cannot.
func (p *poll) bodies(ctx context.Context, some []listing) (came map[uint32][]byte, lost bool, err error) {
	var these imap.UIDSet
	asked := map[uint32]bool{}
	for _, l := range some {
		if l.isKnown() && l.size > 0 && l.size <= p.config.Limit {
			asked[l.uid] = true
			these.AddNum(imap.UID(l.uid))
		}
	}
	if len(asked) < 2 || p.single {
		return nil, false, nil
	}
	came = map[uint32][]byte{}
	room := int64(2 * post.MaxBatchBytes) // for servers that estimate sizes
	err = p.session.steps(ctx, "fetching letters", func(one func()) error {
		fetch := p.session.client.Fetch(these, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{{Peek: true}}})
		for message := fetch.Next(); message != nil; message = fetch.Next() {
			uid, raw := p.bodyWithin(message, min(room, p.config.Limit))
			if len(raw) > 0 && asked[uid] {
				came[uid], room = raw, room-int64(len(raw))
				one()
			}
		}
		return fetch.Close()
	})
	switch {
	case err == nil:
		return came, false, nil
	case errors.As(err, new(*imap.Error)):
		return nil, false, nil
	}
	return came, true, p.reenter(ctx, err)
}

// bodyWithin takes the body among the items of a letter, if it is whole and within a
// limit in bytes: else the letter is asked for by itself.
func (p *poll) bodyWithin(message *imapclient.FetchMessageData, limit int64) (uid uint32, raw []byte) {
	for item := message.Next(); item != nil; item = message.Next() {
		switch item := item.(type) {
		case imapclient.FetchItemDataUID:
			uid = uint32(item.UID)
		case imapclient.FetchItemDataBodySection:
			if item.Literal == nil || raw != nil || item.Literal.Size() > limit {
				continue
			}
			raw = make([]byte, item.Literal.Size())
			if _, err := io.ReadFull(item.Literal, raw); err != nil {
				raw = nil
				p.brokenOff()
			}
		}
	}
	return uid, raw
}
