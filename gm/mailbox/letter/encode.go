package letter

import (
	"bytes"
	"strings"

	"github.com/emersion/go-message"
)

// This file is the bytes of a body as they travel (RFC 2045, section 6): made once, before a
// letter is composed of them.

// lineLength is how many characters a line has at most, the sign at its end aside that it goes
// on (RFC 2045, section 6.7, rule 5).
const lineLength = 75

// asItIs are the characters that travel as they are; white space does, but for the last of a
// line.
var asItIs = func() (all [256]bool) {
	for c := '!'; c <= '~'; c++ {
		all[c] = c != '='
	}
	all[' '], all['\t'] = true, true
	return all
}()

// quotedPrintable are words, whose lines end in \n, as they travel: what the writer of
// mime/quotedprintable makes of them, a run of characters at a time and not each by itself.
func quotedPrintable(words string) []byte {
	raw := make([]byte, 0, len(words)+len(words)/8+16)
	for words != "" {
		line, behind, ends := strings.Cut(words, "\n")
		raw = putQuoted(raw, line)
		if ends {
			raw = append(raw, "\r\n"...)
		}
		words = behind
	}
	return raw
}

// putQuoted puts one line behind what is there.
func putQuoted(raw []byte, line string) []byte {
	const digits = "0123456789ABCDEF"
	last := len(line) - 1
	if last >= 0 && line[last] != ' ' && line[last] != '\t' {
		last = len(line)
	}
	column := 0
	for at := 0; at < len(line); {
		if column == lineLength {
			raw, column = append(raw, "=\r\n"...), 0
		}
		end := at
		for end < last && end-at < lineLength-column && asItIs[line[end]] {
			end++
		}
		raw, column, at = append(raw, line[at:end]...), column+end-at, end
		if at == len(line) || at < last && asItIs[line[at]] {
			continue
		}
		if column > lineLength-3 {
			raw, column = append(raw, "=\r\n"...), 0
		}
		raw, column, at = append(raw, '=', digits[line[at]>>4], digits[line[at]&15]), column+3, at+1
	}
	return raw
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
