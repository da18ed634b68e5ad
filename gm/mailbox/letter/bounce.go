package letter

import (
	"bufio"
	"bytes"
	"io"
	"net/textproto"
	"slices"
	"strings"

	"github.com/emersion/go-message"

	"machipost/gm/post"
)

// Limits of what is read of a delivery report, in bytes.
const (
	maxStatus   = 64 << 10 // of its machine-readable part
	maxReturned = 64 << 10 // of the letter that came back
)

// readBounce reads a report that a letter of ours was not delivered (RFC 3464,
// RFC 6522); nil for all other letters, and for reports of success.
func readBounce(h fields, body []byte) *post.Bounce {
	if firstWord(h.first("Content-Type")) != "multipart/report" {
		return nil
	}
	// The error is of an unknown charset or encoding; the entity can be read.
	root, _ := message.New(h.content(), bytes.NewReader(body))
	parts := root.MultipartReader()
	if parts == nil {
		return nil
	}
	b := &post.Bounce{}
	for range maxParts {
		part, _ := parts.NextPart()
		if part == nil {
			break // the end, or broken off: what is there counts
		}
		readReportPart(part, b)
	}
	if b.Status == "" {
		return nil
	}
	b.Returned = slices.Concat(b.Returned, h.messageIDs("In-Reply-To"), h.messageIDs("References"))
	return b
}

// readReportPart takes in the part that machines read, or the letter that came
// back, whole or its header.
func readReportPart(part *message.Entity, b *post.Bounce) {
	kind, _, err := part.Header.ContentType()
	if err != nil {
		return
	}
	switch kind {
	case "message/delivery-status", "message/global-delivery-status":
		readStatus(part.Body, b)
	case "message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers":
		// What cannot be read to its end is read as far as it goes.
		head, _ := io.ReadAll(io.LimitReader(part.Body, maxReturned))
		returned, _ := split(head)
		b.Returned = append(b.Returned, returned.messageIDs("Message-Id")...)
	}
}

// failures are the actions that tell of no delivery (RFC 3464, section 2.3.3);
// some servers leave the field out.
var failures = []string{"failed", "delayed", ""}

// readStatus reads the groups of fields, one a recipient (RFC 3464, section
// 2.3), and keeps the worst.
func readStatus(body io.Reader, b *post.Bounce) {
	reader := textproto.NewReader(bufio.NewReader(io.LimitReader(body, maxStatus)))
	for range maxCount {
		// A group that breaks off counts as far as it goes.
		group, err := reader.ReadMIMEHeader()
		status, action := firstWord(group.Get("Status")), firstWord(group.Get("Action"))
		trouble := strings.HasPrefix(status, "4.") || strings.HasPrefix(status, "5.")
		hard := strings.HasPrefix(status, "5.") && action != "delayed"
		if trouble && slices.Contains(failures, action) && (b.Status == "" || hard && !b.Hard) {
			b.Status, b.Hard = OneLine(status, maxWhy), hard
		}
		if err != nil {
			return
		}
	}
}
