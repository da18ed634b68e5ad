// Package gm is the moderator: it files letters, keeps deadlines, has turns
// resolved and mails what came of them. It knows no wire and no disk; what it
// needs of them it declares here and in store.go.
package gm

import (
	"context"
	"net/mail"
	"time"
)

// A Mark tells how far a mailbox has been read: every letter of this
// UIDVALIDITY up to this UID is done with. The zero Mark means that the
// mailbox was never read.
type Mark struct {
	UIDValidity uint32
	UID         uint32
}

// A Letter is one letter as it came in: its bytes, and what was read in them.
type Letter struct {
	Mark    Mark      // the letter's own UIDVALIDITY and UID
	Done    Mark      // how far the mailbox is read once this letter is filed
	Arrived time.Time // the server's INTERNALDATE, UTC, whole seconds
	Size    int64     // bytes on the server
	Raw     []byte    // nil when the letter was over MaxLetter and not fetched

	From       []mail.Address // of the From header; empty when it cannot be read
	To         []string       // bare addresses of Delivered-To, X-Original-To, To and Cc, lower case, in that order
	ReturnPath string         // bare address, lower case; "" when absent or null
	Subject    string         // decoded, on one line
	MessageID  string         // without angle brackets; "" when absent
	InReplyTo  []string       // message ids without angle brackets
	References []string       // message ids without angle brackets

	// Text is the writer's own text: decoded, normalised to \n, without quoted
	// letters and signature.
	Text string

	// Automatic is why no answer may go to this letter ("Auto-Submitted:
	// auto-replied"), or "" when a person wrote it (RFC 3834, section 2).
	Automatic string

	// Bounce is what a mail server reports of a letter of ours that it did not
	// deliver; nil for other letters.
	Bounce *Bounce

	// Forged is why our own mail server holds the sender for forged
	// ("dmarc=fail"), or "" when it does not or was not asked (RFC 8601).
	Forged string

	// Unreadable is why Text could not be read ("over 256 kB"), or "".
	Unreadable string
}

// A Bounce reports that a letter of ours was not delivered (RFC 3464).
type Bounce struct {
	Returned []string // message ids that may be that letter's, surest first
	Hard     bool     // for good; else for now
	Status   string   // "5.1.1" (RFC 3463)
}

// MaxLetter is the size in bytes over which a letter's body is not fetched.
const MaxLetter = 256 << 10

// An Inbox gives the GM the letters of its mailbox.
type Inbox interface {
	// Unread calls file with each letter that lies behind done, oldest first,
	// and returns the mark to go on from the next time.
	//
	// A zero done is a first start: the letters that lie there are left alone
	// and the mark behind the last of them is returned. With another
	// UIDVALIDITY than done's every letter of the mailbox is given again; the
	// caller knows them by their hash and date.
	//
	// A letter is done with once file has returned nil; it may then be moved
	// out of the way. An error of file stops the run and leaves that letter
	// and those behind it. A letter that could not be fetched stays for the
	// next run: the others are filed, and the error says which it was.
	Unread(ctx context.Context, done Mark, file func(Letter) error) (Mark, error)

	// Clock asks the mail server for the time, UTC, whole seconds, by putting
	// a letter into a folder of the GM's own and reading its INTERNALDATE.
	Clock(ctx context.Context) (time.Time, error)

	// Wait returns when a letter may have come in, or when ctx ends. It
	// promises nothing: a caller polls also without it.
	Wait(ctx context.Context) error
}

// A Draft is a letter of ours before it is bytes. All texts may hold any
// characters; the composer sees to their encoding.
type Draft struct {
	MessageID  string // without angle brackets
	InReplyTo  string // without angle brackets; "" for none
	References []string
	Date       time.Time
	From       mail.Address
	ReplyTo    string // bare address; "" for none
	To         mail.Address
	Subject    string
	Text       string // lines end in \n
	ListID     string // of the game, "friday.machipost.example.org" (RFC 2919); "" for none
	// Unsubscribe is the command that ends letters of this kind, "" where there is
	// none: mail programs offer to send it (RFC 2369, section 3.2).
	Unsubscribe string
	// Automatic is the value of Auto-Submitted: "auto-generated" for letters
	// of our own accord, "auto-replied" for answers (RFC 3834, section 5).
	Automatic string
}

// A Composer turns drafts into bytes, once; the bytes are then kept.
type Composer interface {
	// Compose returns the draft as an RFC 5322 message with CRLF line ends. A
	// name that cannot stand in a header is left out and the bare address
	// kept; an address that cannot be used at all is an error.
	Compose(Draft) ([]byte, error)
}

// A Parcel is a composed letter with its envelope, one recipient each.
type Parcel struct {
	ID   int64
	From string // bare address, of the envelope
	To   string // bare address, of the envelope
	Raw  []byte
}

// A Postman sends parcels.
type Postman interface {
	// Deliver sends the parcels in order over one connection. After each it
	// calls tell with nil, or with a *Refusal that says how it failed. One
	// parcel's trouble is not the next one's. When the server cannot be
	// reached or refuses us as a whole, Deliver returns that as an error and
	// does not call tell for the parcels that were not tried. An error of tell
	// ends the run and is returned.
	Deliver(ctx context.Context, parcels []Parcel, tell func(Parcel, error) error) error
}

// A Refusal is a parcel that was not, or may not have been, delivered.
type Refusal struct {
	Permanent bool   // 5yz: no use in trying again
	Uncertain bool   // lost after the final dot: it may have arrived (RFC 1047)
	Code      int    // SMTP reply code; 0 when there was none
	Reason    string // the server's words or the fault, on one line
}

func (r *Refusal) Error() string { return r.Reason }

// An AccountError is a mail server that will not have us: a wrong password, a
// wrong name. Trying again without a change of settings is of no use.
type AccountError struct {
	Server string // what and where, "imap mail.example.org:993"
	Reason string
}

func (e *AccountError) Error() string { return e.Server + ": " + e.Reason }
