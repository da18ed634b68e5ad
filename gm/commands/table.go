package commands

import (
	"regexp"
	"strings"

	"machipost/reports"
)

// A Command is what a line of a letter asks of the GM beside orders. It is a
// whole line and nothing else: "Leave it to me" is prose.
type Command struct {
	Name  string // its help is the template "command NAME"
	forms forms  // how it is written
	Who   audience
	alone bool // a command as a letter's only line; among others it is prose
	shows bool // a letter may have several of them, about different things
	After bool // it tells what orders are on file, so those of its own letter are filed first
	Do    func(c *Case, asked Found) (string, error)
}

// A form is a way to write a command: words in capitals stand for what they name.
type form struct {
	text    string
	ends    bool // it takes back what the other forms begin
	pattern *regexp.Regexp
}

type forms []form

// written are forms that begin something, or just ask.
func written(texts ...string) forms {
	var all forms
	for _, text := range texts {
		all = append(all, form{text: text, pattern: pattern(text)})
	}
	return all
}

// orEnded are these forms and one that takes back what they begin.
func (f forms) orEnded(text string) forms {
	return append(f, form{text: text, ends: true, pattern: pattern(text)})
}

// texts are the forms as they are told to people.
func (f forms) texts() []string {
	all := make([]string, len(f))
	for i := range f {
		all[i] = f[i].text
	}
	return all
}

// An audience is whose letters a command is heard in.
type audience uint8

// The audiences, each within the one before.
const (
	Anybody audience = iota
	players          // with their tag
	Running          // the same, while their game is running
)

// table are all there are, in the order of the help. press and clear are not
// among them: they are no lines of their own. The commands themselves cannot reach
// it, which would be a cycle: Case.HelpRows has it.
var table = []Command{
	{Name: "help", forms: written("help"), Do: showHelp},
	{Name: "help orders", forms: written("help orders"), Do: showOrdersHelp},
	{Name: "help dice", forms: written("help dice"), Do: showDiceHelp},
	{Name: "rules", forms: written("rules"), Do: showRules},
	{Name: "games", forms: written("games"), Do: listGames},
	{Name: "status", forms: written("status"), Who: players, After: true, Do: showStatus},
	{Name: "report", shows: true, forms: written("report N", "report"), Who: players, Do: showReport},
	{Name: "history", forms: written("history"), Who: players, Do: showHistory},
	{Name: "dice", forms: written("dice"), Who: players, alone: true, Do: showDice},
	{Name: "dice word", forms: written("dice word WORD"), Do: giveWord},
	{Name: "orders", forms: written("orders"), Who: Running, alone: true, Do: showOrders},
	{Name: "wait", forms: written("wait"), Who: Running, Do: waitForAll},
	{Name: "ready", forms: written("ready"), Who: Running, Do: beReady},
	{Name: "extension", forms: written("extension"), Who: Running, Do: askExtension},
	{Name: "absent", shows: true, forms: written("absent from DATE to DATE", "absent on DATE").orEnded("not absent"), Who: players, Do: beAbsent},
	{Name: "new tag", forms: written("new tag"), Who: players, alone: true, Do: newTag},
	{Name: "new", forms: written("new GAME as NAME", "new GAME"), Do: openGame},
	{Name: "join", forms: written("join GAME as NAME", "join GAME"), Do: joinGame},
	{Name: "leave", forms: written("leave", "leave GAME"), Do: leaveGame},
	{Name: "resign", forms: written("resign"), Who: Running, Do: resignSeat},
	{Name: "standby", forms: written("standby as NAME", "standby").orEnded("no standby"), Do: standBy},
	{Name: "take over", forms: written("take over GAME as NAME", "take over GAME"), Do: takeOver},
	{Name: "watch", shows: true, forms: written("watch GAME"), Do: watchGame},
	{Name: "unwatch", shows: true, forms: written("unwatch GAME"), Do: unwatchGame},
	{Name: "vote end", forms: written("vote end").orEnded("no vote"), Who: Running, Do: voteEnd},
	{Name: "zone", forms: written("zone ZONE"), Who: players, Do: setZone},
	{Name: "reminders", forms: written("reminders on").orEnded("reminders off"), Who: players, Do: setReminders},
	{Name: "address", forms: written("address ADDRESS"), Who: players, Do: moveAddress},
	{Name: "forget me", forms: written("forget me"), Do: forgetMe},
	{Name: "test", forms: written("test"), Do: tellTest},
}

// HelpRows are the table of commands, for whoever prints it.
func HelpRows() []reports.CommandHelp {
	rows := make([]reports.CommandHelp, len(table))
	for i, c := range table {
		rows[i] = reports.CommandHelp{Name: c.Name, Forms: c.forms.texts()}
	}
	return rows
}

// placeholders are what the words in capitals of a form stand for.
var placeholders = map[string]string{
	"GAME": `(?P<GAME>[A-Za-z0-9][A-Za-z0-9-]{0,29})`,
	"NAME": `(?P<NAME>\S.*?)`,
	"N":    `(?P<N>\d{1,6})`,
	"ZONE": `(?P<ZONE>\S+)`,
	"WORD": `(?P<WORD>\S.*?)`,
	"DATE": `(?P<%s>\S.*?)`, // FROM, then TO

	"ADDRESS": `(?:[^<>]*<)?(?:mailto:)?(?P<ADDRESS>[^\s<>]+@[^\s<>]+)(?:<mailto:[^<>]*>)?>?`,
}

// pattern is how a form is recognized: small and capital letters alike, any
// space between the words.
func pattern(text string) *regexp.Regexp {
	var parts []string
	date := "FROM"
	for _, word := range strings.Fields(text) {
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
