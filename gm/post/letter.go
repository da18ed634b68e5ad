// Package post holds letters as values, those that come in and those of ours, and
// what is asked of whoever carries them: an inbox, a composer, a postman. It knows
// no game, no store and no wire. It imports nothing of ours; what enters is the
// standard library's forms of addresses and times.
package post

import (
	"fmt"
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

// String is the mark as it is stored, "7 12".
func (m Mark) String() string { return fmt.Sprintf("%d %d", m.UIDValidity, m.UID) }

// ParseMark reads what String wrote. It fails when that is no mark.
func ParseMark(text string) (m Mark, err error) {
	if _, err := fmt.Sscanf(text, "%d %d", &m.UIDValidity, &m.UID); err != nil {
		return Mark{}, fmt.Errorf("the mark %q of a mailbox: %w", text, err)
	}
	return m, nil
}

// A Letter is one letter as it came in: its bytes, and what was read in them.
type Letter struct {
	Mark    Mark      // the letter's own UIDVALIDITY and UID
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

	// LeftOut is why the mail server, which lists the letter, did not hand it over now,
	// or "". Of a letter that was left out nothing is known but Mark, Arrived (the zero
	// time where the server told none) and Size.
	LeftOut string
}

// A Bounce reports that a letter of ours was not delivered (RFC 3464).
type Bounce struct {
	Returned []string // message ids that may be that letter's, surest first
	Hard     bool     // for good; else for now
	Status   string   // "5.1.1" (RFC 3463)
}

// MaxLetter is the size in bytes over which a letter's body is not fetched.
const MaxLetter = 256 << 10

// What an inbox hands over at a time: enough that a commit and a move for all of them
// are little, and so little that it stays in memory.
const (
	MaxBatch      = 100     // letters
	MaxBatchBytes = 4 << 20 // of their bytes on the server; one letter may have more
)
