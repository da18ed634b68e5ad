package lines

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// This file cuts what is too long for a line: many mail programs write a paragraph as one line.

// fullStop is the end of a sentence, and what stands before the next one. A number before it may
// be one of a list.
var fullStop = regexp.MustCompile(`[^\s\d.][.!?]+["'”’)]*\s+`)

// inSentences cuts what is too long for a line where sentences end, into as few parts as do; one
// that is too long by itself stays so.
func inSentences(part string) (cut []string) {
	if utf8.RuneCountInString(part) <= MaxLineLength {
		return []string{part}
	}
	begins, ends, kept := 0, 0, 0 // where a part begins, where its last sentence ends, how many characters it has up to there
	for _, stop := range append(fullStop.FindAllStringIndex(part, -1), []int{0, len(part)}) {
		n := utf8.RuneCountInString(part[ends:stop[1]])
		if kept > 0 && kept+n > MaxLineLength {
			cut = append(cut, part[begins:ends])
			begins, kept = ends, 0
		}
		kept, ends = kept+n, stop[1]
	}
	return append(cut, part[begins:])
}

// shownLength is how many characters are shown of a line that is too long.
const shownLength = 60

func shortened(line string) string {
	runes := []rune(strings.TrimSpace(strings.Map(printable, line)))
	return string(runes[:min(len(runes), shownLength)]) + "..."
}
