package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/store"
	"machipost/reports"
)

// newRoot makes the command and its subcommands, one file each.
func newRoot(w console.World) *cobra.Command {
	root := &cobra.Command{
		Use:   "machipost",
		Short: "A game master in a mailbox: Machi Koro by e-mail",
		Long: `A game master in a mailbox: Machi Koro by e-mail.

Exit status:
  0   done
  1   could not be done; the message says why
  2   the command line is wrong
  75  try again later: a server out of reach, a busy database
  77  a mail server will not have us: user or password
  78  the configuration is wrong

Whatever writes or sends can be tried out with --dry-run; serve cannot. What is
printed is JSON with --json.`,
		Example:           "  machipost demo\n  machipost --config machipost.toml run",
		SilenceUsage:      true,
		SilenceErrors:     true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: true},
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return valueInWords(err) })
	root.PersistentFlags().String("config", "machipost.toml", "the configuration `file`")
	root.AddCommand(newDemo(w), newGame(w), newPlayer(w), newRun(w), newServe(w), newResume(w), newAdjudicate(w), newOrders(w))
	root.AddCommand(newLetter(w), newOutbox(w), newAnnounce(w))
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

// A service is an opened GM with what has to be closed behind it.
type service struct {
	*gm.GM
	config config.Config
	db     *store.DB
}

// open opens the GM of a configuration; for a dry run, one that changes nothing
// but the database. It does not connect to any mail server yet.
func open(w console.World, ctx context.Context, c config.Config, dry bool) (*service, error) {
	words, err := reports.In("en")
	if err != nil {
		return nil, err
	}
	reading := c.Inbox
	reading.ReadOnly = dry
	inbox, err := mailbox.NewIMAP(reading)
	if err != nil {
		return nil, c.At(err)
	}
	postman, err := mailbox.NewSMTP(c.Postman)
	if err != nil {
		return nil, c.At(err)
	}
	db, err := store.Open(ctx, c.Database, w.Now)
	if err != nil {
		return nil, err
	}
	s := &service{config: c, db: db, GM: &gm.GM{
		Store: db, Inbox: inbox, Read: reading.Reader.Read, Composer: letter.Composer{DKIM: c.DKIM}, Postman: postman,
		Now: w.Now, Chance: w.Chance, Words: words,
		Log:     slog.New(slog.NewTextHandler(w.Stderr, nil)),
		Address: c.Address, Keeper: c.Keeper, Separator: c.Separator,
		PerMinute: c.PerMinute, PerDay: c.PerDay,
		NewGames: c.NewGames, Zone: c.Zone,
	}}
	if dry {
		s.Inbox, s.Postman = dryInbox{inbox, w}, dryPostman{}
	}
	return s, nil
}

// withService runs a command's work between opening and closing the GM.
func withService(w console.World, work func(*service, *cobra.Command, []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		path, _ := cmd.Flags().GetString("config")
		c, err := config.Read(path, w.Getenv)
		if err != nil {
			return err
		}
		on := func(database string) error {
			c.Database = database
			s, err := open(w, cmd.Context(), c, console.IsDry(cmd))
			if err != nil {
				return err
			}
			return errors.Join(work(s, cmd, args), s.db.Close())
		}
		if console.IsDry(cmd) {
			return withCopy(cmd.Context(), c.Database, on)
		}
		return on(c.Database)
	}
}
