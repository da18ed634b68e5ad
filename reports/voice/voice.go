// Package voice is the words of one language: its templates, and the functions that they
// know. It knows how a name, a date, a number of coins and a command are written, and no
// letter. What may enter is what a template of any language needs to say.
package voice

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"text/template"
	"time"
	"unicode"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/reports/page"
	"machipost/templates"
)

// A Voice is the templates of one language. It may be used by several goroutines.
type Voice struct {
	Language  string         // its folder, "en"
	Spoken    names.Language // of cards and orders
	templates *template.Template
	coin      [2]string         // one of them, and many
	calendar  *strings.Replacer // names of days and months, from English
	faults    []fault
}

// opened has each language parse its templates when it is first asked for: they are built
// in, so once is enough.
var opened = func() map[string]func() (*Voice, error) {
	all := map[string]func() (*Voice, error){}
	for _, language := range templates.Languages() {
		all[language] = sync.OnceValues(func() (*Voice, error) { return parsed(language) })
	}
	return all
}()

// Open returns the voice of a language, the same each time. It fails when there is none, or
// a word that functions need is missing.
func Open(language string) (*Voice, error) {
	if open := opened[language]; open != nil {
		return open()
	}
	return nil, errors.New("there are no words of it")
}

func parsed(language string) (*Voice, error) {
	spoken, ok := names.Spoken(language)
	if !ok {
		return nil, errors.New("its cards have no names there")
	}
	v := &Voice{Language: language, Spoken: spoken}
	t, err := template.New(language).Option("missingkey=error").Funcs(functions).Funcs(page.Marks()).Funcs(v.functions()).Funcs(v.orderFunctions()).
		ParseFS(templates.Files(), language+"/*.tmpl")
	if err != nil {
		return nil, err
	}
	markIn(t)
	v.templates = t
	v.coin = [2]string{v.execute("coin", nil), v.execute("coins", nil)}
	v.faults = faultsOf(v.execute("faults", nil))
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

// Has tells whether there is a template of this name.
func (v *Voice) Has(name string) bool { return v.templates.Lookup(name) != nil }

// Templates are all of them, for whoever looks what they are made of.
func (v *Voice) Templates() *template.Template { return v.templates }

// Say returns the text of a template, without the line ends round it, with these names
// of players, in seat order. A template that cannot be carried out is a fault of ours: it
// panics.
func (v *Voice) Say(name string, data any, players []string) string {
	return named(players, v.execute(name, data))
}

// execute is Say without the players' names.
func (v *Voice) execute(name string, data any) string {
	var b strings.Builder
	if err := v.templates.ExecuteTemplate(&b, name, data); err != nil {
		panic(fmt.Sprintf("template %s of %s: %v", name, v.Language, err))
	}
	return strings.Trim(b.String(), "\n")
}

// functions are what templates of every language know: seats, numbers and plurals, no
// rules.
var functions = template.FuncMap{
	"player": seatMark,
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
	"span":   span,
	"tie":    func() string { return tie }, // a space at which no line is broken
	"indent": indent,
	"barred": barred,

	"command": command,
}

// functions are those that speak a language. The words that they say are templates of
// their own: coin, coins, calendar, Date, ShortDate.
func (v *Voice) functions() template.FuncMap {
	return template.FuncMap{
		"why":       v.why,
		"decimal":   v.decimal,
		"given":     v.given,
		"coins":     v.coins,
		"card":      v.Card,
		"cards":     v.cards,
		"date":      func(t time.Time) string { return v.date("Date", t) },
		"day":       func(t time.Time) string { return v.date("DayOnly", t) },
		"shortdate": func(t time.Time) string { return v.date("ShortDate", t) },
	}
}

// decimal is a number with so many digits behind its sign: "2.5", "2,5".
func (v *Voice) decimal(digits int, x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', digits, 64), ".", v.execute("DecimalSign", nil), 1)
}

// coins is "1 coin", "2 coins".
func (v *Voice) coins(n int) string { return count(n, v.coin[0], v.coin[1]) }

// Card is the name of a card.
func (v *Voice) Card(c engine.Card) string { return names.In(c, v.Spoken) }

// cards is "Cafe", or "Cafe x 3".
func (v *Voice) cards(c engine.Card, copies int) string {
	if copies == 1 {
		return v.Card(c)
	}
	return fmt.Sprintf("%s x %d", v.Card(c), copies)
}

// date is a time in its own zone, as this template has package time write it:
// "Tue 8 December 2026, 20:00 GMT".
func (v *Voice) date(layout string, t time.Time) string {
	return v.calendar.Replace(t.Format(v.execute(layout, nil)))
}

// A template names a player by a mark, so that it is the same for all tables; the name
// takes its place when the template is done. Who writes such a mark in a letter gets a
// name of the same table.
const markRune = "\x1e"

// seatMark stands for the name of the player in a seat.
func seatMark(s engine.Seat) string { return fmt.Sprint(markRune, s, markRune) }

// named puts the players' names in the places of their marks.
func named(players []string, text string) string {
	before, rest, marked := strings.Cut(text, markRune)
	if !marked {
		return text
	}
	var b strings.Builder
	b.Grow(len(text) + len(text)/8)
	for marked {
		b.WriteString(before)
		if seat, is := seatIn(rest); is && seat < len(players) {
			b.WriteString(players[seat])
			rest = rest[len("0"+markRune):]
		} else {
			b.WriteString(markRune)
		}
		before, rest, marked = strings.Cut(rest, markRune)
	}
	b.WriteString(before)
	return b.String()
}

// seatIn is the seat that a mark tells, behind its first rune.
func seatIn(rest string) (seat int, is bool) {
	if len(rest) < len("0"+markRune) || rest[0] < '0' || rest[0] > '9' || !strings.HasPrefix(rest[1:], markRune) {
		return 0, false
	}
	return int(rest[0] - '0'), true
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

// span is "9" or "9-10".
func span(n engine.Numbers) string {
	if n.Low == n.High {
		return strconv.Itoa(n.Low)
	}
	return fmt.Sprintf("%d-%d", n.Low, n.High)
}

// dice is "5", or "4 + 2 = 6".
func dice(d engine.Throw) string {
	if d[1] == 0 {
		return strconv.Itoa(d[0])
	}
	return fmt.Sprintf("%d + %d = %d", d[0], d[1], d.Total())
}

// Signs tells whether a line is the writer's name, with nothing but signs round it.
func Signs(line, name string) bool {
	return strings.EqualFold(strings.TrimFunc(line, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), name)
}
