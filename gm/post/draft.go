package post

import (
	"net/mail"
	"time"
)

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
	HTML       string // a whole page that says the same as Text; "" for none
	Encoded    Encoded
	ListID     string // of the game, "friday.machipost.example.org" (RFC 2919); "" for none
	// Unsubscribe is the command that ends letters of this kind, "" where there is
	// none: mail programs offer to send it (RFC 2369, section 3.2).
	Unsubscribe string
	// Automatic is the value of Auto-Submitted: "auto-generated" for letters
	// of our own accord, "auto-replied" for answers (RFC 3834, section 5).
	Automatic string
	// Attachments are files that the letter brings with it, in order.
	Attachments []Attachment
}

// Encoded is what a composer has made of the words of a draft before it composes it, text
// and page. The zero Encoded is nothing: they are encoded when the draft is composed.
type Encoded struct{ Text, HTML []byte }

// An Attachment is a file that a letter of ours brings with it: a calendar file, a page
// to keep. It comes out as the bytes it was.
type Attachment struct {
	Name      string // of the file, "friday.ics"; no path
	MediaType string // "text/calendar", without parameters; text is UTF-8
	Method    string // what a calendar file is for, "PUBLISH" (RFC 5546); "" for other files
	Bytes     []byte
}
