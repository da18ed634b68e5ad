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
