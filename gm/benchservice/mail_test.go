//go:build bench

package benchservice

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-smtp"

	"machipost/gm/mailbox"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// This file is the mail of the benchmark: servers in processes of their own, and what
// stands for a mailbox where a wire would only be in the way.

// servers are the jobs that serve until their input ends.
var servers = map[string]func() error{"sink": serveSink, "office": serveOffice}

// serveSink is an SMTP server that throws all letters away.
func serveSink() error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return sink{}, nil }))
	server.Domain, server.ErrorLog = "localhost", log.New(io.Discard, "", 0)
	go server.Serve(listener)
	return untilInputEnds(listener.Addr().(*net.TCPAddr).Port)
}

type sink struct{}

func (sink) Reset()                               {}
func (sink) Logout() error                        { return nil }
func (sink) Mail(string, *smtp.MailOptions) error { return nil }
func (sink) Rcpt(string, *smtp.RcptOptions) error { return nil }
func (sink) Data(r io.Reader) error               { _, err := io.Copy(io.Discard, r); return err }

const password = "secret"

// serveOffice is a mailbox for the GM where there is no Dovecot.
func serveOffice() error {
	office, err := postoffice.Open(postoffice.Config{Now: time.Now, Accounts: []postoffice.Account{{Address: gmAddress, Password: password}}})
	if err != nil {
		return err
	}
	settings, _ := office.Settings(gmAddress)
	return errors.Join(untilInputEnds(settings.IMAPPort), office.Close())
}

// A server is an IMAP server with the GM's mailbox.
type server struct {
	Name string // for the table
	Host string
	Port int
	User string
}

// mailbox is the Dovecot of the environment, as .ci/mailstack/stack.sh tells it, or an
// office of our own.
func (b *bench) mailbox() *server {
	b.Helper()
	port := os.Getenv("MACHIPOST_MAIL_IMAP")
	if port == "" {
		return &server{"the post office", "127.0.0.1", b.serve(job{Kind: "office"}), gmAddress}
	}
	s := &server{"Dovecot", os.Getenv("MACHIPOST_MAIL_HOST"), 0, "gm"}
	if version, err := exec.Command("dovecot", "--version").Output(); err == nil {
		s.Name, _, _ = strings.Cut("Dovecot "+string(version), " (")
	}
	var err error
	if s.Port, err = strconv.Atoi(port); err != nil {
		b.Fatal(err)
	}
	return s
}

// inbox is the mailbox as the configuration has it where it says nothing.
func (s *server) inbox() (*mailbox.IMAP, error) {
	return mailbox.NewIMAP(mailbox.IMAPConfig{Server: loopback(s.Host, s.Port, s.User, password), Processed: "Processed", Sent: "Sent", Reader: reader})
}

func (s *server) dial() (*imapclient.Client, error) {
	client, err := imapclient.DialInsecure(net.JoinHostPort(s.Host, strconv.Itoa(s.Port)), nil)
	if err != nil {
		return nil, err
	}
	return client, client.Login(s.User, password).Wait()
}

// empty removes all letters.
func (s *server) empty(t *testing.T) {
	t.Helper()
	client, err := s.dial()
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	for _, folder := range []string{"INBOX", "Processed", "Sent", "machipost"} {
		data, err := client.Select(folder, nil).Wait()
		if err != nil || data.NumMessages == 0 { // there may be no such folder yet
			continue
		}
		var all imap.SeqSet
		all.AddRange(1, 0)
		set := &imap.StoreFlags{Op: imap.StoreFlagsAdd, Silent: true, Flags: []imap.Flag{imap.FlagDeleted}}
		if err := errors.Join(client.Store(all, set, nil).Close(), client.Expunge().Close()); err != nil {
			t.Fatal(err)
		}
	}
}

// lay puts letters into the mailbox, and returns how many.
func (s *server) lay(t *testing.T, letters [][]byte) int {
	t.Helper()
	client, err := s.dial()
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	for _, raw := range letters {
		laying := client.Append("INBOX", int64(len(raw)), nil)
		_, err := laying.Write(raw)
		if err = errors.Join(err, laying.Close()); err == nil {
			_, err = laying.Wait()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return len(letters)
}

// silent is a mailbox without a wire that hands its letters over once, and whose clock
// is ours.
type silent struct {
	letters []post.Letter
	now     func() time.Time
}

var _ post.Inbox = silent{}

func (s silent) Unread(_ context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	done.UIDValidity = max(done.UIDValidity, 1)
	for some := range slices.Chunk(s.letters, 100) {
		some = slices.DeleteFunc(slices.Clone(some), func(l post.Letter) bool { return l.Mark.UID <= done.UID })
		if len(some) == 0 {
			continue
		}
		if err := file(some); err != nil {
			return done, err
		}
		done = some[len(some)-1].Mark
	}
	return done, nil
}

func (silent) Again(context.Context, []post.Mark, func([]post.Letter) error) ([]post.Mark, error) {
	return nil, nil
}
func (silent) Tidy(context.Context, post.Mark, post.Mark, []post.Mark) error { return nil }
func (s silent) Clock(context.Context) (time.Time, error)                    { return s.now().UTC(), nil }
func (silent) Wait(ctx context.Context) error                                { <-ctx.Done(); return nil }

// noShelf takes letters and has forgotten them.
type noShelf struct{}

func (noShelf) Keep(context.Context, [][]byte) error { return nil }
func (noShelf) Kept(_ context.Context, done post.Mark, _ func(string)) (post.Mark, error) {
	return done, nil
}

// leaving is a postman who leaves everything where it is.
type leaving struct{}

func (leaving) Deliver(context.Context, []post.Parcel, func(post.Parcel, error) error) error {
	return nil
}

// taking is one whose server takes everything at once.
type taking struct{}

func (taking) Deliver(_ context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		may, err := p.May()
		if err == nil && may {
			err = tell(p, nil)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// join closes a database behind what was done with it.
func join(err error, closes func() error) error { return errors.Join(err, closes()) }

// trace is what mail servers put on top of a letter, of the usual length.
const trace = "Return-Path: <%[1]s>\r\nDelivered-To: %[2]s\r\n" +
	"Received: from mail.players.test (mail.players.test [192.0.2.17])\r\n" +
	"\tby mx.pbem.test (Postfix) with ESMTPS id 4F%08[3]X for <%[2]s>; Tue,  1 Dec 2026 11:59:%02[4]d +0000 (UTC)\r\n" +
	"Received: from phone.example (unknown [198.51.100.4])\r\n" +
	"\tby mail.players.test (Postfix) with ESMTPSA id 7C%08[3]X; Tue,  1 Dec 2026 11:59:%02[4]d +0000 (UTC)\r\n" +
	"DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=players.test; s=mail; t=1764590399;\r\n" +
	"\tbh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=; h=From:To:Subject:Date:Message-ID:In-Reply-To:References;\r\n" +
	"\tb=%0344[3]X\r\n"

// answer is a player's answer to a report, which it quotes.
const answer = trace + "From: %[5]s <%[1]s>\r\nTo: The GM <%[2]s>\r\nSubject: Re: %[6]s\r\nDate: Tue, 01 Dec 2026 11:59:%02[4]d +0000\r\n" +
	"Message-ID: <%08[3]x.phone@players.test>\r\nIn-Reply-To: <%[7]s>\r\nReferences: <%[7]s>\r\nMIME-Version: 1.0\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n%[8]s\r\nCheers, %[5]s\r\n\r\n" +
	"On Tue, 1 Dec 2026 at 08:00, The GM <gm@pbem.test> wrote:\r\n%[9]s"

// writing is the bytes of a letter; n tells it from all others.
func writing(n int, from, to, name, subject, thread, orders string) []byte {
	quoted := strings.Repeat("> Ann rolls 7 with two dice. Bob gets 4 coins of his two Wheat Fields.\r\n", 20)
	return fmt.Appendf(nil, answer, from, to, n, n%60, name, subject, thread, strings.ReplaceAll(orders, "\n", "\r\n"), quoted)
}
