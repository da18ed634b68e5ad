package main

import (
	"bufio"
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	cryptorand "crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/mailbox"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// A rudeServer is a mail server that does not serve: it greets, answers lines by what
// stands in them, secures the line when it is asked to, and has a certificate.
type rudeServer struct {
	greeting    string // "" = it says nothing
	answers     [][2]string
	certificate tls.Certificate
	secure      bool // from the first byte
}

// serve starts it on a port of loopback until the test ends.
func (s rudeServer) serve(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			t.Cleanup(func() { conn.Close() })
			go s.talk(conn)
		}
	}()
	return listener.Addr().(*net.TCPAddr).Port
}

func (s rudeServer) talk(conn net.Conn) {
	defer conn.Close()
	settings := &tls.Config{Certificates: []tls.Certificate{s.certificate}}
	if s.secure {
		conn = tls.Server(conn, settings)
	}
	if s.greeting == "" {
		_, _ = io.Copy(io.Discard, conn)
		return
	}
	fmt.Fprintf(conn, "%s\r\n", s.greeting)
	lines := bufio.NewReader(conn)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		tag, _, _ := strings.Cut(line, " ")
		for _, a := range s.answers {
			if strings.Contains(line, a[0]) {
				fmt.Fprintf(conn, "%s\r\n", strings.ReplaceAll(a[1], "TAG", tag))
				break
			}
		}
		if strings.Contains(line, "STARTTLS") {
			conn = tls.Server(conn, settings)
			lines = bufio.NewReader(conn)
		}
	}
}

// imapAnswers and smtpAnswers are a server's that gets as far as to the login.
func imapAnswers(login string) rudeServer {
	return rudeServer{greeting: "* OK [CAPABILITY IMAP4rev1 STARTTLS] hello", answers: [][2]string{
		{"STARTTLS", "TAG OK go on"}, {"CAPABILITY", "* CAPABILITY IMAP4rev1\r\nTAG OK"}, {"LOGIN", login}, {"", "TAG OK"},
	}}
}

func smtpAnswers(login string) rudeServer {
	return rudeServer{greeting: "220 hello", answers: [][2]string{
		{"EHLO", "250-hello\r\n250-STARTTLS\r\n250 AUTH PLAIN"}, {"STARTTLS", "220 go on"}, {"AUTH", login}, {"", "250 ok"},
	}}
}

// under is the server with a certificate, by one of the two ways to be secure.
func (s rudeServer) under(certificate tls.Certificate, security string) rudeServer {
	s.certificate, s.secure = certificate, security == "tls"
	return s
}

// certified returns a certificate of its own authority for a host until a time, and
// the file that holds it.
func certified(t *testing.T, host string, until time.Time) (tls.Certificate, string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), cryptorand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: until.Add(-48 * time.Hour), NotAfter: until, DNSNames: []string{host},
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature,
	}
	der, err := x509.CreateCertificate(cryptorand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "ca.pem")
	if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600); err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, file
}

// A place is one server as a configuration has it.
type place struct {
	host     string
	port     int
	security string
	ca       string
}

func (p place) String() string {
	text := fmt.Sprintf("host = %q\nport = %d\nsecurity = %q\nuser = \"gm@example.org\"\npassword_env = \"GM_PASSWORD\"\n", p.host, p.port, p.security)
	if p.ca != "" {
		text += fmt.Sprintf("ca = %q\n", p.ca)
	}
	return text
}

// What needs other settings is 78, who is not let in 77, and what may be well later
// 75; each says what to do.
func TestStatusesOfMailServers(t *testing.T) {
	t.Parallel()
	good, ca := certified(t, "localhost", time.Now().Add(time.Hour))
	other, otherCA := certified(t, "elsewhere.example.org", time.Now().Add(time.Hour))
	old, oldCA := certified(t, "localhost", time.Now().Add(-time.Hour))
	at := func(s rudeServer, security, ca string) place { return place{"localhost", s.serve(t), security, ca} }
	plain := func(s rudeServer) place { return place{"127.0.0.1", s.serve(t), "plain", ""} }
	imap, smtp := imapAnswers("TAG OK"), smtpAnswers("235 ok")
	for _, c := range []struct {
		says       string
		imap, smtp place // without a host: a server that is well
		want       int
		advice     string
	}{
		{"no such host for letters in", place{"no such host", 993, "tls", ""}, place{}, console.StatusMisconfig, "look at host"},
		{"no such host for letters out", place{}, place{"no such host", 465, "starttls", ""}, console.StatusMisconfig, "look at host"},
		{"an unknown authority, in", at(imap.under(good, "tls"), "tls", ""), place{}, console.StatusMisconfig, "with ca"},
		{"an unknown authority, in, by STARTTLS", at(imap.under(good, "starttls"), "starttls", ""), place{}, console.StatusMisconfig, "with ca"},
		{"an unknown authority, out", place{}, at(smtp.under(good, "tls"), "tls", ""), console.StatusMisconfig, "with ca"},
		{"an unknown authority, out, by STARTTLS", place{}, at(smtp.under(good, "starttls"), "starttls", ""), console.StatusMisconfig, "with ca"},
		{"the certificate of another host, in", at(imap.under(other, "tls"), "tls", otherCA), place{}, console.StatusMisconfig, "look at host"},
		{"the certificate of another host, out", place{}, at(smtp.under(other, "starttls"), "starttls", otherCA), console.StatusMisconfig, "look at host"},
		{"a certificate out of date", at(imap.under(old, "tls"), "tls", oldCA), place{}, console.StatusTryAgain, "out of date"},
		{"a login refused, in", plain(imapAnswers("TAG NO [AUTHENTICATIONFAILED] no")), place{}, console.StatusRefused, "user and password"},
		{"a login refused, in, over TLS", at(imapAnswers("TAG NO no").under(good, "tls"), "tls", ca), place{}, console.StatusRefused, "user and password"},
		{"a login refused, out", place{}, plain(smtpAnswers("535 5.7.8 no")), console.StatusRefused, "user and password"},
		{"a login that cannot be checked now, in", plain(imapAnswers("TAG NO [UNAVAILABLE] later")), place{}, console.StatusTryAgain, "try again later"},
		{"a login that cannot be checked now, out", place{}, plain(smtpAnswers("454 4.7.0 later")), console.StatusTryAgain, "try again later"},
		{"no service now, out", place{}, plain(rudeServer{greeting: "421 4.3.2 later"}), console.StatusTryAgain, "try again later"},
		{"no service now, in", plain(rudeServer{greeting: "* BYE later"}), place{}, console.StatusTryAgain, "try again later"},
		{"not ready for TLS, out", place{}, at(rudeServer{greeting: "220 hello", answers: [][2]string{
			{"EHLO", "250-hello\r\n250 STARTTLS"}, {"STARTTLS", "454 4.7.0 later"}, {"", "250 ok"}}}, "starttls", ca), console.StatusTryAgain, "try again later"},
	} {
		t.Run(c.says, func(t *testing.T) {
			t.Parallel()
			status, complaint := runBetween(t, c.imap, c.smtp)
			if status != c.want || !strings.Contains(complaint, c.advice) {
				t.Errorf("exit status %d, want %d and %q: %s", status, c.want, c.advice, complaint)
			}
		})
	}
}

// runBetween opens a game, whose first letters are then due, and runs between two
// servers; one without a host is well.
func runBetween(t *testing.T, imap, smtp place) (status int, complaint string) {
	t.Helper()
	office, err := postoffice.Open(postoffice.Config{Now: time.Now, Accounts: []postoffice.Account{
		{Address: scriptGM, Password: "secret"}, {Address: "ann@example.org"}, {Address: "bob@example.org"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer office.Close()
	well, _ := office.Settings(scriptGM)
	if imap.host == "" {
		imap = place{well.Host, well.IMAPPort, "plain", ""}
	}
	if smtp.host == "" {
		smtp = place{well.Host, well.SMTPPort, "plain", ""}
	}
	folder := t.TempDir()
	settings := filepath.Join(folder, "machipost.toml")
	text := fmt.Sprintf("address = %q\ndatabase = %q\n[imap]\n%s[smtp]\n%s", scriptGM, filepath.Join(folder, "games.db"), imap, smtp)
	if err := os.WriteFile(settings, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var complained bytes.Buffer
	world := console.World{
		Stdin: strings.NewReader(""), Stdout: io.Discard, Stderr: &complained, Getenv: func(string) string { return "secret" },
		Now: time.Now, Chance: rand.NewPCG(1, 1),
	}
	opening := []string{"--config", settings, "game", "new", "friday", "--schedule", "0 20 * * *", "--players", "Ann <ann@example.org>, Bob <bob@example.org>"}
	if status := run(t.Context(), opening, world); status != 0 {
		t.Fatalf("opening a game: %s", complained.String())
	}
	status = run(t.Context(), []string{"--config", settings, "run"}, world)
	return status, complained.String()
}

// A server that is slow to greet is tried again later.
func TestStatusOfASlowGreeting(t *testing.T) {
	t.Parallel()
	for _, security := range []mailbox.Security{mailbox.Plain, mailbox.TLS, mailbox.StartTLS} {
		slow := mailbox.Server{
			Host: "127.0.0.1", Port: rudeServer{}.serve(t), Security: security, User: "gm", Timeout: 100 * time.Millisecond,
			Password: func() (string, error) { return "secret", nil },
		}
		inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: slow})
		if err != nil {
			t.Fatal(err)
		}
		postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: slow})
		if err != nil {
			t.Fatal(err)
		}
		_, in := inbox.Unread(t.Context(), post.Mark{}, nil)
		out := postman.Deliver(t.Context(), []post.Parcel{{From: scriptGM, To: "ann@example.org"}}, nil)
		for _, err := range []error{in, out} {
			var complained bytes.Buffer
			if got := (console.World{Stderr: &complained}).Explain(err); got != console.StatusTryAgain || !strings.Contains(complained.String(), "try again later") {
				t.Errorf("%s: exit status %d, want %d: %s", security, got, console.StatusTryAgain, complained.String())
			}
		}
	}
}
