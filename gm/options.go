package gm

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/wire"
	"machipost/gm/calendar"
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
}

// Limits of what a game can agree on: nobody means more.
const (
	maxNumber   = 20
	maxReminder = 14 * 24 * time.Hour
	maxGrace    = 14 * 24 * time.Hour
	// usualPlaces is how many play where nobody says how many.
	usualPlaces = 4
)

// An OptionError is a value that an option cannot have, or an option that there
// is not, in a sentence for a person.
type OptionError struct{ Name, Problem string }

func (e *OptionError) Error() string { return e.Name + ": " + e.Problem }

// NewPlan is a plan for which nobody chose anything yet: all expansions, the
// usual terms, seats drawn.
func NewPlan(name, zone string) Plan {
	return Plan{Name: name, Rules: engine.DefaultRules(engine.Everything), Zone: zone, Terms: records.DefaultTerms}
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
		if value = strings.TrimSpace(value); value == "" {
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

// nearOption is the option that begins like a word, "" for none.
func nearOption(word string) string {
	const alike = 4 // letters
	for _, o := range options {
		if n := min(alike, len(o.name)); len(word) >= n && word[:n] == o.name[:n] {
			return o.name
		}
	}
	return ""
}

var optionInLetter = regexp.MustCompile(`^\s*([A-Za-z]+)\s*([:=]?)\s*(.*?)[\s.!,;]*$`)

// optionLine reads an option of a game as a letter has it: `NAME VALUE` or `NAME:
// VALUE`. A line that looks like one and is none is taken, too: its writer is
// told.
func optionLine(line string) (name, value string, ok bool) {
	parts := optionInLetter.FindStringSubmatch(line)
	if parts == nil {
		return "", "", false
	}
	name, value = strings.ToLower(parts[1]), parts[3]
	if called, is := otherNames[name]; is {
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

// Options is the table of options, for whoever prints it, with the values of a
// game for which nobody chose any.
func Options() []reports.OptionHelp {
	plan := NewPlan("", "")
	plan.Places = usualPlaces
	usual := plan.game(time.Time{})
	rows := make([]reports.OptionHelp, len(options))
	for i, o := range options {
		rows[i] = reports.OptionHelp{Name: o.name, Forms: o.forms, Ruling: o.ruling, Default: o.show(&usual)}
	}
	return rows
}

// OptionsOf are the options of a game as they are there.
func (l *Looks) OptionsOf(game records.Game) []reports.OptionLine {
	return allOptions(&game, l.Desk.Words)
}

func allOptions(g *records.Game, words *reports.Words) []reports.OptionLine {
	lines := make([]reports.OptionLine, len(options))
	for i, o := range options {
		lines[i] = reports.OptionLine{Name: o.name, Value: o.show(g), Meaning: words.OptionMeaning(o.name)}
	}
	return lines
}

// optionLines are those of them that tell a player something.
func optionLines(g *records.Game, words *reports.Words) []reports.OptionLine {
	return slices.DeleteFunc(allOptions(g, words), func(line reports.OptionLine) bool {
		return line.Name == "players" || slices.Contains(optionCalled(line.Name).silent, line.Value)
	})
}

// The options beside the rules of play: each is read into a plan, and shown.

func readPlaces(p *planner, value string) (err error) {
	p.Places, err = readNumber(value, engine.MinPlayers, engine.MaxPlayers)
	return err
}

func showPlaces(g *records.Game) string { return fmt.Sprint(g.Places) }

func readSchedule(p *planner, value string) error {
	cron := value
	if words, ok := calendar.Cron(value); ok {
		cron = words
	}
	if _, err := calendar.NewSchedule(cron, "UTC"); err != nil {
		return fmt.Errorf("%q is no schedule; write one like 'Tue, Fri at 20:00' or 'daily at 8pm', or a cron expression like '0 20 * * TUE,FRI'", value)
	}
	p.Schedule = cron
	return nil
}

func showSchedule(g *records.Game) string { return calendar.Words(g.Schedule) }

func readZone(p *planner, value string) error {
	name, _ := calendar.Zone(value)
	if _, err := calendar.NewSchedule("0 20 * * *", name); err != nil {
		return err
	}
	p.Zone = name
	return nil
}

func showZone(g *records.Game) string { return g.Zone }

func readSeats(p *planner, value string) (err error) {
	p.KeepSeats, err = oneOf(value, map[string]bool{"given": true, "drawn": false, "yes": true, "true": true, "no": false, "false": false}, "drawn or given")
	return err
}

func showSeats(g *records.Game) string {
	return map[bool]string{true: "given", false: "drawn"}[g.KeepSeats]
}

func readEarly(p *planner, value string) (err error) {
	p.Terms.Early, err = oneOf(value, map[string]bool{"yes": true, "on": true, "true": true, "no": false, "off": false, "false": false}, "yes or no")
	return err
}

func showEarly(g *records.Game) string {
	return map[bool]string{true: "yes", false: "no"}[g.Terms.Early]
}

func readReminder(p *planner, value string) (err error) {
	p.Terms.Reminder, err = calendar.ReadLength(value, "none", maxReminder)
	return err
}

func showReminder(g *records.Game) string { return calendar.ShowLength(g.Terms.Reminder, "none") }

func readExcuses(p *planner, value string) (err error) {
	p.Terms.Excuses, err = readNumber(value, 0, maxNumber)
	return err
}

func showExcuses(g *records.Game) string { return fmt.Sprint(g.Terms.Excuses) }

func readGrace(p *planner, value string) (err error) {
	p.Terms.Grace, err = calendar.ReadLength(value, "", maxGrace)
	return err
}

func showGrace(g *records.Game) string { return calendar.ShowLength(g.Terms.GraceTime(), "") }

func readNMRs(p *planner, value string) (err error) {
	if slices.Contains([]string{"never", "none", "no"}, strings.ToLower(value)) {
		value = "0"
	}
	p.Terms.NMRs, err = readNumber(value, 0, maxNumber)
	return err
}

func showNMRs(g *records.Game) string {
	if g.Terms.NMRs == 0 {
		return "never"
	}
	return fmt.Sprint(g.Terms.NMRs)
}

func readSubstitute(p *planner, value string) error {
	switch value = strings.ToLower(value); {
	case value == "none":
		value = ""
	case value == "bot":
		value = bots.Default
	default:
		if _, ok := bots.Named(value); !ok {
			return fmt.Errorf("%q is nobody; write bot or none", value)
		}
	}
	p.Terms.Substitute = value
	return nil
}

func showSubstitute(g *records.Game) string {
	switch g.Terms.Substitute {
	case "":
		return "none"
	case bots.Default:
		return "bot"
	}
	return g.Terms.Substitute
}

func readPress(p *planner, value string) (err error) {
	p.Terms.Press, err = oneOf(value, map[string]records.PressRule{"signed": records.SignedPress, "anonymous": records.AnyPress, "none": records.NoPress}, "signed, anonymous or none")
	return err
}

func showPress(g *records.Game) string {
	if g.Terms.Press == records.SignedPress {
		return "signed"
	}
	return string(g.Terms.Press)
}

func readExtensions(p *planner, value string) (err error) {
	switch strings.ToLower(value) {
	case "vote":
		p.Terms.Extensions = records.ByVote
		return nil
	case "none":
		value = "0"
	}
	p.Terms.Extensions, err = readNumber(value, 0, maxNumber)
	return err
}

func showExtensions(g *records.Game) string {
	if g.Terms.Extensions == records.ByVote {
		return "vote"
	}
	return fmt.Sprint(g.Terms.Extensions)
}

// opens tells whether a line of a letter belongs to a `new`: it is one, or an
// option below one.
func opens(line string, below bool) bool {
	if below && strings.TrimSpace(line) == "" {
		return true
	}
	if _, _, isOption := optionLine(line); below && isOption {
		return true
	}
	s, ok := match(line)
	return ok && s.name == "new"
}
