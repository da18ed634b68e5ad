// Package reports turns what happened into what people read: turn reports,
// acknowledgements, start and final letters.
//
// It decides nothing; a sentence that needs a fact finds it in an event, a position
// or a sheet. It knows no letter, no address and no clock: a deadline comes in as a
// value. The words themselves are in package templates. What may enter is what
// gives them their data.
package reports

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"text/template"
	"time"
	"unicode/utf8"

	"machipost/engine"
	"machipost/templates"
)

// Width is how many columns a line of a letter may have.
const Width = 78

// Words are the words of one language, for one table of players. The templates are
// parsed once a language; what a table has of its own are the names.
type Words struct {
	templates *template.Template
	names     []string // of the players, in seat order
}

// In returns the words of a language ("en"), for letters that name no player.
// It fails when there is no such language.
func In(language string) (*Words, error) {
	t, err := template.New(language).Option("missingkey=error").Funcs(functions).
		ParseFS(templates.Files(), language+"/*.tmpl")
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", language, err)
	}
	return &Words{templates: t}, nil
}

// For returns the words with the names of these players, in seat order.
func (w *Words) For(names []string) *Words { return &Words{w.templates, names} }

// say returns the text of a template, without the line ends round it. A template
// that cannot be carried out is a fault of ours, which a test finds for every
// one of them.
func (w *Words) say(name string, data any) string {
	var b strings.Builder
	if err := w.templates.ExecuteTemplate(&b, name, data); err != nil {
		panic(fmt.Sprintf("template %s: %v", name, err))
	}
	return named(w.names, strings.Trim(b.String(), "\n"))
}

// functions are what templates know: seats, numbers and plurals, no rules.
var functions = template.FuncMap{
	"player": func(s engine.Seat) string { return seatMark(s, 0) },
	"column": func(width int, s engine.Seat) string { return seatMark(s, width) },
	"number": func(s engine.Seat) int { return int(s) + 1 },
	"coins":  func(n int) string { return count(n, "coin", "coins") },
	"count":  count,
	"join":   join,
	"either": either,
	"quoted": quoted,
	"dice":   dice,
	"cards":  cards,
	"indent": indent,
	"barred": barred,
	"date":   date,

	"command": command,
}

// A template names a player by a mark, so that it is the same for all tables; the name
// takes its place when the template is done. Who writes such a mark in a letter gets a
// name of the same table.
const markRune = "\x1e"

var seatMarks = regexp.MustCompile(markRune + `(\d):(\d\d?)` + markRune)

// seatMark stands for the name of the player in a seat, filled up to so many columns.
func seatMark(s engine.Seat, width int) string { return fmt.Sprint(markRune, s, ":", width, markRune) }

// named puts the players' names in the places of their marks.
func named(players []string, text string) string {
	if !strings.Contains(text, markRune) {
		return text
	}
	return seatMarks.ReplaceAllStringFunc(text, func(mark string) string {
		parts := seatMarks.FindStringSubmatch(mark)
		seat, _ := strconv.Atoi(parts[1]) // digits, by the pattern
		width, _ := strconv.Atoi(parts[2])
		if seat >= len(players) {
			return mark
		}
		return fmt.Sprintf("%-*s", width, players[seat])
	})
}

// count is "1 coin", "2 coins".
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// tie is a space at which Wrap breaks no line.
const tie = "\x1f"

// join is "Mine 2, Radio Tower (22)"; lines break between the items only.
func join(list []string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.Join(list, ",\n"), " ", tie), "\n", " ")
}

// quoted puts each of a list in quotation marks.
func quoted(list []string) []string {
	marked := make([]string, len(list))
	for i, text := range list {
		marked[i] = `"` + text + `"`
	}
	return marked
}

// either joins a list with the word for "or" given: "Mine, Forest or Cafe".
func either(or string, list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " " + or + " " + list[last]
}

// indent moves each line in by two columns, empty ones left out.
func indent(text string) string {
	lines := strings.Split(strings.Trim(text, "\n"), "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = "  " + line
		}
	}
	return strings.Join(lines, "\n")
}

// barred puts each line of what somebody wrote behind a bar, so that nothing of it can
// pass for ours.
func barred(text string) string {
	lines := strings.Split(strings.Trim(text, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight("    "+bar+line, " ")
	}
	return strings.Join(lines, "\n")
}

// bar is what stands before each line of it.
const bar = "| "

// date is "Tue 8 December 2026, 20:00 GMT", in the time's own zone.
func date(t time.Time) string { return t.Format("Mon 2 January 2006, 15:04 MST") }

// plainWord is a word that no shell takes for anything else.
var plainWord = regexp.MustCompile(`^[\pL\pN-][\pL\pN@.+_-]*$`)

// command is a command line of ours as it is typed, on one line. Names are free text,
// and a person pastes this into a shell: what it might act on is quoted.
func command(words ...string) string {
	line := "machipost"
	for _, word := range words {
		if !plainWord.MatchString(word) {
			word = "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
		}
		line += " " + word
	}
	return strings.ReplaceAll(line, " ", tie)
}

// opensBlock are the words by which a block of dice begins. Wrap begins no line with
// them: where one stands at the beginning, we have put it there.
var opensBlock = regexp.MustCompile(`^\W*(Dice|Deck)$`)

// Wrap breaks lines over Width columns at spaces. The rest of a broken line is
// indented as far as its text was, bullets left out, and stands behind a bar where
// that did. A word that is too long for a line stands alone on one.
func Wrap(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if utf8.RuneCountInString(line) > Width {
			lines[i] = wrapLine(line)
		}
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), tie, " ")
}

func wrapLine(line string) string {
	body := strings.TrimLeft(line, " -*")
	indent := strings.Repeat(" ", len(line)-len(body))
	if strings.HasPrefix(body, bar) {
		indent, body = indent+bar, body[len(bar):]
	}
	var b strings.Builder
	b.WriteString(line[:len(line)-len(body)])
	column, start := len(indent), true
	for _, word := range strings.Fields(body) {
		long := utf8.RuneCountInString(word)
		switch {
		case start:
		case column+1+long > Width && !opensBlock.MatchString(word):
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column, start = column+long, false
	}
	return b.String()
}
