// Package forms brings a database up to date. Its form has a number, and so has each
// migration: the form that it leads to, which is the same in every engine.
//
// It knows no row of today: what a form was is said here once and for all. One that was
// released is never edited, nor its number given to another. What may enter is the next
// migration, and in gm/store/steps what SQL cannot say.
package forms

import (
	"cmp"
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"

	"machipost/gm/store/steps"
)

//go:embed migrations/*.sql
var written embed.FS

//go:embed postgres/*.sql
var inPostgreSQL embed.FS

// marks are how a database keeps the number of its form.
type marks struct{ read, write string }

// The marks of the engines. PostgreSQL has no user_version: the table is made by who
// opens a database.
var (
	ofSQLite     = marks{"PRAGMA user_version", "PRAGMA user_version = %d"}
	ofPostgreSQL = marks{"SELECT coalesce(max(number), 0) FROM form", "INSERT INTO form (number) VALUES (%d)"}
)

// firstInPostgreSQL is the form that a database in PostgreSQL begins with.
const firstInPostgreSQL = 18

// A Step is what a migration does in Go, behind its SQL and in the same transaction:
// what SQL cannot say, such as to read a text and store what it means in columns.
type Step func(context.Context, *sql.Tx) error

// inGo are the steps of the migrations that have one, by number.
var inGo = map[int]Step{
	10: steps.NamePlayers,
	13: steps.ChainTurns,
}

// A Migration leads from the form before its number to that of its number.
type Migration struct {
	number int
	file   string
	sql    string
	then   Step // nil for none
	marks  marks
}

// All returns all migrations that there are, the first one first. It fails as In does.
func All() ([]Migration, error) { return In(written, "migrations", inGo) }

// PostgreSQL returns all migrations of that engine, the first one first: it is the whole
// of form 18. It fails as In does.
func PostgreSQL() ([]Migration, error) {
	return in(inPostgreSQL, "postgres", nil, firstInPostgreSQL, ofPostgreSQL)
}

// Newest is the number of the form that migrations lead to, 0 for none.
func Newest(all []Migration) int {
	if len(all) == 0 {
		return 0
	}
	return all[len(all)-1].number
}

// Form is the number of the newest form, to which a database is brought. It never fails
// in a program whose tests have passed.
func Form() (int, error) {
	all, err := All()
	return len(all), err
}

// named is how a migration's file is named: 0007_undone.sql.
var named = regexp.MustCompile(`^(\d+)_.*\.sql$`)

// In reads the migrations in a folder, and gives each its step. It fails,
// with the name of the file, where one has no number, or the number of another,
// where a number below is missing, and where a step has no file.
func In(files fs.FS, folder string, steps map[int]Step) ([]Migration, error) {
	return in(files, folder, steps, 1, ofSQLite)
}

// in is In for migrations that begin with another number.
func in(files fs.FS, folder string, steps map[int]Step, first int, marks marks) ([]Migration, error) {
	found, err := fs.ReadDir(files, folder)
	if err != nil {
		return nil, fmt.Errorf("reading the migrations: %w", err)
	}
	var all []Migration
	for _, entry := range found {
		m, err := readMigration(files, path.Join(folder, entry.Name()))
		if err != nil {
			return nil, err
		}
		m.then, m.marks = steps[m.number], marks
		all = append(all, m)
	}
	slices.SortStableFunc(all, func(a, b Migration) int { return cmp.Compare(a.number, b.number) })
	if err := checkNumbers(all, first); err != nil {
		return nil, err
	}
	for number := range steps {
		if number < 1 || number > len(all) {
			return nil, fmt.Errorf("the step in Go of migration %d has no file beside it", number)
		}
	}
	return all, nil
}

func readMigration(files fs.FS, file string) (Migration, error) {
	name := named.FindStringSubmatch(path.Base(file))
	if name == nil {
		return Migration{}, fmt.Errorf("%s: the name of a migration begins with its number, as in 0001_first.sql", file)
	}
	number, err := strconv.Atoi(name[1])
	if err != nil {
		return Migration{}, fmt.Errorf("%s: %w", file, err)
	}
	statements, err := fs.ReadFile(files, file)
	return Migration{number: number, file: file, sql: string(statements)}, err
}

// checkNumbers fails unless each number is one more than the one before it.
func checkNumbers(all []Migration, first int) error {
	for i, m := range all {
		switch {
		case i > 0 && m.number == all[i-1].number:
			return fmt.Errorf("%s has the same number as %s", m.file, all[i-1].file)
		case m.number != first+i:
			return fmt.Errorf("%s: there is no migration %d before it", m.file, first+i)
		}
	}
	return nil
}

// BringUpToDate carries out the migrations that a database has not seen, each by transact,
// which carries out one transaction. It fails with the name of the migration that cannot
// be carried out, and for a database that a newer machipost has written.
func BringUpToDate(ctx context.Context, all []Migration, transact func(func(*sql.Tx) error) error) error {
	for _, m := range all {
		if err := transact(func(tx *sql.Tx) error { return m.carryOut(ctx, tx) }); err != nil {
			return fmt.Errorf("%s: %w", m.file, err)
		}
	}
	if len(all) == 0 {
		return nil
	}
	return transact(all[len(all)-1].isLast(ctx))
}

// carryOut does a migration where it is due.
func (m Migration) carryOut(ctx context.Context, tx *sql.Tx) error {
	var at int
	if err := tx.QueryRowContext(ctx, m.marks.read).Scan(&at); err != nil || at >= m.number {
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
	_, err := tx.ExecContext(ctx, fmt.Sprintf(m.marks.write, m.number))
	return err
}

// isLast refuses a database that a newer machipost has written.
func (m Migration) isLast(ctx context.Context) func(*sql.Tx) error {
	return func(tx *sql.Tx) error {
		var at int
		if err := tx.QueryRowContext(ctx, m.marks.read).Scan(&at); err != nil {
			return err
		}
		if at > m.number {
			return fmt.Errorf("a newer machipost wrote this database (version %d, this one knows %d)", at, m.number)
		}
		return nil
	}
}
