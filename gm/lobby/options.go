package lobby

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/engine/wire"
	"machipost/gm/records"
	"machipost/reports"
)

// This file holds what a game can agree on: one table, from which `game new`, the
// `new` letter, the start letter and docs/gm.md are printed or checked.

// An option is a row of that table. What it means stands in the template "option
// NAME".
type option struct {
	name   string
	forms  []string // how a value is written; words in capitals stand for what they name
	ruling string   // where it comes from, "" for a house rule of the moderator's
	bare   string   // what the name without a value stands for in a letter, "" for nothing
	silent []string // values that a start letter need not tell
	read   func(p *planner, value string) error
	show   func(g *records.Game) string
}

// options are all there are, in the order in which they are told.
var options = []option{
	{"players", []string{"2", "3", "4", "5"}, "2.1", "", nil, readPlaces, showPlaces},
	{"expansions", []string{"all", "base", "harbour", "millionaires-row", "deluxe"}, "2.2", "", nil, readExpansions, showExpansions},
	{"without", []string{"none", "CARDS"}, "2.3", "", []string{"none"}, readWithout, showWithout},
	{"landmarks", []string{"all", "LANDMARKS"}, "2.3", "", []string{"all"}, readLandmarks, showLandmarks},
	{"market", []string{"open", "deck", "split"}, "2.4 to 2.6", "", nil, readMarket, showMarket},
	{"size", []string{"10", "12", "15"}, "2.5", "", []string{everything}, readSize, showSize},
	{"victory", []string{"first", "round"}, "9.1, 9.2", "", nil, readVictory, showVictory},
	{"schedule", []string{"DAYS at TIME", "daily at TIME", "CRON"}, "", "", nil, readSchedule, showSchedule},
	{"zone", []string{"ZONE"}, "", "", nil, readZone, showZone},
	{"seats", []string{"drawn", "given"}, "2.9", "given", []string{"drawn", "given"}, readSeats, showSeats},
	{"early", []string{"yes", "no"}, "", "yes", []string{"no"}, readEarly, showEarly},
	{"reminder", []string{"24h", "2 days", "none"}, "", "", []string{"none"}, readReminder, showReminder},
	{"excuses", []string{"N"}, "", "", []string{"0"}, readExcuses, showExcuses},
	{"grace", []string{"24h", "2 days"}, "", "", nil, readGrace, showGrace},
	{"nmrs", []string{"N", "never"}, "", "", []string{"never"}, readNMRs, showNMRs},
	{"substitute", []string{"bot", "none"}, "3.5", "", nil, readSubstitute, showSubstitute},
	{"press", []string{"signed", "anonymous", "none"}, "10.4", "", nil, readPress, showPress},
	{"extensions", []string{"N", "vote"}, "", "", []string{"0"}, readExtensions, showExtensions},
	{"dice", []string{"locked", "public"}, "", "", nil, readDice, showDice},
	{"odds", []string{"on", "off"}, "", "", []string{"on"}, readOdds, showOdds},
	{"page", []string{"on", "off"}, "", "", []string{"on"}, readPage, showPage},
}

// Limits of what a game can agree on: nobody means more.
const (
	maxNumber   = 20
	maxReminder = 14 * 24 * time.Hour
	maxGrace    = 14 * 24 * time.Hour
	// UsualPlaces is how many play where nobody says how many.
	UsualPlaces = 4
)

// An OptionError is a value that an option cannot have, or an option that there
// is not, in a sentence for a person.
type OptionError struct{ Name, Problem string }

// Error is the option's name and, behind a colon, the problem.
func (e *OptionError) Error() string { return e.Name + ": " + e.Problem }

// NewPlan is a plan for which nobody chose anything yet: all expansions, the
// usual terms, seats drawn.
func NewPlan(name, zone string) Plan {
	return Plan{Name: name, Rules: engine.DefaultRules(engine.Everything), Zone: zone, Terms: records.DefaultTerms()}
}

// A planner is a plan into which options are read. Those of the rules of play
// hang on each other, so their words are collected first.
type planner struct {
	*Plan
	rules ruleWords
	ruled bool // rules has something
	all   bool // the size was said to be everything
}

// SetOptions puts options into a plan, each as people write it, by its name. It
// fails with an OptionError.
func (p *Plan) SetOptions(values map[string]string) error {
	plan := planner{Plan: p}
	for name := range values {
		if optionCalled(name) == nil {
			return noSuchOption(name)
		}
	}
	for _, o := range options {
		value, isSet := values[o.name]
		if !isSet {
			continue
		}
		if value = inEnglish(o.name, strings.TrimSpace(value)); value == "" {
			value = o.bare
		}
		if err := o.read(&plan, value); err != nil {
			return &OptionError{o.name, err.Error()}
		}
	}
	return plan.readRules()
}

// readRules reads the words of the rules, if any were said.
func (p *planner) readRules() error {
	if !p.ruled {
		return nil
	}
	rules, err := p.rules.read()
	var fault *wire.Error
	if errors.As(err, &fault) {
		return &OptionError{optionAt(fault.Place), fault.Problem}
	}
	if err != nil {
		return err
	}
	if p.all && rules.Size != 0 {
		return &OptionError{"size", "everything is on offer in an open market only; write 10, 12 or 15"}
	}
	p.Rules = rules
	return nil
}

// optionAt is the option that a place in the rules belongs to, such as
// "rules.market.size" or "rules.without[0]".
func optionAt(place string) string {
	place = strings.TrimPrefix(strings.TrimPrefix(place, "rules."), "market.")
	place, _, _ = strings.Cut(place, "[")
	if place == "method" {
		return "market"
	}
	return place
}

// otherNames are what an option was, or may be, called as well.
var otherNames = map[string]string{"deadline": "schedule", "deadlines": "schedule", "places": "players"}

// optionCalled returns the option of a name, nil if there is none.
func optionCalled(name string) *option {
	i := slices.IndexFunc(options, func(o option) bool { return o.name == name })
	if i < 0 {
		return nil
	}
	return &options[i]
}

// noSuchOption names the nearest one.
func noSuchOption(name string) error {
	problem := "there is no such option"
	if near := nearOption(name); near != "" {
		problem += ", perhaps " + near
	}
	return &OptionError{name, problem}
}

// nearOption is the option that begins like a word, in any language, "" for none.
func nearOption(word string) string {
	const alike = 4 // letters
	for _, o := range options {
		for _, name := range append([]string{o.name}, optionNames[o.name]...) {
			name, word := folded(name), folded(word)
			if n := min(alike, len(name)); len(word) >= n && word[:n] == name[:n] {
				return o.name
			}
		}
	}
	return ""
}

var optionInLetter = regexp.MustCompile(`(?i)^\s*(puntos\s+de\s+inter[ée]s|\pL+)\s*([:=]?)\s*(.*?)[\s.!,;]*$`)

// OptionLine reads an option of a game as a letter has it: `NAME VALUE` or `NAME:
// VALUE`. A line that looks like one and is none is taken, too: its writer is
// told.
func OptionLine(line string) (name, value string, ok bool) {
	parts := optionInLetter.FindStringSubmatch(line)
	if parts == nil {
		return "", "", false
	}
	name, value = strings.ToLower(parts[1]), parts[3]
	if called := cmp.Or(otherNames[name], englishName(OneSpaced(name))); called != "" {
		name = called
	}
	o := optionCalled(name)
	switch {
	case o == nil:
		return name, value, value != "" && (parts[2] != "" || nearOption(name) != "")
	case value == "" && parts[2] == "":
		return name, value, o.bare != "" // "Players" may be a heading
	}
	return name, value, true
}

// Options is the table of options in a language, for whoever prints it, with the values
// of a game for which nobody chose any. They are known by their names in English.
func Options(l names.Language) []reports.OptionHelp {
	plan := NewPlan("", "")
	plan.Places = UsualPlaces
	usual := plan.Game(time.Time{})
	rows := make([]reports.OptionHelp, len(options))
	for i, o := range options {
		rows[i] = reports.OptionHelp{Name: o.name, Said: optionNames[o.name].in(l, o.name), Forms: o.formsIn(l), Ruling: o.ruling, Default: o.shownIn(&usual, l)}
	}
	return rows
}

// AllOptions are the options of a game as they are there, in the order of the
// table, in the language of the words.
func AllOptions(g *records.Game, words *reports.Words) []reports.OptionLine {
	lines := make([]reports.OptionLine, len(options))
	for i := range options {
		lines[i] = options[i].line(g, words)
	}
	return lines
}

// line is an option as it is in a game.
func (o *option) line(g *records.Game, words *reports.Words) reports.OptionLine {
	value := o.shownIn(g, words.Spoken)
	return reports.OptionLine{
		Name: optionNames[o.name].in(words.Spoken, o.name), Value: value, Meaning: words.Manual().OptionMeaning(o.name),
		Agreed: words.Manual().OptionAgreed(o.name, o.show(g), value),
	}
}

// OptionLines are those of AllOptions that tell a player something.
func OptionLines(g *records.Game, words *reports.Words) []reports.OptionLine {
	var lines []reports.OptionLine
	for i := range options {
		if o := &options[i]; o.name != "players" && !slices.Contains(o.silent, o.show(g)) {
			lines = append(lines, o.line(g, words))
		}
	}
	return lines
}

// OptionsIn reads option lines. An option may be named once. It fails with an
// OptionError where one is there twice.
func OptionsIn(lines string) (map[string]string, error) {
	values := map[string]string{}
	for line := range strings.Lines(lines) {
		name, value, ok := OptionLine(line)
		if !ok {
			continue
		}
		if _, twice := values[name]; twice {
			return nil, &OptionError{name, "it is there twice; keep one of the lines"}
		}
		values[name] = value
	}
	return values, nil
}

// OptionForms is the table of options with the forms of their values.
func OptionForms(words *reports.Words) []reports.OptionLine {
	var lines []reports.OptionLine
	for _, row := range words.Manual().Options(Options(words.Spoken)) {
		lines = append(lines, reports.OptionLine{Name: row.Said, Value: strings.Join(row.Forms, " | "), Meaning: row.Meaning})
	}
	return lines
}
