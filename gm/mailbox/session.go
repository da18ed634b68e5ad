package mailbox

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-sasl"

	"machipost/gm/post"
)

// A session is one connection to the IMAP server. The client library knows no
// contexts and waits for ever for an answer that does not come, so each step
// runs under step, which closes the connection when time is up.
type session struct {
	Server
	readOnly bool // folders are opened for reading only

	conn   net.Conn
	client *imapclient.Client
	caps   imap.CapSet
	grown  chan struct{} // holds one when the server told of more letters
}

// A folder is what the server tells of an opened folder.
type folder struct {
	validity uint32
	next     uint32 // UIDNEXT; 0 when the server did not tell
	letters  uint32
}

// where names the server in errors.
func (s *session) where() string { return "imap " + s.address() }

// enter connects and logs in.
func (b *IMAP) enter(ctx context.Context) (*session, error) {
	var s *session
	err := b.config.tries("imap "+b.config.address(), func(secret string) (err error) {
		s, err = b.enterWith(ctx, secret)
		return err
	})
	return s, err
}

// enterWith is enter with a password that was read.
func (b *IMAP) enterWith(ctx context.Context, secret string) (*session, error) {
	s := &session{Server: b.config.Server, readOnly: b.config.ReadOnly, grown: make(chan struct{}, 1)}
	if err := s.connect(ctx); err != nil {
		return nil, err
	}
	if err := s.login(ctx, secret); err != nil {
		s.hangUp()
		return nil, err
	}
	return s, nil
}

// connect dials and waits for the greeting, under TLS unless the host is
// loopback and asked for plain.
func (s *session) connect(ctx context.Context) error {
	conn, err := s.dial(ctx)
	if err != nil {
		return fmt.Errorf("%s: %w", s.where(), err)
	}
	s.conn = conn
	options := &imapclient.Options{
		TLSConfig:             s.tlsConfig(),
		UnilateralDataHandler: &imapclient.UnilateralDataHandler{Mailbox: s.heard},
	}
	err = s.step(ctx, "greeting", func() error {
		if s.Security != StartTLS {
			s.client = imapclient.New(conn, options)
			return s.client.WaitGreeting()
		}
		s.client, err = imapclient.NewStartTLS(conn, options)
		return err
	})
	if err != nil {
		s.hangUp()
	}
	// A good-bye in the place of a greeting: too busy now (RFC 3501, section 7.1.5).
	if refused := new(imap.Error); errors.As(err, &refused) && refused.Type == imap.StatusResponseTypeBye {
		return &post.PassingError{Server: s.where(), Reason: withoutSecret(refused.Error(), "")}
	}
	return err
}

// heard notes that the server told of the number of letters unasked.
func (s *session) heard(data *imapclient.UnilateralDataMailbox) {
	if data.NumMessages == nil {
		return
	}
	select {
	case s.grown <- struct{}{}:
	default:
	}
}

// login authenticates and learns what the server can do.
func (s *session) login(ctx context.Context, secret string) error {
	var refused *imap.Error
	err := s.step(ctx, "login", func() error {
		err := s.authenticate(secret)
		if errors.As(err, &refused) {
			return nil
		}
		s.caps = s.client.Caps()
		return err
	})
	switch {
	case err != nil:
		return err
	case refused == nil:
		return nil
	case isPassing(refused):
		return &post.PassingError{Server: s.where(), Reason: withoutSecret(refused.Error(), secret)}
	}
	return &post.AccountError{Server: s.where(), Reason: withoutSecret(refused.Error(), secret)}
}

// authenticate prefers AUTH=PLAIN: LOGIN cannot carry every password.
func (s *session) authenticate(secret string) error {
	if s.Token {
		return s.authenticateBearer(secret)
	}
	if s.client.Caps().Has(imap.AuthCap("PLAIN")) {
		return s.client.Authenticate(sasl.NewPlainClient("", s.User, secret))
	}
	return s.client.Login(s.User, secret).Wait()
}

// isPassing tells whether a refused login may succeed later with the same
// password (RFC 5530, section 3).
func isPassing(refused *imap.Error) bool {
	passing := []imap.ResponseCode{
		imap.ResponseCodeUnavailable, imap.ResponseCodeInUse,
		imap.ResponseCodeLimit, imap.ResponseCodeServerBug,
	}
	return slices.Contains(passing, refused.Code)
}

// open selects a folder, or examines it (RFC 3501, section 6.3.2). One that is not
// there is a setting gone wrong.
func (s *session) open(ctx context.Context, name string) (folder, error) {
	var data *imap.SelectData
	err := s.step(ctx, "opening "+name, func() (err error) {
		data, err = s.client.Select(name, &imap.SelectOptions{ReadOnly: s.readOnly}).Wait()
		return err
	})
	var refused *imap.Error
	if errors.As(err, &refused) && refused.Code == imap.ResponseCodeNonExistent {
		return folder{}, &post.AccountError{Server: s.where(), Reason: "there is no folder " + name}
	}
	if err != nil {
		return folder{}, err
	}
	return folder{data.UIDValidity, uint32(data.UIDNext), data.NumMessages}, nil
}

// search returns those of the letters that lie in the folder.
func (s *session) search(ctx context.Context, letters imap.UIDSet) (lie []imap.UID, err error) {
	err = s.step(ctx, "looking for letters", func() error {
		if err := s.client.Noop().Wait(); err != nil { // which tells what others moved
			return err
		}
		found, err := s.client.UIDSearch(&imap.SearchCriteria{UID: []imap.UIDSet{letters}}, nil).Wait()
		if err == nil {
			lie = found.AllUIDs()
		}
		return err
	})
	return lie, err
}

// step runs one exchange with the server. When ctx ends or the timeout passes
// it cuts the wire, which makes the library's calls return.
func (s *session) step(ctx context.Context, what string, exchange func() error) error {
	return s.steps(ctx, what, func(func()) error { return exchange() })
}

// steps is step for an answer of many parts: the timeout is that of each of them, and
// begins anew when came is called.
func (s *session) steps(ctx context.Context, what string, exchange func(came func()) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	patience := time.AfterFunc(s.timeout(), func() { cancel(context.DeadlineExceeded) })
	defer patience.Stop()
	stop := context.AfterFunc(ctx, func() { s.conn.Close() })
	defer stop()
	err := exchange(func() { patience.Reset(s.timeout()) })
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	if err != nil {
		return fmt.Errorf("%s: %s: %w", s.where(), what, err)
	}
	return nil
}

// leave logs out politely and hangs up.
func (s *session) leave(ctx context.Context) {
	// The letters are filed by now: how the good-bye went changes nothing.
	_ = s.step(ctx, "logout", func() error { return s.client.Logout().Wait() })
	s.hangUp()
}

// hangUp closes the connection and waits for the library's reader to end.
func (s *session) hangUp() {
	s.conn.Close()
	if s.client != nil {
		s.client.Close()
	}
}
