package console

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// Changing is a command that writes or sends: it can be tried out with --dry-run,
// and prints what it did as JSON with --json.
func Changing(cmd *cobra.Command) *cobra.Command {
	cmd.Flags().Bool("dry-run", false, "change nothing, only tell what would be done")
	return Printing(cmd)
}

// Printing is a command with --json.
func Printing(cmd *cobra.Command) *cobra.Command {
	cmd.Flags().Bool("json", false, "print JSON")
	return cmd
}

// IsDry tells whether a command is only tried out.
func IsDry(cmd *cobra.Command) bool {
	dry, _ := cmd.Flags().GetBool("dry-run") // a command without the flag is none
	return dry
}

// WantsJSON tells whether a command is to print JSON.
func WantsJSON(cmd *cobra.Command) bool {
	asJSON, _ := cmd.Flags().GetBool("json") // likewise
	return asJSON
}

// Mailbox is the mailbox that a command line names, "" for none.
func Mailbox(cmd *cobra.Command) string {
	name, _ := cmd.Flags().GetString("mailbox") // every command has it
	return name
}

// Places are the words of a usage behind the command, without brackets: GAME for a game that
// there is, whatever the usage calls it.
func Places(cmd *cobra.Command) []string {
	places := strings.Fields(cmd.Use)[1:]
	for i, place := range places {
		places[i] = strings.Trim(place, "[].")
		old := cmd.Name() != "new" && cmd.Name() != "import"
		if place == "NAME" && i == 0 && cmd.HasParent() && cmd.Parent().Name() == "game" && old {
			places[i] = "GAME"
		}
	}
	return places
}

// Exactly is cobra.ExactArgs with an error that says what to write, a usage error.
func Exactly(what ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) != len(what) {
			return Usage(fmt.Errorf("write %s", cmd.UseLine()))
		}
		return nil
	}
}

// Between is Exactly for commands with words that may be left out.
func Between(least, most int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < least || len(args) > most {
			return Usage(fmt.Errorf("write %s", cmd.UseLine()))
		}
		return nil
	}
}

// Tell prints what a command did: v as JSON, or the sentence. It fails only when
// standard output does.
func (w World) Tell(cmd *cobra.Command, v any, sentence string) error {
	w.TellDry(cmd)
	if WantsJSON(cmd) {
		return w.PrintJSON(v)
	}
	_, err := fmt.Fprintln(w.Stdout, sentence)
	return err
}

// TellDry says of a dry run that it is one.
func (w World) TellDry(cmd *cobra.Command) {
	if IsDry(cmd) {
		fmt.Fprintln(w.Stderr, "machipost: a dry run, nothing is changed")
	}
}

// PrintJSON writes one value to standard output. What a terminal would act on
// stands there in the escapes of JSON. It fails for what cannot be JSON, and when
// standard output does.
func (w World) PrintJSON(v any) error {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(v); err != nil {
		return err
	}
	_, err := fmt.Fprint(w.Stdout, escaped(b.String()))
	return err
}

// Counted is a number of things: 1 turn, 2 turns.
func Counted(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}
