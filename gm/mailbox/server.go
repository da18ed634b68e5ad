// Package mailbox is the wire: it fetches letters by IMAP and sends parcels by
// SMTP. Every step is bounded by the context and by a timeout; every connection
// is fresh and closed after use. No secret stands in an error.
//
// It does not know what stands in a letter: gm/mailbox/letter reads the bytes that
// come in and makes those that go out. It keeps nothing between two calls but how
// far it has looked, and knows nothing of the game. What may enter is what talks
// to a mail server.
package mailbox

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"strconv"
	"strings"
	"time"

	"machipost/gm/mailbox/letter"
)

// Security says how a connection is protected.
type Security string

const (
	// TLS speaks TLS from the first byte (RFC 8314, section 3).
	TLS Security = "tls"
	// StartTLS begins in the clear and goes no further without TLS.
	StartTLS Security = "starttls"
	// Plain never encrypts; it is allowed to loopback hosts only.
	Plain Security = "plain"
)

// DefaultTimeout bounds one step on the wire when a Server names no other.
const DefaultTimeout = 60 * time.Second

// A Server is how to reach and enter one mail server.
type Server struct {
	Host     string
	Port     int
	Security Security
	User     string                 // "" = no login (SMTP only)
	Password func() (string, error) // asked once a connection
	Token    bool                   // it is an OAuth access token, asked once more when it is refused
	RootCAs  *x509.CertPool         // nil = the system's
	Timeout  time.Duration          // of one step; 0 = DefaultTimeout

	seen    func(tls.ConnectionState) error // is shown the server's certificate; nil for nobody
	reached func()                          // is told when the line stands (with TLS from the start, under TLS); nil for nobody
}

// check tells what is wrong with the settings, a *letter.SettingError of this section.
func (s Server) check(section string) error {
	wrong := func(setting, reason string, values ...any) error {
		return &letter.SettingError{Section: section, Setting: setting, Reason: fmt.Sprintf(reason, values...)}
	}
	switch {
	case s.Host == "":
		return wrong("host", "missing")
	case s.Port < 1 || s.Port > 65535:
		return wrong("port", "%d is not between 1 and 65535", s.Port)
	case s.User != "" && s.Password == nil:
		return wrong("password", "missing for user %q", s.User)
	}
	switch s.Security {
	case TLS, StartTLS:
	case Plain:
		if !isLoopback(s.Host) {
			return wrong("security", "plain is for loopback hosts only, not %q", s.Host)
		}
	default:
		return wrong("security", "%q is none of tls, starttls, plain", s.Security)
	}
	return nil
}

// isLoopback tells whether host can only be this machine.
func isLoopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}

func (s Server) address() string {
	return net.JoinHostPort(s.Host, strconv.Itoa(s.Port))
}

func (s Server) timeout() time.Duration {
	if s.Timeout > 0 {
		return s.Timeout
	}
	return DefaultTimeout
}

func (s Server) tlsConfig() *tls.Config {
	return &tls.Config{ServerName: s.Host, RootCAs: s.RootCAs, MinVersion: tls.VersionTLS12, VerifyConnection: s.seen}
}

// dial connects, with TLS from the start when that is the server's way.
func (s Server) dial(ctx context.Context) (net.Conn, error) {
	dialer := &net.Dialer{Timeout: s.timeout()}
	connect := dialer.DialContext
	if s.Security == TLS {
		connect = (&tls.Dialer{NetDialer: dialer, Config: s.tlsConfig()}).DialContext
	}
	conn, err := connect(ctx, "tcp", s.address())
	if err == nil && s.reached != nil {
		s.reached()
	}
	return conn, err
}

// password asks for the password; a user of "" has none.
func (s Server) password() (string, error) {
	if s.User == "" {
		return "", nil
	}
	secret, err := s.Password()
	if err != nil {
		return "", fmt.Errorf("reading the password of %s: %w", s.User, err)
	}
	return secret, nil
}

// maxReason is how much of a server's words goes into an error, in runes.
const maxReason = 300

// withoutSecret makes a server's words fit for an error: one line, bounded,
// and without the password, should the server have repeated it.
func withoutSecret(words, secret string) string {
	if secret != "" {
		words = strings.ReplaceAll(words, secret, "[password]")
	}
	return letter.OneLine(words, maxReason)
}
