// Package dice is the command that checks the dice of games from letters alone.
//
// It opens no database, asks nobody and needs no configuration: what a player has is
// enough. What holds is for gm/dice to say. What may enter is a way in which people
// keep letters.
package dice

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/engine"
	"machipost/gm/dice"
)

// Command is the command "dice" with what is below it.
func Command(w console.World) *cobra.Command {
	cmd := &cobra.Command{Use: "dice", Short: "Check the dice of games from letters alone"}
	cmd.AddCommand(checkCommand(w))
	return cmd
}

// checkCommand is the command "dice check".
func checkCommand(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:   "check FILE-OR-FOLDER...",
		Short: "Tell which rolls of games hold, which are missing and which lie",
		Long: `Read letters, as .eml files, mbox files or plain text, in folders too, and tell
for each game in them which rolls hold, which are missing, and what does not
agree. Nothing but the letters is needed: no network, no database, no
configuration. docs/dice.md has the protocol.

Exit status: 0 when every roll of every game holds, else 1.`,
		Example: `  machipost dice check letters
  machipost dice check friday.mbox report-12.txt --json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return console.Usage(fmt.Errorf("write %s", cmd.UseLine()))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			letters, err := ReadAll(args)
			if err != nil {
				return err
			}
			return tell(w, cmd, dice.Check(letters, Cards()))
		},
	})
}

// Cards are the names of all cards, in table order.
func Cards() []string {
	var names []string
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		names = append(names, c.String())
	}
	return names
}

// A checkedGame is what was found of a game, as JSON has it.
type checkedGame struct {
	Game   string   `json:"game"`
	Lock   string   `json:"lock"`
	Holds  []int    `json:"holds"`
	Faults []string `json:"faults"`
	Notes  []string `json:"notes"`
}

// tell prints what was found. It fails when something does not hold, or there was nothing
// to check, and when standard output does.
func tell(w console.World, cmd *cobra.Command, checked []dice.Checked) error {
	if len(checked) == 0 {
		return errors.New("nothing in these letters is about dice that can be checked; keep the first letter of a game and its reports")
	}
	all := make([]checkedGame, len(checked))
	var text strings.Builder
	faults := 0
	for i, c := range checked {
		all[i] = checkedGame{c.Game, c.Lock, append([]int{}, c.Holds...), append([]string{}, c.Faults...), append([]string{}, c.Notes...)}
		text.WriteString(Sentences(c))
		faults += len(c.Faults)
	}
	if err := w.Tell(cmd, all, strings.TrimSuffix(text.String(), "\n")); err != nil || faults == 0 {
		return err
	}
	return fmt.Errorf("the dice of %s: %s", console.Counted(len(checked), "game"), console.Counted(faults, "fault"))
}

// Sentences are what was found of a game, a line each.
func Sentences(c dice.Checked) string {
	var b strings.Builder
	well := ", and nothing is wrong"
	if len(c.Faults) > 0 {
		well = ", and this is wrong:"
	}
	fmt.Fprintf(&b, "%s: %s%s\n", c.Game, holding(c.Holds), well)
	for _, fault := range c.Faults {
		fmt.Fprintf(&b, "  %s\n", console.Cell(fault))
	}
	for _, note := range c.Notes {
		fmt.Fprintf(&b, "  note: %s\n", console.Cell(note))
	}
	return b.String()
}

// holding is "roll 1 holds", "rolls 1 to 3, 5 hold" or "no roll holds".
func holding(rolls []int) string {
	var parts []string
	for i := 0; i < len(rolls); {
		end := i
		for end+1 < len(rolls) && rolls[end+1] == rolls[end]+1 {
			end++
		}
		if end == i {
			parts = append(parts, fmt.Sprint(rolls[i]))
		} else {
			parts = append(parts, fmt.Sprintf("%d to %d", rolls[i], rolls[end]))
		}
		i = end + 1
	}
	switch len(rolls) {
	case 0:
		return "no roll holds"
	case 1:
		return "roll " + parts[0] + " holds"
	}
	return "rolls " + strings.Join(parts, ", ") + " hold"
}
