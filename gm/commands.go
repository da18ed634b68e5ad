package gm

import (
	"regexp"
	"slices"
	"strings"

	"machipost/reports"
)

// A command is what a line of a letter asks of the GM beside orders. It is a
// whole line and nothing else: "Leave it to me" is prose.
type command struct {
	name  string   // its help is the template "command NAME"
	forms []string // how it is written; words in capitals stand for what they name
	who   audience
	alone bool // a command as a letter's only line; among others it is prose
	shows bool // a letter may have several of them, about different things
	do    func(r *Case, args map[string]string) (string, error)

	patterns []*regexp.Regexp
}

// An audience is whose letters a command is heard in.
type audience uint8

const (
	anybody audience = iota
	players          // with their tag
	running          // the same, while their game is running
)

// commands are all there are, in the order of the help. press and clear are not
// among them: they are no lines of their own.
var commands = withPatterns([]command{
	{name: "help", forms: []string{"help"}, do: showHelp},
	{name: "help orders", forms: []string{"help orders"}, do: showOrdersHelp},
	{name: "rules", forms: []string{"rules"}, do: showRules},
	{name: "games", forms: []string{"games"}, do: listGames},
	{name: "status", forms: []string{"status"}, who: players, do: showStatus},
	{name: "report", shows: true, forms: []string{"report N", "report"}, who: players, do: showReport},
	{name: "history", forms: []string{"history"}, who: players, do: showHistory},
	{name: "orders", forms: []string{"orders"}, who: running, alone: true, do: showOrders},
	{name: "wait", forms: []string{"wait"}, who: running, do: waitForAll},
	{name: "ready", forms: []string{"ready"}, who: running, do: beReady},
	{name: "extension", forms: []string{"extension"}, who: running, do: askExtension},
	{name: "absent", shows: true, forms: []string{"absent from DATE to DATE", "absent on DATE", "not absent"}, who: players, do: beAbsent},
	{name: "new tag", forms: []string{"new tag"}, who: players, alone: true, do: newTag},
	{name: "new", forms: []string{"new GAME as NAME", "new GAME"}, do: openGame},
	{name: "join", forms: []string{"join GAME as NAME", "join GAME"}, do: joinGame},
	{name: "leave", forms: []string{"leave", "leave GAME"}, do: leaveGame},
	{name: "resign", forms: []string{"resign"}, who: running, do: resignSeat},
	{name: "standby", forms: []string{"standby as NAME", "standby", "no standby"}, do: standBy},
	{name: "take over", forms: []string{"take over GAME as NAME", "take over GAME"}, do: takeOver},
	{name: "watch", shows: true, forms: []string{"watch GAME"}, do: watchGame},
	{name: "unwatch", shows: true, forms: []string{"unwatch GAME"}, do: unwatchGame},
	{name: "vote end", forms: []string{"vote end", "no vote"}, who: running, do: voteEnd},
	{name: "zone", forms: []string{"zone ZONE"}, who: players, do: setZone},
	{name: "reminders", forms: []string{"reminders on", "reminders off"}, who: players, do: setReminders},
	{name: "address", forms: []string{"address ADDRESS"}, who: players, do: moveAddress},
	{name: "forget me", forms: []string{"forget me"}, do: forgetMe},
	{name: "test", forms: []string{"test"}, do: tellTest},
})

// withPatterns adds how each form is recognized. The table cannot be reached from
// the commands themselves, which would be a cycle: reading.table has it.
func withPatterns(all []command) []command {
	for i := range all {
		for _, form := range all[i].forms {
			all[i].patterns = append(all[i].patterns, pattern(form))
		}
	}
	return all
}

// HelpTable is the table of commands, for whoever prints it.
func HelpTable() []reports.CommandHelp {
	rows := make([]reports.CommandHelp, len(commands))
	for i, c := range commands {
		rows[i] = reports.CommandHelp{Name: c.name, Forms: c.forms}
	}
	return rows
}

// placeholders are what the words in capitals of a form stand for.
var placeholders = map[string]string{
	"GAME": `(?P<GAME>[A-Za-z0-9][A-Za-z0-9-]{0,29})`,
	"NAME": `(?P<NAME>\S.*?)`,
	"N":    `(?P<N>\d{1,6})`,
	"ZONE": `(?P<ZONE>\S+)`,
	"DATE": `(?P<%s>\S.*?)`, // FROM, then TO

	"ADDRESS": `(?:[^<>]*<)?(?:mailto:)?(?P<ADDRESS>[^\s<>]+@[^\s<>]+)(?:<mailto:[^<>]*>)?>?`,
}

// pattern is how a form is recognized: small and capital letters alike, any
// space between the words.
func pattern(form string) *regexp.Regexp {
	var parts []string
	date := "FROM"
	for _, word := range strings.Fields(form) {
		part, isPlace := placeholders[word]
		switch {
		case word == "DATE":
			part, date = strings.Replace(part, "%s", date, 1), "TO"
		case !isPlace:
			part = regexp.QuoteMeta(word)
		}
		parts = append(parts, part)
	}
	return regexp.MustCompile(`(?i)^` + strings.Join(parts, `\s+`) + `$`)
}

// A said is a command that a letter holds, with what it says.
type said struct {
	*command
	args map[string]string
	line string // as written, with the option lines below a `new`
}

// match returns the command that a line is.
func match(line string) (said, bool) {
	line = polite.ReplaceAllString(strings.TrimSpace(line), "")
	line = strings.TrimRight(line, " .!")
	line = colon.ReplaceAllString(line, "$1 ")
	for i := range commands {
		for _, p := range commands[i].patterns {
			if found := p.FindStringSubmatch(line); found != nil {
				return said{&commands[i], argsOf(p, found), line}, true
			}
		}
	}
	return said{}, false
}

// colon is one behind a command's first word: "zone: Europe/London".
var colon = regexp.MustCompile(`^([A-Za-z]+)\s*[:：]\s+`)

// polite is what does not matter round a command.
var polite = regexp.MustCompile(`(?i)^please,?\s+|,?\s+please[.!\s]*$`)

func argsOf(p *regexp.Regexp, found []string) map[string]string {
	args := map[string]string{}
	for i, name := range p.SubexpNames() {
		if name != "" {
			args[name] = found[i]
		}
	}
	return args
}

// A commandReader takes the commands out of a letter, line by line.
type commandReader struct {
	found   []said
	twice   []string               // lines that ask again what a letter may ask only once
	over    int                    // how many more there were than maxCommands
	inGame  bool                   // the writer is a player who may write prose
	isGame  func(name string) bool // whether there is such a game
	options bool                   // the lines below are options of a `new`
}

// take is a reading.Table's Command.
func (c *commandReader) take(line string, alone bool) bool {
	if c.options && c.takeOption(line) {
		return true
	}
	c.options = false
	s, ok := match(line)
	if !ok || s.alone && !alone {
		return false
	}
	// "Watch out" is no command, unless there is a game of that name.
	if game := s.args["GAME"]; game != "" && s.name != "new" && c.inGame && !alone && !c.isGame(game) {
		return false
	}
	c.options = false
	switch {
	case c.has(s, true):
	case !s.shows && c.has(s, false):
		c.twice = append(c.twice, s.line)
	case len(c.found) == maxCommands:
		c.over++
	default:
		c.options = s.name == "new"
		c.found = append(c.found, s)
	}
	return true
}

// maxCommands is how many commands of one letter are carried out.
const maxCommands = 10

// has tells whether a letter holds a command already, or the same line of it.
func (c *commandReader) has(s said, line bool) bool {
	return slices.ContainsFunc(c.found, func(before said) bool {
		return before.command == s.command && (!line || strings.EqualFold(before.line, s.line))
	})
}

// takeOption adds a line to the `new` above it, if it is an option of a game.
func (c *commandReader) takeOption(line string) bool {
	if _, _, ok := optionLine(line); !ok {
		return false
	}
	c.found[len(c.found)-1].line += "\n" + line
	return true
}

// heardBy tells whether a command is one for whoever writes.
func (c *command) heardBy(w writer) bool { return c.who == anybody || w.standing == proven }

// forAnybody tells whether all of these are.
func forAnybody(all []said) bool {
	return !slices.ContainsFunc(all, func(s said) bool { return s.who != anybody })
}
