package letter

import (
	"bytes"
	"fmt"
	"net/mail"
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"

	gomail "github.com/wneessen/go-mail"

	"machipost/gm/post"
)

// Limits of what goes into the header of our letters, in runes and ids. They
// keep its lines under 998 bytes (RFC 5322, section 2.1.1).
const (
	maxOwnSubject = 200
	maxOwnName    = 80
	maxReferences = 20
)

// Composer makes letters of a text, with a page that says the same and files where the
// draft has them. The same draft always gives the same bytes.
type Composer struct {
	DKIM *DKIM // signs them; nil leaves them unsigned
}

var _ post.Composer = Composer{}

// Compose implements post.Composer. It fails when our own message id cannot be one,
// when From, To or ReplyTo cannot be an address (IsAddress), when the type of an
// attachment cannot be one, and when the letter cannot be signed. All else that cannot
// stand in a letter is left out of it.
func (c Composer) Compose(d post.Draft) ([]byte, error) {
	if !isMessageID(d.MessageID) {
		return nil, fmt.Errorf("composing: %q cannot be a message id", d.MessageID)
	}
	header, err := composeHeader(d)
	if err != nil {
		return nil, fmt.Errorf("composing %s: %w", d.MessageID, err)
	}
	raw, err := withContent(header, d)
	if err != nil {
		return nil, fmt.Errorf("composing %s: %w", d.MessageID, err)
	}
	raw, err = c.DKIM.signed(raw, d.Date)
	if err != nil {
		return nil, fmt.Errorf("composing %s: %w", d.MessageID, err)
	}
	return raw, nil
}

// composeHeader returns the fields of a letter, but for those of its content, which
// follow.
func composeHeader(d post.Draft) ([]byte, error) {
	m := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	if err := address(m, d); err != nil {
		return nil, err
	}
	m.SetMessageIDWithValue(d.MessageID)
	m.SetDateWithValue(d.Date.UTC())
	m.Subject(subject(d.Subject))
	thread(m, d)
	if isPrintable(d.Automatic) && d.Automatic != "" {
		m.SetGenHeader("Auto-Submitted", d.Automatic)
		m.SetGenHeader(gomail.HeaderXAutoResponseSuppress, "All")
	}
	if isMessageID(d.ListID) {
		m.SetGenHeader("List-Id", "<"+d.ListID+">")
	}
	if d.Unsubscribe != "" {
		m.SetGenHeader(gomail.HeaderListUnsubscribe, unsubscribe(d))
	}
	m.SetGenHeader(gomail.HeaderXMailer, "machipost")
	var header bytes.Buffer
	if _, err := m.WriteTo(&header); err != nil {
		return nil, err
	}
	return header.Bytes(), nil
}

// unsubscribe is the letter that ends letters like this one (RFC 2369, section
// 3.2; RFC 6068): the command in its subject, for some programs leave the body
// out, and in its body.
func unsubscribe(d post.Draft) string {
	to := d.ReplyTo
	if to == "" {
		to = d.From.Address
	}
	command := url.PathEscape(d.Unsubscribe)
	return fmt.Sprintf("<mailto:%s?subject=%s&body=%s>", to, command, command)
}

// address sets From, To and Reply-To.
func address(m *gomail.Msg, d post.Draft) error {
	for _, a := range []string{d.From.Address, d.To.Address} {
		if !IsAddress(a) {
			return fmt.Errorf("%q cannot be an address", a)
		}
	}
	m.FromMailAddress(&mail.Address{Name: displayName(d.From.Name), Address: d.From.Address})
	m.ToMailAddress(&mail.Address{Name: displayName(d.To.Name), Address: d.To.Address})
	if d.ReplyTo == "" {
		return nil
	}
	if !IsAddress(d.ReplyTo) {
		return fmt.Errorf("%q cannot be an address", d.ReplyTo)
	}
	m.ReplyToMailAddress(&mail.Address{Address: d.ReplyTo})
	return nil
}

// thread sets what the letter answers. Ids that other programs made up and that
// cannot stand in a header are left out; of a long thread the first and the
// latest are kept.
func thread(m *gomail.Msg, d post.Draft) {
	if isMessageID(d.InReplyTo) {
		m.SetGenHeader(gomail.HeaderInReplyTo, "<"+d.InReplyTo+">")
	}
	var ids []string
	for _, id := range d.References {
		if isMessageID(id) {
			ids = append(ids, "<"+id+">")
		}
	}
	if len(ids) > maxReferences {
		ids = append(ids[:1], ids[len(ids)-maxReferences+1:]...)
	}
	if len(ids) > 0 {
		m.SetGenHeader(gomail.HeaderReferences, strings.Join(ids, " "))
	}
}

// isMessageID tells whether id can stand between angle brackets.
func isMessageID(id string) bool {
	return id != "" && len(id) <= maxIDLength && isPrintable(id) && !strings.ContainsAny(id, "<>")
}

// IsAddress tells whether a is one bare address of ASCII, no longer than an
// envelope may hold (RFC 5321, section 4.5.3.1.3). What is not of ASCII, only few
// servers take (RFC 6531).
func IsAddress(a string) bool {
	if len(a) > 254 || !isPrintable(a) || strings.ContainsAny(a, `<>"(),`) {
		return false
	}
	parsed, err := mail.ParseAddress("<" + a + ">")
	return err == nil && parsed.Address == a
}

// displayName returns name, or "" when it cannot stand in a header as it is: a
// line end in it, a change of the direction of writing, or no end of it.
func displayName(name string) string {
	hostile := strings.ContainsFunc(name, func(r rune) bool {
		return unicode.IsControl(r) || isInvisible(r) || r == '\u2028' || r == '\u2029'
	})
	if hostile || !utf8.ValidString(name) || utf8.RuneCountInString(name) > maxOwnName || strings.Contains(name, "=?") {
		return ""
	}
	return strings.TrimSpace(name)
}

// subject makes a subject one bounded line that nothing hides in, an encoded
// word neither (RFC 2047).
func subject(s string) string {
	s = strings.Map(func(r rune) rune {
		if isInvisible(r) {
			return -1
		}
		return r
	}, s)
	return strings.ReplaceAll(OneLine(s, maxOwnSubject), "=?", "= ?")
}
