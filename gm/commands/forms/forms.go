// Package forms is how the commands of letters are written, a column a language: a whole
// line, some words of which stand for what they name. It knows no command; what may enter
// is a word that stands for something, or a language.
package forms

import (
	"regexp"
	"strings"
	"sync"

	"machipost/engine/names"
)

// A form is a way to write a command: words in capitals stand for what they name.
type form struct {
	text     string
	language names.Language
	told     bool                  // the help tells it; others are read all the same
	ends     bool                  // it takes back what the other forms begin
	first    string                // word of it, folded; "" where a place stands there
	pattern  func() *regexp.Regexp // made when a line may be it
}

// Forms are the ways to write one command.
type Forms []form

// Written are forms that begin something, or just ask, a column a language: English,
// Spanish. Forms stand between strokes, other words for the same form behind a bar.
func Written(columns ...string) Forms { return Forms(nil).add(columns, false) }

// OrEnded are these forms and those that take back what they begin.
func (f Forms) OrEnded(columns ...string) Forms { return f.add(columns, true) }

func (f Forms) add(columns []string, ends bool) Forms {
	for l, column := range columns {
		for way := range strings.SplitSeq(column, " / ") {
			for i, text := range strings.Split(way, " | ") {
				f = append(f, form{text, names.Language(l), i == 0, ends, firstOf(text), sync.OnceValue(func() *regexp.Regexp { return pattern(text) })})
			}
		}
	}
	return f
}

// Texts are the forms as they are told to people, in a language.
func (f Forms) Texts(l names.Language) (all []string) {
	for i := range f {
		if f[i].told && f[i].language == l {
			all = append(all, f[i].text)
		}
	}
	return all
}

// A Line is a line of a letter, with its first word as it is compared.
type Line struct{ text, first string }

// LineOf is a line of a letter, to be held against forms.
func LineOf(text string) Line {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Line{}
	}
	return Line{text, names.Fold(words[0])}
}

// Match returns what a line says in the places of a form, by the English words for them,
// and whether the form takes something back; ok is false when the line is none of these.
func (f Forms) Match(line Line) (args map[string]string, ends, ok bool) {
	for i := range f {
		if f[i].first != "" && f[i].first != line.first { // most lines are no command
			continue
		}
		found := f[i].pattern().FindStringSubmatch(line.text)
		if found == nil {
			continue
		}
		args = map[string]string{}
		for k, name := range f[i].pattern().SubexpNames() {
			if name != "" {
				args[name] = found[k]
			}
		}
		return args, f[i].ends, true
	}
	return nil, false, false
}

// places are what the words in capitals of a form stand for.
var places = map[string]string{
	"GAME": game, "PARTIDA": game,
	"NAME": name, "NOMBRE": name,
	"N":    `(?P<N>\d{1,6})`,
	"ZONE": zone, "ZONA": zone,
	"WORD": word, "PALABRA": word,
	"DATE": date, "FECHA": date,
	"ADDRESS": address, "DIRECCIÓN": address,
	"LANGUAGE": language, "IDIOMA": language,
}

const (
	game     = `(?P<GAME>[A-Za-z0-9][A-Za-z0-9-]{0,29})`
	name     = `(?P<NAME>\S.*?)`
	zone     = `(?P<ZONE>\S+)`
	word     = `(?P<WORD>\S.*?)`
	date     = `(?P<%s>\S.*?)` // FROM, then TO
	language = `(?P<LANGUAGE>\pL+)`
	address  = `(?:[^<>]*<)?(?:mailto:)?(?P<ADDRESS>[^\s<>]+@[^\s<>]+)(?:<mailto:[^<>]*>)?>?`
)

// accents are letters that are read without their accents, too.
var accents = strings.NewReplacer("á", "[áa]", "é", "[ée]", "í", "[íi]", "ó", "[óo]", "ú", "[úu]")

// firstOf is the first word of a form, as it is compared.
func firstOf(text string) string {
	said := strings.Fields(text)[0]
	if _, isPlace := places[said]; isPlace {
		return ""
	}
	return names.Fold(said)
}

// pattern is how a form is recognized: small and capital letters alike, any
// space between the words.
func pattern(text string) *regexp.Regexp {
	var parts []string
	day := "FROM"
	for _, said := range strings.Fields(text) {
		part, isPlace := places[said]
		switch {
		case part == date:
			part, day = strings.Replace(part, "%s", day, 1), "TO"
		case !isPlace:
			part = accents.Replace(regexp.QuoteMeta(said))
		}
		parts = append(parts, part)
	}
	return regexp.MustCompile(`(?i)^` + strings.Join(parts, `\s+`) + `$`)
}

// colon is one behind a command's first word: "zone: Europe/London".
var colon = regexp.MustCompile(`^(\pL+)\s*[:：]\s+`)

// polite is what does not matter round a command.
var polite = regexp.MustCompile(`(?i)^(?:please|por favor),?\s+|,?\s+(?:please|por favor)[.!\s]*$`)

// Bare is a line without what does not matter round a command.
func Bare(line string) string {
	line = polite.ReplaceAllString(strings.TrimSpace(line), "")
	return colon.ReplaceAllString(strings.TrimRight(line, " .!"), "$1 ")
}
