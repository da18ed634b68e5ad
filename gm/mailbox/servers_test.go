//go:build servers

package mailbox_test

import (
	"context"
	"crypto/x509"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"

	"machipost/gm/mailbox"
	"machipost/gm/mailbox/conformance"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// These tests want Dovecot and Postfix as .ci/mailstack/stack.sh starts them:
//
//	.ci/mailstack/stack.sh start
//	eval "$(.ci/mailstack/stack.sh env)"
//	go test -tags servers ./gm/mailbox
//
// There is one stack with one mailbox for each address, so none of them runs beside
// another.

func TestServersConform(t *testing.T) {
	for _, c := range []struct {
		security         mailbox.Security
		imapVar, smtpVar string
	}{
		{mailbox.TLS, "MACHIPOST_MAIL_IMAPS", "MACHIPOST_MAIL_SUBMISSIONS"},
		{mailbox.StartTLS, "MACHIPOST_MAIL_IMAP", "MACHIPOST_MAIL_SUBMISSION"},
	} {
		t.Run(string(c.security), func(t *testing.T) {
			stack := &stack{security: c.security, imap: port(t, c.imapVar), smtp: port(t, c.smtpVar), roots: roots(t)}
			conformance.Run(t, stack.open)
		})
	}
}

// TestServersUntrusted shows that the certificate is looked at.
func TestServersUntrusted(t *testing.T) {
	stack := &stack{security: mailbox.TLS, imap: port(t, "MACHIPOST_MAIL_IMAPS"), smtp: port(t, "MACHIPOST_MAIL_SUBMISSIONS"), roots: x509.NewCertPool()}
	if _, err := stack.inbox(t, "gm", "secret").Unread(t.Context(), post.Mark{}, nil); err == nil {
		t.Error("imap: a certificate of an unknown authority was taken")
	}
	if err := send(t, stack.postman(t, "gm", "secret"), gmAddress, annAddress, []byte("\r\n")); err == nil {
		t.Error("smtp: a certificate of an unknown authority was taken")
	}
}

// A stack is the servers, entered in one way.
type stack struct {
	security   mailbox.Security
	imap, smtp int
	roots      *x509.CertPool
}

// variable returns a variable of the environment; the tests cannot do without.
func variable(t *testing.T, name string) string {
	t.Helper()
	value := os.Getenv(name)
	if value == "" {
		t.Fatalf("%s is not set; see .ci/mailstack/stack.sh env", name)
	}
	return value
}

func port(t *testing.T, name string) int {
	t.Helper()
	n, err := strconv.Atoi(variable(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func roots(t *testing.T) *x509.CertPool {
	t.Helper()
	pem, err := os.ReadFile(variable(t, "MACHIPOST_MAIL_CA"))
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(pem) {
		t.Fatal("no certificate in the file")
	}
	return pool
}

func (s *stack) server(t *testing.T, port int, user, password string) mailbox.Server {
	return mailbox.Server{
		Host: variable(t, "MACHIPOST_MAIL_HOST"), Port: port, Security: s.security, RootCAs: s.roots,
		User: user, Password: func() (string, error) { return password, nil },
	}
}

func (s *stack) inbox(t *testing.T, user, password string) *mailbox.IMAP {
	t.Helper()
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: s.server(t, s.imap, user, password), Processed: "Processed", Sent: "Sent"})
	if err != nil {
		t.Fatal(err)
	}
	return inbox
}

func (s *stack) postman(t *testing.T, user, password string) *mailbox.SMTP {
	return mustSMTP(t, mailbox.SMTPConfig{Server: s.server(t, s.smtp, user, password), Hello: "localhost"})
}

// open empties the mailboxes and returns the world.
func (s *stack) open(t *testing.T) conformance.World {
	eyes := map[string]*watcher{gmAddress: s.watch(t, "gm"), annAddress: s.watch(t, "ann")}
	ann := s.postman(t, "ann", "secret")
	return conformance.World{
		GM: gmAddress, Player: annAddress, Nobody: nobody,
		Inbox: s.inbox(t, "gm", "secret"), Shelf: s.inbox(t, "gm", "secret"), PlayerInbox: s.inbox(t, "ann", "secret"),
		Postman: s.postman(t, "gm", "secret"), Composer: letter.Composer{},
		Post: func(from, to string, raw []byte) error {
			eye := eyes[gmAddress]
			eye.forget()
			if err := send(t, ann, from, to, raw); err != nil {
				return err
			}
			return eye.await(t.Context())
		},
		Now: time.Now, Tolerance: 5 * time.Second,
		Renumber:      func() { renumber(t) },
		Left:          func() ([]string, error) { return s.left(t) },
		Twin:          s.inbox(t, "gm", "secret"),
		WrongPassword: s.inbox(t, "gm", "wrong"), WrongPostman: s.postman(t, "gm", "wrong"),
		Unreachable: nowhere(t), NoPostman: nowhereToSend(t),
	}
}

// renumber has Dovecot give the GM's mailbox another UIDVALIDITY.
func renumber(t *testing.T) {
	t.Helper()
	validity := strconv.FormatInt(time.Now().UnixNano()%(1<<31), 10)
	out, err := exec.Command("doveadm", "-c", variable(t, "MACHIPOST_MAIL_DOVECOT"),
		"mailbox", "update", "--uid-validity", validity, "-u", "gm", "INBOX").CombinedOutput()
	if err != nil {
		t.Fatalf("doveadm: %v: %s", err, out)
	}
}

// left returns the subjects of what lies in the GM's mailbox.
func (s *stack) left(t *testing.T) (subjects []string, err error) {
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: s.server(t, s.imap, "gm", "secret")})
	if err != nil {
		return nil, err
	}
	_, err = inbox.Unread(t.Context(), post.Mark{UIDValidity: 1}, each(func(l post.Letter) error {
		subjects = append(subjects, l.Subject)
		return nil
	}))
	return subjects, err
}

// A watcher idles on a mailbox and knows when a letter came in.
type watcher struct{ grown chan struct{} }

// watch empties the mailbox of user and watches it until the test ends.
func (s *stack) watch(t *testing.T, user string) *watcher {
	t.Helper()
	w := &watcher{grown: make(chan struct{}, 1)}
	options := &imapclient.Options{UnilateralDataHandler: &imapclient.UnilateralDataHandler{
		Mailbox: func(data *imapclient.UnilateralDataMailbox) {
			if data.NumMessages != nil {
				select {
				case w.grown <- struct{}{}:
				default:
				}
			}
		},
	}}
	// Dovecot takes loopback for secure; the ways in are what the tests are of.
	client, err := imapclient.DialInsecure(fmt.Sprintf("127.0.0.1:%d", port(t, "MACHIPOST_MAIL_IMAP")), options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	if err := empty(client, user); err != nil {
		t.Fatal(err)
	}
	if _, err := client.Idle(); err != nil {
		t.Fatal(err)
	}
	return w
}

// empty removes the letters of a mailbox.
func empty(client *imapclient.Client, user string) error {
	if err := client.Login(user, "secret").Wait(); err != nil {
		return err
	}
	data, err := client.Select("INBOX", nil).Wait()
	if err != nil {
		return err
	}
	var all imap.SeqSet
	all.AddRange(1, 0)
	set := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{imap.FlagDeleted}}
	if data.NumMessages > 0 {
		if err := client.Store(all, set, nil).Close(); err != nil {
			return err
		}
	}
	return client.Expunge().Close()
}

func (w *watcher) forget() {
	select {
	case <-w.grown:
	default:
	}
}

func (w *watcher) await(ctx context.Context) error {
	select {
	case <-w.grown:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
