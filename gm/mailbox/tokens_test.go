package mailbox_test

import (
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"testing"

	"machipost/gm/mailbox"
	"machipost/gm/post"
)

// printing has a server be entered with a token, and counts how often it is fetched.
func printing(server *mailbox.Server, fetched *int, token string) {
	server.Token = true
	server.Password = func() (string, error) {
		*fetched++
		return token, nil
	}
}

// loginWith is the first word of a login with the token "one", by mechanism (RFC 7628, section 3.1;
// XOAUTH2 as Google describes it).
func loginWith(mech, port string) string {
	if mech == "XOAUTH2" {
		return base64.StdEncoding.EncodeToString([]byte("user=gm\x01auth=Bearer one\x01\x01"))
	}
	return base64.StdEncoding.EncodeToString([]byte("n,a=gm,\x01host=127.0.0.1\x01port=" + port + "\x01auth=Bearer one\x01\x01"))
}

// The server's list decides on the mechanism, and a token that is refused is fetched once
// more, and only once.
func TestTokens(t *testing.T) {
	t.Parallel()
	refusal := base64.StdEncoding.EncodeToString([]byte(`{"status":"invalid_token"}`))
	for _, c := range []struct {
		name, mechs, used string
		refusals          int // the first so many logins are refused
		fetched           int
		fails             bool
	}{
		{"OAUTHBEARER comes first", "XOAUTH2 OAUTHBEARER PLAIN", "OAUTHBEARER", 0, 1, false},
		{"XOAUTH2 where there is no other", "PLAIN XOAUTH2", "XOAUTH2", 0, 1, false},
		{"refused once", "OAUTHBEARER", "OAUTHBEARER", 1, 2, false},
		{"refused once by XOAUTH2", "XOAUTH2", "XOAUTH2", 1, 2, false},
		{"refused twice", "OAUTHBEARER", "OAUTHBEARER", 2, 2, true},
		{"no tokens taken", "PLAIN LOGIN", "", 0, 1, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			var imapFirst, smtpFirst []answer
			for range c.refusals {
				imapFirst = append(imapFirst, answer{to: "AUTHENTICATE", say: "+ " + refusal, once: true},
					answer{to: "", say: "T1 NO [AUTHENTICATIONFAILED] one is no good", once: true}) // to what acknowledges it
				acknowledged := "AQ=="
				if c.used == "XOAUTH2" {
					acknowledged = ""
				}
				smtpFirst = append(smtpFirst, answer{to: "AUTH", say: "334 " + refusal, once: true}, answer{to: acknowledged, say: "535 one is no good", once: true})
			}
			caps := ""
			for mech := range strings.FieldsSeq(c.mechs) {
				caps += " AUTH=" + mech
			}
			in := imapScript(" SASL-IR"+caps, append(imapFirst, answer{to: "LIST", say: "* LIST () \"/\" INBOX\n" + done})...)
			out := smtpScript(append([]answer{{to: "EHLO", say: "250-hello\n250 AUTH " + c.mechs}}, smtpFirst...)...)
			var imapFetched, smtpFetched int
			_, imapErr := scripted(t, in, func(config *mailbox.IMAPConfig) { printing(&config.Server, &imapFetched, "one") }).Visit(t.Context())
			_, smtpErr := sending(t, out, func(config *mailbox.SMTPConfig) { printing(&config.Server, &smtpFetched, "one") }).Visit(t.Context(), gmAddress)
			for protocol, err := range map[string]error{"imap": imapErr, "smtp": smtpErr} {
				if (err != nil) != c.fails || c.fails && c.refusals > 0 && !errors.As(err, new(*post.AccountError)) {
					t.Errorf("%s: %v", protocol, err)
				}
				if err != nil && strings.Contains(err.Error(), "one") && c.used != "" {
					t.Errorf("%s tells a token: %v", protocol, err)
				}
			}
			if imapFetched != c.fetched || smtpFetched != c.fetched {
				t.Errorf("fetched %d and %d times, want %d", imapFetched, smtpFetched, c.fetched)
			}
			if c.used == "" {
				return
			}
			said := func(line string) bool { return strings.HasPrefix(line, "AUTH") && strings.Contains(line, c.used+" ") }
			if !slices.ContainsFunc(in.heard(), said) || !slices.ContainsFunc(out.heard(), said) {
				t.Errorf("said %q and %q", in.heard(), out.heard())
			}
			if c.used == "XOAUTH2" && !in.heardAny("AUTHENTICATE XOAUTH2 "+loginWith("XOAUTH2", "")) {
				t.Errorf("said %q", in.heard())
			}
		})
	}
}
