package letter_test

import (
	"bytes"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

func draft() post.Draft {
	return post.Draft{
		MessageID: "friday.1.ann@pbem.test", InReplyTo: "1@players.test", References: []string{"0@players.test", "1@players.test"},
		Date: time.Date(2026, 3, 1, 13, 0, 0, 0, time.FixedZone("CET", 3600)), From: mail.Address{Name: "The GM", Address: "gm@pbem.test"},
		ReplyTo: "gm+friday.s3cret@pbem.test", To: mail.Address{Name: "Ann", Address: "ann@players.test"},
		Subject: "friday: turn 1", Text: "Hello Ann,\n\nx = 1\n.\n", Automatic: "auto-generated",
	}
}

func compose(t *testing.T, d post.Draft) string {
	t.Helper()
	raw, err := letter.Composer{}.Compose(d)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func TestComposed(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(`Auto-Submitted: auto-generated
Date: Sun, 01 Mar 2026 12:00:00 +0000
In-Reply-To: <1@players.test>
MIME-Version: 1.0
Message-ID: <friday.1.ann@pbem.test>
References: <0@players.test> <1@players.test>
Subject: friday: turn 1
X-Auto-Response-Suppress: All
X-Mailer: machipost
From: "The GM" <gm@pbem.test>
To: "Ann" <ann@players.test>
Reply-To: <gm+friday.s3cret@pbem.test>
Content-Transfer-Encoding: quoted-printable
Content-Type: text/plain; charset=UTF-8

Hello Ann,

x =3D 1
.
`, "\n", "\r\n")
	if got := compose(t, draft()); got != want {
		t.Errorf("composed\n%s\nwant\n%s", got, want)
	}
}

func TestComposeIsDeterministic(t *testing.T) {
	t.Parallel()
	d := draft()
	d.Subject, d.Text = "Züge – "+strings.Repeat("sehr ", 30), "Grüße\n"
	first := compose(t, d)
	for range 50 {
		if again := compose(t, d); again != first {
			t.Fatalf("composed\n%s\nthen\n%s", first, again)
		}
	}
}

// What is composed reads as it was meant, whatever the words are.
func TestComposeRoundTrip(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"Hello\n", "Grüße an 東京 🗼\n", "a = b\n", ".\n..\n", "From here on\n", strings.Repeat("long ", 500) + "\n", "tab\there\n", "a\n\n\nb\n"} {
		d := draft()
		d.Text, d.Subject, d.To.Name = text, "Über "+oneLine(text), "Jörg"
		l := letter.Reader{}.Read([]byte(compose(t, d)))
		want := strings.TrimRight(text, "\n")
		if l.Text != letter.OwnText(want, nil, nil) || l.Unreadable != "" {
			t.Errorf("text %q, want %q", l.Text, want)
		}
		if l.MessageID != d.MessageID || !slices.Equal(l.References, d.References) || l.From[0] != d.From || l.To[0] != d.To.Address {
			t.Errorf("letter %+v", l)
		}
		if !strings.HasPrefix(d.Subject, l.Subject) || l.Subject == "" {
			t.Errorf("subject %q, want %q", l.Subject, d.Subject)
		}
		expectWire(t, compose(t, d))
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// expectWire demands what the wire demands of a letter (RFC 5322, section 2.1).
func expectWire(t *testing.T, raw string) {
	t.Helper()
	for line := range strings.SplitSeq(strings.TrimSuffix(raw, "\r\n"), "\r\n") {
		if len(line) > 998 || strings.ContainsAny(line, "\r\n\x00") || strings.ContainsFunc(line, func(r rune) bool { return r > '~' }) {
			t.Fatalf("a line that is none: %.100q in\n%s", line, raw)
		}
	}
	if !strings.HasSuffix(raw, "\r\n") {
		t.Fatalf("no line end at the end of\n%s", raw)
	}
}

var hostile = []string{
	"Ann\r\nBcc: eve@evil.test", "Ann\nX: y", "Ann\rX: y", "Ann\x00", "Ann\u202egro.live", "Ann\u2028Bcc: e@e", "Ann\u0085X: y",
	"Ann\xff", strings.Repeat("A", 1<<20), strings.Repeat("ä", 1<<20), "=?utf-8?q?=0D=0ABcc:_e@e?=", "\x1b[31mAnn", "\u2066Ann\u2069",
	strings.Repeat("A ", 5000), "Ann\tB", "\u200bAnn",
}

func TestComposeHostileNames(t *testing.T) {
	t.Parallel()
	for _, name := range hostile {
		d := draft()
		d.To.Name, d.From.Name = name, name
		raw := compose(t, d)
		if !strings.Contains(raw, "\r\nTo: <ann@players.test>\r\n") || !strings.Contains(raw, "\r\nFrom: <gm@pbem.test>\r\n") {
			t.Errorf("name %.40q is in\n%.2000s", name, raw)
		}
		expectWire(t, raw)
	}
	for _, name := range []string{`Ann "the Mine" O'Neill`, `back\slash`, "<gm@pbem.test>", "Jörg, der Erste", "東京", "a@b.test", "(comment)"} {
		d := draft()
		d.To.Name = name
		raw := compose(t, d)
		m, err := mail.ReadMessage(strings.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		to, err := m.Header.AddressList("To")
		if err != nil || len(to) != 1 || to[0].Name != name || to[0].Address != "ann@players.test" {
			t.Errorf("name %q came out as %v, %v", name, to, err)
		}
		expectWire(t, raw)
	}
}

func TestComposeHostileSubjects(t *testing.T) {
	t.Parallel()
	fields := func(raw string) []string {
		m, err := mail.ReadMessage(strings.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for name := range m.Header {
			names = append(names, name)
		}
		slices.Sort(names)
		return names
	}
	want := fields(compose(t, draft()))
	for _, s := range hostile {
		d := draft()
		d.Subject, d.Text = s, s
		raw := compose(t, d)
		if got := fields(raw); !slices.Equal(got, want) {
			t.Errorf("subject %.40q makes the fields %q", s, got)
		}
		l := letter.Reader{}.Read([]byte(raw))
		if strings.ContainsAny(l.Subject, "\r\n\x00\u202e\u2066\x1b") || len([]rune(l.Subject)) > 200 {
			t.Errorf("subject %.40q came out as %q", s, l.Subject)
		}
		expectWire(t, raw)
	}
}

func TestComposeHostileAddresses(t *testing.T) {
	t.Parallel()
	for _, address := range []string{
		"", "ann", "ann@", "@players.test", "ann@players.test\r\nBcc: e@e", "a b@players.test", "a@b@c", "<a@b.test>", "a@b.test, c@d.test",
		"Ann <a@b.test>", "a@b.test\x00", "\u202ea@b.test", "ä@b.test", `"a b"@c.test`, strings.Repeat("a", 300) + "@b.test", "a@b.test>",
	} {
		for field, set := range map[string]func(*post.Draft){
			"to":       func(d *post.Draft) { d.To.Address = address },
			"from":     func(d *post.Draft) { d.From.Address = address },
			"reply-to": func(d *post.Draft) { d.ReplyTo = address },
		} {
			d := draft()
			set(&d)
			if raw, err := (letter.Composer{}).Compose(d); err == nil && (address != "" || field != "reply-to") {
				t.Errorf("%s %q is taken:\n%s", field, address, raw)
			}
		}
	}
}

// Ids of other programs may be anything; our own may not.
func TestComposeHostileIDs(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"", "a b@c", "a@b>\r\nBcc: e@e", "<a@b>", "ä@b", strings.Repeat("a", 2000) + "@b"} {
		d := draft()
		d.InReplyTo, d.References = id, []string{id, "good@b.test"}
		raw := compose(t, d)
		if strings.Contains(raw, "In-Reply-To") || !strings.Contains(raw, "References: <good@b.test>\r\n") || strings.Contains(raw, "Bcc") {
			t.Errorf("id %.40q is in\n%s", id, raw)
		}
		d.MessageID = id
		if _, err := (letter.Composer{}).Compose(d); err == nil {
			t.Errorf("our own id %.40q is taken", id)
		}
	}
	d := draft()
	d.Automatic = "auto-generated\r\nBcc: e@e"
	if raw := compose(t, d); strings.Contains(raw, "Bcc") {
		t.Errorf("a field too many in\n%s", raw)
	}
}

func TestComposeLongThreads(t *testing.T) {
	t.Parallel()
	d := draft()
	d.References = nil
	for i := range 100 {
		d.References = append(d.References, fmt.Sprintf("%d@%s.test", i, strings.Repeat("x", 100)))
	}
	whole := slices.Clone(d.References)
	raw := compose(t, d)
	expectWire(t, raw)
	got := letter.Reader{}.Read([]byte(raw)).References
	if len(got) != 20 || got[0] != whole[0] || got[19] != whole[99] || got[1] != whole[81] {
		t.Errorf("kept %q", got)
	}
	if !slices.Equal(d.References, whole) {
		t.Error("the draft was changed")
	}
}

func FuzzCompose(f *testing.F) {
	for _, s := range hostile[:8] {
		f.Add(s, s, s, s)
	}
	f.Fuzz(func(t *testing.T, name, subject, text, id string) {
		d := draft()
		d.To.Name, d.Subject, d.Text, d.InReplyTo, d.References = name, subject, text, id, []string{id}
		d.HTML, d.Attachments = text, []post.Attachment{{Name: name, MediaType: "text/calendar", Method: "PUBLISH", Bytes: []byte(text)}}
		raw, err := letter.Composer{}.Compose(d)
		if err != nil {
			t.Fatal(err)
		}
		expectWire(t, string(raw))
		l := letter.Reader{}.Read(raw)
		if l.MessageID != d.MessageID || len(l.To) != 1 || l.To[0] != "ann@players.test" || !bytes.Equal(l.Raw, raw) {
			t.Fatalf("read as %+v", l)
		}
	})
}
