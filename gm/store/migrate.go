package store

import (
	"cmp"
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"machipost/gm/store/steps"
	"path"
	"regexp"
	"slices"
	"strconv"
)

// This file brings a database up to date. Its form has a number (user_version), and
// so has each migration: the form that it leads to. One that was released is never
// edited, nor its number given to another.

//go:embed migrations/*.sql
var written embed.FS

// A step is what a migration does in Go, behind its SQL and in the same transaction:
// what SQL cannot say, such as to read a text and store what it means in columns.
type step func(context.Context, *sql.Tx) error

// inGo are the steps of the migrations that have one, by number.
var inGo = map[int]step{
	10: steps.NamePlayers,
	13: steps.ChainTurns,
}

// A migration leads from the form before its number to that of its number.
type migration struct {
	number int
	file   string
	sql    string
	then   step // nil for none
}

// migrations are all there are, the first one first.
func migrations() ([]migration, error) { return migrationsIn(written, "migrations", inGo) }

// named is how a migration's file is named: 0007_undone.sql.
var named = regexp.MustCompile(`^(\d+)_.*\.sql$`)

// migrationsIn reads the migrations in a folder, and gives each its step. It fails,
// with the name of the file, where one has no number, or the number of another,
// where a number below is missing, and where a step has no file.
func migrationsIn(files fs.FS, folder string, steps map[int]step) ([]migration, error) {
	found, err := fs.ReadDir(files, folder)
	if err != nil {
		return nil, fmt.Errorf("reading the migrations: %w", err)
	}
	var all []migration
	for _, entry := range found {
		m, err := readMigration(files, path.Join(folder, entry.Name()))
		if err != nil {
			return nil, err
		}
		m.then = steps[m.number]
		all = append(all, m)
	}
	slices.SortStableFunc(all, func(a, b migration) int { return cmp.Compare(a.number, b.number) })
	if err := checkNumbers(all); err != nil {
		return nil, err
	}
	for number := range steps {
		if number < 1 || number > len(all) {
			return nil, fmt.Errorf("the step in Go of migration %d has no file beside it", number)
		}
	}
	return all, nil
}

func readMigration(files fs.FS, file string) (migration, error) {
	name := named.FindStringSubmatch(path.Base(file))
	if name == nil {
		return migration{}, fmt.Errorf("%s: the name of a migration begins with its number, as in 0001_first.sql", file)
	}
	number, err := strconv.Atoi(name[1])
	if err != nil {
		return migration{}, fmt.Errorf("%s: %w", file, err)
	}
	statements, err := fs.ReadFile(files, file)
	return migration{number: number, file: file, sql: string(statements)}, err
}

// checkNumbers fails unless the numbers are 1, 2, 3 and so on.
func checkNumbers(all []migration) error {
	for i, m := range all {
		switch {
		case i > 0 && m.number == all[i-1].number:
			return fmt.Errorf("%s has the same number as %s", m.file, all[i-1].file)
		case m.number != i+1:
			return fmt.Errorf("%s: there is no migration %d before it", m.file, i+1)
		}
	}
	return nil
}

// migrate carries out the migrations that the database has not seen, each in a
// transaction of its own.
func (db *DB) migrate(ctx context.Context, all []migration) error {
	for _, m := range all {
		err := db.transact(ctx, db.write, func(tx *sql.Tx) error { return m.carryOut(ctx, tx) })
		if err != nil {
			return fmt.Errorf("%s: %w", m.file, err)
		}
	}
	return db.checkVersion(ctx, len(all))
}

// carryOut does a migration where it is due.
func (m migration) carryOut(ctx context.Context, tx *sql.Tx) error {
	var at int
	if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&at); err != nil || at >= m.number {
		return err
	}
	if _, err := tx.ExecContext(ctx, m.sql); err != nil {
		return err
	}
	if m.then != nil {
		if err := m.then(ctx, tx); err != nil {
			return err
		}
	}
	_, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", m.number))
	return err
}

// checkVersion refuses a database that a newer machipost has written.
func (db *DB) checkVersion(ctx context.Context, known int) error {
	var at int
	if err := db.write.QueryRowContext(ctx, "PRAGMA user_version").Scan(&at); err != nil {
		return err
	}
	if at > known {
		return fmt.Errorf("a newer machipost wrote this database (version %d, this one knows %d)", at, known)
	}
	return nil
}
