package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"machipost/cmd/machipost/archive"
	"machipost/cmd/machipost/backups"
	"machipost/cmd/machipost/boxes"
	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/demo"
	"machipost/cmd/machipost/dice"
	"machipost/cmd/machipost/disk"
	"machipost/cmd/machipost/doctor"
	"machipost/cmd/machipost/files"
	"machipost/cmd/machipost/games"
	"machipost/cmd/machipost/setup"
	"machipost/cmd/machipost/simulate"
	"machipost/cmd/machipost/stats"
	"machipost/cmd/machipost/stores"
)

// newRoot makes the command and its subcommands, each from its room.
func newRoot(w console.World) *cobra.Command {
	root := &cobra.Command{
		Use:   "machipost",
		Short: "A game master in a mailbox: Machi Koro by e-mail",
		Long: `A game master in a mailbox: Machi Koro by e-mail.

Exit status:
  0   done
  1   could not be done; the message says why
  2   the command line is wrong
  75  try again later: a server out of reach, a busy database, a full disk
  77  a mail server will not have us: user or password
  78  the configuration is wrong: also a host that there is not, or a
      certificate that is not known or another host's

Whatever writes or sends can be tried out with --dry-run; serve cannot. What is
printed is JSON with --json.`,
		Example:       "  machipost demo\n  machipost --config machipost.toml run",
		Version:       cmp.Or(w.Version, versionOf(nil)),
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetVersionTemplate("{{.DisplayName}} {{.Version}}\n")
	root.Flags().Bool("version", false, "print the version, the commit and its time")
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return nearestFlag(cmd, valueInWords(err)) })
	root.PersistentFlags().String("config", "machipost.toml", "the configuration `file`")
	root.PersistentFlags().String("mailbox", "", "which of several mailboxes, by its `name` or its address")
	console.Logging(root)
	hands := doctor.Hands{SpaceAt: disk.SpaceAt, OwnerOf: disk.OwnerOf, Root: "/", Patience: time.Minute, Pause: time.Second}
	look := doctor.Command(w, hands)
	root.AddCommand(setup.Command(w, look.RunE), look, backups.BackupCommand(w), backups.RestoreCommand(w), stores.Command(w))
	root.AddCommand(demo.Command(w), games.GameCommand(w), games.OverviewCommand(w), games.PlayerCommand(w), newRun(w), newServe(w), newResume(w), files.AdjudicateCommand(w), newOrders(w), simulate.Command(w), dice.Command(w))
	root.AddCommand(boxes.LetterCommand(w), boxes.OutboxCommand(w), boxes.AnnounceCommand(w), boxes.SayCommand(w))
	root.AddCommand(stats.Command(w), archive.Command(w))
	bind(root)
	complete(w, root)
	_ = root.RegisterFlagCompletionFunc("mailbox", mailboxesIn(w)) // it fails for a flag that there is not
	return root
}

// valueInWords says of a flag's value that cannot be what to write, in no words of Go's.
func valueInWords(err error) error {
	var invalid *pflag.InvalidValueError
	if !errors.As(err, &invalid) {
		return err
	}
	write := "a number"
	if invalid.GetFlag().Value.Type() == "bool" {
		write = "true or false"
	}
	return fmt.Errorf("--%s %q: write %s", invalid.GetFlag().Name, invalid.GetValue(), write)
}

// execute carries the command line out. What is wrong before a command's own
// work begins is wrong with the command line, whichever of cobra's checks said
// so.
func execute(ctx context.Context, root *cobra.Command) error {
	began := false
	watch(root, &began)
	err := root.ExecuteContext(ctx)
	if err != nil && !began {
		return console.Usage(err)
	}
	return err
}

// watch notes when a command's own work begins.
func watch(cmd *cobra.Command, began *bool) {
	if work := cmd.RunE; work != nil {
		cmd.RunE = func(cmd *cobra.Command, args []string) error {
			*began = true
			return work(cmd, args)
		}
	}
	for _, sub := range cmd.Commands() {
		watch(sub, began)
	}
}
