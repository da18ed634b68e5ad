package voice

import (
	"strings"
	"unicode/utf8"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/reports/page"
)

// Breakable ties the words of canonical orders together where a line that is
// broken would not go on in the next, so that a player can send them back.
func Breakable(canonical string, l names.Language) string {
	lines := strings.Split(canonical, "\n")
	for i, line := range lines {
		body := strings.TrimLeft(line, " ")
		lines[i] = line[:len(line)-len(body)] + strings.Join(chunks(body, l), " ")
	}
	return strings.Join(lines, "\n")
}

// chunks cuts a line behind commas and the words that it may end in. The words
// of a chunk that is too long for a line stay apart.
func chunks(line string, l names.Language) []string {
	var list []string
	from := 0
	words := strings.Fields(line)
	for i, word := range words {
		switch {
		case strings.HasSuffix(word, ",") && !strings.ContainsAny(word[:1], "0123456789"), orders.GoesOn(word, l), i == len(words)-1:
			space := page.Tie
			if utf8.RuneCountInString(strings.Join(words[from:i+1], " ")) > page.Width-8 {
				space = " "
			}
			list = append(list, strings.Join(words[from:i+1], space))
			from = i + 1
		}
	}
	return list
}
