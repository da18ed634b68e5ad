package gm_test

import (
	"context"
	"errors"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is a process of ours that meets trouble: everything that it does outside
// itself passes a point, at which it may fail or be killed.

// What may happen at a point. A thing that fails is told so; a process that is killed
// does nothing more.
const (
	allWell = iota
	itFails
	itIsKilled
)

// The points. Those that only a kill concerns have something behind them that cannot
// fail any more.
const (
	pointBegin     = "transaction begins"
	pointWrite     = "write"
	pointCommit    = "commit"
	pointCommitted = "committed" // only killed
	pointView      = "view"
	pointPoll      = "poll"
	pointFetch     = "fetch"
	pointFiled     = "filed"
	pointPolled    = "polled"
	pointClock     = "clock"
	pointDial      = "dial"
	pointLetter    = "letter begins"
	pointDot       = "final dot"
	pointMarked    = "marked" // only killed
)

// A trouble decides what happens at each point, and remembers whether the process
// lives.
type trouble struct {
	decide func(point string) int
	dead   bool
	struck int           // points at which something happened
	points int           // that were passed
	copies map[int64]int // second copies of letters of ours that a crash excuses
}

var errKilled = errors.New("killed")

// passes passes a point. Its error is of what failed, or of a process that is dead.
func (tr *trouble) passes(point string) error {
	if tr.dead {
		return errKilled
	}
	tr.points++
	switch tr.decide(point) {
	case itFails:
		tr.struck++
		return errBroken
	case itIsKilled:
		tr.struck++
		tr.dead = true
		return errKilled
	}
	return nil
}

// within has a GM meet trouble at everything that it does outside itself.
func (tr *trouble) within(d *gm.Deps, box *memory.Inbox) {
	d.Store = troubledStore{d.Store, tr}
	d.Inbox = troubledInbox{d.Inbox, box, tr}
	d.Postman = troubledPostman{d.Postman, tr}
}

// A troubledStore is a database on a disk that may be full, or held by others.
type troubledStore struct {
	records.Store
	*trouble
}

func (s troubledStore) View(ctx context.Context, f func(records.View) error) error {
	if err := s.passes(pointView); err != nil {
		return &records.Fault{Err: err}
	}
	return s.Store.View(ctx, f)
}

func (s troubledStore) Update(ctx context.Context, f func(records.Tx) error) error {
	if err := s.passes(pointBegin); err != nil {
		return &records.Fault{Err: err}
	}
	err := s.Store.Update(ctx, func(tx records.Tx) error {
		if err := f(s.writes(tx)); err != nil {
			return err
		}
		return s.fault(pointCommit)
	})
	if err == nil {
		err = s.fault(pointCommitted)
	}
	return err
}

// fault passes a point as a fault of the store.
func (tr *trouble) fault(point string) error {
	if err := tr.passes(point); err != nil {
		return &records.Fault{Err: err}
	}
	return nil
}

// writes are the parts of a transaction whose writes may fail, one by one.
func (s troubledStore) writes(tx records.Tx) records.Tx {
	tx.Settings = troubledSettings{tx.Settings, s.trouble}
	tx.Games = troubledGames{tx.Games, s.trouble}
	tx.Letters = troubledLetters{tx.Letters, s.trouble}
	tx.Sheets = troubledSheets{tx.Sheets, s.trouble}
	tx.Turns = troubledTurns{tx.Turns, s.trouble}
	tx.Outbox = troubledOutbox{tx.Outbox, s.trouble}
	tx.Attempts = troubledAttempts{tx.Attempts, s.trouble}
	return tx
}

type (
	troubledSettings struct {
		records.Settings
		*trouble
	}
	troubledGames struct {
		records.Games
		*trouble
	}
	troubledLetters struct {
		records.Letters
		*trouble
	}
	troubledSheets struct {
		records.Sheets
		*trouble
	}
	troubledTurns struct {
		records.Turns
		*trouble
	}
	troubledOutbox struct {
		records.Outbox
		*trouble
	}
	troubledAttempts struct {
		records.Attempts
		*trouble
	}
)

func (p troubledSettings) Set(name, value string) error {
	return errors.Join(p.fault(pointWrite), p.Settings.Set(name, value))
}

func (p troubledGames) Save(g records.Game) error {
	return errors.Join(p.fault(pointWrite), p.Games.Save(g))
}

func (p troubledLetters) Add(l records.FiledLetter) (int64, error) {
	id, err := p.Letters.Add(l)
	return id, errors.Join(p.fault(pointWrite), err)
}

func (p troubledSheets) Add(sheet records.Sheet) error {
	return errors.Join(p.fault(pointWrite), p.Sheets.Add(sheet))
}

func (p troubledTurns) Add(turn records.Turn) error {
	return errors.Join(p.fault(pointWrite), p.Turns.Add(turn))
}

func (p troubledOutbox) Queue(out records.Outgoing) (int64, error) {
	id, err := p.Outbox.Queue(out)
	return id, errors.Join(p.fault(pointWrite), err)
}

func (p troubledAttempts) Begin(id int64, now, again time.Time, players bool) (bool, error) {
	begun, err := p.Attempts.Begin(id, now, again, players)
	return begun, errors.Join(p.fault(pointWrite), err)
}

func (p troubledAttempts) Sent(id int64, now time.Time) error {
	return errors.Join(p.fault(pointWrite), p.Attempts.Sent(id, now))
}

func (p troubledAttempts) Retry(id int64, due time.Time, why string) error {
	return errors.Join(p.fault(pointWrite), p.Attempts.Retry(id, due, why))
}

// A troubledInbox is a mailbox behind a bad line, at a server that gives its letters
// other numbers now and then.
type troubledInbox struct {
	post.Inbox
	box *memory.Inbox // the same, as its server has it
	*trouble
}

func (in troubledInbox) Clock(ctx context.Context) (time.Time, error) {
	if err := in.passes(pointClock); err != nil {
		return time.Time{}, err
	}
	return in.Inbox.Clock(ctx)
}

// Unread keeps to what post.Inbox promises: a letter that is not fetched is left out, and
// asked for again; what is behind it is filed.
func (in troubledInbox) Unread(ctx context.Context, done post.Mark, file func(post.Letter) error) (post.Mark, error) {
	if err := in.passes(pointPoll); err != nil {
		return done, err
	}
	mark, err := in.Inbox.Unread(ctx, done, func(l post.Letter) error {
		if err := in.passes(pointFetch); err != nil {
			if in.dead {
				return err
			}
			l = post.Letter{Mark: l.Mark, Arrived: l.Arrived, Size: l.Size, LeftOut: "the line was cut"}
		}
		if err := file(l); err != nil {
			return err
		}
		return in.passes(pointFiled) // the line is cut, or the letter cannot be moved
	})
	if fault := in.passes(pointPolled); fault != nil && err == nil {
		err = fault
		in.box.Renumber()
	}
	return mark, err
}

// A troubledPostman is one at a bad line: a server that is away or refuses for now, a
// letter that arrives without our hearing of it.
type troubledPostman struct {
	post.Postman
	*trouble
}

func (p troubledPostman) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	if err := p.passes(pointDial); err != nil {
		return err
	}
	for _, parcel := range parcels {
		if err := p.deliver(ctx, parcel, tell); err != nil {
			return err
		}
	}
	return nil
}

func (p troubledPostman) deliver(ctx context.Context, parcel post.Parcel, tell func(post.Parcel, error) error) error {
	if err := p.passes(pointLetter); err != nil {
		if p.dead {
			return err
		}
		return tell(parcel, &post.Refusal{Code: 451, Reason: "451 later"})
	}
	return p.Postman.Deliver(ctx, []post.Parcel{parcel}, func(parcel post.Parcel, fault error) error {
		if err := p.passes(pointDot); err != nil {
			p.copies[parcel.ID]++
			if p.dead {
				return err
			}
			return tell(parcel, &post.Refusal{Uncertain: true, Reason: "lost behind the final dot"})
		}
		if err := tell(parcel, fault); err != nil {
			p.copies[parcel.ID]++ // it arrived, and that could not be noted
			return err
		}
		return p.passes(pointMarked)
	})
}
