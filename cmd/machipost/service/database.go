package service

import (
	"context"
	"time"

	"machipost/cmd/machipost/config"
	"machipost/cmd/machipost/console"
	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/moving"
	"machipost/gm/store/postgres"
)

// A database is a store that was opened, of some engine.
type database interface {
	records.Store
	Close() error
}

// openDatabase opens the database of a configuration, with the clock that all have who
// use it: this machine's for a file, the server's for PostgreSQL.
func openDatabase(ctx context.Context, w console.World, c config.Config) (database, func() time.Time, error) {
	if !c.OnServer() {
		db, err := store.Open(ctx, c.Database, w.Now)
		return db, w.Now, err
	}
	db, err := openServer(ctx, w, c)
	if err != nil {
		return nil, nil, err
	}
	return db, db.Now, nil
}

func openServer(ctx context.Context, w console.World, c config.Config) (*postgres.DB, error) {
	password, err := c.DatabasePassword()
	if err != nil {
		return nil, err
	}
	return postgres.Open(ctx, c.Database, password, w.Now)
}

// fromServer writes what a database in PostgreSQL holds into a file, as it is at one
// moment; nobody waits for that.
func fromServer(ctx context.Context, w console.World, c config.Config, path string) error {
	from, err := openServer(ctx, w, c)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := store.Open(ctx, path, w.Now)
	if err != nil {
		return err
	}
	defer to.Close()
	_, err = moving.Copy(ctx, from.Frozen(), to, func(records.View) error { return nil })
	return err
}
