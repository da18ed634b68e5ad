// Package backups is the commands backup and restore: a copy of the database made while
// the service runs, and put back so that no turn is rolled twice.
//
// It knows no game and mends no file. Nothing is overwritten and nothing thrown away:
// what was there before is kept aside. What may enter is what keeps a copy whole.
package backups

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/disk"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
	"machipost/gm/store/outside"
)

// A copied is a backup as JSON.
type copied struct {
	File  string    `json:"file"`
	Bytes int64     `json:"bytes"`
	Made  time.Time `json:"made"` // UTC
}

// BackupCommand is the command "backup".
func BackupCommand(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "backup FILE",
		Short: "Copy the database into a new file, also while the service runs",
		Long: `Copy the database into a new file, also while the service runs. The copy is
whole and on the disk when the command ends; only the owner of the database can
read it. A file that is there is not overwritten. It holds letters, addresses
and the key of the players' tags: keep it as you keep a password.

A database in PostgreSQL is copied by PostgreSQL's own means.`,
		Example: "  machipost backup /var/backups/machipost-$(date +%F).db",
		Args:    console.Exactly("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if c, err := config.Read(console.ConfigPath(cmd), w.Getenv); err == nil && c.OnServer() {
				return errors.New("the database is in PostgreSQL, which makes its own copies: run 'pg_dump --format=custom --file FILE DATABASE', or pg_basebackup (docs/operating.md)")
			}
			if _, err := os.Stat(args[0]); err == nil {
				return fmt.Errorf("%s is there already, and no backup is overwritten; name another file", args[0])
			}
			return service.Whole(w, func(all []*service.Service, cmd *cobra.Command, args []string) error {
				return backup(cmd, w, all[0], args[0])
			})(cmd, args)
		},
	})
}

func backup(cmd *cobra.Command, w console.World, s *service.Service, path string) error {
	made := s.Now().UTC().Truncate(time.Second)
	if console.IsDry(cmd) {
		return w.Tell(cmd, copied{File: path, Made: made}, "It would be written to "+path+".")
	}
	if err := outside.Backup(cmd.Context(), s.Config.Database, path); err != nil {
		return fmt.Errorf("%w; the folder of %s must be there, and yours", err, path)
	}
	if err := give(w, path, s.Config.Database); err != nil {
		return fmt.Errorf("%s is written, but the service may not read it: %w", path, err)
	}
	if err := s.NoteBackup(cmd.Context(), made); err != nil {
		return err
	}
	stat, err := os.Stat(path)
	if err != nil {
		return err
	}
	return w.Tell(cmd, copied{path, stat.Size(), made}, fmt.Sprintf("%s: %d bytes. Keep it as you keep a password.", path, stat.Size()))
}

// A restored is a backup that was put back, as JSON.
type restored struct {
	Database string `json:"database"`
	Aside    string `json:"aside"` // where the database that was there is now; "" where there was none
	Version  int    `json:"version"`
	Games    int    `json:"games"` // that go on
	Held     int    `json:"held"`  // letters of ours that waited in the backup
}

// RestoreCommand is the command "restore".
func RestoreCommand(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "restore FILE",
		Short: "Put a backup back; the database that is there is kept aside",
		Long: `Put a backup back in the place of the database. Stop the service before. The
backup is looked through first; the database that is there is kept beside it
under another name. No turn is resolved until 'machipost resume', and letters
that waited to be sent when the backup was made are held: look into the folder
Sent of the mailbox which of them went out since, and 'machipost outbox retry'
the others. Turns that were resolved since the backup are noticed by the letters
that were sent (docs/operating.md, "A database that is behind").`,
		Example: "  machipost restore /var/backups/machipost-2026-12-01.db",
		Args:    console.Exactly("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := service.OfAll(cmd); err != nil {
				return err
			}
			c, err := config.Read(console.ConfigPath(cmd), w.Getenv)
			if err != nil {
				return err
			}
			if c.OnServer() {
				return errors.New("the database is in PostgreSQL: stop all workers, put its copy back with PostgreSQL's own means, then run 'machipost store restored' (docs/operating.md)")
			}
			if _, err := os.Stat(filepath.Dir(c.Database)); err != nil || !w.User.IsRoot() { // what root puts there is given to the folder's owner
				if err := service.MayUse(w, cmd, c.Database); err != nil {
					return err
				}
			}
			found, err := examined(cmd.Context(), args[0], w.Now())
			if err != nil {
				return err
			}
			done := restored{Database: c.Database, Version: found.Version, Games: found.Games, Held: found.Queued}
			if console.IsDry(cmd) {
				return w.Tell(cmd, done, fmt.Sprintf("%s is whole, with %s; it would be put in the place of %s.", args[0], console.Counted(found.Games, "game"), c.Database))
			}
			done.Aside, err = putBack(cmd.Context(), args[0], c.Database, w.Now(), func(draft string) error {
				done.Held, err = hold(w, cmd, draft)
				return errors.Join(err, give(w, draft, c.Database))
			})
			if err != nil {
				return err
			}
			return w.Tell(cmd, done, done.sentence())
		},
	})
}

// examined looks a backup through. It fails where it cannot be put back.
func examined(ctx context.Context, path string, now time.Time) (outside.Examination, error) {
	found, err := outside.Examine(ctx, path, now)
	switch {
	case err != nil:
		return found, err
	case found.Fault != "":
		return found, fmt.Errorf("%s is damaged: %s; take an older backup", path, found.Fault)
	case found.Version == 0:
		return found, fmt.Errorf("%s holds nothing of machipost's; take another backup", path)
	case found.Version > found.Known:
		return found, fmt.Errorf("a newer machipost wrote %s (version %d, this one knows %d); install that one", path, found.Version, found.Known)
	}
	return found, nil
}

// putBack copies a backup beside the database, has it held there, and puts it into its
// place: whenever it is broken off, the database is the one that was there, or one that is
// held. It returns where the database that was there is now, "" where there was none.
func putBack(ctx context.Context, from, database string, now time.Time, hold func(draft string) error) (aside string, err error) {
	draft := database + ".restoring"
	if err := remove(draft); err != nil { // of one that was broken off
		return "", err
	}
	if err := outside.Backup(ctx, from, draft); err != nil {
		return "", err
	}
	if err := hold(draft); err != nil {
		return "", errors.Join(err, remove(draft))
	}
	if _, err := os.Stat(draft + "-wal"); err == nil { // SQLite leaves none where it was closed well
		if err := outside.Retire(ctx, draft); err != nil {
			return "", errors.Join(err, remove(draft))
		}
	}
	if _, err := os.Stat(database); err == nil {
		aside = free(database + ".before-" + now.UTC().Format("20060102-150405"))
		if err := setAside(ctx, database, aside); err != nil {
			return "", errors.Join(err, remove(draft))
		}
	}
	if err := os.Rename(draft, database); err != nil {
		return aside, err
	}
	return aside, syncFolder(filepath.Dir(database))
}

// remove removes a database with what SQLite keeps beside it, where they are there.
func remove(database string) error {
	var faults []error
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		if err := os.Remove(database + suffix); !errors.Is(err, fs.ErrNotExist) {
			faults = append(faults, err)
		}
	}
	return errors.Join(faults...)
}

// free is a path at which nothing is: with a number behind it where something was.
func free(path string) string {
	name := path
	for n := 2; ; n++ {
		_, err := os.Lstat(name)
		_, log := os.Lstat(name + "-wal")
		if err != nil && log != nil {
			return name
		}
		name = fmt.Sprintf("%s-%d", path, n)
	}
}

// setAside gives a database another name, with what SQLite keeps beside it. One that is
// damaged is kept as it is; one that somebody has open is not. It stays in its place, too,
// where the disk knows two names for one file: then there is a database at any time.
func setAside(ctx context.Context, database, aside string) error {
	if err := outside.Retire(ctx, database); errors.Is(err, records.ErrBusy) {
		return fmt.Errorf("%s is in use; stop the service (systemctl stop machipost) and cron, then try again", database)
	}
	for _, suffix := range []string{"-wal", "-shm"} {
		if err := os.Rename(database+suffix, aside+suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if os.Link(database, aside) == nil {
		return nil
	}
	return os.Rename(database, aside)
}

// give makes what root has made the database's owner's; where there is no database yet,
// that of its folder. Whoever is not root owns it already.
func give(w console.World, path, database string) error {
	owner, told := disk.OwnerOf(database)
	if !told {
		owner, told = disk.OwnerOf(filepath.Dir(database))
	}
	if !told || !w.User.IsRoot() || owner.ID == w.User.ID {
		return nil
	}
	return os.Chown(path, owner.ID, owner.GroupID)
}

// syncFolder has the disk hold the names in a folder. Some systems know no such thing,
// and are not asked twice.
func syncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	_ = folder.Sync()
	return folder.Close()
}

// hold keeps everything back that could happen twice, until somebody has looked, and
// returns how many letters that are.
func hold(w console.World, cmd *cobra.Command, draft string) (letters int, err error) {
	err = service.WithDraft(w, draft, func(all []*service.Service, cmd *cobra.Command, _ []string) (err error) {
		letters, err = service.HoldBack(cmd.Context(), all)
		return err
	})(cmd, nil)
	return letters, err
}

// sentence tells a person what was done and what comes next.
func (r restored) sentence() string {
	sentence := fmt.Sprintf("%s is back, with %s.", r.Database, console.Counted(r.Games, "game"))
	if r.Aside != "" {
		sentence += "\nWhat was there is kept: " + r.Aside
	}
	if r.Held > 0 {
		sentence += fmt.Sprintf("\n%s waited then and may have gone out since: they are held; see 'machipost outbox list --state held'.", console.Counted(r.Held, "letter"))
	}
	return sentence + "\nNo turn is resolved until you have looked and run 'machipost resume'."
}
