package letter_test

import (
	"bytes"
	"crypto/ed25519"
	"encoding/base64"
	"io"
	"mime"
	"slices"
	"strings"
	"testing"

	"github.com/emersion/go-message"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// pageDraft is a letter with a page and two files.
func pageDraft() post.Draft {
	d := draft()
	d.HTML = "<!DOCTYPE html>\n<html lang=\"en\"><body><h1>Hello Ann</h1>\n<p>x = 1, Käse</p>\n</body></html>\n"
	d.Attachments = []post.Attachment{
		{Name: "friday.ics", MediaType: "text/calendar", Method: "PUBLISH", Bytes: []byte("BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n")},
		{Name: "Käse/..\\friday.html", MediaType: "text/html", Bytes: []byte("<p>one\n<p>two \x00\n--=_\n")},
	}
	return d
}

// outline is what a letter consists of, a line a part, with those within it indented.
func outline(t *testing.T, raw string) (lines []string, bodies [][]byte) {
	t.Helper()
	root, err := message.Read(strings.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	err = root.Walk(func(path []int, e *message.Entity, err error) error {
		if err != nil {
			return err
		}
		kind, params, err := e.Header.ContentType()
		if err != nil {
			return err
		}
		delete(params, "boundary")
		line := strings.Repeat(" ", len(path)) + mime.FormatMediaType(kind, params)
		if disposition, params, err := e.Header.ContentDisposition(); err == nil {
			line += ", " + disposition + " " + params["filename"]
		}
		lines = append(lines, line)
		if !strings.HasPrefix(kind, "multipart/") {
			content, err := io.ReadAll(e.Body)
			if err != nil {
				return err
			}
			bodies = append(bodies, content)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines, bodies
}

func TestComposedParts(t *testing.T) {
	t.Parallel()
	whole := pageDraft()
	for _, c := range []struct {
		name        string
		html        string
		attachments []post.Attachment
		want        []string
	}{
		{"a text", "", nil, []string{"text/plain; charset=UTF-8"}},
		{"with a page", whole.HTML, nil, []string{"multipart/alternative", " text/plain; charset=UTF-8", " text/html; charset=UTF-8"}},
		{"with a file", "", whole.Attachments[:1],
			[]string{"multipart/mixed", " text/plain; charset=UTF-8", " text/calendar; charset=UTF-8; method=PUBLISH, attachment friday.ics"}},
		{"with all", whole.HTML, whole.Attachments, []string{"multipart/mixed", " multipart/alternative", "  text/plain; charset=UTF-8", "  text/html; charset=UTF-8",
			" text/calendar; charset=UTF-8; method=PUBLISH, attachment friday.ics", " text/html; charset=UTF-8, attachment Käse..friday.html"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			d := whole
			d.HTML, d.Attachments = c.html, c.attachments
			raw := compose(t, d)
			expectWire(t, raw)
			got, bodies := outline(t, raw)
			if !slices.Equal(got, c.want) {
				t.Errorf("it consists of\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
			want := [][]byte{[]byte(strings.ReplaceAll(d.Text, "\n", "\r\n"))}
			if d.HTML != "" {
				want = append(want, []byte(strings.ReplaceAll(d.HTML, "\n", "\r\n")))
			}
			for _, a := range d.Attachments {
				want = append(want, a.Bytes)
			}
			if !slices.EqualFunc(bodies, want, bytes.Equal) {
				t.Errorf("the bytes are %q, want %q", bodies, want)
			}
			if again := compose(t, d); again != raw {
				t.Errorf("composed\n%s\nthen\n%s", raw, again)
			}
			l := letter.Reader{}.Read([]byte(raw))
			if want := strings.TrimRight(d.Text, "\n"); l.Text != want || l.Unreadable != "" {
				t.Errorf("read as %q, %q", l.Text, l.Unreadable)
			}
		})
	}
}

// The signature covers all parts.
func TestSignedParts(t *testing.T) {
	t.Parallel()
	public, private, err := ed25519.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	key, err := letter.NewDKIM("pbem.test", "post", pemOf(t, private))
	if err != nil {
		t.Fatal(err)
	}
	record := "v=DKIM1; k=ed25519; p=" + base64.StdEncoding.EncodeToString(public)
	raw, err := letter.Composer{DKIM: key}.Compose(pageDraft())
	if err != nil {
		t.Fatal(err)
	}
	if again, err := (letter.Composer{DKIM: key}).Compose(pageDraft()); err != nil || !bytes.Equal(raw, again) {
		t.Errorf("composed\n%s\nthen\n%s, %v", raw, again, err)
	}
	if why := verify(t, record, string(raw)); why != "" {
		t.Errorf("%s\n%s", why, raw)
	}
	for _, change := range []struct{ from, to string }{
		{"multipart/mixed", "multipart/digest"}, {"<h1>Hello", "<h1>Good-bye"}, {"method=PUBLISH", "method=REQUEST"}, {"QkVHSU4", "QkVHSU5"},
	} {
		if changed := strings.Replace(string(raw), change.from, change.to, 1); changed == string(raw) || verify(t, record, changed) == "" {
			t.Errorf("still good with %q for %q", change.to, change.from)
		}
	}
}

func TestComposeHostilePages(t *testing.T) {
	t.Parallel()
	for _, s := range append(slices.Clone(hostile), "a\x00b\u202ec\r\nd\x1be", "--=_0\r\n", strings.Repeat("<td>", 5000)) {
		d := pageDraft()
		d.HTML, d.Attachments[0].Name = s, s
		raw := compose(t, d)
		expectWire(t, raw)
		lines, bodies := outline(t, raw)
		if len(bodies) != 4 || !strings.HasPrefix(lines[4], " text/calendar; charset=UTF-8; method=PUBLISH, attachment ") {
			t.Fatalf("%.40q makes it\n%s", s, strings.Join(lines, "\n"))
		}
		if strings.ContainsAny(string(bodies[1])+lines[4], "\x00\x1b\u202e\u2066\u2069\u0085") {
			t.Errorf("%.40q came out as %.100q, %.100q", s, bodies[1], lines[4])
		}
	}
	for _, a := range []post.Attachment{
		{}, {MediaType: "calendar file"}, {MediaType: "text/calendar\r\nX: y"}, {MediaType: "multipart/mixed"}, {MediaType: "text/"},
		{MediaType: "text/calendar", Method: "PUBLISH\r\nBcc: e@e"}, {MediaType: "text/calendar; x=y"}, {MediaType: "text/calendar", Method: "a\x00"},
	} {
		d := draft()
		d.Attachments = []post.Attachment{a}
		raw, err := letter.Composer{}.Compose(d)
		if err == nil {
			expectWire(t, string(raw))
			t.Errorf("type %q, method %q is taken:\n%s", a.MediaType, a.Method, raw)
		}
	}
}
