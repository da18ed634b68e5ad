package letter_test

import (
	"bytes"
	"fmt"
	"net/mail"
	"slices"
	"strings"
	"testing"

	"machipost/gm/mailbox/letter"
)

var reader = letter.Reader{Own: []string{"GM@pbem.test"}, Marks: []string{"reply above this line"}}

// written makes a letter of header lines and a body, with the line ends of the
// wire.
func written(header, body string) []byte {
	return []byte(strings.ReplaceAll(header+"\n\n"+body, "\n", "\r\n"))
}

func TestText(t *testing.T) {
	t.Parallel()
	const alternative = "Content-Type: multipart/alternative; boundary=b"
	for _, c := range []struct {
		name, header, body string
		text               string
		trouble            string // part of Unreadable; "" = none
	}{
		{"plain", "Subject: x", "buy Forest\nbuy Mine\n", "buy Forest\nbuy Mine", ""},
		{"no type at all", "X: y", "buy Forest", "buy Forest", ""},
		{"a type that is none", "Content-Type: ;;=", "buy Forest", "buy Forest", ""},
		{"latin 1", "Content-Type: text/plain; charset=iso-8859-1", "K\xe4se", "Käse", ""},
		{"koi8-r", "Content-Type: text/plain; charset=koi8-r", "\xcc\xc5\xd3", "лес", ""},
		{"utf-16", "Content-Type: text/plain; charset=utf-16le\nContent-Transfer-Encoding: base64", "YgB1AHkA", "buy", ""},
		{"no charset, western bytes", "Content-Type: text/plain", "K\xe4se \x96", "Käse –", ""},
		{"an unknown charset", "Content-Type: text/plain; charset=klingon", "buy Forest", "buy Forest", ""},
		{"a bad byte in utf-8", "Content-Type: text/plain; charset=utf-8", "K\xc3\xa4se \xff", "Käse \uFFFD", ""},
		{"quoted-printable", "Content-Transfer-Encoding: quoted-printable", "buy =\nForest=20\nK=C3=A4se", "buy Forest\nKäse", ""},
		{"base64 broken off", "Content-Transfer-Encoding: base64", "YnV5IEZvcmVzdA", "buy Fores", ""},
		{"an unknown encoding", "Content-Transfer-Encoding: x-uuencode", "buy Forest", "buy Forest", ""},
		{"marks, odd spaces, NUL", "Content-Type: text/plain; charset=utf-8", "\uFEFFbuy\u00a0Forest\x00\u200b\u202e\x1b[31m", "buy Forest[31m", ""},
		{"bare returns", "Content-Transfer-Encoding: quoted-printable", "buy Forest=0Dbuy Mine", "buy Forest\nbuy Mine", ""},
		{"flowed", "Content-Type: text/plain; format=flowed", "a long \nline\n  stuffed\n-- \nsig", "a long line\n stuffed", ""},
		{"flowed, deleting spaces", "Content-Type: text/plain; format=flowed; delsp=yes", "Fo \nrest\n", "Forest", ""},
		{"not flowed", "Content-Type: text/plain", "a long \nline", "a long\nline", ""},
		{"flowed quotes", "Content-Type: text/plain; format=flowed", "> theirs \n> more\nmine \n> theirs", "mine", ""},
		{"plain before html", alternative, part("text/html", "<p>html</p>") + part("text/plain", "plain") + "--b--\n", "plain", ""},
		{"plain though html is last", alternative, part("text/plain", "plain") + part("text/html", "<p>html</p>") + "--b--\n", "plain", ""},
		{"html where plain is empty", alternative, part("text/plain", " \n") + part("text/html", "<p>html</p>") + "--b--\n", "html", ""},
		{"html only", "Content-Type: text/html; charset=utf-8", "<html><head><style>p{}</style></head><body><p>buy <b>Forest</b><br>go 2: <i>buy Mine</i></p><ul><li>one</li><li>two</li></ul><div>K&auml;se</div></body></html>",
			"buy Forest\ngo 2: buy Mine\n\none\ntwo\n\nKäse", ""},
		{"html with a quote", "Content-Type: text/html", "<div>mine</div><div>On 1 March 2026 at 10:00, GM wrote:</div><blockquote>theirs<blockquote>older</blockquote></blockquote>", "mine", ""},
		{"struck words are not there", "Content-Type: text/html", `<p>buy <s>Mine</s><del>Cafe</del> <span style="color:red;text-decoration: line-through">Bakery</span>Forest</p><strike>roll 1</strike>`, "buy Forest", ""},
		{"a table has a line a row", "Content-Type: text/html", "<table><tr><th>go</th><th>buy</th></tr><tr><td>1</td><td>Mine, Forest</td></tr><tr><td>2</td><td></td></tr></table>", "go | buy\n1 | Mine, Forest\n2 | -", ""},
		{"a table of the page's own", "Content-Type: text/html", "<table><tr><td>buy Mine</td></tr><tr><td><p>roll 1</p></td></tr></table>", "buy Mine\n\nroll 1", ""},
		{"html with half a charset", "Content-Type: text/html;charset", "<p>buy <b>Mine</b></p>", "buy Mine", ""},
		{"html with nothing behind the semicolon", "Content-Type: text/html;", "<p>buy <b>Mine</b></p>", "buy Mine", ""},
		{"html with its charset on the next line", "Content-Type: text/html;\n\tcharset=utf-8", "<p>buy <b>Mine</b></p>", "buy Mine", ""},
		{"a charset on the next line", "Content-Type: text/plain;\n\tcharset=koi8-r", "\xcc\xc5\xd3", "лес", ""},
		{"within, on the next line", alternative, part("text/html;\n\tcharset=koi8-r", "<p>\xcc\xc5\xd3</p>") + "--b--\n", "лес", ""},
		{"flowed on the next line", "Content-Type: text/plain;\n\tcharset=us-ascii;\n\tformat=flowed", "a long \nline", "a long line", ""},
		{"a boundary without quotes", "Content-Type: multipart/alternative; boundary===_b=1", "--==_b=1\nContent-Type: text/plain\n\nplain\n--==_b=1--\n", "plain", ""},
		{"one within", "Content-Type: multipart/mixed; boundary=o", "--o\nContent-Type: multipart/alternative;\n boundary=i(1)?\n\n--i(1)?\nContent-Type: text/plain\n\nplain\n--i(1)?--\n--o--\n", "plain", ""},
		{"html nested too deep", "Content-Type: text/html", strings.Repeat("<div>", 600), "", "HTML that cannot be read"},
		{"text on both sides of a picture", "Content-Type: multipart/mixed; boundary=b", part("text/plain", "one") + part("image/png", "x") + part("text/plain", "two") + "--b--\n", "one\ntwo", ""},
		{"an attachment beside the text", "Content-Type: multipart/mixed; boundary=b", part("text/plain", "mine") + attachment("text/plain", "not mine") + "--b--\n", "mine", ""},
		{"the text is the attachment", "Content-Type: multipart/mixed; boundary=b", attachment("application/pdf", "%PDF") + attachment("text/plain", "buy Forest") + "--b--\n", "buy Forest", ""},
		{"no last boundary", alternative, part("text/plain", "plain"), "plain", ""},
		{"no boundary at all", "Content-Type: multipart/mixed", "buy Forest", "", "no text in it"},
		{"a picture only", "Content-Type: image/png", "x", "", "no text in it"},
		{"a forwarded letter attached", "Content-Type: multipart/mixed; boundary=b", part("message/rfc822", "Subject: y\n\ntheirs") + "--b--\n", "", "no text in it"},
		{"nested", "Content-Type: multipart/mixed; boundary=b", "--b\nContent-Type: multipart/alternative; boundary=c\n\n--c\n\ninner\n--c--\n--b--\n", "inner", ""},
		{"a line that is no field", "Subject: x\nthis is no field\nContent-Transfer-Encoding: quoted-printable", "a=3Db", "a=b", ""},
		{"nested too deep", nested(9), "", "", "nested deeper than 8"},
		{"too many parts", "Content-Type: multipart/mixed; boundary=b", strings.Repeat(part("text/plain", "x"), 70), "", "more than 64 parts"},
		{"too much text", "Subject: x", strings.Repeat("buy Forest\n", 30_000), "", "over 256 kB of text"},
		{"too much of all", "Content-Type: image/png", strings.Repeat("x", 1<<20), "", "over 1024 kB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			raw := written(c.header, c.body)
			l := reader.Read(raw)
			if l.Text != c.text || (l.Unreadable == "") != (c.trouble == "") || !strings.Contains(l.Unreadable, c.trouble) {
				t.Errorf("text %q, unreadable %q; want %q, %q", l.Text, l.Unreadable, c.text, c.trouble)
			}
			if !bytes.Equal(l.Raw, raw) {
				t.Error("raw is not what came in")
			}
		})
	}
}

func part(kind, body string) string {
	return "--b\nContent-Type: " + kind + "\n\n" + body + "\n"
}

func attachment(kind, body string) string {
	return "--b\nContent-Type: " + kind + "\nContent-Disposition: attachment; filename=x\n\n" + body + "\n"
}

// nested returns a letter of multiparts in multiparts.
func nested(depth int) string {
	var b strings.Builder
	for i := range depth {
		fmt.Fprintf(&b, "Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n", i, i)
	}
	return b.String()
}

func TestFields(t *testing.T) {
	t.Parallel()
	raw := written(strings.Join([]string{
		"Return-Path: <Ann@Players.test>",
		"Delivered-To: GM+Secret@pbem.test",
		"From: =?utf-8?q?J=C3=B6rg?= <joerg@players.test>, Ann <ann@players.test>",
		"To: gm@pbem.test, \"B, ob\" <bob@players.test>",
		"Cc: GM@PBEM.test",
		"Subject: =?utf-8?b?esO8Z2U=?=\n\t[friday]\x00\x1b",
		"Message-ID: <1@a>",
		"In-Reply-To: your letter <2@b> of Monday",
		"References: <0@a><2@b>\n <has space@c> <\xff@d>",
	}, "\n"), "x")
	l := reader.Read(raw)
	if want := []mail.Address{{Name: "Jörg", Address: "joerg@players.test"}, {Name: "Ann", Address: "ann@players.test"}}; !slices.Equal(l.From, want) {
		t.Errorf("from %v", l.From)
	}
	if want := []string{"gm+secret@pbem.test", "gm@pbem.test", "bob@players.test"}; !slices.Equal(l.To, want) {
		t.Errorf("to %q", l.To)
	}
	if l.ReturnPath != "ann@players.test" || l.Subject != "züge [friday]" {
		t.Errorf("return path %q, subject %q", l.ReturnPath, l.Subject)
	}
	if l.MessageID != "1@a" || !slices.Equal(l.InReplyTo, []string{"2@b"}) || !slices.Equal(l.References, []string{"0@a", "2@b"}) {
		t.Errorf("id %q, in reply to %q, references %q", l.MessageID, l.InReplyTo, l.References)
	}
}

func TestFrom(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ from, want string }{
		{"ann@players.test", "ann@players.test"},
		{"Builder, Bob <bob@players.test>", "bob@players.test"},
		{"B\xf6b <bob@players.test>", "bob@players.test"},
		{"Bob (the other) <bob@players.test>", "bob@players.test"},
		{"a, b <bob@players.test> <ann@players.test>", ""},
		{"nobody", ""},
		{"", ""},
		{"<>", ""},
		{"undisclosed:;", ""},
		{strings.Repeat("(", 20_000) + " <bob@players.test>", ""},
	} {
		got := ""
		if from := reader.Read(written("From: "+c.from, "x")).From; len(from) == 1 {
			got = from[0].Address
		}
		if got != c.want {
			t.Errorf("From %.60q read as %q, want %q", c.from, got, c.want)
		}
	}
}

// The topmost field is the mail server's; what stands below may be forged.
func TestTopmostFieldCounts(t *testing.T) {
	t.Parallel()
	l := reader.Read(written("Return-Path: <ann@players.test>\nSubject: x\nReturn-Path: <>", "x"))
	if l.ReturnPath != "ann@players.test" || l.Automatic != "" {
		t.Errorf("return path %q, automatic %q", l.ReturnPath, l.Automatic)
	}
}

func TestAutomatic(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ header, want string }{
		{"From: ann@players.test", ""},
		{"Return-Path: <>", "Return-Path: <>"},
		{"Return-Path: < >", "Return-Path: < >"},
		{"Auto-Submitted: no", ""},
		{"Auto-Submitted: No; owner=x", ""},
		{"Auto-Submitted: auto-replied (vacation)", "Auto-Submitted: auto-replied (vacation)"},
		{"Auto-Submitted: auto-generated", "Auto-Submitted: auto-generated"},
		{"Precedence: BULK", "Precedence: BULK"},
		{"Precedence: list", "Precedence: list"},
		{"Precedence: junk", "Precedence: junk"},
		{"Precedence: first-class", ""},
		{"List-Id: <x.test>", "List-Id: <x.test>"},
		{"X-Auto-Response-Suppress: All", "X-Auto-Response-Suppress: All"},
		{"X-Auto-Response-Suppress: DR, OOF, AutoReply", "X-Auto-Response-Suppress: DR, OOF, AutoReply"},
		{"X-Auto-Response-Suppress: DR, RN", ""},
		{"X-Autoreply: yes", "X-Autoreply: yes"},
		{"Content-Type: multipart/report; report-type=delivery-status", "Content-Type: multipart/report; report-type=delivery-status"},
		{"From: MAILER-DAEMON@x.test", "From: mailer-daemon@x.test"},
		{"From: Postmaster <postmaster@x.test>", "From: postmaster@x.test"},
		{"From: no-reply@x.test", "From: no-reply@x.test"},
		{"From: machi-request@x.test", "From: machi-request@x.test"},
		{"From: owner-machi@x.test", "From: owner-machi@x.test"},
		{"Return-Path: <mailer-daemon@x.test>", "From: mailer-daemon@x.test"},
		{"From: gm@pbem.test", "From: gm@pbem.test"},
		{"From: The GM <Gm+friday@PBEM.test>", "From: gm+friday@pbem.test"},
		{"From: gm@pbem.test.example.org", ""},
		{"From: postmaster.ann@x.test", ""},
	} {
		if got := reader.Read(written(c.header, "x")).Automatic; got != c.want {
			t.Errorf("%s: automatic %q, want %q", c.header, got, c.want)
		}
	}
}

func TestReadHeader(t *testing.T) {
	t.Parallel()
	l := reader.ReadHeader(written("From: ann@players.test\nSubject: x", "body"))
	if l.Subject != "x" || len(l.From) != 1 || l.Raw != nil || l.Text != "" {
		t.Errorf("letter %+v", l)
	}
}

func FuzzRead(f *testing.F) {
	for _, raw := range []string{
		"From: a@b.test\r\nSubject: =?utf-8?q?=C3=BC?=\r\n\r\nbuy Forest\r\n",
		"Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n\r\nplain\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>html\r\n--b--\r\n",
		"Content-Type: text/plain; format=flowed; delsp=yes; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\na=E4 \r\n> b",
		"Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\nPGI+eDwvYj4=",
		"\r\n\r\n", " folded first\r\nX:y\r\n\r\n", "Content-Type: text/plain; charset=utf-16\r\n\r\n\xff\xfe\x00",
	} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		l := reader.Read(raw)
		if strings.HasPrefix(l.Unreadable, "reading it failed") {
			t.Fatalf("a panic: %s", l.Unreadable)
		}
		for _, s := range []string{l.Subject, l.Text, l.MessageID, l.ReturnPath, l.Automatic} {
			if strings.ToValidUTF8(s, "") != s || strings.ContainsAny(s, "\x00\r") {
				t.Fatalf("%q is not clean", s)
			}
		}
		if strings.Contains(l.Subject+l.MessageID+l.ReturnPath+l.Automatic, "\n") {
			t.Fatalf("a line end in %+v", l)
		}
		if l.Unreadable != "" && l.Text != "" {
			t.Fatalf("unreadable, but read: %q", l.Text)
		}
	})
}

// Apple's programs write an accent apart from its letter.
func TestAccentsAreComposed(t *testing.T) {
	t.Parallel()
	l := letter.Reader{}.Read([]byte("From: ann@x.test\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nsi\u0301, Jo\u0308rg\r\n"))
	if l.Text != "sí, Jörg" {
		t.Errorf("got %q", l.Text)
	}
}
