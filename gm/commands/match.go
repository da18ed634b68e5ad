package commands

import (
	"cmp"
	"slices"
	"strings"

	"machipost/gm/commands/forms"
	"machipost/gm/lobby"
	"machipost/gm/senders"
)

// A Found is a command that a letter holds, with what it says.
type Found struct {
	*Command
	Args map[string]string
	Line string // as written, with the option lines below a `new`
	Ends bool   // it takes back what the command begins otherwise
}

// Match returns the command that a line is.
func Match(line string) (Found, bool) {
	line = forms.Bare(line)
	said := forms.LineOf(line)
	for i := range table {
		if args, ends, ok := table[i].forms.Match(said); ok {
			return Found{&table[i], args, line, ends}, true
		}
	}
	return Found{}, false
}

// A Reader takes the commands out of a letter, line by line.
type Reader struct {
	Found   []Found
	Twice   []string                        // lines that ask again what a letter may ask only once
	Over    int                             // how many more there were than MaxCommands
	InGame  bool                            // the writer is a player who may write prose
	IsGame  func(name string) (bool, error) // whether there is such a game
	Fault   error                           // the first of IsGame; nil for none
	options bool                            // the lines below are options of a `new`
}

// Take takes a line that is a command, or belongs to one: it is the Command of an
// ordersreading.Table. alone tells the only line of a letter.
func (c *Reader) Take(line string, alone bool) bool {
	s, ok := Match(line)
	below := c.options // the language of letters may be chosen between options
	if !(ok && s.IsLanguage()) {
		if below && c.takeOption(line) {
			return true
		}
		below = false
	}
	c.options = below
	if !ok || s.alone && !alone {
		return false
	}
	// "Watch out" is no command, unless there is a game of that name.
	if game := s.Args["GAME"]; game != "" && s.Name != "new" && c.InGame && !alone && !c.isGame(game) {
		return false
	}
	c.options = below
	switch {
	case c.has(s, true):
	case !s.shows && c.has(s, false):
		c.Twice = append(c.Twice, s.Line)
	case len(c.Found) == MaxCommands:
		c.Over++
	default:
		c.options = below || s.Name == "new"
		c.Found = append(c.Found, s)
	}
	return true
}

// isGame tells whether there is such a game, and keeps a fault for whoever calls.
func (c *Reader) isGame(name string) bool {
	is, err := c.IsGame(name)
	c.Fault = cmp.Or(c.Fault, err)
	return is
}

// MaxCommands is how many commands of one letter are carried out.
const MaxCommands = 10

// has tells whether a letter holds a command already, or the same line of it.
func (c *Reader) has(s Found, line bool) bool {
	return slices.ContainsFunc(c.Found, func(before Found) bool {
		return before.Command == s.Command && (!line || strings.EqualFold(before.Line, s.Line))
	})
}

// takeOption adds a line to the `new` above it, if it is an option of a game.
func (c *Reader) takeOption(line string) bool {
	if _, _, ok := lobby.OptionLine(line); !ok {
		return false
	}
	for i := range c.Found {
		if c.Found[i].Name == "new" { // a letter has one
			c.Found[i].Line += "\n" + line
		}
	}
	return true
}

// HeardBy tells whether a command is one for whoever writes.
func (c *Command) HeardBy(w senders.Writer) bool {
	return c.Who == Anybody || w.Standing == senders.Proven
}

// ForAnybody tells whether all of these are.
func ForAnybody(all []Found) bool {
	return !slices.ContainsFunc(all, func(s Found) bool { return s.Who != Anybody })
}

// opens tells whether a line of a letter belongs to a `new`: it is one, or an
// option below one.
func opens(line string, below bool) bool {
	if below && strings.TrimSpace(line) == "" {
		return true
	}
	s, ok := Match(line)
	if ok && s.Name == "new" || !below {
		return ok && s.Name == "new"
	}
	_, _, isOption := lobby.OptionLine(line)
	return isOption || ok && s.IsLanguage()
}
