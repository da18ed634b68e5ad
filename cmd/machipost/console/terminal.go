package console

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// maxComplaint is how much of an error is shown, in bytes: what was wrong may be
// a megabyte.
const maxComplaint = 4000

// escaped is JSON in which nothing acts on a terminal or turns the writing round.
// Such characters stand within strings only.
func escaped(json string) string {
	var plain strings.Builder
	for _, r := range json {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			plain.WriteRune(r)
		case r > 0xFFFF:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&plain, `\u%04x\u%04x`, high, low)
		default:
			fmt.Fprintf(&plain, `\u%04x`, r)
		}
	}
	return plain.String()
}

// Cell is a text for one cell of a table: on one line.
func Cell(text string) string { return strings.Join(strings.Fields(ForTerminal(text)), " ") }

// OrDash is a text for one cell of a table, "-" for none.
func OrDash(text string) string {
	if text = Cell(text); text == "" {
		return "-"
	}
	return text
}

// MailboxCell is a cell of the column of mailboxes, which stands before the others; "" where
// there is but one mailbox, which has no mark.
func MailboxCell(mark, text string) string {
	if mark == "" {
		return ""
	}
	return Cell(text) + "\t"
}

// ForTerminal is a text in which nothing acts on a terminal or turns the writing
// round: such characters stand there in the escapes of Go.
func ForTerminal(text string) string {
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
