//go:build servers

package mailbox_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// TestServersTakeTokens logs in to a real Dovecot and a real Postfix with OAuth tokens, for
// which an endpoint on loopback answers: with a good one; with one that has run out, which
// is fetched once more; and with one that stays bad, which is told without the token.
func TestServersTakeTokens(t *testing.T) {
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port(t, "MACHIPOST_MAIL_TOKENS")))
	if err != nil {
		t.Fatal(err)
	}
	asked := &atomic.Int64{}
	endpoint := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		if r.URL.Query().Get("token") == "canary-good" {
			fmt.Fprint(w, `{"active": true, "user": "gm"}`)
			return
		}
		fmt.Fprint(w, `{"active": false}`)
	})}
	go endpoint.Serve(listener) //nolint:errcheck // it ends with the test
	defer endpoint.Close()
	for _, security := range []struct {
		kind             mailbox.Security
		imapVar, smtpVar string
	}{{mailbox.TLS, "MACHIPOST_MAIL_IMAPS", "MACHIPOST_MAIL_SUBMISSIONS"}, {mailbox.StartTLS, "MACHIPOST_MAIL_IMAP", "MACHIPOST_MAIL_SUBMISSION"}} {
		s := &stack{security: security.kind, imap: port(t, security.imapVar), smtp: port(t, security.smtpVar), roots: roots(t)}
		for _, c := range []struct {
			tokens  []string // as the command prints them, one after the other
			refused bool
		}{{[]string{"canary-good"}, false}, {[]string{"canary-old", "canary-good"}, false}, {[]string{"canary-old", "canary-old", "canary-good"}, true}} {
			for protocol, enter := range map[string]func(mailbox.Server) error{
				"imap": func(server mailbox.Server) error {
					server.Port = s.imap
					inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
					if err == nil {
						_, err = inbox.Visit(t.Context())
					}
					return err
				},
				"smtp": func(server mailbox.Server) error {
					server.Port = s.smtp
					_, err := mustSMTP(t, mailbox.SMTPConfig{Server: server, Hello: "localhost"}).Visit(t.Context(), gmAddress)
					return err
				},
			} {
				server, fetched := s.server(t, 1, "gm", ""), 0
				server.Token = true
				server.Password = func() (string, error) {
					fetched++
					return c.tokens[fetched-1], nil
				}
				err := enter(server)
				var account *post.AccountError
				if errors.As(err, &account) != c.refused || !c.refused && err != nil {
					t.Errorf("%s by %s with %v: %v", protocol, security.kind, c.tokens, err)
				}
				if err != nil && strings.Contains(err.Error(), "canary") {
					t.Errorf("%s tells the token: %v", protocol, err)
				}
				if want := min(len(c.tokens), 2); fetched != want {
					t.Errorf("%s with %v: fetched %d times, want %d", protocol, c.tokens, fetched, want)
				}
			}
		}
	}
	server := (&stack{security: mailbox.Plain}).server(t, without(t, port(t, "MACHIPOST_MAIL_IMAP"), "AUTH=OAUTHBEARER"), "gm", "canary-good")
	server.Token = true
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := inbox.Visit(t.Context()); err != nil {
		t.Errorf("imap by XOAUTH2: %v", err)
	}
	if asked.Load() == 0 {
		t.Error("nobody asked the endpoint")
	}
}

// without is a port of a server that tells nothing of one ability.
func without(t *testing.T, port int, ability string) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		defer client.Close()
		server, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err != nil {
			return
		}
		defer server.Close()
		go io.Copy(server, client) //nolint:errcheck // it ends with either
		for lines := bufio.NewReader(server); ; {
			line, err := lines.ReadString('\n')
			if _, lost := io.WriteString(client, strings.ReplaceAll(line, " "+ability, "")); err != nil || lost != nil {
				return
			}
		}
	}()
	return listener.Addr().(*net.TCPAddr).Port
}
