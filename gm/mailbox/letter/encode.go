package letter

import (
	"bytes"
	"mime/quotedprintable"

	"github.com/emersion/go-message"
)

// This file is the bytes of a body as they travel (RFC 2045, section 6): made once, before a
// letter is composed of them.

// quotedPrintable are words, whose lines end in \n, as they travel.
func quotedPrintable(words string) []byte {
	raw := bytes.NewBuffer(make([]byte, 0, len(words)+len(words)/8+16))
	w := quotedprintable.NewWriter(raw)
	var some [1 << 10]byte
	for words != "" {
		n := copy(some[:], words)
		_, _ = w.Write(some[:n]) // a buffer takes all
		words = words[n:]
	}
	_ = w.Close()
	return raw.Bytes()
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
