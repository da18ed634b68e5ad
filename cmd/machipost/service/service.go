// Package service opens the moderator for a command: the configuration, the
// database and the mail servers' ends, closed again behind it, and all of it on a
// copy for a dry run.
//
// It is no command and prints no answer; what is done with the moderator stands in
// the rooms of the commands. What may enter is what every command that needs the
// moderator needs.
package service

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/engine/odds"
	"machipost/gm"
	"machipost/gm/dice/drand"
	"machipost/gm/facts"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/store/files"
	"machipost/reports"
)

// A Service is an opened GM with what has to be closed behind it.
type Service struct {
	*gm.GM
	Config config.Config // of its mailbox
	Inbox  post.Inbox
	Log    *slog.Logger
	Among  int // how many mailboxes the configuration has
}

// A Work is what a command does with an opened GM.
type Work func(s *Service, cmd *cobra.Command, args []string) error

// A Round is what a command does in several mailboxes, the first of the configuration
// first, or in the one that the command line names.
type Round func(all []*Service, cmd *cobra.Command, args []string) error

// With runs a command's work between opening and closing the GM, in the way of
// cobra's RunE. It fails when the configuration cannot be (console.Misconfigured),
// the database cannot be opened, or the work fails. Of several mailboxes it is the one that
// the command line names, or the one of the game or letter that it is about; it fails where
// that cannot be told.
func With(w console.World, work Work) func(*cobra.Command, []string) error {
	return Each(w, chosen(work))
}

// WithGame is With for the mailbox of a game, which is named elsewhere than in the first
// place of the command line; "" for none, which is as With.
func WithGame(w console.World, game string, work Work) func(*cobra.Command, []string) error {
	if game == "" {
		return With(w, work)
	}
	return Each(w, func(all []*Service, cmd *cobra.Command, args []string) error {
		s, err := ofGame(all, cmd, game)
		if err != nil {
			return err
		}
		return work(cmp.Or(s, all[0]), cmd, args) // who says that there is none
	})
}

// Each is With for work in all mailboxes.
func Each(w console.World, work Round) func(*cobra.Command, []string) error {
	return with(w, slog.LevelError, tellLoose, work)
}

// Serving is Each for the service itself: its log begins at info, where the command
// line names no level, and what others may read of its database is closed to them.
func Serving(w console.World, work Round) func(*cobra.Command, []string) error {
	return with(w, slog.LevelInfo, tighten, work)
}

// Whole is Each for work on all that is stored. It fails where the command line names a
// mailbox: nothing of that kind is done to one alone.
func Whole(w console.World, work Round) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		if err := OfAll(cmd); err != nil {
			return err
		}
		return Each(w, work)(cmd, args)
	}
}

// OfAll fails with console.Usage where the command line names a mailbox.
func OfAll(cmd *cobra.Command) error {
	if console.Mailbox(cmd) == "" {
		return nil
	}
	return console.Usage(errors.New("this is about all that is stored, whosever it is; leave --mailbox out"))
}

// WithDraft is Whole for a file that is to take the place of the database: whose it is and
// who may read it is for whoever made it.
func WithDraft(w console.World, draft string, work Round) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		if err := OfAll(cmd); err != nil {
			return err
		}
		log, err := w.Log(cmd, slog.LevelError)
		if err != nil {
			return err
		}
		c, err := config.Read(console.ConfigPath(cmd), w.Getenv)
		if err != nil {
			return err
		}
		c.Database = draft
		return within(cmd, w, c, log, work, args)
	}
}

// with is both; guard looks at the files of the database before it is opened.
func with(w console.World, usual slog.Level, guard guard, work Round) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		log, err := w.Log(cmd, usual)
		if err != nil {
			return err
		}
		c, err := config.Read(console.ConfigPath(cmd), w.Getenv)
		if err != nil {
			return err
		}
		if !c.OnServer() {
			if err := readyFile(w, cmd, c.Database, guard); err != nil {
				return err
			}
		}
		on := func(database string) error {
			c.Database = database
			return within(cmd, w, c, log, work, args)
		}
		if console.IsDry(cmd) {
			return withCopy(cmd.Context(), w, c, on)
		}
		return on(c.Database)
	}
}

// readyFile sees to it that a database in a file can be opened.
func readyFile(w console.World, cmd *cobra.Command, path string, guard guard) error {
	if err := MayUse(w, cmd, path); err != nil {
		return err
	}
	if err := files.MakeWritable(path); err != nil {
		return err
	}
	guard(w, cmd, path)
	return nil
}

// within has work done in the mailboxes that the command line is about, with the database of
// the configuration open.
func within(cmd *cobra.Command, w console.World, c config.Config, log *slog.Logger, work Round, args []string) error {
	mailboxes, err := c.Named(console.Mailbox(cmd))
	if err != nil {
		return err
	}
	db, now, err := openDatabase(cmd.Context(), w, c)
	if err != nil {
		return err
	}
	all := make([]*Service, len(mailboxes))
	for i, of := range mailboxes {
		log := log
		if of.Name != "" {
			log = log.With(facts.KeyMailbox, of.Name)
		}
		if all[i], err = open(cmd.Context(), w, of, db, now, log, console.IsDry(cmd)); err != nil {
			return errors.Join(err, db.Close())
		}
		all[i].Among = len(c.Mailboxes())
	}
	return errors.Join(work(all, cmd, args), db.Close())
}

// open opens the GM of a mailbox; for a dry run, one that changes nothing
// but the database. It does not connect to any mail server yet.
func open(ctx context.Context, w console.World, c config.Config, db database, now func() time.Time, log *slog.Logger, dry bool) (*Service, error) {
	words, err := reports.In(c.Language)
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
	quicknet, err := drand.Quicknet()
	if err != nil {
		return nil, err
	}
	deps := gm.Deps{
		Beacon: &drand.Relays{Chain: quicknet, URLs: c.Relays, Web: http.DefaultClient},
		Store:  records.Within(db, c.Name), Mailbox: c.Name, Inbox: inbox, Read: reading.Reader.Read, Composer: letter.Composer{DKIM: c.DKIM}, Postman: postman, Shelf: inbox,
		Now: now, Chance: w.Chance, Words: words,
		Log:     log,
		Address: c.Address, Keeper: c.Keeper, Separator: c.Separator,
		PerMinute: c.PerMinute, PerDay: c.PerDay,
		NewGames: c.NewGames, Zone: c.Zone, KeepLetters: c.Keep, Daily: c.Daily, Playouts: odds.Games,
	}
	if holds, shared := db.(records.Holds); shared {
		deps.Holds = holds
	}
	if dry {
		deps.Inbox, deps.Shelf, deps.Postman, deps.Log = dryInbox{inbox, w}, dryShelf{inbox}, dryPostman{}, log.With(facts.KeyDry, true)
	}
	moderator, err := gm.New(deps)
	if err != nil {
		return nil, err
	}
	if dry {
		if err := rolls.ThrowAway(ctx, moderator.Turns.Store, moderator.Turns.Chance); err != nil {
			return nil, err
		}
	}
	return &Service{Config: c, Inbox: deps.Inbox, Log: deps.Log, GM: moderator}, nil
}

// settingBackup is the store's setting of when a backup was made last.
const settingBackup = "last backup"

// NoteBackup notes that a backup was made, for who looks whether there are any. It fails
// only when the store does.
func (s *Service) NoteBackup(ctx context.Context, at time.Time) error {
	return s.Store.Update(ctx, func(tx records.Tx) error { return tx.Settings.Set(settingBackup, at.UTC().Format(time.RFC3339)) })
}
