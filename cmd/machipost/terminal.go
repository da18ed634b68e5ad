package main

import (
	"strconv"
	"strings"
	"unicode"
)

// maxComplaint is how much of an error is shown, in bytes: what was wrong may be
// a megabyte.
const maxComplaint = 4000

// forTerminal is a text in which nothing acts on a terminal or turns the writing
// round: such characters stand there in the escapes of Go.
func forTerminal(text string) string {
	if len(text) > maxComplaint {
		text = text[:maxComplaint] + "…"
	}
	var plain strings.Builder
	for _, r := range strings.ToValidUTF8(text, "\uFFFD") {
		if r == '\n' || r == '\t' || unicode.IsPrint(r) {
			plain.WriteRune(r)
		} else {
			plain.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		}
	}
	return plain.String()
}
