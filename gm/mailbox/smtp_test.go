package mailbox_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// smtpScript is a server that takes every letter, but for the answers that are
// put first.
func smtpScript(first ...answer) *script {
	return &script{
		greeting: "220 hello",
		answers: append(first, []answer{
			{to: "EHLO", say: "250-hello\n250 AUTH PLAIN LOGIN"},
			{to: "HELO", say: "502 what?"},
			{to: "AUTH", say: "235 welcome"},
			{to: "*", say: "501 cancelled"},
			{to: "DATA", say: "354 go on"},
			{to: ".", say: "250 taken"},
			{to: "QUIT", say: "221 bye\ndrop"},
			{to: "MAIL", say: "250 ok"}, {to: "RCPT", say: "250 ok"}, {to: "RSET", say: "250 ok"},
		}...),
		other: "", // lines of letters
	}
}

// sending returns a postman on a script.
func sending(t *testing.T, s *script, change ...func(*mailbox.SMTPConfig)) *mailbox.SMTP {
	t.Helper()
	config := mailbox.SMTPConfig{Hello: "localhost", Server: mailbox.Server{
		Host: "127.0.0.1", Port: s.serve(t, false), Security: mailbox.Plain, User: "gm",
		Password: func() (string, error) { return "s3cret", nil }, Timeout: patience,
	}}
	for _, c := range change {
		c(&config)
	}
	return mustSMTP(t, config)
}

// How long a client waits for a server: one that falls silent is left soon, but a
// busy machine may make others look silent, too.
const (
	impatience = 200 * time.Millisecond
	patience   = 10 * time.Second
)

// facing does a trial with a client that fits what the server says: an impatient one
// where it falls silent. If such a trial tells what is wrong, it is the patient one's
// that counts. "" is nothing wrong.
func facing(say string, trial func(timeout time.Duration) string) string {
	if say == "silence" && trial(impatience) == "" {
		return ""
	}
	return trial(patience)
}

func within(timeout time.Duration) func(*mailbox.SMTPConfig) {
	return func(c *mailbox.SMTPConfig) { c.Timeout = timeout }
}

// three are parcels to three players.
func three() []post.Parcel {
	var parcels []post.Parcel
	for i, to := range []string{"ann@players.test", "bob@players.test", "carol@players.test"} {
		parcels = append(parcels, post.Parcel{ID: int64(i), From: gmAddress, To: to, Raw: []byte("Subject: hi\r\n\r\nHello\r\n")})
	}
	return parcels
}

// deliver sends the three and returns what tell was told.
func deliver(ctx context.Context, postman post.Postman) (told []*post.Refusal, err error) {
	err = postman.Deliver(ctx, three(), func(_ post.Parcel, err error) error {
		var refusal *post.Refusal
		errors.As(err, &refusal)
		told = append(told, refusal)
		return nil
	})
	return told, err
}

// verdict writes refusals short: "ok", or code, "permanent", "uncertain".
func verdict(r *post.Refusal) string {
	switch {
	case r == nil:
		return "ok"
	case r.Uncertain:
		return "uncertain"
	case r.Code == 0 && !r.Permanent:
		return "lost"
	case r.Permanent:
		return "permanent"
	}
	return "passing"
}

// Each verb of the second letter goes wrong in each way; the first and the third
// letter are none the worse.
func TestDeliverOnSickServers(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"MAIL", "RCPT TO:<bob", "DATA", "."} {
		for _, c := range []struct{ say, want string }{
			{"451 4.3.0 later", "passing"},
			{"550 5.7.1 never", "permanent"},
			{"421 4.3.2 closing\ndrop", "passing"},
			{"drop", "lost"},
			{"silence", "lost"},
			{"gibberish", "lost"},
			{"250-half an answer\ndrop", "lost"},
		} {
			t.Run(verb+"/"+c.say, func(t *testing.T) {
				t.Parallel()
				want := c.want
				if verb == "." && want == "lost" {
					want = "uncertain"
				}
				// The first letter goes well, the second not, the third again.
				sick := []answer{{to: verb, say: c.say, once: true}}
				if verb != "RCPT TO:<bob" {
					well := map[string]string{"MAIL": "250 ok", "DATA": "354 go on", ".": "250 taken"}[verb]
					sick = append([]answer{{to: verb, say: well, once: true}}, sick...)
				}
				wrong := facing(c.say, func(timeout time.Duration) string {
					s := smtpScript(sick...)
					told, err := deliver(t.Context(), sending(t, s, within(timeout)))
					if have := verdicts(told); have != "ok "+want+" ok" || err != nil {
						return fmt.Sprintf("told %q, error %v; want ok, %s, ok; said %q", have, err, want, s.heard())
					}
					if r := told[1]; r.Reason == "" || strings.ContainsAny(r.Reason, "\r\n") || (r.Code == 0) == strings.Contains("passing permanent", want) {
						return fmt.Sprintf("refusal %+v", r)
					}
					return ""
				})
				if wrong != "" {
					t.Error(wrong)
				}
			})
		}
	}
}

// A server that loses every connection is tried twice, not for ever.
func TestDeliverReconnectsOnce(t *testing.T) {
	t.Parallel()
	s := smtpScript(answer{to: "MAIL", say: "drop"})
	told, err := deliver(t.Context(), sending(t, s))
	if err == nil || len(told) != 2 {
		t.Errorf("told %d parcels, error %v; want 2 and that the connection was lost", len(told), err)
	}
}

// So many letters go over a connection, and the next over another; one that is lost is
// made anew once in each.
func TestDeliverOverSeveralConnections(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		first   []answer
		refused int
		logins  int
	}{
		{nil, 0, 3},
		{[]answer{{to: "RCPT TO:<p7@", say: "drop"}, {to: "RCPT TO:<p60@", say: "drop"}}, 2, 5},
	} {
		s := smtpScript(c.first...)
		var parcels []post.Parcel
		for i := range 120 {
			parcels = append(parcels, post.Parcel{From: gmAddress, To: fmt.Sprintf("p%d@players.test", i), Raw: []byte("Subject: hi\r\n\r\nHello\r\n")})
		}
		told, refused := 0, 0
		err := sending(t, s).Deliver(t.Context(), parcels, func(_ post.Parcel, err error) error {
			if told++; err != nil {
				refused++
			}
			return nil
		})
		if logins := s.times("EHLO"); err != nil || told != 120 || refused != c.refused || logins != c.logins {
			t.Errorf("told %d parcels, %d refused, over %d connections, %v; want %d, over %d", told, refused, logins, err, c.refused, c.logins)
		}
	}
}

// After a refused recipient the server is to forget the sender.
func TestDeliverResets(t *testing.T) {
	t.Parallel()
	s := smtpScript(answer{to: "RCPT TO:<bob", say: "550 nobody"})
	if _, err := deliver(t.Context(), sending(t, s)); err != nil {
		t.Fatal(err)
	}
	said := s.heard()
	at := slices.IndexFunc(said, func(line string) bool { return strings.HasPrefix(line, "RCPT TO:<bob") })
	if at < 0 || said[at+1] != "RSET" {
		t.Errorf("said %q, no RSET after the refusal", said)
	}
}

func TestDeliverRefusedAsAWhole(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		first   answer
		account bool
	}{
		{"wrong password", answer{to: "AUTH", say: "535 5.7.8 wrong: s3cret"}, true},
		{"a mechanism too weak", answer{to: "AUTH", say: "534 5.7.9 too weak"}, true},
		{"the password server is down", answer{to: "AUTH", say: "454 4.7.0 later"}, false},
		{"no EHLO and no HELO", answer{to: "", say: "502 what?"}, false},
		{"silence", answer{to: "EHLO", say: "silence"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			wrong := facing(c.first.say, func(timeout time.Duration) string {
				told, err := deliver(t.Context(), sending(t, smtpScript(c.first), within(timeout)))
				account := new(post.AccountError)
				switch {
				case err == nil || errors.As(err, &account) != c.account || len(told) != 0:
					return fmt.Sprintf("told %v, error %v; an account error: %v", told, err, c.account)
				case strings.Contains(err.Error(), "s3cret") || !strings.Contains(err.Error(), "smtp 127.0.0.1:"):
					return fmt.Sprintf("error %v tells the password or not the server", err)
				}
				return ""
			})
			if wrong != "" {
				t.Error(wrong)
			}
		})
	}
	closed := &script{greeting: "554 no service"}
	if told, err := deliver(t.Context(), sending(t, closed)); err == nil || len(told) != 0 {
		t.Errorf("greeted with 554: told %v, error %v", told, err)
	}
}

// A server that wants a login refuses us, not the parcel, which must not be
// given up for it.
func TestDeliverWithoutTheLoginItNeeds(t *testing.T) {
	t.Parallel()
	s := smtpScript(answer{to: "MAIL", say: "530 5.7.0 log in first"})
	told, err := deliver(t.Context(), sending(t, s, func(c *mailbox.SMTPConfig) { c.User, c.Password = "", nil }))
	if account := new(post.AccountError); !errors.As(err, &account) {
		t.Errorf("error %v, want an account error", err)
	}
	if len(told) != 1 || told[0] == nil || told[0].Permanent {
		t.Errorf("told %+v, want that the first may be tried again", told)
	}
	if s.heardAny("AUTH") {
		t.Error("a login without a user")
	}
}

// Addresses that would break out of their command never get to the server.
func TestDeliverHostileAddresses(t *testing.T) {
	t.Parallel()
	s := smtpScript()
	for _, to := range []string{"", "a@b.test>\r\nRCPT TO:<c@d.test", "a b@c.test", "<a@b.test>", "a@b.test\x00", "ünï@b.test", "nowhere"} {
		err := send(t, sending(t, s), gmAddress, to, nil)
		var refusal *post.Refusal
		if !errors.As(err, &refusal) || !refusal.Permanent {
			t.Errorf("to %q: error %v", to, err)
		}
	}
	if s.heardAny("MAIL") {
		t.Errorf("said %q", s.heard())
	}
}

// An end of the context cuts a delivery short, and the parcel is not given up.
func TestDeliverIsCutShort(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	var told error
	s := smtpScript(answer{to: "MAIL", say: "silence", then: cancel})
	err := sending(t, s).Deliver(ctx, three(),
		func(_ post.Parcel, err error) error { told = err; return nil })
	var refusal *post.Refusal
	if !errors.Is(err, context.Canceled) || !errors.As(told, &refusal) || refusal.Permanent || refusal.Uncertain {
		t.Errorf("error %v, told %+v", err, told)
	}
}

// A parcel is begun right before it, and not while the server is still asked in.
func TestNothingIsBegunTooEarly(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		answer answer
		begun  int
	}{
		{"no login", answer{to: "AUTH", say: "535 5.7.8 no"}, 0},
		{"nobody at home", answer{to: "EHLO", say: "421 4.3.2 closing"}, 0},
		{"a stop in the second letter", answer{to: "RCPT TO:<bob", say: "silence"}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithCancel(t.Context())
			c.answer.then = cancel
			parcels, begun := three(), 0
			for i := range parcels {
				parcels[i].Begin = func() (bool, error) { begun++; return true, nil }
			}
			err := sending(t, smtpScript(c.answer)).Deliver(ctx, parcels, func(post.Parcel, error) error { return nil })
			if err == nil || begun != c.begun {
				t.Errorf("error %v, %d parcels were begun, want %d", err, begun, c.begun)
			}
		})
	}
}

// The bytes go out as they were kept, with dots doubled (RFC 5321, section
// 4.5.2), and with ends of lines and of the last one where they have none.
func TestDeliverSendsTheBytes(t *testing.T) {
	t.Parallel()
	const head = "Subject: hi\r\n\r\n"
	for name, c := range map[string]struct{ raw, want string }{
		"dots":                 {head + ".\r\n..\r\n.dot\r\nno end", head + ".\r\n..\r\n.dot\r\nno end\r\n"},
		"a dot at the end":     {head + "end\r\n.\r\n", head + "end\r\n.\r\n"},
		"a dot at the front":   {".Subject: hi\r\n\r\n", ".Subject: hi\r\n\r\n"},
		"nothing to be done":   {head + "a.b\r\n\r\nend.\r\n", head + "a.b\r\n\r\nend.\r\n"},
		"empty lines":          {head + "end\r\n\r\n\r\n", head + "end\r\n\r\n\r\n"},
		"no end":               {head + "no end", head + "no end\r\n"},
		"ends of another kind": {head + "one\ntwo\r\n", head + "one\r\ntwo\r\n"},
		"long":                 {head + strings.Repeat("0123456789\r\n", 10000), head + strings.Repeat("0123456789\r\n", 10000)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			office := openOffice(t)
			smtp := newSMTP(t, office, gmAddress, "secret")
			for range 2 { // what comes behind the dot is another letter
				if err := send(t, smtp, gmAddress, annAddress, []byte(c.raw)); err != nil {
					t.Fatal(err)
				}
			}
			got := office.Deliveries()
			if len(got) != 2 || !strings.HasSuffix(string(got[0].Raw), "\r\n"+c.want) || !strings.HasSuffix(string(got[1].Raw), "\r\n"+c.want) {
				t.Errorf("delivered %.300q, want %.300q", got, c.want)
			}
		})
	}
}

func TestSMTPSettings(t *testing.T) {
	t.Parallel()
	good := mailbox.Server{Host: "mail.example.org", Port: 465, Security: mailbox.TLS}
	if _, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: good}); err != nil {
		t.Error("without a user:", err)
	}
	good.Security = mailbox.Plain
	if _, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: good}); err == nil || !strings.Contains(err.Error(), "smtp: security:") {
		t.Errorf("plain to the world: error %v", err)
	}
}

// A server that hides STARTTLS is not talked to in the clear.
func TestStartTLSIsNotOptional(t *testing.T) {
	t.Parallel()
	insist := func(s *mailbox.Server) { s.Security = mailbox.StartTLS }
	s := smtpScript()
	if _, err := deliver(t.Context(), sending(t, s, func(c *mailbox.SMTPConfig) { insist(&c.Server) })); err == nil || s.heardAny("AUTH") || s.heardAny("MAIL") {
		t.Errorf("smtp: error %v, said %q", err, s.heard())
	}
	i := imapScript("", answer{to: "STARTTLS", say: "TAG BAD what?"})
	if _, _, _, err := poll(t, scripted(t, i, func(c *mailbox.IMAPConfig) { insist(&c.Server) }), 0); err == nil || i.heardAny("LOGIN") {
		t.Errorf("imap: error %v, said %q", err, i.heard())
	}
}
