package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"machipost/gm"
)

// changing is a command that writes or sends: it can be tried out with --dry-run,
// and prints what it did as JSON with --json.
func changing(cmd *cobra.Command) *cobra.Command {
	cmd.Flags().Bool("dry-run", false, "change nothing, only tell what would be done")
	return printing(cmd)
}

// printing is a command with --json.
func printing(cmd *cobra.Command) *cobra.Command {
	cmd.Flags().Bool("json", false, "print JSON")
	return cmd
}

func isDry(cmd *cobra.Command) bool {
	dry, _ := cmd.Flags().GetBool("dry-run") // a command without the flag is none
	return dry
}

// tell prints what a command did: v as JSON, or the sentence.
func (w world) tell(cmd *cobra.Command, v any, sentence string) error {
	if isDry(cmd) {
		fmt.Fprintln(w.stderr, "machipost: a dry run, nothing is changed")
	}
	if asJSON, _ := cmd.Flags().GetBool("json"); asJSON {
		return w.printJSON(v)
	}
	_, err := fmt.Fprintln(w.stdout, sentence)
	return err
}

// A dryStore carries everything out and keeps nothing of it.
type dryStore struct{ gm.Store }

var errDry = errors.New("a dry run")

// Update implements gm.Store: it undoes what f did.
func (s dryStore) Update(ctx context.Context, f func(gm.Tx) error) error {
	err := s.Store.Update(ctx, func(tx gm.Tx) error {
		if err := f(tx); err != nil {
			return err
		}
		return errDry
	})
	if errors.Is(err, errDry) {
		return nil
	}
	return err
}
