// Package reports turns what happened into what people read: turn reports,
// acknowledgements, start and final letters.
//
// It decides nothing; a sentence that needs a fact finds it in an event, a position
// or a sheet. It knows no letter, no address and no clock: a deadline comes in as a
// value. The words themselves are in package templates. What may enter is what
// gives them their data.
package reports

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"text/template"
	"time"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/reports/page"
	"machipost/templates"
)

// Width is how many columns a line of a letter may have.
const Width = page.Width

// Words are the words of a language, for one table of players. The templates are parsed
// once a language; what a table has of its own are the names.
type Words struct {
	*voice
	all   map[string]*voice // by language
	names []string          // of the players, in seat order
}

// A voice is the templates of one language.
type voice struct {
	language  string         // "en"
	spoken    names.Language // of cards and orders
	templates *template.Template
	coin      [2]string         // one of them, and many
	calendar  *strings.Replacer // names of days and months, from English
}

// In returns the words of all languages, speaking this one ("en"), for letters that name
// no player. It fails when there is no such language.
func In(language string) (*Words, error) {
	w := Words{all: map[string]*voice{}}
	for _, one := range templates.Languages() {
		v, err := newVoice(one)
		if err != nil {
			return nil, fmt.Errorf("language %q: %w", one, err)
		}
		w.all[one] = v
	}
	if w.voice = w.all[language]; w.voice == nil {
		return nil, fmt.Errorf("there is no language %q: there is %s", language, strings.Join(templates.Languages(), ", "))
	}
	return &w, nil
}

func newVoice(language string) (*voice, error) {
	spoken, ok := names.Spoken(language)
	if !ok {
		return nil, errors.New("its cards have no names there")
	}
	v := &voice{language: language, spoken: spoken}
	t, err := template.New(language).Option("missingkey=error").Funcs(functions).Funcs(page.Marks()).Funcs(v.functions()).
		ParseFS(templates.Files(), language+"/*.tmpl")
	if err != nil {
		return nil, err
	}
	v.templates = t
	v.coin = [2]string{v.execute("coin", nil), v.execute("coins", nil)}
	there := strings.Fields(v.execute("calendar", nil))
	if len(there) != len(calendarWords) {
		return nil, fmt.Errorf("the template calendar has %d words, not %d", len(there), len(calendarWords))
	}
	var pairs []string
	for i, word := range calendarWords {
		pairs = append(pairs, word, there[i])
	}
	v.calendar = strings.NewReplacer(pairs...)
	return v, nil
}

// calendarWords are the names that a date may have, as package time writes them; longer
// ones stand before those that they begin with.
var calendarWords = strings.Fields("Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun " +
	"January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Oct Nov Dec")

// For returns the words with the names of these players, in seat order.
func (w *Words) For(names []string) *Words { return &Words{w.voice, w.all, names} }

// In returns the same words in another language ("es"); where there is none such, and
// for "", in this one.
func (w *Words) In(language string) *Words {
	if v := w.all[language]; v != nil {
		return &Words{v, w.all, w.names}
	}
	return w
}

// Language is the one that is spoken ("en").
func (w *Words) Language() string { return w.language }

// say returns the text of a template, without the line ends round it. A template
// that cannot be carried out is a fault of ours, which a test finds for every
// one of them.
func (w *Words) say(name string, data any) string {
	return named(w.names, w.execute(name, data))
}

// execute is say without the players' names.
func (v *voice) execute(name string, data any) string {
	var b strings.Builder
	if err := v.templates.ExecuteTemplate(&b, name, data); err != nil {
		panic(fmt.Sprintf("template %s of %s: %v", name, v.language, err))
	}
	return strings.Trim(b.String(), "\n")
}

// functions are what templates of every language know: seats, numbers and plurals, no
// rules.
var functions = template.FuncMap{
	"player": func(s engine.Seat) string { return seatMark(s, 0) },
	"column": func(width int, s engine.Seat) string { return seatMark(s, width) },
	"number": func(s engine.Seat) int { return int(s) + 1 },
	"add":    func(a, b int) int { return a + b },
	"sub":    func(a, b int) int { return a - b },
	"hours":  func(from, to time.Time) int { return int(to.Sub(from).Round(time.Hour).Hours()) },
	"days":   func(hours int) int { return (hours + 12) / 24 },
	"count":  count,
	"join":   join,
	"either": either,
	"quoted": quoted,
	"dice":   dice,
	"indent": indent,
	"barred": barred,

	"command": command,
}

// functions are those that speak a language. The words that they say are templates of
// their own: coin, coins, calendar, Date, ShortDate.
func (v *voice) functions() template.FuncMap {
	return template.FuncMap{
		"coins":     v.coins,
		"card":      v.card,
		"cards":     v.cards,
		"date":      func(t time.Time) string { return v.date("Date", t) },
		"day":       func(t time.Time) string { return v.date("DayOnly", t) },
		"shortdate": func(t time.Time) string { return v.date("ShortDate", t) },
	}
}

// coins is "1 coin", "2 coins".
func (v *voice) coins(n int) string { return count(n, v.coin[0], v.coin[1]) }

// card is the name of a card.
func (v *voice) card(c engine.Card) string { return names.In(c, v.spoken) }

// cards is "Cafe", or "Cafe x 3".
func (v *voice) cards(c engine.Card, copies int) string {
	if copies == 1 {
		return v.card(c)
	}
	return fmt.Sprintf("%s x %d", v.card(c), copies)
}

// date is a time in its own zone, as this template has package time write it:
// "Tue 8 December 2026, 20:00 GMT".
func (v *voice) date(layout string, t time.Time) string {
	return v.calendar.Replace(t.Format(v.execute(layout, nil)))
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

// tie is a space at which no line is broken.
const tie = page.Tie

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
const bar = page.Bar

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
