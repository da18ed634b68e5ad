package commands

import (
	"regexp"
	"strings"

	"machipost/reports"
)

// A Command is what a line of a letter asks of the GM beside orders. It is a
// whole line and nothing else: "Leave it to me" is prose.
type Command struct {
	Name  string   // its help is the template "command NAME"
	forms []string // how it is written; words in capitals stand for what they name
	Who   audience
	alone bool // a command as a letter's only line; among others it is prose
	shows bool // a letter may have several of them, about different things
	Do    func(r *Case, args map[string]string) (string, error)

	patterns []*regexp.Regexp
}

// An audience is whose letters a command is heard in.
type audience uint8

const (
	Anybody audience = iota
	players          // with their tag
	Running          // the same, while their game is running
)

// table are all there are, in the order of the help. press and clear are not
// among them: they are no lines of their own.
var table = withPatterns([]Command{
	{Name: "help", forms: []string{"help"}, Do: showHelp},
	{Name: "help orders", forms: []string{"help orders"}, Do: showOrdersHelp},
	{Name: "rules", forms: []string{"rules"}, Do: showRules},
	{Name: "games", forms: []string{"games"}, Do: listGames},
	{Name: "status", forms: []string{"status"}, Who: players, Do: showStatus},
	{Name: "report", shows: true, forms: []string{"report N", "report"}, Who: players, Do: showReport},
	{Name: "history", forms: []string{"history"}, Who: players, Do: showHistory},
	{Name: "orders", forms: []string{"orders"}, Who: Running, alone: true, Do: showOrders},
	{Name: "wait", forms: []string{"wait"}, Who: Running, Do: waitForAll},
	{Name: "ready", forms: []string{"ready"}, Who: Running, Do: beReady},
	{Name: "extension", forms: []string{"extension"}, Who: Running, Do: askExtension},
	{Name: "absent", shows: true, forms: []string{"absent from DATE to DATE", "absent on DATE", "not absent"}, Who: players, Do: beAbsent},
	{Name: "new tag", forms: []string{"new tag"}, Who: players, alone: true, Do: newTag},
	{Name: "new", forms: []string{"new GAME as NAME", "new GAME"}, Do: openGame},
	{Name: "join", forms: []string{"join GAME as NAME", "join GAME"}, Do: joinGame},
	{Name: "leave", forms: []string{"leave", "leave GAME"}, Do: leaveGame},
	{Name: "resign", forms: []string{"resign"}, Who: Running, Do: resignSeat},
	{Name: "standby", forms: []string{"standby as NAME", "standby", "no standby"}, Do: standBy},
	{Name: "take over", forms: []string{"take over GAME as NAME", "take over GAME"}, Do: takeOver},
	{Name: "watch", shows: true, forms: []string{"watch GAME"}, Do: watchGame},
	{Name: "unwatch", shows: true, forms: []string{"unwatch GAME"}, Do: unwatchGame},
	{Name: "vote end", forms: []string{"vote end", "no vote"}, Who: Running, Do: voteEnd},
	{Name: "zone", forms: []string{"zone ZONE"}, Who: players, Do: setZone},
	{Name: "reminders", forms: []string{"reminders on", "reminders off"}, Who: players, Do: setReminders},
	{Name: "address", forms: []string{"address ADDRESS"}, Who: players, Do: moveAddress},
	{Name: "forget me", forms: []string{"forget me"}, Do: forgetMe},
	{Name: "test", forms: []string{"test"}, Do: tellTest},
})

// withPatterns adds how each form is recognized. The table cannot be reached from
// the commands themselves, which would be a cycle: reading.table has it.
func withPatterns(all []Command) []Command {
	for i := range all {
		for _, form := range all[i].forms {
			all[i].patterns = append(all[i].patterns, pattern(form))
		}
	}
	return all
}

// HelpTable is the table of commands, for whoever prints it.
func HelpTable() []reports.CommandHelp {
	rows := make([]reports.CommandHelp, len(table))
	for i, c := range table {
		rows[i] = reports.CommandHelp{Name: c.Name, Forms: c.forms}
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
