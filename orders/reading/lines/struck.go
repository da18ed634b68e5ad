package lines

import "strings"

// unstruck leaves out what stands between two tildes on each side, which strikes it.
func unstruck(line string) string {
	var left strings.Builder
	for {
		before, rest, opens := strings.Cut(line, "~~")
		_, after, closes := strings.Cut(rest, "~~")
		if !opens || !closes {
			left.WriteString(line)
			return left.String()
		}
		left.WriteString(before)
		line = after
	}
}

// shownLength is how many characters are shown of a line that is too long.
const shownLength = 60

func shortened(line string) string {
	runes := []rune(strings.TrimSpace(strings.Map(printable, line)))
	return string(runes[:min(len(runes), shownLength)]) + "..."
}
