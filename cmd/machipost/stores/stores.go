// Package stores is the commands about a whole database: taken from one engine to the
// other, and held back after its server was put back from a copy.
//
// It reads no game but to verify it. What may enter is what is done to all that is
// stored.
package stores

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/moving"
	"machipost/gm/store/postgres"
	"machipost/gm/turns"
)

// Command is the command "store".
func Command(w console.World) *cobra.Command {
	cmd := &cobra.Command{Use: "store", Short: "Take all that is stored to another engine, or hold it back", Args: console.Exactly()}
	cmd.AddCommand(newCopy(w), newRestored(w))
	return cmd
}

// A moved is a database that was copied, as JSON.
type moved struct {
	Tables []table `json:"tables"`
	Games  int     `json:"games"` // verified
	Turns  int     `json:"turns"` // resolved again, and the same
}

// A table is one of them.
type table struct {
	Name string `json:"name"`
	Rows int    `json:"rows"`
	Hash string `json:"sha256"`
}

func newCopy(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "copy FROM TO",
		Short: "Copy all that is stored to PostgreSQL, or back",
		Long: `Copy all that is stored from FROM to TO: a file of SQLite, and a database in
PostgreSQL such as postgres://gm@db.example.org/machipost, or the other way
round. Stop every serve and run before. TO must be empty; a file must not be
there. Both are held against each other by the number of rows and a hash of each
table, and each turn of each game is resolved again from what arrived, before
TO is kept: where anything fails, TO stays empty. FROM is not changed; name TO
in the configuration then, and keep FROM away from any service. With --dry-run
every turn of FROM is resolved again, and nothing is copied.

The password of PostgreSQL is that of the configuration, where its database has
the same address; else that of PGPASSFILE or ~/.pgpass.`,
		Example: "  machipost store copy machipost.db postgres://gm@db.example.org/machipost\n  machipost store copy postgres://gm@db.example.org/machipost machipost.db",
		Args:    console.Exactly("FROM", "TO"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := service.OfAll(cmd); err != nil {
				return err
			}
			if postgres.Is(args[0]) == postgres.Is(args[1]) {
				return console.Usage(errors.New("one of the two is a file, the other an address like postgres://gm@db.example.org/machipost; 'machipost backup' copies a file, pg_dump what is in PostgreSQL"))
			}
			if console.IsDry(cmd) {
				done, err := lookedAt(cmd.Context(), w, console.ConfigPath(cmd), args[0])
				if err != nil {
					return err
				}
				return w.Tell(cmd, done, fmt.Sprintf("%s of %s come out the same again; nothing was copied.",
					console.Counted(done.Turns, "turn"), console.Counted(done.Games, "game")))
			}
			done, err := copyAll(cmd.Context(), w, console.ConfigPath(cmd), args[0], args[1])
			if err != nil {
				return err
			}
			rows := 0
			for _, t := range done.Tables {
				rows += t.Rows
			}
			sentence := fmt.Sprintf("%s with %s arrived, each with its hash; %s of %s came out the same again.",
				console.Counted(len(done.Tables), "table"), console.Counted(rows, "row"), console.Counted(done.Turns, "turn"), console.Counted(done.Games, "game"))
			return w.Tell(cmd, done, sentence)
		},
	})
}

// lookedAt verifies all games of a database, which nobody writes to meanwhile.
func lookedAt(ctx context.Context, w console.World, configuration, from string) (done moved, err error) {
	source, closeSource, err := existing(ctx, w, configuration, from)
	if err != nil {
		return done, err
	}
	defer closeSource()
	err = source.Alone(ctx, func(_ *sql.Tx, view records.View) error {
		done.Games, done.Turns, err = verified(ctx, view)
		return err
	})
	return done, err
}

// copyAll copies one database to another.
func copyAll(ctx context.Context, w console.World, configuration, from, to string) (done moved, err error) {
	if !postgres.Is(to) {
		if _, err := os.Stat(to); err == nil {
			return done, fmt.Errorf("%s is there already, and nothing is overwritten; name another file", to)
		}
		defer func() {
			if err != nil {
				err = errors.Join(err, remove(to))
			}
		}()
	}
	source, closeSource, err := existing(ctx, w, configuration, from)
	if err != nil {
		return done, err
	}
	defer closeSource()
	target, closeTarget, err := side(ctx, w, configuration, to)
	if err != nil {
		return done, err
	}
	defer closeTarget()
	tables, err := moving.Copy(ctx, source, target, func(view records.View) error {
		done.Games, done.Turns, err = verified(ctx, view)
		return err
	})
	if err != nil {
		return moved{}, fmt.Errorf("copying to %s, which stays empty: %w", shown(to), err)
	}
	for _, t := range tables {
		done.Tables = append(done.Tables, table(t))
	}
	return done, nil
}

// existing is side for one that is there.
func existing(ctx context.Context, w console.World, configuration, name string) (moving.Side, func() error, error) {
	if !postgres.Is(name) {
		if _, err := os.Stat(name); err != nil {
			return nil, nil, err
		}
	}
	return side(ctx, w, configuration, name)
}

// side opens one of the two, with how it is closed.
func side(ctx context.Context, w console.World, configuration, name string) (moving.Side, func() error, error) {
	if !postgres.Is(name) {
		db, err := store.Open(ctx, name, w.Now)
		if err != nil {
			return nil, nil, err
		}
		return db, db.Close, nil
	}
	password := ""
	if c, err := config.Read(configuration, w.Getenv); err == nil && c.Database == name {
		if password, err = c.DatabasePassword(); err != nil {
			return nil, nil, err
		}
	}
	db, err := postgres.Open(ctx, name, password, w.Now)
	if err != nil {
		return nil, nil, err
	}
	return db, db.Close, nil
}

// shown is a database as it may be shown.
func shown(name string) string {
	if postgres.Is(name) {
		return postgres.Shown(name)
	}
	return name
}

// remove removes a file of SQLite with what lies beside it.
func remove(path string) error {
	var faults []error
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		if err := os.Remove(path + suffix); !errors.Is(err, fs.ErrNotExist) {
			faults = append(faults, err)
		}
	}
	return errors.Join(faults...)
}

// verified resolves every turn of every game again.
func verified(ctx context.Context, view records.View) (games, resolved int, err error) {
	mailboxes, err := view.Games.Mailboxes()
	for _, mailbox := range mailboxes {
		in := view.In(mailbox)
		all, err := in.Games.All()
		if err != nil {
			return games, resolved, err
		}
		for _, game := range all {
			n, err := turns.VerifyIn(in, game.Name)
			if err != nil {
				return games, resolved, err
			}
			if err := ctx.Err(); err != nil {
				return games, resolved, err
			}
			games, resolved = games+1, resolved+n
		}
	}
	return games, resolved, err
}

// A held is what is held back, as JSON.
type held struct {
	Letters int `json:"letters"` // of ours that waited
}

func newRestored(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "restored",
		Short: "Hold back what could happen twice, after a restore",
		Long: `After the database server was put back from a copy, and before any worker is
started: no turn is resolved until 'machipost resume', and letters that waited
to be sent are held, as 'machipost restore' does it for a file. Look into the
folder Sent of the mailbox which of them went out since, and 'machipost outbox
retry' the others. Turns that were resolved since the copy are noticed by the
letters that were sent (docs/operating.md, "A database that is behind").`,
		Example: "  machipost store restored",
		Args:    console.Exactly(),
		RunE: service.Whole(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			letters, err := service.HoldBack(cmd.Context(), all)
			if err != nil {
				return err
			}
			sentence := "No turn is resolved until you have looked and run 'machipost resume'."
			if letters > 0 {
				sentence = fmt.Sprintf("%s waited and may have gone out since: they are held; see 'machipost outbox list --state held'.\n%s",
					console.Counted(letters, "letter"), sentence)
			}
			return w.Tell(cmd, held{letters}, sentence)
		}),
	})
}
