package gm_test

import (
	"context"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode"

	"machipost/gm"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// A hostile letter is written by somebody without a tag, by chance.
type hostile struct {
	name  string
	write func(r *rand.Rand) (header, body string)
}

const bidi = "\u202e\u2066\u200f"

// long is s, some thousand times.
func long(r *rand.Rand, s string) string { return strings.Repeat(s, 1000+r.IntN(20_000/len(s)+1)) }

// nested are multiparts within multiparts.
func nested(depth int) string {
	if depth == 0 {
		return "Content-Type: text/plain\r\n\r\nbuy Forest\r\n"
	}
	b := fmt.Sprint("b", depth)
	return "Content-Type: multipart/mixed; boundary=" + b + "\r\n\r\n--" + b + "\r\n" + nested(depth-1) + "\r\n--" + b + "--\r\n"
}

func junk(r *rand.Rand, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return string(b)
}

func secret(r *rand.Rand) string { return fmt.Sprintf("%012x", r.Uint64()&0xffffffffffff) }

// fixed is a letter without chance.
func fixed(header, body string) func(*rand.Rand) (string, string) {
	return func(*rand.Rand) (string, string) { return header, body }
}

const anOrder = "buy Forest\r\n"

var hostiles = []hostile{
	{"a stranger's orders", fixed("Subject: friday", anOrder)},
	{"a wrong tag", func(r *rand.Rand) (string, string) { return "Subject: [friday#" + secret(r) + "]", anOrder }},
	{"ten thousand tags", func(r *rand.Rand) (string, string) {
		return "Subject: " + strings.Repeat("[friday#"+secret(r)+"]", 10_000), anOrder
	}},
	{"a tag in To", func(r *rand.Rand) (string, string) { return "To: gm+friday." + secret(r) + "@example.org", anOrder }},
	{"a tag of nothing", fixed("Subject: [friday#] [#] [friday#'; DROP TABLE games; --]", anOrder)},
	{"yes to a guess", func(r *rand.Rand) (string, string) {
		return "In-Reply-To: <" + secret(r) + "@example.org>\r\nSubject: Re: friday", "yes\r\n"
	}},
	{"a new tag", fixed("Subject: Re: friday", "new tag\r\n")},
	{"a report on a guess", func(r *rand.Rand) (string, string) {
		return "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
			"--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <" + secret(r) + "@example.org>\r\n--b--\r\n"
	}},
	{"a second From", fixed("From: ann@example.org\r\nSubject: friday", anOrder)},
	{"a subject of a megabyte", func(r *rand.Rand) (string, string) {
		return "Subject: " + strings.Repeat("x", 200<<10), anOrder
	}},
	{"controls in the subject", fixed("Subject: a\x00b\x1b[2J\x07\x9b\x7f", anOrder)},
	{"a subject that turns round", fixed("Subject: =?utf-8?q?"+"=E2=80=AE=E2=81=A6"+"?= "+bidi+"yadirf", anOrder)},
	{"line ends in encoded words", fixed("Subject: =?utf-8?q?x=0D=0ABcc:_eve@example.org=0D=0A=0D=0AHello?=", anOrder)},
	{"encoded words without end", func(r *rand.Rand) (string, string) { return "Subject: " + long(r, "=?utf-8?b?w6Q=?= =?"), anOrder }},
	{"an encoded word of no charset", fixed("Subject: =?klingon?q?=FF?= =?utf-8?x?y?=", anOrder)},
	{"a message id without end", func(r *rand.Rand) (string, string) { return "Message-ID: <" + long(r, "a") + "@x>", anOrder }},
	{"ids that break out", fixed("Message-ID: <a@b\r\n >\r\n Bcc: eve@example.org>\r\nReferences: <a\x00@b> <c>d>", anOrder)},
	{"references without end", func(r *rand.Rand) (string, string) { return "References: " + long(r, "<a@b> "), anOrder }},
	{"fields without end", func(r *rand.Rand) (string, string) { return strings.TrimSuffix(long(r, "X: y\r\n"), "\r\n"), anOrder }},
	{"folds without end", func(r *rand.Rand) (string, string) { return "Subject: x" + long(r, "\r\n y"), anOrder }},
	{"no fields at all", func(r *rand.Rand) (string, string) { return junk(r, 300), "" }},
	{"an empty letter", fixed("Subject: friday", "")},
	{"empty lines", func(r *rand.Rand) (string, string) { return "Subject: friday", long(r, "\r\n") }},
	{"junk", func(r *rand.Rand) (string, string) { return "Subject: friday", junk(r, 20_000) }},
	{"one long line", func(r *rand.Rand) (string, string) { return "Subject: friday", long(r, "buy Forest ") }},
	{"orders without end", func(r *rand.Rand) (string, string) { return "Subject: friday", long(r, anOrder) }},
	{"quotes without end", func(r *rand.Rand) (string, string) {
		return "Content-Type: text/plain; format=flowed", long(r, ">") + " x \r\n"
	}},
	{"conditions without end", func(r *rand.Rand) (string, string) {
		return "Subject: friday", "if " + long(r, "not ") + "rolled: buy Forest\r\n"
	}},
	{"our own templates", fixed("Subject: {{.}} %s%n%x ${HOME} `id`", "{{template \"Confirm\"}} %!s(MISSING) {{.Tag}}\r\n"+anOrder)},
	{"multiparts within multiparts", func(r *rand.Rand) (string, string) {
		header, body, _ := strings.Cut(nested(5+r.IntN(200)), "\r\n\r\n")
		return header, body
	}},
	{"parts without end", func(r *rand.Rand) (string, string) {
		return "Content-Type: multipart/mixed; boundary=b", long(r, "--b\r\n\r\nbuy Forest\r\n")
	}},
	{"no boundary", fixed("Content-Type: multipart/alternative", "--\r\n\r\n"+anOrder)},
	{"a boundary without end", func(r *rand.Rand) (string, string) {
		return "Content-Type: multipart/mixed; boundary=\"" + long(r, "b") + "\"", long(r, "--b")
	}},
	{"base64 that is none", func(r *rand.Rand) (string, string) { return "Content-Transfer-Encoding: base64", junk(r, 5000) }},
	{"quoted-printable that is none", func(r *rand.Rand) (string, string) {
		return "Content-Transfer-Encoding: quoted-printable", long(r, "=") + junk(r, 5000)
	}},
	{"base64 within base64", func(r *rand.Rand) (string, string) {
		return "Content-Transfer-Encoding: base64", base64.StdEncoding.EncodeToString([]byte(base64.StdEncoding.EncodeToString([]byte(anOrder))))
	}},
	{"another charset than it says", func(r *rand.Rand) (string, string) {
		charsets := []string{"utf-16", "utf-7", "iso-2022-jp", "hz-gb-2312", "klingon"}
		return "Content-Type: text/plain; charset=" + charsets[r.IntN(len(charsets))], junk(r, 3000)
	}},
	{"HTML nested deep", func(r *rand.Rand) (string, string) { return "Content-Type: text/html", long(r, "<div><b>") }},
	{"HTML with all that acts", fixed("Content-Type: text/html", "<script>alert(1)</script><img src=http://evil.example/x onerror=alert(1)><p>buy Forest</p><style>@import url(//evil)</style>")},
	{"results without end", func(r *rand.Rand) (string, string) {
		return "Authentication-Results: mx.example.org (" + long(r, "(;") + "\r\nAuthentication-Results: mx.example.org; dmarc=pass", anOrder
	}},
	{"a letter within", fixed("Content-Type: message/rfc822", "From: ann@example.org\r\nSubject: friday\r\n\r\n"+anOrder)},
	{"turned text", fixed("Content-Type: text/plain; charset=utf-8", bidi+"tseroF yub"+bidi+"\r\n"+anOrder)},
}

// senders are who hostile letters say they are from.
var senders = []string{
	"ann@example.org", "bob@example.org", "eve@example.org", "gm@example.org", "MAILER-DAEMON@example.org", "nobody@nowhere.example",
	`"Ann` + bidi + `" <eve@example.org>`, "=?utf-8?q?Ann=0D=0ABcc:_x?= <eve@example.org>", "ann@example.org, bob@example.org", "<>", "", "ann@example.org\x00",
	strings.Repeat("a", 70_000) + "@example.org", `"a` + "\r\n" + `b"@example.org`, "@", "ann", "a@" + bidi + "example.org", "keeper@example.org",
}

// Hostile letters leave the game as it is, get few answers, and cost little
// memory; then an honest player is answered.
func TestHostileLetters(t *testing.T) {
	// The memory is that of the whole process, so nothing runs beside it.
	tb := setTable(t)
	tb.mail.AuthservID = "mx.example.org"
	tb.startWith("friday", "0 20 24 11 *")
	counter := &countingPostman{Postman: tb.deps.Postman, now: func() time.Time { return tb.clock }, sent: map[string][]time.Time{}}
	tb.with(func(d *gm.Deps) { d.Postman = counter })
	before := tb.state()
	r := rand.New(rand.NewPCG(1, 2))
	var peak uint64
	n := sized(2*len(hostiles), 10_000)
	for i := 0; i < n; {
		for range 50 {
			tb.lay("eve@example.org", hostiles[i%len(hostiles)].raw(r, i))
			i++
		}
		tb.clock = tb.clock.Add(time.Minute)
		tb.round()
		tb.mail.Account(gmAddress).Empty()
		peak = max(peak, inUse())
	}
	if after := tb.state(); after != before {
		t.Errorf("the state was\n%s\nand is\n%s", before, after)
	}
	for to, sent := range counter.sent {
		limit := 5
		if to == keeperAddress {
			limit += 20 + 2 // letters set aside, a storm
		}
		noStorm(t, sent, limit, n)
	}
	if counter.all > n {
		t.Errorf("%d answers to %d letters", counter.all, n)
	}
	if peak > 128<<20 {
		t.Errorf("%d MB of memory in use", peak>>20)
	}
	tb.with(func(d *gm.Deps) { d.Postman = counter.Postman })
	tb.clock = tb.clock.Add(2 * time.Hour)
	tb.write("ann@example.org", "Re: "+tb.letters("ann@example.org")[0].Subject, "", "buy Forest")
	tb.round()
	tb.heard("ann@example.org", "buy Forest")
	for _, address := range []string{"ann@example.org", "bob@example.org", "eve@example.org", keeperAddress} {
		tb.clean(address)
	}
}

// raw is the letter as it lies in the mailbox, each another one.
func (h hostile) raw(r *rand.Rand, i int) []byte {
	header, body := h.write(r)
	return fmt.Appendf(nil, "From: %s\r\nX-Number: %d\r\n%s\r\n\r\n%s", senders[r.IntN(len(senders))], i, header, body)
}

func inUse() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapInuse
}

// A countingPostman notes when letters went to whom.
type countingPostman struct {
	post.Postman
	now  func() time.Time
	sent map[string][]time.Time
	all  int
}

func (c *countingPostman) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	return c.Postman.Deliver(ctx, parcels, func(p post.Parcel, fault error) error {
		c.sent[p.To] = append(c.sent[p.To], c.now())
		c.all++
		return tell(p, fault)
	})
}

// ours are the fields of our letters, and those the memory puts on top.
var ours = []string{
	"Return-Path", "Delivered-To", "Auto-Submitted", "Date", "In-Reply-To", "List-Id", "MIME-Version", "Message-ID", "References",
	"Subject", "X-Auto-Response-Suppress", "X-Mailer", "From", "To", "Reply-To", "Content-Transfer-Encoding", "Content-Type",
}

// clean fails when a letter to an address has a field that is not ours, or one
// twice, or another recipient, or anything that a terminal would act on.
func (tb *table) clean(address string) {
	tb.Helper()
	for _, l := range tb.mail.Account(address).Letters() {
		header, _, _ := strings.Cut(string(l.Raw), "\r\n\r\n")
		seen := map[string]bool{}
		for line := range strings.SplitSeq(header, "\r\n") {
			name, _, found := strings.Cut(line, ":")
			if strings.HasPrefix(line, " ") {
				continue // folded
			}
			if !found || seen[name] || !strings.Contains(" "+strings.Join(ours, " ")+" ", " "+name+" ") {
				tb.Errorf("the letter to %s has the line %q", address, line)
			}
			seen[name] = true
		}
		if len(l.From) != 1 || l.From[0].Address != gmAddress {
			tb.Errorf("the letter to %s has the header\n%s", address, header)
		}
		if act := strings.IndexFunc(string(l.Raw), acts); act >= 0 {
			tb.Errorf("the letter to %s has the character %q", address, string(l.Raw)[act:act+3])
		}
		if act := strings.IndexFunc(letter.Reader{}.Read(l.Raw).Subject, acts); act >= 0 {
			tb.Errorf("the letter to %s has a subject that acts", address)
		}
	}
}

// acts tells which characters a terminal or a mail program would act on.
func acts(r rune) bool {
	return unicode.IsControl(r) && r != '\n' && r != '\r' && r != '\t' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\u200f'
}

// Large letters and many of them: an honest player is answered within two polls.
func TestMuchMail(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 11 *")
	large := []byte("From: eve@example.org\r\nSubject: large\r\n\r\n" + strings.Repeat("buy Forest\r\n", sized(1<<20, 50<<20)/12))
	for range sized(5, 20) {
		tb.lay("eve@example.org", large)
	}
	for i := range sized(500, 100_000) {
		tb.lay("eve@example.org", fmt.Appendf(nil, "From: eve%d@example.org\r\nSubject: small\r\n\r\n%s", i, strings.Repeat("x", 1000)))
	}
	tb.reply("ann@example.org", "buy Forest")
	tb.round()
	tb.round()
	tb.count("ann@example.org", 2)
	tb.heard("ann@example.org", "buy Forest")
}
