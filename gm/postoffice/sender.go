package postoffice

import (
	"io"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// newSender begins a conversation with the SMTP server.
func (o *Office) newSender(*smtp.Conn) (smtp.Session, error) {
	return &sender{office: o}, nil
}

// A sender is one conversation with the SMTP server. It takes letters from
// anyone with an account, under any name: a test has to be able to forge.
type sender struct {
	office  *Office
	entered bool
	from    string
	to      []string
}

var _ smtp.AuthSession = (*sender)(nil)

// AuthMechanisms implements smtp.AuthSession.
func (s *sender) AuthMechanisms() []string { return []string{sasl.Plain} }

// Auth implements smtp.AuthSession. It never fails; the login it gives does, with
// ErrAuthFailed.
func (s *sender) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		b := s.office.boxes[baseAddress(user)]
		if b == nil || !b.opens(password) {
			return smtp.ErrAuthFailed
		}
		s.entered = true
		return nil
	}), nil
}

// Mail implements smtp.Session. It fails with 530 before a login.
func (s *sender) Mail(from string, _ *smtp.MailOptions) error {
	if !s.entered { // RFC 4954, section 6
		return &smtp.SMTPError{Code: 530, EnhancedCode: smtp.EnhancedCode{5, 7, 0}, Message: "Authentication required"}
	}
	s.from = from
	return nil
}

// Rcpt implements smtp.Session. It fails with 550 when nobody has the address.
func (s *sender) Rcpt(to string, _ *smtp.RcptOptions) error {
	if s.office.boxes[baseAddress(to)] == nil {
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "Nobody has this address"}
	}
	s.to = append(s.to, to)
	return nil
}

// Data implements smtp.Session. It fails when the letter breaks off or is over
// maxLetter; nobody gets it then.
func (s *sender) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	return s.office.deliver(s.from, s.to, raw)
}

// Reset implements smtp.Session.
func (s *sender) Reset() { s.from, s.to = "", nil }

// Logout implements smtp.Session. It never fails.
func (s *sender) Logout() error { return nil }
