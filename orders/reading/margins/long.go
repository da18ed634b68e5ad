package margins

import (
	"regexp"
	"unicode/utf8"
)

// This file cuts what is too long for a line: many mail programs write a paragraph as one line.

// fullStop is the end of a sentence, and what stands before the next one. A number before it may
// be one of a list.
var fullStop = regexp.MustCompile(`[^\s\d.][.!?]+["'”’)]*\s+`)

// InSentences cuts what has more characters than a line may have where sentences end, into as few
// parts as do; a sentence that has more by itself stays so.
func InSentences(part string, most int) (cut []string) {
	if utf8.RuneCountInString(part) <= most {
		return []string{part}
	}
	begins, ends, kept := 0, 0, 0 // where a part begins, where its last sentence ends, how many characters it has up to there
	for _, stop := range append(fullStop.FindAllStringIndex(part, -1), []int{0, len(part)}) {
		n := utf8.RuneCountInString(part[ends:stop[1]])
		if kept > 0 && kept+n > most {
			cut = append(cut, part[begins:ends])
			begins, kept = ends, 0
		}
		kept, ends = kept+n, stop[1]
	}
	return append(cut, part[begins:])
}
