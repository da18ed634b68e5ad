package post

import (
	"context"
	"time"
)

// An Inbox gives the GM the letters of its mailbox.
type Inbox interface {
	// Unread calls file with the letters that lie behind done, oldest first, some at a
	// time, and returns the mark to go on from the next time. They are fetched before
	// file is called, so that it waits for no server; together they are within
	// MaxBatch and MaxBatchBytes.
	//
	// A zero done is a first start: the letters that lie there are left alone
	// and the mark behind the last of them is returned. With another
	// UIDVALIDITY than done's every letter of the mailbox is given again; the
	// caller knows them by their hash and date.
	//
	// Letters are done with once file has returned nil; they may then be moved
	// out of the way. An error of file stops the run and leaves those letters
	// and those behind them.
	//
	// A letter that the server does not hand over is left out: file is called with
	// Letter.LeftOut, the mark passes it, it stays where it is, and Again asks for it.
	// One that lies there no more when it is asked for, for somebody moved it, is
	// passed without a word.
	Unread(ctx context.Context, done Mark, file func([]Letter) error) (Mark, error)

	// Again asks once more for letters that were left out, and calls file with them as
	// Unread does. It returns those that lie there no more. In a mailbox that was
	// renumbered it does nothing: Unread gives every letter of it. It fails as Unread
	// does.
	Again(ctx context.Context, left []Mark, file func([]Letter) error) (gone []Mark, err error)

	// Tidy moves out of the way what lies behind the one mark and up to the other, but
	// for some letters: what is done with and was not moved, for a run was stopped
	// between the two. Where letters stay, or were renumbered, it does nothing. It
	// fails when the server cannot be reached or breaks off, not when it refuses.
	Tidy(ctx context.Context, behind, done Mark, but []Mark) error

	// Clock asks the mail server for the time, UTC, whole seconds, by putting a letter
	// into a folder of the GM's own and reading its INTERNALDATE. It fails when the
	// server cannot be reached or does not do that.
	Clock(ctx context.Context) (time.Time, error)

	// Wait returns when a letter may have come in, or when ctx ends. It promises
	// nothing: a caller polls also without it. It fails when the server cannot be
	// reached or hangs up; the end of ctx is no error.
	Wait(ctx context.Context) error
}

// A Composer turns drafts into bytes, once; the bytes are then kept.
type Composer interface {
	// Compose returns the draft as an RFC 5322 message with CRLF line ends. A
	// name that cannot stand in a header is left out and the bare address
	// kept; an address that cannot be used at all is an error.
	Compose(Draft) ([]byte, error)
	// Encode returns the draft with its words encoded in the place of Text and HTML:
	// Compose has less to do with it then, and returns the same bytes. It may be called
	// by several goroutines.
	Encode(Draft) Draft
}

// A Parcel is a composed letter with its envelope, one recipient each.
type Parcel struct {
	ID   int64
	From string // bare address, of the envelope
	To   string // bare address, of the envelope
	Raw  []byte

	// Begin is called right before the first word about the parcel goes over the wire,
	// and says whether it may: another process may have begun it, or a letter that must
	// go before it may still wait. nil for a parcel that always may. An error ends the
	// run.
	Begin func() (bool, error)
}

// May asks Begin. It fails as that does.
func (p Parcel) May() (bool, error) {
	if p.Begin == nil {
		return true, nil
	}
	return p.Begin()
}

// A Postman sends parcels.
type Postman interface {
	// Deliver sends the parcels in order over one connection or a few, those that may be
	// sent: of the others it says nothing. After each it calls tell with nil, or
	// with a *Refusal that says how it failed. One parcel's trouble is not the
	// next one's. When the server cannot be
	// reached or refuses us as a whole, Deliver returns that as an error and
	// does not call tell for the parcels that were not tried. An error of tell
	// ends the run and is returned.
	Deliver(ctx context.Context, parcels []Parcel, tell func(Parcel, error) error) error
}
