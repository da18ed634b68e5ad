package gm_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is what may fail at a table: clocks, mailboxes, postmen and stores that do.

// otherClock is a mail server whose clock stands still.
type otherClock struct {
	post.Inbox
	now time.Time
}

func (o *otherClock) Clock(context.Context) (time.Time, error) { return o.now, nil }

var errBroken = errors.New("broken")

type brokenInbox struct{ post.Inbox }

func (brokenInbox) Unread(context.Context, post.Mark, func([]post.Letter) error) (post.Mark, error) {
	return post.Mark{}, errBroken
}

// refusing is a postman who delivers nothing, for good or for now.
type refusing struct{ permanent bool }

func (r refusing) Deliver(_ context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		if err := tell(p, &post.Refusal{Permanent: r.permanent, Code: 550, Reason: "550 no"}); err != nil {
			return err
		}
	}
	return nil
}

// A moody postman refuses the letters to one address, or all of them.
type moody struct {
	post.Postman
	to      string
	refusal *post.Refusal
	away    bool
	tries   int
}

func (m *moody) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	if m.away {
		m.tries++
		return errBroken
	}
	for _, p := range parcels {
		if p.To != m.to || m.refusal == nil {
			if err := m.Postman.Deliver(ctx, []post.Parcel{p}, tell); err != nil {
				return err
			}
			continue
		}
		m.tries++
		if err := tell(p, m.refusal); err != nil {
			return err
		}
	}
	return nil
}

// interrupted is a round whose k-th transaction fails before it commits.
func (tb *table) interrupted(k int) {
	sound := tb.GM.Store
	tb.with(func(d *gm.Deps) { d.Store = &failingStore{Store: sound, left: k} })
	if _, err := tb.Round(tb.Context()); err != nil && !errors.Is(err, errBroken) {
		tb.Error(err)
	}
	tb.with(func(d *gm.Deps) { d.Store = sound })
	tb.clock = tb.clock.Add(20 * time.Minute) // claims run out
	tb.round()
}

type failingStore struct {
	records.Store
	left int
}

func (s *failingStore) Update(ctx context.Context, f func(records.Tx) error) error {
	return s.Store.Update(ctx, failing(s, f))
}

func (s *failingStore) Jot(ctx context.Context, f func(records.Tx) error) error {
	return s.Store.Jot(ctx, failing(s, f))
}

func (s *failingStore) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.Store.Group(ctx, failing(s, f))
}

// failing is what is done in a transaction, which fails behind it if it is the k-th.
func failing[tx any](s *failingStore, f func(tx) error) func(tx) error {
	s.left--
	fails := s.left == 0
	return func(t tx) error {
		if err := f(t); err != nil || !fails {
			return err
		}
		return errBroken
	}
}

// stopped ends a process before its transactions from the k-th on.
type stopped struct {
	records.Store
	n, k int
}

func (s *stopped) Update(ctx context.Context, f func(records.Tx) error) error {
	return s.unless(func() error { return s.Store.Update(ctx, f) })
}

func (s *stopped) Jot(ctx context.Context, f func(records.Tx) error) error {
	return s.unless(func() error { return s.Store.Jot(ctx, f) })
}

func (s *stopped) Group(ctx context.Context, f func(records.Updater) error) error {
	return s.unless(func() error { return s.Store.Group(ctx, f) })
}

func (s *stopped) unless(transaction func() error) error {
	if s.n++; s.n >= s.k {
		return context.Canceled
	}
	return transaction()
}

// panickyComposer cannot write answers to Ann.
type panickyComposer struct{ post.Composer }

func (c panickyComposer) Compose(d post.Draft) ([]byte, error) {
	if d.To.Name == "Ann" {
		panic("a fault of ours")
	}
	return c.Composer.Compose(d)
}

// seeing is a postman who looks, before each report of a turn, how many letters are
// kept.
type seeing struct {
	post.Postman
	kept func() int
	t    *testing.T
}

func (s seeing) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	if kept := s.kept(); len(parcels) > 0 && kept != 2 {
		s.t.Errorf("%d letters are kept while reports leave", kept)
	}
	return s.Postman.Deliver(ctx, parcels, tell)
}

// fullShelf is one that takes no letter any more.
type fullShelf struct{ post.Shelf }

func (fullShelf) Keep(context.Context, [][]byte) error { return errBroken }
