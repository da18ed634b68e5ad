package mailbox

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/textproto"
	"sync"
	"time"

	gosmtp "github.com/wneessen/go-mail/smtp"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// lastWordPatience is by how much more than a step the reply to the final dot
// is waited for: who gives up there does not know whether the letter went (RFC
// 5321, section 4.5.3.2.6: ten minutes).
const lastWordPatience = 10

// An smtpLine is one connection to the SMTP server.
type smtpLine struct {
	timeout time.Duration
	client  *gosmtp.Client
	lost    bool // nothing more can be sent over it

	mu   sync.Mutex
	conn net.Conn
}

// hold keeps the connection that was dialled.
func (l *smtpLine) hold(conn net.Conn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.conn = conn
}

// cut closes the connection, which makes the library's calls return.
func (l *smtpLine) cut() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn != nil {
		l.conn.Close()
	}
}

// send sends one parcel. The server's verb decides what a failure means: only
// after the final dot may the letter have gone.
func (l *smtpLine) send(ctx context.Context, parcel post.Parcel) *post.Refusal {
	if !letter.IsAddress(parcel.To) || !letter.IsAddress(parcel.From) {
		return &post.Refusal{Permanent: true, Reason: fmt.Sprintf("%q to %q: no addresses for an envelope", parcel.From, parcel.To)}
	}
	stop := context.AfterFunc(ctx, l.cut)
	defer stop()
	for _, verb := range []func() error{
		func() error { return l.client.Mail("<" + parcel.From + ">") },
		func() error { return l.client.Rcpt("<" + parcel.To + ">") },
	} {
		if err := l.step(1, verb); err != nil {
			return l.refused(ctx, err)
		}
	}
	return l.data(ctx, parcel.Raw)
}

// data sends the bytes and waits for the reply to the dot.
func (l *smtpLine) data(ctx context.Context, raw []byte) *post.Refusal {
	var dot func() error
	err := l.step(1, func() error {
		w, err := l.client.Data()
		if err != nil {
			return err
		}
		dot = w.Close
		if goesAsItIs(raw) { // the dot brings the end of the last line
			_, err = l.client.Text.W.Write(bytes.TrimSuffix(raw, []byte("\r\n")))
		} else {
			_, err = w.Write(raw)
		}
		if err != nil {
			l.lost = true // without the dot the server throws it away
		}
		return err
	})
	if err != nil {
		return l.refused(ctx, err)
	}
	if err := l.step(lastWordPatience, dot); err != nil {
		refusal := l.refused(ctx, err)
		refusal.Uncertain = refusal.Code == 0
		return refusal
	}
	return nil
}

// goesAsItIs tells that nothing in a letter has to be changed for the wire: no line begins
// with a dot, and all end as they should (RFC 5321, section 4.5.2). To look for that takes
// a tenth of what it takes to write byte by byte.
func goesAsItIs(raw []byte) bool {
	return !bytes.HasPrefix(raw, []byte(".")) && !bytes.Contains(raw, []byte("\n.")) && bytes.Count(raw, []byte("\n")) == bytes.Count(raw, []byte("\r\n"))
}

// step runs one exchange within the timeout.
func (l *smtpLine) step(patience time.Duration, exchange func() error) error {
	if err := l.client.UpdateDeadline(patience * l.timeout); err != nil {
		return err
	}
	return exchange()
}

// refused tells what a failed exchange means for the parcel and makes the line
// ready for the next one.
func (l *smtpLine) refused(ctx context.Context, err error) *post.Refusal {
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	refusal := &post.Refusal{Reason: letter.OneLine(err.Error(), maxReason)}
	var reply *textproto.Error
	if !errors.As(err, &reply) || reply.Code < 400 {
		l.lost = true // no reply, or one that belongs to another question
		return refusal
	}
	refusal.Code = reply.Code
	// A missing login is ours to mend, and the parcel no worse for it.
	refusal.Permanent = reply.Code >= 500 && reply.Code != codeLoginRequired
	if reply.Code == 421 { // closing (RFC 5321, section 3.8)
		l.lost = true
	}
	if !l.lost && l.step(1, l.client.Reset) != nil {
		l.lost = true
	}
	return refusal
}

// quit says good-bye; a nil line needs none. All parcels are told of by now:
// how it goes changes nothing.
func (l *smtpLine) quit(ctx context.Context) {
	if l == nil {
		return
	}
	stop := context.AfterFunc(ctx, l.cut)
	defer stop()
	if !l.lost {
		_ = l.step(1, l.client.Quit)
	}
	l.cut()
}
