package postoffice

import (
	"bytes"
	"crypto/subtle"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapserver"
	"github.com/emersion/go-imap/v2/imapserver/imapmemserver"
)

// A box is the mailbox of one account.
type box struct {
	address  string
	password string
	now      func() time.Time
	user     *imapmemserver.User
	epoch    atomic.Uint32               // added to the UIDVALIDITY of every folder
	bell     *bell                       // rings for each letter
	withheld atomic.Pointer[imap.UIDSet] // letters whose bodies are not handed over
}

// newBox makes a mailbox with an INBOX. Its UIDVALIDITY is of the time it was
// made: an office opened anew has lost all letters, and programs that read the
// old one have to notice (RFC 3501, section 2.3.1.1).
func newBox(account Account, now func() time.Time) (*box, error) {
	b := &box{
		address:  account.Address,
		password: account.Password,
		now:      now,
		bell:     newBell(),
		user:     imapmemserver.NewUser(account.Address, account.Password),
	}
	b.epoch.Store(uint32(now().Unix()))
	b.withheld.Store(&imap.UIDSet{})
	return b, b.user.Create("INBOX", nil)
}

// opens tells whether the password is right.
func (b *box) opens(password string) bool {
	return subtle.ConstantTimeCompare([]byte(password), []byte(b.password)) == 1
}

// lay puts a letter into the INBOX.
func (b *box) lay(raw []byte, at time.Time) error {
	defer b.bell.ring()
	_, err := b.user.Append("INBOX", literal{bytes.NewReader(raw)}, &imap.AppendOptions{Time: at})
	return err
}

// A literal is a letter as the IMAP library wants it.
type literal struct{ *bytes.Reader }

// Size implements imap.LiteralReader.
func (l literal) Size() int64 { return int64(l.Len()) }

// newReader begins a conversation with the IMAP server.
func (o *Office) newReader(*imapserver.Conn) (imapserver.Session, *imapserver.GreetingData, error) {
	return &reader{office: o}, nil, nil
}

// A reader is one conversation with the IMAP server. It is the library's, but
// for who may log in, the office's clock and the epoch in UIDVALIDITY.
type reader struct {
	*imapmemserver.UserSession // nil before the login
	office                     *Office
	box                        *box
}

var _ imapserver.SessionIMAP4rev2 = (*reader)(nil)

// Login implements imapserver.Session. It fails with ErrAuthFailed, and does not
// tell whether the account or the password is wrong.
func (r *reader) Login(user, password string) error {
	b := r.office.boxes[baseAddress(user)]
	if b == nil || !b.opens(password) {
		return imapserver.ErrAuthFailed
	}
	r.box, r.UserSession = b, imapmemserver.NewUserSession(b.user)
	return nil
}

// Select implements imapserver.Session. It fails when there is no such folder.
func (r *reader) Select(folder string, options *imap.SelectOptions) (*imap.SelectData, error) {
	data, err := r.UserSession.Select(folder, options)
	if err == nil {
		data.UIDValidity += r.box.epoch.Load()
	}
	return data, err
}

// Status implements imapserver.Session. It fails when there is no such folder.
func (r *reader) Status(folder string, options *imap.StatusOptions) (*imap.StatusData, error) {
	data, err := r.UserSession.Status(folder, options)
	if err == nil && options.UIDValidity {
		data.UIDValidity += r.box.epoch.Load()
	}
	return data, err
}

// Idle implements imapserver.Session. The library's own overhears what came in
// between the last command and the moment it begins to listen. Letters end the
// wait; what other programs change is told along with them. It fails when the
// connection does.
func (r *reader) Idle(w *imapserver.UpdateWriter, stop <-chan struct{}) error {
	for {
		rung := r.box.bell.heard() // before looking, so that nothing slips through
		if err := r.Poll(w, true); err != nil {
			return err
		}
		select {
		case <-rung:
		case <-stop:
			return nil
		}
	}
}

// Fetch implements imapserver.Session. It fails for a body that is withheld.
func (r *reader) Fetch(w *imapserver.FetchWriter, letters imap.NumSet, options *imap.FetchOptions) error {
	if asked, byUID := letters.(imap.UIDSet); byUID && len(options.BodySection) > 0 {
		uids, _ := asked.Nums() // of a range without an end there are none
		for _, uid := range uids {
			if r.box.withheld.Load().Contains(uid) {
				return &imap.Error{Type: imap.StatusResponseTypeNo, Text: "that letter cannot be read"}
			}
		}
	}
	return r.UserSession.Fetch(w, letters, options)
}

// Append implements imapserver.Session. A letter without a date gets the
// office's. It fails when there is no such folder, or the letter does not come whole.
func (r *reader) Append(folder string, letter imap.LiteralReader, options *imap.AppendOptions) (*imap.AppendData, error) {
	defer r.box.bell.ring()
	dated := *options
	if dated.Time.IsZero() {
		dated.Time = r.box.now()
	}
	data, err := r.UserSession.Append(folder, letter, &dated)
	if err == nil {
		data.UIDValidity += r.box.epoch.Load()
	}
	return data, err
}

// deliver lays a letter into the mailbox of each recipient.
func (o *Office) deliver(from string, to []string, raw []byte) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, recipient := range to {
		at := o.config.Now().UTC().Truncate(time.Second)
		stamped := append(trace(from, recipient, at), raw...)
		if err := o.boxes[baseAddress(recipient)].lay(stamped, at); err != nil {
			return fmt.Errorf("delivering to %s: %w", recipient, err)
		}
		d := Delivery{From: from, To: recipient, At: at, Raw: stamped}
		o.deliveries = append(o.deliveries, d)
		if o.config.Delivered != nil {
			o.config.Delivered(d)
		}
	}
	return nil
}

// trace returns the fields that a mail server puts on top of a letter (RFC
// 5321, section 4.4; RFC 9228).
func trace(from, to string, at time.Time) []byte {
	return fmt.Appendf(nil, "Return-Path: <%s>\r\nDelivered-To: %s\r\nReceived: by localhost for <%s>; %s\r\n",
		from, to, to, at.Format(time.RFC1123Z))
}
