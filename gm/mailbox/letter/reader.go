// Package letter turns the bytes of letters into post.Letters and post.Drafts into
// bytes: MIME, charsets, what of a text is the writer's own, who wrote and whether
// a machine did, what came back, and our signature. Letters come from strangers, so
// all that is read of one is bounded, and nothing in it makes a reading fail: what
// cannot be read is told in the letter.
//
// It is not the wire, which is gm/mailbox: it knows no connection, no server, no
// clock and no disk. It does not know the game either: what a letter asks for is
// for gm/letters to find out. What may enter is that for which the bytes are
// enough.
package letter

import (
	"fmt"

	"machipost/gm/post"
)

// Limits of what is read of a letter. They hold whatever the letter claims.
const (
	maxRaw      = 1 << 20   // bytes of a whole letter; mailboxes fetch less (post.MaxLetter)
	maxDepth    = 8         // multiparts within multiparts
	maxParts    = 64        // parts in all
	maxText     = 256 << 10 // bytes of decoded text
	maxFields   = 1000      // fields of a header
	maxSubject  = 500       // runes
	maxAddress  = 16 << 10  // bytes of an address field
	maxCount    = 100       // addresses or message ids of one letter
	maxIDLength = 250       // bytes of a message id
	maxFault    = 300       // runes of a panic's words
)

// A Reader turns the bytes of letters into post.Letters.
type Reader struct {
	// Own are our own addresses. A letter from one of them, with or without a
	// +detail, is automatic.
	Own []string
	// Marks are the words ("--- reply above this line ---"), in every language, below
	// which a letter of ours stands quoted.
	Marks []string
	// AuthservID is what our own mail server calls itself in the
	// Authentication-Results it writes (RFC 8601, section 2.5); "" asks none.
	AuthservID string
}

// Read reads a whole letter. It never fails: what cannot be read is told in
// Letter.Unreadable, a panic in decoding included. Mark, Done, Arrived and Size
// are the mailbox's to fill in.
func (r Reader) Read(raw []byte) (letter post.Letter) {
	defer setAside(&letter)
	letter.Raw = raw
	h, body := split(raw)
	letter = r.readHeader(h)
	letter.Raw = raw
	text, trouble := "", fmt.Sprintf("over %d kB", maxRaw>>10)
	if len(raw) <= maxRaw {
		text, trouble = readText(h, body)
		letter.Bounce = readBounce(h, body)
	}
	letter.Unreadable = trouble
	if trouble == "" {
		letter.Text = OwnText(text, r.Marks, r.games(letter))
	}
	return letter
}

// ReadHeader reads a letter of which only the header was fetched. It never fails,
// as Read. Raw stays nil and Text "".
func (r Reader) ReadHeader(raw []byte) (letter post.Letter) {
	defer setAside(&letter)
	h, _ := split(raw)
	return r.readHeader(h)
}

// setAside, deferred, makes of a panic in decoding a letter that says so: one
// letter must not stop those behind it.
func setAside(letter *post.Letter) {
	if fault := recover(); fault != nil {
		letter.Text = ""
		letter.Unreadable = OneLine(fmt.Sprintf("reading it failed: %v", fault), maxFault)
	}
}

// ReadTooBig reads what was fetched of a letter over the limit, in bytes, as
// ReadHeader does. Unreadable tells the limit.
func (r Reader) ReadTooBig(head []byte, limit int64) post.Letter {
	letter := r.ReadHeader(head)
	letter.Unreadable = fmt.Sprintf("over %d kB", limit>>10)
	return letter
}

func (r Reader) readHeader(h fields) post.Letter {
	letter := post.Letter{
		From:       h.addresses("From"),
		To:         h.recipients(),
		ReturnPath: h.returnPath(),
		Subject:    OneLine(h.text("Subject"), maxSubject),
		InReplyTo:  h.messageIDs("In-Reply-To"),
		References: h.messageIDs("References"),
	}
	if ids := h.messageIDs("Message-Id"); len(ids) > 0 {
		letter.MessageID = ids[0]
	}
	letter.Automatic = r.automatic(h, letter)
	letter.Forged = r.forged(h, letter.From)
	return letter
}
