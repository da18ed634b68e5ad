// Package memory is the twin of gm/mailbox for tests: a mail world without a
// wire, whose clock the test sets. It passes the same suite as the servers
// (gm/mailbox/conformance), so what a test of another room learns from it holds
// on the wire, too.
//
// It is not shipped: nothing but tests may import it, which the layout test
// watches. It has no passwords and no faults; those are met on real lines, in the
// tests of gm/mailbox. What may enter is what every mail world must do, and what a
// test does to its world.
package memory

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// Mail is a mail world without a wire: mailboxes in memory and a postman who
// carries letters between them. Tests use it in the place of servers; it passes
// the same suite as they do.
type Mail struct {
	// Marks and AuthservID are the reader's. Set them before letters come in.
	Marks      []string
	AuthservID string
	// Moves has letters that are done with leave a mailbox, as by IMAP. Set it before
	// a mailbox is read.
	Moves bool

	now func() time.Time

	mu       sync.Mutex
	accounts map[string]*Inbox
}

// New returns a world without accounts whose clock is now.
func New(now func() time.Time) *Mail {
	return &Mail{now: now, accounts: map[string]*Inbox{}}
}

// Account returns the mailbox of an address, which is opened with the first
// call. Letters to address+detail land in it, too.
func (m *Mail) Account(address string) *Inbox {
	m.mu.Lock()
	defer m.mu.Unlock()
	address = strings.ToLower(address)
	box := m.accounts[letter.BaseAddress(address)]
	if box == nil {
		box = &Inbox{world: m, address: address, validity: 1, next: 1, arrival: make(chan struct{})}
		m.accounts[letter.BaseAddress(address)] = box
	}
	return box
}

// Post lays a letter into the mailbox of to, as a mail server would: with
// Return-Path and Delivered-To on top. It fails with a *post.Refusal when nobody
// has that address, and with nothing else.
func (m *Mail) Post(from, to string, raw []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	box := m.accounts[letter.BaseAddress(strings.ToLower(to))]
	if box == nil {
		return &post.Refusal{Permanent: true, Code: 550, Reason: "550 5.1.1 nobody has the address " + to}
	}
	// RFC 5321, section 4.4, for the first; RFC 9228 for the second.
	trace := fmt.Sprintf("Return-Path: <%s>\r\nDelivered-To: %s\r\n", from, to)
	box.arrive(append([]byte(trace), raw...), m.now())
	return nil
}

// Postman returns the postman of the world. Unknown addresses he refuses for
// good.
func (m *Mail) Postman() post.Postman { return postman{m} }

var _ post.Postman = postman{}

type postman struct{ world *Mail }

// Deliver implements post.Postman. It fails when ctx has ended, with its error, and
// with what tell returns.
func (p postman) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, parcel := range parcels {
		if err := ctx.Err(); err != nil {
			return err
		}
		if may, err := parcel.May(); err != nil {
			return err
		} else if !may {
			continue
		}
		if err := tell(parcel, p.world.Post(parcel.From, parcel.To, parcel.Raw)); err != nil {
			return err
		}
	}
	return nil
}
