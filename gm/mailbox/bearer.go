package mailbox

import (
	"errors"
	"fmt"
	"slices"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-sasl"
	gosmtp "github.com/wneessen/go-mail/smtp"

	"machipost/gm/post"
)

// A bearer logs in with an OAuth access token: by OAUTHBEARER (RFC 7628) where the server
// has it, else by XOAUTH2, which Google and Microsoft have made.
type bearer struct {
	server Server
	token  string
	mech   string
}

var (
	_ sasl.Client = (*bearer)(nil)
	_ gosmtp.Auth = (*bearerBySMTP)(nil)
)

// xoauth2 is the name of the mechanism that has no RFC.
const xoauth2 = "XOAUTH2"

// bearerWith is the login at a server that has these mechanisms. It fails where none is
// for tokens.
func (s Server) bearerWith(token string, has func(mech string) bool) (*bearer, error) {
	for _, mech := range []string{sasl.OAuthBearer, xoauth2} {
		if has(mech) {
			return &bearer{s, token, mech}, nil
		}
	}
	return nil, errors.New("the server takes no OAuth tokens (neither OAUTHBEARER nor XOAUTH2); name a password instead of token_command")
}

// Start implements sasl.Client. It never fails.
func (b *bearer) Start() (mech string, initial []byte, err error) {
	if b.mech == xoauth2 {
		return b.mech, []byte("user=" + b.server.User + "\x01auth=Bearer " + b.token + "\x01\x01"), nil
	}
	return sasl.NewOAuthBearerClient(&sasl.OAuthBearerOptions{Username: b.server.User, Token: b.token, Host: b.server.Host, Port: b.server.Port}).Start()
}

// Next implements sasl.Client: what the server says now is why it refuses, which it says
// again when it is acknowledged (RFC 7628, section 3.2.3). It never fails.
func (b *bearer) Next([]byte) ([]byte, error) {
	if b.mech == xoauth2 {
		return []byte{}, nil
	}
	return []byte{1}, nil
}

// bearerBySMTP is a bearer as the SMTP library wants it.
type bearerBySMTP struct {
	server Server
	token  string
	bearer *bearer
}

// Start implements gosmtp.Auth. It fails where the server takes no tokens.
func (b *bearerBySMTP) Start(info *gosmtp.ServerInfo) (mech string, initial []byte, err error) {
	b.bearer, err = b.server.bearerWith(b.token, func(mech string) bool { return slices.Contains(info.Auth, mech) })
	if err != nil {
		return "", nil, err
	}
	return b.bearer.Start()
}

// Next implements gosmtp.Auth. It never fails.
func (b *bearerBySMTP) Next(challenge []byte, more bool) ([]byte, error) {
	if !more {
		return nil, nil
	}
	return b.bearer.Next(challenge)
}

// authenticateBearer logs in by IMAP.
func (s *session) authenticateBearer(token string) error {
	caps := s.client.Caps()
	b, err := s.bearerWith(token, func(mech string) bool { return caps.Has(imap.AuthCap(mech)) })
	if err != nil {
		return fmt.Errorf("login: %w", err)
	}
	return s.client.Authenticate(b)
}

// tokenTries is how often a login with a token is tried: one that was refused may have
// run out, so it is fetched once more.
const tokenTries = 2

// tries calls a login with the password, for tokens once more when it was refused. It
// fails as that does, and where the password cannot be had.
func (s Server) tries(where string, login func(secret string) error) error {
	var err error
	for range tokenTries {
		var secret string
		if secret, err = s.password(); err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		if err = login(secret); err == nil || !s.Token || !errors.As(err, new(*post.AccountError)) {
			return err
		}
	}
	return err
}
