package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm/post"
	"machipost/gm/store"
)

// A dry run works on a copy of the database, reads the mailbox without changing
// anything on its server, and has a postman who delivers nothing: whatever a
// command does, it is done to what is thrown away.

// withCopy calls work with a copy of the database in a file, which is then thrown away.
// Where there is no database yet, there is no copy either.
func withCopy(ctx context.Context, w console.World, c config.Config, work func(path string) error) (err error) {
	folder, err := os.MkdirTemp("", "machipost-dry-run-") // for our own eyes only: it holds the key of the tags
	if err != nil {
		return fmt.Errorf("making a folder for a copy of the database: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	if c.OnServer() {
		path := filepath.Join(folder, "machipost.db")
		if err := fromServer(ctx, w, c, path); err != nil {
			return err
		}
		return work(path)
	}
	path := filepath.Join(folder, filepath.Base(c.Database))
	if _, err := os.Stat(c.Database); !errors.Is(err, fs.ErrNotExist) {
		if err := store.Copy(ctx, c.Database, path); err != nil {
			return err
		}
	}
	return work(path)
}

// A dryInbox is a mailbox that is only read.
type dryInbox struct {
	post.Inbox
	console.World
}

// Clock implements post.Inbox. A run would put a letter into the mailbox to ask the
// time; a dry run believes its own clock.
func (i dryInbox) Clock(context.Context) (time.Time, error) {
	fmt.Fprintln(i.Stderr, "machipost: a run would first ask the mail server for the time, and resolve nothing if the clocks differ; a dry run believes this one")
	return i.Now(), nil
}

// A dryShelf is only looked at: what is kept there was sent.
type dryShelf struct{ post.Shelf }

// Keep implements post.Shelf. It keeps nothing and does not fail.
func (dryShelf) Keep(context.Context, [][]byte) error { return nil }

// A dryPostman delivers nothing and says that it did.
type dryPostman struct{}

// Deliver implements post.Postman.
func (dryPostman) Deliver(_ context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	for _, p := range parcels {
		if may, err := p.May(); err != nil {
			return err
		} else if !may {
			continue
		}
		if err := tell(p, nil); err != nil {
			return err
		}
	}
	return nil
}
