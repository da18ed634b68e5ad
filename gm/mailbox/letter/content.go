package letter

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"mime"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/emersion/go-message"
	"github.com/emersion/go-message/textproto"

	"machipost/gm/post"
)

// A content is a part of a letter of ours: bytes as they stand in the letter, words that
// are encoded into it, or parts within it.
type content struct {
	header message.Header
	bytes  []byte
	said   string
	parts  []content

	boundary string // between the parts
}

// Encode implements post.Composer.
func (Composer) Encode(d post.Draft) post.Draft { return encoded(d) }

// encoded is a draft with its words as they stand in the letter, and in no other form.
func encoded(d post.Draft) post.Draft {
	if d.Encoded.Text == nil {
		d.Encoded.Text = quotedPrintable(body(d.Text))
	}
	if d.HTML != "" {
		d.Encoded.HTML = quotedPrintable(body(d.HTML))
	}
	d.Text, d.HTML = "", ""
	return d
}

// withContent returns a letter of its own fields and what stands behind them, beginning with
// the fields that tell its type: the text; text and page as alternatives, the text first (RFC 2046,
// section 5.1.4); the attachments behind either. It fails when an attachment's type
// cannot be one.
func withContent(header []byte, d post.Draft) ([]byte, error) {
	whole := words("text/plain", d.Text, d.Encoded.Text)
	if d.HTML != "" || d.Encoded.HTML != nil {
		whole = several("multipart/alternative", d.MessageID, whole, words("text/html", d.HTML, d.Encoded.HTML))
	}
	if len(d.Attachments) > 0 {
		parts := []content{whole}
		for _, a := range d.Attachments {
			part, err := attached(a)
			if err != nil {
				return nil, err
			}
			parts = append(parts, part)
		}
		whole = several("multipart/mixed", d.MessageID, parts...)
	}
	return whole.rendered(header)
}

// words is a part that a person reads; encoded is what was made of it already, nil for
// nothing.
func words(kind, said string, encoded []byte) content {
	part := content{bytes: encoded}
	if encoded == nil {
		part.said = body(said)
	}
	part.header.SetContentType(kind, map[string]string{"charset": "UTF-8"})
	part.header.Set("Content-Transfer-Encoding", "quoted-printable")
	return part
}

// several are parts in one. The boundary is made of the letter's id, for the same draft
// gives the same bytes; no line of what is encoded can begin like it (RFC 2045, section
// 6.7).
func several(kind, id string, parts ...content) content {
	sum := sha256.Sum256([]byte(kind + " " + id))
	whole := content{parts: parts, boundary: fmt.Sprintf("=_%x", sum[:16])}
	whole.header.SetContentType(kind, map[string]string{"boundary": whole.boundary})
	return whole
}

// attached is an attachment. It fails when its type cannot be one.
func attached(a post.Attachment) (content, error) {
	params := map[string]string{}
	if strings.HasPrefix(a.MediaType, "text/") {
		params["charset"] = "UTF-8"
	}
	if a.Method != "" {
		params["method"] = a.Method
	}
	kind := mime.FormatMediaType(a.MediaType, params)
	if _, _, err := mime.ParseMediaType(kind); err != nil || strings.HasPrefix(kind, "multipart/") || !isPrintable(a.Method) {
		return content{}, fmt.Errorf("%q, method %q, cannot be the type of an attachment", a.MediaType, a.Method)
	}
	encoded, err := base64Lines(a.Bytes)
	if err != nil {
		return content{}, err
	}
	part := content{bytes: encoded}
	part.header.Set("Content-Type", kind)
	part.header.SetContentDisposition("attachment", map[string]string{"filename": fileName(a.Name)})
	part.header.Set("Content-Transfer-Encoding", "base64")
	return part, nil
}

// fileName is a name that a file may have on any disk.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if isHidden(r) || strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, OneLine(name, maxOwnName))
	if name = strings.Trim(name, " ."); name == "" {
		return "file"
	}
	return name
}

// rendered are the bytes of a whole letter with this content.
func (c content) rendered(header []byte) ([]byte, error) {
	raw := bytes.NewBuffer(make([]byte, 0, len(header)+c.size()))
	raw.Write(header)
	err := c.write(raw)
	return raw.Bytes(), err
}

// partSize is room for the header of a part, and the boundaries round it.
const partSize = 300

// size is about how many bytes it will have.
func (c content) size() int {
	size := len(c.bytes) + len(c.said) + len(c.said)/8 + partSize
	for _, part := range c.parts {
		size += part.size()
	}
	return size
}

// write writes the part and those within it (RFC 2046, section 5.1.1).
func (c content) write(raw *bytes.Buffer) error {
	if err := textproto.WriteHeader(raw, c.header.Header); err != nil {
		return err
	}
	return c.writeBody(raw)
}

// writeBody is write without the fields.
func (c content) writeBody(raw io.Writer) error {
	switch {
	case c.said != "":
		return putQuotedPrintable(raw, c.said)
	case len(c.parts) == 0:
		_, err := raw.Write(c.bytes)
		return err
	}
	w := textproto.NewMultipartWriter(raw)
	if err := w.SetBoundary(c.boundary); err != nil {
		return err
	}
	for _, part := range c.parts {
		within, err := w.CreatePart(part.header.Header)
		if err != nil {
			return err
		}
		if err := part.writeBody(within); err != nil {
			return err
		}
	}
	return w.Close()
}

// body ends the text with a line end and takes out what ends lines elsewhere, or
// turns them round.
func body(text string) string {
	if !isBody(text) {
		text = strings.Map(func(r rune) rune {
			if isNoText(r) {
				return -1
			}
			return r
		}, lineEnds.Replace(strings.ToValidUTF8(text, "\uFFFD")))
	}
	trimmed := strings.TrimRight(text, "\n")
	if len(trimmed)+1 == len(text) {
		return text
	}
	return trimmed + "\n"
}

// isBody tells whether words can stand in a letter as they are.
func isBody(text string) bool {
	for i := 0; i < len(text); i++ {
		if c := text[i]; c >= utf8.RuneSelf || isNoText(rune(c)) {
			return c >= utf8.RuneSelf && !strings.ContainsFunc(text[i:], isNoText) && utf8.ValidString(text[i:])
		}
	}
	return true
}

// isNoText tells what cannot stand in the words of a letter: what ends lines, but for the
// one sign that does, and what controls or turns them.
func isNoText(r rune) bool {
	if r >= ' ' && r < unicode.MaxASCII || r == '\n' || r == '\t' {
		return false
	}
	return unicode.IsControl(r) || isDirection(r) || r == '\u2028' || r == '\u2029'
}
