package memory

import (
	"context"
	"slices"
	"sync"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// maxHeader is how many bytes are read of a letter over the limit, as many as by
// IMAP.
const maxHeader = 64 << 10

// Inbox is one mailbox of a Mail.
type Inbox struct {
	world   *Mail
	address string

	// Guarded by world.mu.
	validity uint32
	next     uint32
	seen     post.Mark // the newest letter that a poll saw; zero before the first
	letters  []stored
	shelf    [][]byte // letters that are kept, numbered from 1
	withheld map[uint32]bool
	arrival  chan struct{} // closed and made anew when a letter comes in
}

var _ post.Inbox = (*Inbox)(nil)

// A stored letter is one as it came in.
type stored struct {
	uid     uint32
	arrived time.Time // UTC, whole seconds
	raw     []byte
	read    func() post.Letter // as IMAP does, once
}

// arrive takes in a letter; world.mu is held.
func (b *Inbox) arrive(raw []byte, at time.Time) {
	b.letters = append(b.letters, stored{b.next, at.UTC().Truncate(time.Second), raw, sync.OnceValue(func() post.Letter { return b.reading(raw) })})
	b.next++
	close(b.arrival)
	b.arrival = make(chan struct{})
}

// Unread implements post.Inbox. Letters stay where they are, unless the world moves
// them. It fails when ctx has ended, with its error, and with what file returns.
func (b *Inbox) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	newest, letters := b.poll()
	if done == (post.Mark{}) {
		return newest, nil
	}
	if done.UIDValidity != newest.UIDValidity || done.UID > newest.UID { // renumbered
		done = post.Mark{UIDValidity: newest.UIDValidity}
	}
	letters = slices.DeleteFunc(letters, func(kept stored) bool { return kept.uid <= done.UID })
	for len(letters) > 0 {
		if err := ctx.Err(); err != nil {
			return done, err
		}
		some := letters[:batchOf(letters)]
		var uids []uint32
		for _, kept := range some {
			uids = append(uids, kept.uid)
		}
		if err := b.hand(uids, newest.UIDValidity, file); err != nil {
			return done, err
		}
		done.UID = uids[len(uids)-1]
		letters = letters[len(some):]
	}
	return done, nil
}

// batchOf is how many of the letters are handed over together.
func batchOf(letters []stored) int {
	n, size := 0, 0
	for ; n < min(len(letters), post.MaxBatch); n++ {
		if size += len(letters[n].raw); n > 0 && size > post.MaxBatchBytes {
			break
		}
	}
	return n
}

// hand gives letters to be filed and moves them. Those that lie there no more are
// passed.
func (b *Inbox) hand(uids []uint32, validity uint32, file func([]post.Letter) error) error {
	var some []post.Letter
	filed := map[uint32]bool{}
	for _, uid := range uids {
		kept, withheld, there := b.look(uid)
		switch mark := (post.Mark{UIDValidity: validity, UID: uid}); {
		case !there:
		case withheld:
			some = append(some, post.Letter{Mark: mark, Arrived: kept.arrived, Size: int64(len(kept.raw)), LeftOut: "withheld"})
		default:
			some = append(some, b.read(kept, validity))
			filed[uid] = true
		}
	}
	if len(some) == 0 {
		return nil
	}
	if err := file(some); err != nil {
		return err
	}
	if b.world.Moves {
		b.remove(func(uid uint32) bool { return filed[uid] })
	}
	return nil
}

// look finds a letter, and whether it is withheld.
func (b *Inbox) look(uid uint32) (kept stored, withheld, there bool) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	for _, kept := range b.letters {
		if kept.uid == uid {
			return kept, b.withheld[uid], true
		}
	}
	return stored{}, false, false
}

// remove takes letters out of the mailbox.
func (b *Inbox) remove(which func(uid uint32) bool) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.letters = slices.DeleteFunc(b.letters, func(kept stored) bool { return which(kept.uid) })
}

// Again implements post.Inbox. It fails as Unread does.
func (b *Inbox) Again(ctx context.Context, left []post.Mark, file func([]post.Letter) error) (gone []post.Mark, err error) {
	b.world.mu.Lock()
	validity := b.validity
	b.world.mu.Unlock()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	var uids []uint32
	for _, mark := range left {
		if mark.UIDValidity != validity {
			continue
		}
		if _, _, there := b.look(mark.UID); !there {
			gone = append(gone, mark)
		}
		uids = append(uids, mark.UID)
	}
	return gone, b.hand(uids, validity, file)
}

// Tidy implements post.Inbox. It never fails.
func (b *Inbox) Tidy(_ context.Context, behind, done post.Mark, but []post.Mark) error {
	b.world.mu.Lock()
	validity := b.validity
	b.world.mu.Unlock()
	if !b.world.Moves || behind.UIDValidity != validity || done.UIDValidity != validity {
		return nil
	}
	b.remove(func(uid uint32) bool {
		return uid > behind.UID && uid <= done.UID && !slices.Contains(but, post.Mark{UIDValidity: validity, UID: uid})
	})
	return nil
}

// Withhold has the mailbox list the letters with these numbers and not hand them
// over, as a server does whose disk is damaged; all others it hands over again.
func (b *Inbox) Withhold(uids ...uint32) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.withheld = map[uint32]bool{}
	for _, uid := range uids {
		b.withheld[uid] = true
	}
}

// poll returns what lies in the mailbox with the mark of its newest letter, and
// notes it as seen.
func (b *Inbox) poll() (newest post.Mark, letters []stored) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.seen = b.newest()
	return b.seen, slices.Clone(b.letters)
}

// newest is the mark of the last letter that came in; world.mu is held.
func (b *Inbox) newest() post.Mark {
	return post.Mark{UIDValidity: b.validity, UID: b.next - 1}
}

// reading is what a reader makes of bytes.
func (b *Inbox) reading(raw []byte) post.Letter {
	reader := letter.Reader{Own: []string{b.address}, Marks: b.world.Marks, AuthservID: b.world.AuthservID}
	if len(raw) > post.MaxLetter {
		return reader.ReadTooBig(raw[:maxHeader], post.MaxLetter)
	}
	return reader.Read(raw)
}

// read is one letter as IMAP hands it over. What is appended to its lists is the caller's.
func (b *Inbox) read(kept stored, validity uint32) post.Letter {
	l := kept.read()
	l.From, l.To = slices.Clip(l.From), slices.Clip(l.To)
	l.InReplyTo, l.References = slices.Clip(l.InReplyTo), slices.Clip(l.References)
	l.Mark = post.Mark{UIDValidity: validity, UID: kept.uid}
	l.Arrived, l.Size = kept.arrived, int64(len(kept.raw))
	return l
}

// Clock implements post.Inbox: the world's clock, in UTC and whole seconds. It never
// fails.
func (b *Inbox) Clock(context.Context) (time.Time, error) {
	return b.world.now().UTC().Truncate(time.Second), nil
}

// Wait implements post.Inbox. It never fails.
func (b *Inbox) Wait(ctx context.Context) error {
	b.world.mu.Lock()
	arrival := b.arrival
	news := b.seen.UIDValidity != 0 && b.seen != b.newest()
	b.world.mu.Unlock()
	if news {
		return nil
	}
	select {
	case <-arrival:
	case <-ctx.Done():
	}
	return nil
}

// Letters returns all letters of the mailbox, oldest first, read. To Wait they
// are not seen by that.
func (b *Inbox) Letters() []post.Letter {
	b.world.mu.Lock()
	validity, all := b.validity, slices.Clone(b.letters)
	b.world.mu.Unlock()
	letters := make([]post.Letter, 0, len(all))
	for _, kept := range all {
		letters = append(letters, b.read(kept, validity))
	}
	return letters
}

// Renumber gives the mailbox another UIDVALIDITY, as a server does that lost
// its index.
func (b *Inbox) Renumber() {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.validity++
}

// Empty throws all letters away and begins to number anew under another
// UIDVALIDITY, as a server does whose mailbox was made again.
func (b *Inbox) Empty() {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.letters, b.next, b.shelf = nil, 1, nil
	b.validity++
}
