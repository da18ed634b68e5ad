package letter_test

import (
	"net/mail"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"machipost/gm/mailbox/letter"
)

// Addresses in which something hides are nobody's.
func TestHiddenAddresses(t *testing.T) {
	t.Parallel()
	for _, from := range []string{"ann@players.test\u202e", "a\u200bnn@players.test", "\"a\x00\"@players.test", "=?utf-8?q?ann=40players.test?="} {
		if got := reader.Read(written("From: "+from, "buy Forest")).From; len(got) != 0 {
			t.Errorf("%q is %q", from, got)
		}
	}
}

// Whatever stands in an address field, what is read of it is on one line, and an
// answer to it goes nowhere else.
func FuzzAddresses(f *testing.F) {
	for _, seed := range []string{
		"Ann <ann@players.test>", "Builder, Bob <bob@players.test>", "<>", "a@b, c@d", "=?utf-8?q?x=0D=0ABcc:_y?= <a@b.test>", "\"a\r\nb\"@c.test",
		"group: a@b.test, c@d.test;", "<a@b.test> <c@d.test>", "ann@players.test\x00", "Ann \u202e <ann@players.test>", strings.Repeat("(", 2000) + "a@b.test",
		"toni.tester%example.com@example.net", "\"<eve@evil.test>\" <ann@players.test>", "ann@[127.0.0.1]", "ann@xn--nxasmq6b.test", strings.Repeat("a@b,", 1000),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, field string) {
		began := time.Now()
		got := reader.ReadHeader([]byte("From: " + field + "\r\nTo: " + field + "\r\nDelivered-To: " + field + "\r\nReturn-Path: " + field + "\r\n\r\n"))
		for _, a := range got.From {
			if strings.ContainsFunc(a.Name+a.Address, unicode.IsControl) || !utf8.ValidString(a.Name) {
				t.Errorf("read %q", a)
			}
			answerTo(t, a)
		}
		if time.Since(began) > time.Second {
			t.Error("it took over a second")
		}
	})
}

// answerTo composes a letter to an address and looks where it goes.
func answerTo(t *testing.T, to mail.Address) {
	t.Helper()
	d := draft()
	d.To = to
	raw, err := letter.Composer{}.Compose(d)
	if err != nil {
		return // it cannot be used at all
	}
	got := letter.Reader{}.Read(raw)
	if len(got.To) != 1 || got.To[0] != strings.ToLower(to.Address) || got.Subject != draft().Subject || len(got.From) != 1 {
		t.Errorf("to %q: the letter goes to %q, from %q: %q", to, got.To, got.From, got.Subject)
	}
}
