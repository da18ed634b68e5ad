package mailbox

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/letter"
)

// Memory is a mail world without a wire: mailboxes in memory and a postman who
// carries letters between them. Tests use it in the place of servers; it passes
// the same suite as they do.
type Memory struct {
	// Marks and AuthservID are the reader's. Set them before letters come in.
	Marks      []string
	AuthservID string

	now func() time.Time

	mu       sync.Mutex
	accounts map[string]*MemoryInbox
}

// NewMemory returns a world without accounts whose clock is now.
func NewMemory(now func() time.Time) *Memory {
	return &Memory{now: now, accounts: map[string]*MemoryInbox{}}
}

// Account returns the mailbox of an address, which is opened with the first
// call. Letters to address+detail land in it, too.
func (m *Memory) Account(address string) *MemoryInbox {
	m.mu.Lock()
	defer m.mu.Unlock()
	address = strings.ToLower(address)
	box := m.accounts[letter.BaseAddress(address)]
	if box == nil {
		box = &MemoryInbox{world: m, address: address, validity: 1, next: 1, arrival: make(chan struct{})}
		m.accounts[letter.BaseAddress(address)] = box
	}
	return box
}

// Post lays a letter into the mailbox of to, as a mail server would: with
// Return-Path and Delivered-To on top. It fails when nobody has that address.
func (m *Memory) Post(from, to string, raw []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	box := m.accounts[letter.BaseAddress(strings.ToLower(to))]
	if box == nil {
		return &gm.Refusal{Permanent: true, Code: 550, Reason: "550 5.1.1 nobody has the address " + to}
	}
	// RFC 5321, section 4.4, for the first; RFC 9228 for the second.
	trace := fmt.Sprintf("Return-Path: <%s>\r\nDelivered-To: %s\r\n", from, to)
	box.arrive(append([]byte(trace), raw...), m.now())
	return nil
}

// Postman returns the postman of the world. Unknown addresses he refuses for
// good.
func (m *Memory) Postman() gm.Postman { return memoryPostman{m} }

type memoryPostman struct{ world *Memory }

// Deliver implements gm.Postman.
func (p memoryPostman) Deliver(ctx context.Context, parcels []gm.Parcel, tell func(gm.Parcel, error) error) error {
	for _, parcel := range parcels {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := tell(parcel, p.world.Post(parcel.From, parcel.To, parcel.Raw)); err != nil {
			return err
		}
	}
	return nil
}

// MemoryInbox is one mailbox of a Memory.
type MemoryInbox struct {
	world   *Memory
	address string

	// Guarded by world.mu.
	validity uint32
	next     uint32
	seen     gm.Mark // as IMAP.seen
	letters  []memoryLetter
	arrival  chan struct{} // closed and made anew when a letter comes in
}

var _ gm.Inbox = (*MemoryInbox)(nil)

type memoryLetter struct {
	uid     uint32
	arrived time.Time
	raw     []byte
}

// arrive takes in a letter; world.mu is held.
func (b *MemoryInbox) arrive(raw []byte, at time.Time) {
	b.letters = append(b.letters, memoryLetter{b.next, at.UTC().Truncate(time.Second), raw})
	b.next++
	close(b.arrival)
	b.arrival = make(chan struct{})
}

// Unread implements gm.Inbox. Letters stay where they are.
func (b *MemoryInbox) Unread(ctx context.Context, done gm.Mark, file func(gm.Letter) error) (gm.Mark, error) {
	box, letters := b.look()
	b.saw(box)
	if done == (gm.Mark{}) {
		return gm.Mark{UIDValidity: box.validity, UID: box.next - 1}, nil
	}
	done = resume(done, box)
	for _, stored := range letters {
		if stored.uid <= done.UID {
			continue
		}
		if err := ctx.Err(); err != nil {
			return done, err
		}
		l := b.read(stored)
		l.Mark = gm.Mark{UIDValidity: box.validity, UID: stored.uid}
		l.Done = l.Mark
		if err := file(l); err != nil {
			return done, err
		}
		done = l.Done
	}
	return done, nil
}

// saw notes how far a poll has looked.
func (b *MemoryInbox) saw(box folder) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.seen = gm.Mark{UIDValidity: box.validity, UID: box.next - 1}
}

// look returns what lies in the mailbox.
func (b *MemoryInbox) look() (folder, []memoryLetter) {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	return folder{validity: b.validity, next: b.next}, slices.Clone(b.letters)
}

// read reads one letter as IMAP does.
func (b *MemoryInbox) read(stored memoryLetter) gm.Letter {
	reader := letter.Reader{Own: []string{b.address}, Marks: b.world.Marks, AuthservID: b.world.AuthservID}
	read := reader.Read
	if len(stored.raw) > gm.MaxLetter {
		read = func(raw []byte) gm.Letter { return reader.ReadTooBig(raw[:maxHeader], gm.MaxLetter) }
	}
	l := read(stored.raw)
	l.Arrived, l.Size = stored.arrived, int64(len(stored.raw))
	return l
}

// Clock implements gm.Inbox.
func (b *MemoryInbox) Clock(context.Context) (time.Time, error) {
	return b.world.now().UTC().Truncate(time.Second), nil
}

// Wait implements gm.Inbox.
func (b *MemoryInbox) Wait(ctx context.Context) error {
	b.world.mu.Lock()
	arrival := b.arrival
	news := b.seen.UIDValidity != 0 && b.seen != gm.Mark{UIDValidity: b.validity, UID: b.next - 1}
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

// Letters returns all letters of the mailbox, oldest first, read.
func (b *MemoryInbox) Letters() []gm.Letter {
	box, all := b.look()
	letters := make([]gm.Letter, 0, len(all))
	for _, stored := range all {
		l := b.read(stored)
		l.Mark = gm.Mark{UIDValidity: box.validity, UID: stored.uid}
		l.Done = l.Mark
		letters = append(letters, l)
	}
	return letters
}

// Renumber gives the mailbox another UIDVALIDITY, as a server does that lost
// its index.
func (b *MemoryInbox) Renumber() {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.validity++
}

// Empty throws all letters away and begins to number anew under another
// UIDVALIDITY, as a server does whose mailbox was made again.
func (b *MemoryInbox) Empty() {
	b.world.mu.Lock()
	defer b.world.mu.Unlock()
	b.letters, b.next = nil, 1
	b.validity++
}
