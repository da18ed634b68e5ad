package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"machipost/gm"
	"machipost/gm/store"
)

// A dry run works on a copy of the database, reads the mailbox without changing
// anything on its server, and has a postman who delivers nothing: whatever a
// command does, it is done to what is thrown away.

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

func wantsJSON(cmd *cobra.Command) bool {
	asJSON, _ := cmd.Flags().GetBool("json") // likewise
	return asJSON
}

// tell prints what a command did: v as JSON, or the sentence.
func (w world) tell(cmd *cobra.Command, v any, sentence string) error {
	w.tellDry(cmd)
	if wantsJSON(cmd) {
		return w.printJSON(v)
	}
	_, err := fmt.Fprintln(w.stdout, sentence)
	return err
}

// counted is a number of things: 1 turn, 2 turns.
func counted(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// tellDry says of a dry run that it is one.
func (w world) tellDry(cmd *cobra.Command) {
	if isDry(cmd) {
		fmt.Fprintln(w.stderr, "machipost: a dry run, nothing is changed")
	}
}

// withCopy calls work with a copy of the database, which is then thrown away. Where
// there is no database yet, there is no copy either.
func withCopy(ctx context.Context, database string, work func(path string) error) (err error) {
	folder, err := os.MkdirTemp("", "machipost-dry-run-") // for our own eyes only: it holds the key of the tags
	if err != nil {
		return fmt.Errorf("making a folder for a copy of the database: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	path := filepath.Join(folder, filepath.Base(database))
	if _, err := os.Stat(database); !errors.Is(err, fs.ErrNotExist) {
		if err := store.Copy(ctx, database, path); err != nil {
			return err
		}
	}
	return work(path)
}

// A dryInbox is a mailbox that is only read.
type dryInbox struct {
	gm.Inbox
	world
}

// Clock implements gm.Inbox. A run would put a letter into the mailbox to ask the
// time; a dry run believes its own clock.
func (i dryInbox) Clock(context.Context) (time.Time, error) {
	fmt.Fprintln(i.stderr, "machipost: the clock has jumped or the machine was asleep: a run would first ask the mail server for the time")
	return i.now(), nil
}

// A dryPostman delivers nothing and says that it did.
type dryPostman struct{}

// Deliver implements gm.Postman.
func (dryPostman) Deliver(_ context.Context, parcels []gm.Parcel, tell func(gm.Parcel, error) error) error {
	for _, p := range parcels {
		if err := tell(p, nil); err != nil {
			return err
		}
	}
	return nil
}
