package margins

import (
	"regexp"
	"strings"
)

// leaders are the dots between a word of a table and what is said to it.
var leaders = regexp.MustCompile(`^(\s*[-*•]?\s*\pL+(?: #?[\pL\d]+)?|\s*(?:\d+|(?i:under|over|below|above|less|fewer|more|at|between|from|up|exactly|otherwise|anything))(?:[ –-]{1,3}[\pL\d+]+){0,6}\+?)\s*\.{2,}\s+(\S.*)$`)

// dotted is a line with more of them, behind more words.
var dotted = regexp.MustCompile(`^(\s*[-*•]?\s*\pL+(?:,? #?[\pL\d]+){0,3})\s*\.{4,}\s*(\S.*)$`)

// WithoutLeaders is a line with a colon for the dots that lead from a word to what is said to it.
func WithoutLeaders(line string) string {
	if !strings.Contains(line, "..") {
		return line
	}
	return dotted.ReplaceAllString(leaders.ReplaceAllString(line, "$1: $2"), "$1: $2")
}
