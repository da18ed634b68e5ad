package reports

import (
	"strings"
	"time"

	"machipost/templates"
)

// A GameLine is a game in a list of games.
type GameLine struct {
	Name    string
	State   string // "waiting", "running", "finished"
	Players []string
	Places  int
	Open    []string // seats that can be taken over, by their players' names
	Turn    int
}

// An OptionLine is an option of a game, with its value there.
type OptionLine struct {
	Name, Value, Meaning string
}

// A TurnLine is a turn in a game's history.
type TurnLine struct {
	Number int
	At     time.Time
	Bought []string // "Ann Forest", in the order of buying
	NMR    []string
	Undone string // why it was taken back; "" when it was not
}

// Letter is a letter to somebody who may answer: the line over which that is
// written, and the sections.
func (w *Words) Letter(sections ...string) string {
	return templates.ReplyMark + "\n\n" + Wrap(strings.Join(sections, "\n\n")) + "\n"
}

// A CommandHelp is a row of the help on commands.
type CommandHelp struct {
	Name  string
	Forms []string
	Does  string // filled in by Commands
}

// Commands adds to the rows of the table of commands what each does.
func (w *Words) Commands(rows []CommandHelp) []CommandHelp {
	full := make([]CommandHelp, len(rows))
	for i, row := range rows {
		row.Does = w.say("command "+row.Name, nil)
		full[i] = row
	}
	return full
}

// Help is the section with all commands.
func (w *Words) Help(rows []CommandHelp) string { return w.say("Help", w.Commands(rows)) }
