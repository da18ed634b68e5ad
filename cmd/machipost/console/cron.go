package console

import (
	"fmt"
	"strings"
)

// CronLine is the line of a crontab that does a round every five minutes with the
// configuration at a path, which should be absolute. cron hands it to a shell, and takes
// a % for the end of the line.
func CronLine(config string) string {
	return fmt.Sprintf("*/5 * * * * machipost --config %s run", strings.ReplaceAll(quoted(config), "%", `\%`))
}

// plain are the characters of a word that a shell takes as they are, beside letters and
// digits.
const plain = "/._-+,:@%="

// quoted is a word as a shell reads it.
func quoted(word string) string {
	special := func(r rune) bool {
		return !strings.ContainsRune(plain, r) && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}
	if word != "" && !strings.ContainsFunc(word, special) {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
