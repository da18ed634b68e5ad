package letter

import (
	"bytes"
	"io"
	"mime/quotedprintable"

	"github.com/emersion/go-message"
)

// This file is the bytes of a body as they travel (RFC 2045, section 6): made once, before a
// letter is composed of them.

// quotedPrintable are words, whose lines end in \n, as they travel.
func quotedPrintable(words string) []byte {
	raw := bytes.NewBuffer(make([]byte, 0, len(words)+len(words)/8+16))
	_ = putQuotedPrintable(raw, words) // a buffer takes all
	return raw.Bytes()
}

// putQuotedPrintable writes them.
func putQuotedPrintable(raw io.Writer, words string) error {
	w := quotedprintable.NewWriter(raw)
	var some [1 << 10]byte // for the writer takes no string, and a copy would be of all
	for words != "" {
		n := copy(some[:], words)
		if _, err := w.Write(some[:n]); err != nil {
			return err
		}
		words = words[n:]
	}
	return w.Close()
}

// base64Lines are bytes as they travel.
func base64Lines(of []byte) ([]byte, error) {
	var header message.Header
	header.Set("Content-Transfer-Encoding", "base64")
	var raw bytes.Buffer
	w, err := message.CreateWriter(&raw, header)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(of); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	_, body, _ := bytes.Cut(raw.Bytes(), []byte("\r\n\r\n"))
	return body, nil
}
