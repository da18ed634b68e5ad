package letter

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/emersion/go-message"
)

// A walk goes through the parts of a letter within limits, which the MIME
// library does not have. Parts that are broken off or have an unknown charset
// are read as far as they go.
type walk struct {
	parts    int
	left     int64   // bytes of text that may still be read
	attached *string // the first text/plain attachment
	trouble  string  // why the letter is not read
	excuse   string  // why a part was not
}

// readText returns the text of a letter, or why there is none.
func readText(h fields, body []byte) (text, trouble string) {
	// The error is of an unknown charset or encoding; the entity can be read.
	root, _ := message.New(h.content(), bytes.NewReader(mended(body)))
	w := walk{left: maxText}
	found := w.part(root, 0)
	if w.attached != nil && (found == nil || strings.TrimSpace(*found) == "") {
		found = w.attached
	}
	switch {
	case w.trouble != "":
		return "", w.trouble
	case found == nil:
		return "", cmp.Or(w.excuse, "no text in it")
	}
	return *found, ""
}

// Two faults of mail programs: a boundary without the quotes that its signs ask for, and
// a charset that is named and not said, on this line or the next.
var (
	bareBoundary = regexp.MustCompile(`(?im)^((?:content-type:|[ \t])[^\r\n]*?\bboundary=)([^"\s;][^\s;]*)`)
	bareCharset  = regexp.MustCompile(`(?im)^(content-type:[ \t]*text/[a-z]+)[ \t]*;[ \t]*(?:charset[ \t]*)?(\r?\n[^ \t]|\r?\z)`)
)

// mended returns headers, and bodies with headers in them, without these faults.
func mended(text []byte) []byte {
	low := bytes.ToLower(text) // most have neither
	if bytes.Contains(low, []byte("boundary=")) {
		text = bareBoundary.ReplaceAll(text, []byte(`$1"$2"`))
	}
	if bytes.Contains(low, []byte("content-type:")) {
		text = bareCharset.ReplaceAll(text, []byte(`$1$2`))
	}
	return text
}

// part returns the text of a part and those within it, nil when it has none.
func (w *walk) part(e *message.Entity, depth int) *string {
	if w.parts++; w.parts > maxParts {
		w.trouble = fmt.Sprintf("more than %d parts", maxParts)
		return nil
	}
	kind, params, err := e.Header.ContentType()
	if err != nil {
		kind = "text/plain" // RFC 2045, section 5.2
	}
	kind = strings.ToLower(kind)
	disposition, _, _ := e.Header.ContentDisposition()
	switch {
	case strings.HasPrefix(kind, "multipart/"):
		return w.multipart(e, kind, depth+1)
	case strings.EqualFold(disposition, "attachment"):
		if kind == "text/plain" && w.attached == nil {
			w.attached = w.text(e, params)
		}
		return nil
	case kind == "text/plain":
		return w.text(e, params)
	case kind == "text/html":
		return w.html(e, params)
	}
	return nil
}

// multipart returns the texts of the parts one below the other, or the best of
// alternative ones (RFC 2046, section 5.1).
func (w *walk) multipart(e *message.Entity, kind string, depth int) *string {
	if depth > maxDepth {
		w.trouble = fmt.Sprintf("parts nested deeper than %d", maxDepth)
		return nil
	}
	reader := e.MultipartReader()
	var all *string
	for reader != nil && w.trouble == "" {
		part, _ := reader.NextPart()
		if part == nil {
			break // the end, or broken off: what is there counts
		}
		text := w.part(part, depth)
		switch {
		case text == nil || strings.TrimSpace(*text) == "" && all != nil:
		case all == nil || strings.TrimSpace(*all) == "":
			all = text
		case kind == "multipart/alternative":
			if isPlain(part) {
				all = text
			}
		default:
			joined := *all + "\n" + *text
			all = &joined
		}
	}
	return all
}

// isPlain tells whether a part is text/plain, which is preferred to others.
func isPlain(e *message.Entity) bool {
	kind, _, err := e.Header.ContentType()
	return err != nil || strings.EqualFold(kind, "text/plain")
}

// text reads a text/plain part.
func (w *walk) text(e *message.Entity, params map[string]string) *string {
	raw := w.read(e.Body)
	text := normalise(validText(raw, params["charset"]))
	if strings.EqualFold(params["format"], "flowed") {
		text = unflow(text, strings.EqualFold(params["delsp"], "yes"))
	}
	return &text
}

// html reads a text/html part.
func (w *walk) html(e *message.Entity, params map[string]string) *string {
	text, err := fromHTML(validText(w.read(e.Body), params["charset"]))
	if err != nil {
		w.excuse = "HTML that cannot be read"
		return nil
	}
	text = normalise(text)
	return &text
}

// read reads a body up to the limit for the whole letter. A body that breaks
// off or is badly encoded is read as far as it goes: what was read of it is
// shown to the writer.
func (w *walk) read(body io.Reader) []byte {
	raw, _ := io.ReadAll(io.LimitReader(body, w.left+1))
	if w.left -= int64(len(raw)); w.left < 0 {
		w.trouble = fmt.Sprintf("over %d kB of text", maxText>>10)
		return nil
	}
	return raw
}
