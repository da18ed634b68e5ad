package lines

import (
	"strings"
	"unicode"
)

// mostCells is how many columns a table has at most.
const mostCells = 16

// cells are the cells of a line with bars or tabs, nil for a line without.
func cells(line string) []string {
	bar := "|"
	if !strings.Contains(line, bar) {
		bar = "\t"
	}
	text := strings.TrimSpace(line)
	list := strings.Split(strings.TrimSuffix(strings.TrimPrefix(text, bar), bar), bar)
	if len(list) < 2 {
		list = gaps(text)
	}
	if len(list) < 2 || len(list) > mostCells {
		return nil
	}
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// gaps cuts a line where two columns part: at several spaces, and at an arrow.
func gaps(text string) (list []string) {
	if !strings.Contains(text, "  ") && !strings.Contains(text, "\u00a0") && !strings.Contains(text, " -> ") {
		return nil
	}
	from, spaces := 0, 0
	for at, r := range text {
		if unicode.IsSpace(r) {
			spaces++
			continue
		}
		width := at - len(strings.TrimRightFunc(text[:at], unicode.IsSpace))
		switch {
		case spaces > 0 && strings.HasPrefix(text[at:], "-> "):
			list = append(list, text[from:at-width])
			from = at + len("->")
		case spaces > 1:
			list = append(list, text[from:at-width])
			from = at
		}
		spaces = 0
	}
	return append(list, text[from:])
}

// isRule tells the line that some draw below the heads.
func isRule(line string) bool {
	return strings.Contains(line, "-") && strings.Trim(line, "|-+:= \t") == ""
}

// unstruck leaves out what stands between two tildes on each side, which strikes it.
func unstruck(line string) string {
	for {
		before, rest, opens := strings.Cut(line, "~~")
		_, after, closes := strings.Cut(rest, "~~")
		if !opens || !closes {
			return line
		}
		line = before + after
	}
}
