package mailbox_test

import (
	"net"
	"slices"
	"testing"
	"time"

	"machipost/gm/mailbox"
	"machipost/gm/mailbox/conformance"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

const (
	gmAddress  = "gm@pbem.test"
	annAddress = "ann@players.test"
	nobody     = "nobody@players.test"
)

// noon is the clock of worlds that are given one.
func noon() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }

func TestPostOfficeConforms(t *testing.T) {
	t.Parallel()
	conformance.Run(t, func(t *testing.T) conformance.World {
		t.Parallel()
		office := openOffice(t)
		ann := newSMTP(t, office, annAddress, "secret")
		return conformance.World{
			GM: gmAddress, Player: annAddress, Nobody: nobody,
			Inbox:         newIMAP(t, office, gmAddress, "secret"),
			Shelf:         newIMAP(t, office, gmAddress, "secret"),
			PlayerInbox:   newIMAP(t, office, annAddress, "secret"),
			Postman:       newSMTP(t, office, gmAddress, "secret"),
			Composer:      letter.Composer{},
			Post:          func(from, to string, raw []byte) error { return send(t, ann, from, to, raw) },
			Now:           noon,
			Renumber:      func() { office.Renumber(gmAddress) },
			Left:          func() ([]string, error) { return left(t, office) },
			Twin:          newIMAP(t, office, gmAddress, "secret"),
			Withhold:      func(uids ...uint32) { office.Withhold(gmAddress, uids...) },
			WrongPassword: newIMAP(t, office, gmAddress, "wrong"),
			WrongPostman:  newSMTP(t, office, gmAddress, "wrong"),
			Unreachable:   nowhere(t),
			NoPostman:     nowhereToSend(t),
		}
	})
}

// openOffice opens a post office for the GM and Ann.
func openOffice(t *testing.T) *postoffice.Office {
	t.Helper()
	office, err := postoffice.Open(postoffice.Config{Now: noon, Accounts: []postoffice.Account{
		{Address: gmAddress, Password: "secret"}, {Address: annAddress, Password: "secret"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := office.Close(); err != nil {
			t.Error(err)
		}
	})
	return office
}

// server returns how to enter the office as address.
func server(office *postoffice.Office, address, password string) (imap, smtp mailbox.Server) {
	s, _ := office.Settings(address)
	imap = mailbox.Server{
		Host: s.Host, Port: s.IMAPPort, Security: mailbox.Security(s.Security), User: s.User,
		Password: func() (string, error) { return password, nil },
	}
	smtp = imap
	smtp.Port = s.SMTPPort
	return imap, smtp
}

func newIMAP(t *testing.T, office *postoffice.Office, address, password string) *mailbox.IMAP {
	t.Helper()
	imap, _ := server(office, address, password)
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: imap, Processed: "Processed", Sent: "Sent", Reader: letter.Reader{Own: []string{gmAddress}}})
	if err != nil {
		t.Fatal(err)
	}
	return inbox
}

func newSMTP(t *testing.T, office *postoffice.Office, address, password string) *mailbox.SMTP {
	t.Helper()
	_, smtp := server(office, address, password)
	return mustSMTP(t, mailbox.SMTPConfig{Server: smtp})
}

func mustSMTP(t *testing.T, config mailbox.SMTPConfig) *mailbox.SMTP {
	t.Helper()
	postman, err := mailbox.NewSMTP(config)
	if err != nil {
		t.Fatal(err)
	}
	return postman
}

// send sends one letter and returns how it failed.
func send(t *testing.T, postman post.Postman, from, to string, raw []byte) (refused error) {
	err := postman.Deliver(t.Context(), []post.Parcel{{From: from, To: to, Raw: raw}},
		func(_ post.Parcel, err error) error { refused = err; return nil })
	if err != nil {
		return err
	}
	return refused
}

// left returns the subjects of what lies in the GM's mailbox, by a second
// reader that moves nothing.
func left(t *testing.T, office *postoffice.Office) (subjects []string, err error) {
	imap, _ := server(office, gmAddress, "secret")
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: imap})
	if err != nil {
		return nil, err
	}
	_, err = inbox.Unread(t.Context(), post.Mark{UIDValidity: 1}, each(func(l post.Letter) error {
		subjects = append(subjects, l.Subject)
		return nil
	}))
	return slices.Clip(subjects), err
}

// closedPort returns a port of loopback where nothing listens until the test ends:
// that of a connection's near end, which no listener is given while it is open.
func closedPort(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return conn.LocalAddr().(*net.TCPAddr).Port
}

func closedServer(t *testing.T) mailbox.Server {
	return mailbox.Server{
		Host: "127.0.0.1", Port: closedPort(t), Security: mailbox.Plain, User: gmAddress,
		Password: func() (string, error) { return "secret", nil },
	}
}

func nowhere(t *testing.T) post.Inbox {
	t.Helper()
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: closedServer(t)})
	if err != nil {
		t.Fatal(err)
	}
	return inbox
}

func nowhereToSend(t *testing.T) post.Postman {
	return mustSMTP(t, mailbox.SMTPConfig{Server: closedServer(t)})
}
