package mailbox

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/textproto"
	"slices"

	gomail "github.com/wneessen/go-mail"
	gosmtp "github.com/wneessen/go-mail/smtp"

	"machipost/gm/post"
)

// SMTPConfig is how to send by SMTP. A user of "" sends without a login.
type SMTPConfig struct {
	Server
	Hello string // our name in EHLO; "" = the machine's
}

// SMTP sends parcels to a submission server (RFC 6409).
type SMTP struct{ config SMTPConfig }

var _ post.Postman = (*SMTP)(nil)

// NewSMTP returns the postman of config. It does not connect. It fails when a
// setting of the Server cannot be, and the error begins with its name.
func NewSMTP(config SMTPConfig) (*SMTP, error) {
	if err := config.check("smtp"); err != nil {
		return nil, err
	}
	return &SMTP{config}, nil
}

// perLine is how many parcels go over one connection: servers have limits to that.
const perLine = 50

// Deliver implements post.Postman. Of each so many parcels, a connection lost between
// the first and the last is made anew once. What goes wrong with one parcel is told of it, as a
// *post.Refusal, and is no error of the run.
//
// It fails with a *post.AccountError when the login is refused for good, or is
// wanted and there is none; with a *post.PassingError when we are refused for now;
// with the error of Password; with that of ctx when it ends; with the error of tell or
// of a parcel's Begin as it is; and otherwise when the server cannot be reached or the
// connection is lost a second time. Parcels of which tell heard nothing were not tried.
func (p *SMTP) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	var line *smtpLine
	defer func() { line.quit(ctx) }()
	for n, dials := 0, 0; len(parcels) > 0; parcels = parcels[1:] {
		if n == perLine {
			line.quit(ctx)
			line, n, dials = nil, 0, 0
		}
		if line == nil {
			if dials++; dials > 2 {
				return fmt.Errorf("%s: connection lost again", p.where())
			}
			var err error
			if line, err = p.dial(ctx); err != nil {
				return err
			}
		}
		if may, err := parcels[0].May(); err != nil {
			return err
		} else if !may {
			continue
		}
		n++
		refusal := line.send(ctx, parcels[0])
		if err := tell(parcels[0], asError(refusal)); err != nil {
			return err
		}
		if refusal != nil && refusal.Code == codeLoginRequired {
			return &post.AccountError{Server: p.where(), Reason: refusal.Reason}
		}
		if ctx.Err() != nil {
			return fmt.Errorf("%s: %w", p.where(), ctx.Err())
		}
		if line.lost {
			line.cut()
			line = nil
		}
	}
	return nil
}

// asError keeps a nil refusal from becoming an error that is not nil.
func asError(refusal *post.Refusal) error {
	if refusal == nil {
		return nil
	}
	return refusal
}

// where names the server in errors.
func (p *SMTP) where() string { return "smtp " + p.config.address() }

// codeLoginRequired is the reply to a command that needs a login (RFC 4954,
// section 6): it refuses us, not the parcel.
const codeLoginRequired = 530

// loginCodes are the replies that refuse a login for good (RFC 4954, sections 4
// and 6).
var loginCodes = []int{codeLoginRequired, 534, 535, 538}

// dial connects, secures the line and logs in.
func (p *SMTP) dial(ctx context.Context) (line *smtpLine, err error) {
	err = p.config.tries(p.where(), func(secret string) (err error) {
		line, err = p.dialWith(ctx, secret)
		return err
	})
	return line, err
}

// dialWith is dial with a password that was read.
func (p *SMTP) dialWith(ctx context.Context, secret string) (*smtpLine, error) {
	line := &smtpLine{timeout: p.config.timeout()}
	client, err := gomail.NewClient(p.config.Host, p.options(line, secret)...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.where(), err)
	}
	stop := context.AfterFunc(ctx, line.cut)
	defer stop()
	if line.client, err = client.DialToSMTPClientWithContext(ctx); err == nil {
		return line, nil
	}
	line.cut()
	if reply := new(textproto.Error); errors.As(err, &reply) {
		switch reason := withoutSecret(reply.Error(), secret); {
		case slices.Contains(loginCodes, reply.Code):
			return nil, &post.AccountError{Server: p.where(), Reason: reason}
		case reply.Code >= 400 && reply.Code < 500: // 454 is a login that cannot be checked now (RFC 4954, section 6)
			return nil, &post.PassingError{Server: p.where(), Reason: reason}
		}
	}
	return nil, fmt.Errorf("%s: %w", p.where(), errorWithoutSecret{err, secret})
}

// An errorWithoutSecret is a library's error that can be shown.
type errorWithoutSecret struct {
	error
	secret string
}

func (e errorWithoutSecret) Error() string { return withoutSecret(e.error.Error(), e.secret) }
func (e errorWithoutSecret) Unwrap() error { return e.error }

// options are the library's. It dials by our own dialer, so that line knows the
// connection and can cut it.
func (p *SMTP) options(line *smtpLine, secret string) []gomail.Option {
	options := []gomail.Option{
		gomail.WithPort(p.config.Port),
		gomail.WithTimeout(p.config.timeout()),
		gomail.WithTLSConfig(p.config.tlsConfig()),
		gomail.WithTLSPolicy(gomail.NoTLS), // TLS from the start is the dialer's
		gomail.WithoutSMTPUTF8(),           // our addresses are of ASCII
		gomail.WithDialContextFunc(func(ctx context.Context, _, _ string) (net.Conn, error) {
			conn, err := p.config.Server.dial(ctx)
			line.hold(conn)
			return conn, err
		}),
	}
	if p.config.Security == StartTLS {
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	}
	if p.config.Hello != "" {
		options = append(options, gomail.WithHELO(p.config.Hello))
	}
	if p.config.User == "" {
		return options
	}
	if p.config.Token {
		return append(options, gomail.WithSMTPAuthCustom(&bearerBySMTP{server: p.config.Server, token: secret}))
	}
	login := gomail.WithOpportunisticSMTPAuth(gomail.SMTPAuthPlain, gomail.SMTPAuthLogin)
	if p.config.Security == Plain {
		login = gomail.WithSMTPAuthCustom(gosmtp.PlainAuth("", p.config.User, secret, p.config.Host, true))
	}
	return append(options, login, gomail.WithUsername(p.config.User), gomail.WithPassword(secret))
}
