package letter

import (
	"bytes"
	"mime"
	"net/mail"
	"net/textproto"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/emersion/go-message"
	"github.com/emersion/go-message/charset"
)

// fields are the fields of a header by canonical name, topmost first. A mail
// server puts its own on top, so the first of a name is the one to believe.
type fields map[string][]string

// split parts a letter into header and body (RFC 5322, section 2.1). It passes
// over lines that are no header fields instead of giving the letter up.
func split(raw []byte) (h fields, body []byte) {
	h = fields{}
	var field []byte
	for count := 0; len(raw) > 0 && count < maxFields; {
		var line []byte
		line, raw, _ = bytes.Cut(raw, []byte("\n"))
		line = bytes.TrimSuffix(line, []byte("\r"))
		if len(line) == 0 {
			break
		}
		if line[0] == ' ' || line[0] == '\t' { // folded (section 2.2.3)
			field = append(append(field, ' '), bytes.TrimSpace(line)...)
			continue
		}
		h.add(field)
		field = bytes.Clone(line)
		count++
	}
	h.add(field)
	return h, raw
}

// add takes in "name: value". What has no name of printable ASCII is left out
// (RFC 5322, section 2.2).
func (h fields) add(field []byte) {
	name, value, found := strings.Cut(string(field), ":")
	name = strings.TrimRight(name, " \t")
	if !found || name == "" || strings.ContainsFunc(name, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return
	}
	name = textproto.CanonicalMIMEHeaderKey(name)
	h[name] = append(h[name], strings.TrimSpace(value))
}

// first returns the topmost field of the name, or "".
func (h fields) first(name string) string {
	if values := h[name]; len(values) > 0 {
		return values[0]
	}
	return ""
}

// content returns the fields that say how the body is to be read.
func (h fields) content() message.Header {
	var header message.Header
	for _, name := range []string{"Content-Type", "Content-Transfer-Encoding", "Content-Disposition"} {
		if value := h.first(name); value != "" {
			field := mended([]byte(name + ": " + value))
			header.Set(name, strings.TrimSpace(strings.TrimPrefix(string(field), name+":")))
		}
	}
	return header
}

// text returns a field decoded (RFC 2047).
func (h fields) text(name string) string {
	value := h.first(name)
	decoder := mime.WordDecoder{CharsetReader: charset.Reader}
	if decoded, err := decoder.DecodeHeader(value); err == nil {
		value = decoded
	}
	return validText([]byte(value), "")
}

// addresses reads an address field. Of one that is not well-formed, such as
// "Builder, Bob <bob@players.test>", it takes the address in angle brackets
// when there is just one.
func (h fields) addresses(name string) []mail.Address {
	value := h.first(name)
	if value == "" || len(value) > maxAddress {
		return nil
	}
	value = validText([]byte(value), "")
	parser := mail.AddressParser{WordDecoder: &mime.WordDecoder{CharsetReader: charset.Reader}}
	list, err := parser.ParseList(value)
	if err != nil {
		bracketed := angle.FindAllString(value, 2)
		if len(bracketed) != 1 {
			return nil
		}
		if list, err = parser.ParseList(bracketed[0]); err != nil {
			return nil
		}
	}
	var addresses []mail.Address
	for _, a := range list[:min(len(list), maxCount)] {
		if strings.ContainsFunc(a.Address, isHidden) {
			continue // nobody's: it would read as another
		}
		addresses = append(addresses, mail.Address{Name: OneLine(a.Name, maxSubject), Address: a.Address})
	}
	return addresses
}

// angle matches what stands in angle brackets, as addresses and message ids do.
var angle = regexp.MustCompile(`<[^<>\s]+>`)

// recipients returns whom the letter reached, surest first, each once.
func (h fields) recipients() []string {
	var to []string
	for _, name := range []string{"Delivered-To", "X-Original-To", "To", "Cc"} {
		for _, a := range h.addresses(name) {
			address := strings.ToLower(a.Address)
			if !slices.Contains(to, address) {
				to = append(to, address)
			}
		}
	}
	return to
}

// returnPath returns the envelope sender that the mail server noted, "" when it
// noted none or the null one (RFC 5321, section 4.4).
func (h fields) returnPath() string {
	path := strings.Trim(h.first("Return-Path"), "<> \t")
	if len(path) > maxAddress || strings.ContainsAny(path, "<> \t") || !utf8.ValidString(path) {
		return ""
	}
	return strings.ToLower(path)
}

// messageIDs returns the ids of a field (RFC 5322, section 3.6.4). In-Reply-To
// was once prose, which is passed over.
func (h fields) messageIDs(name string) []string {
	var ids []string
	for _, id := range angle.FindAllString(h.first(name), maxCount) {
		id = strings.Trim(id, "<>")
		if len(id) <= maxIDLength && isPrintable(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// isPrintable tells whether s is of visible ASCII only.
func isPrintable(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' })
}
