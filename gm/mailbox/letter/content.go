package letter

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"mime"
	"strings"
	"unicode"

	"github.com/emersion/go-message"

	"machipost/gm/post"
)

// A content is a part of a letter of ours: bytes, or parts within it.
type content struct {
	header message.Header
	bytes  []byte
	parts  []content
}

// contentOf returns what stands in a letter behind its own fields, beginning with those
// that tell its type: the text; text and page as alternatives, the text first (RFC 2046,
// section 5.1.4); the attachments behind either. It fails when an attachment's type
// cannot be one.
func contentOf(d post.Draft) ([]byte, error) {
	whole := words("text/plain", d.Text)
	if d.HTML != "" {
		whole = several("multipart/alternative", d.MessageID, whole, words("text/html", d.HTML))
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
	return whole.rendered()
}

// words is a part that a person reads.
func words(kind, text string) content {
	part := content{bytes: []byte(body(text))}
	part.header.SetContentType(kind, map[string]string{"charset": "UTF-8"})
	part.header.Set("Content-Transfer-Encoding", "quoted-printable")
	return part
}

// several are parts in one. The boundary is made of the letter's id, for the same draft
// gives the same bytes; no line of what is encoded can begin like it (RFC 2045, section
// 6.7).
func several(kind, id string, parts ...content) content {
	whole := content{parts: parts}
	sum := sha256.Sum256([]byte(kind + " " + id))
	whole.header.SetContentType(kind, map[string]string{"boundary": fmt.Sprintf("=_%x", sum[:16])})
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
	part := content{bytes: a.Bytes}
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

// versionField is what the library puts in front of the fields; it stands in the letter's
// own header.
const versionField = "Mime-Version: 1.0\r\n"

// rendered are the bytes of a whole letter's content.
func (c content) rendered() ([]byte, error) {
	var raw bytes.Buffer
	w, err := message.CreateWriter(&raw, c.header)
	if err != nil {
		return nil, err
	}
	if err := c.write(w); err != nil {
		return nil, err
	}
	return bytes.TrimPrefix(raw.Bytes(), []byte(versionField)), nil
}

// write writes the part and those within it to a writer made for its header.
func (c content) write(w *message.Writer) error {
	for _, part := range c.parts {
		within, err := w.CreatePart(part.header)
		if err != nil {
			return err
		}
		if err := part.write(within); err != nil {
			return err
		}
	}
	if _, err := w.Write(c.bytes); err != nil {
		return err
	}
	return w.Close()
}

// body ends the text with a line end and takes out what ends lines elsewhere, or
// turns them round.
func body(text string) string {
	text = strings.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && unicode.IsControl(r) || isDirection(r) {
			return -1
		}
		return r
	}, lineEnds.Replace(strings.ToValidUTF8(text, "\uFFFD")))
	return strings.TrimRight(text, "\n") + "\n"
}
