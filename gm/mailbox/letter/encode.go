package letter

import "encoding/base64"

// This file is the bytes of a body as they travel (RFC 2045, section 6). The libraries
// write them to a stream; ours are whole, and often.

// lineLength is how many characters a line of them may have.
const lineLength = 76

const hexDigits = "0123456789ABCDEF"

// quotedPrintable are words, whose lines end in \n, as they travel.
func quotedPrintable(words string) []byte {
	raw := make([]byte, 0, len(words)+len(words)/8+16)
	column := 0
	room := func(needed int) { // at the end of a line that goes on there is a sign
		if column+needed > lineLength-1 {
			raw, column = append(raw, '=', '\r', '\n'), 0
		}
	}
	for i := 0; i < len(words); i++ {
		c := words[i]
		blank := c == ' ' || c == '\t'
		switch {
		case c == '\n':
			raw, column = append(raw, '\r', '\n'), 0
		case c > ' ' && c < 0x7f && c != '=', blank && i+1 < len(words) && words[i+1] != '\n':
			room(1)
			raw, column = append(raw, c), column+1
		default: // a blank at the end of a line, too
			room(3)
			raw, column = append(raw, '=', hexDigits[c>>4], hexDigits[c&15]), column+3
		}
	}
	return raw
}

// base64Lines are bytes as they travel.
func base64Lines(of []byte) []byte {
	const perLine = lineLength / 4 * 3
	raw := make([]byte, 0, base64.StdEncoding.EncodedLen(len(of))+len(of)/perLine*2+2)
	for len(of) > perLine {
		raw = append(base64.StdEncoding.AppendEncode(raw, of[:perLine]), '\r', '\n')
		of = of[perLine:]
	}
	return base64.StdEncoding.AppendEncode(raw, of)
}
